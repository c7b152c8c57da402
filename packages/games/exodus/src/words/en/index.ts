import type { Words } from '@cardwright/engine'
import type { ExodusDef } from '../../cards/definitions.ts'
import { cardLines } from '../../cards/text.ts'
import { confirmFor } from './confirm.ts'
import { sentenceFor } from './events.ts'
import { keywords, zones } from './glossary.ts'
import { labelFor } from './labels.ts'
import { promptFor } from './prompts.ts'
import { Speech } from './speech.ts'

export { type DeckWords, deckWords } from './decks.ts'
export { phaseNames } from './prompts.ts'
export * from './seen.ts'

/** How Exodus speaks to people, with these cards. */
export function wordsOf(library: ReadonlyMap<string, ExodusDef>): Words {
  const speech = new Speech(library)
  return {
    name: (card) => speech.card(card),
    lines: (def) => cardLines(def as ExodusDef),
    prompt: (ask, at) => promptFor(speech, ask, at),
    option: (option, ask, at) => labelFor(speech, option, ask, at),
    confirm: confirmFor,
    event: (event, at) => sentenceFor(speech, event, at),
    zones,
    keywords,
  }
}
