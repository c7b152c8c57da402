import type { CardLine, Definition, Words } from '@cardwright/engine'
import type { WeissCard } from '../../cards/definitions.ts'
import { decks } from './decks.ts'
import { sentenceFor } from './events.ts'
import { keywords } from './glossary.ts'
import { confirmFor, labelFor } from './labels.ts'
import { promptFor } from './prompts.ts'
import { settings } from './settings.ts'
import { iconNames, Speech, zones } from './speech.ts'

const line = (head: string, text: string | number): CardLine => ({ head, text: String(text) })

/** What is printed on a card. */
export function cardLines({ type, colour, level, cost, power, soul, traits, icons, text }: WeissCard): CardLine[] {
  return [
    line('Type', `${colour} ${type}`),
    ...(type === 'climax' ? [] : [line('Level', level), line('Cost', cost)]),
    ...(type === 'character' ? [line('Power', power), line('Soul', soul)] : []),
    ...(traits.length > 0 ? [line('Traits', traits.join(', '))] : []),
    ...(icons.length > 0 ? [line('Trigger', icons.map((icon) => iconNames[icon]).join(', '))] : []),
    ...text.map((each) => ({ text: each })),
  ]
}

export const cardText = (def: WeissCard): string =>
  cardLines(def)
    .map(({ head, text }) => (head === undefined ? text : `${head}: ${text}.`))
    .join(' ')

/** How Weiss Schwarz speaks to people, with these cards. */
export function wordsOf(library: ReadonlyMap<string, WeissCard>): Words {
  const speech = new Speech(library)
  return {
    name: (card) => speech.card(card),
    lines: (def: Definition) => cardLines(def as WeissCard),
    prompt: (ask, at) => promptFor(speech, ask, at),
    option: (option, ask, at) => labelFor(speech, option, ask, at),
    confirm: (ask, chosen) => confirmFor(ask, chosen),
    event: (event, at) => sentenceFor(speech, event, at),
    zones,
    keywords,
    settings,
    decks,
  }
}
