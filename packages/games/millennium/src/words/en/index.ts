import type { Definition, Words } from '@cardwright/engine'
import type { CardDef } from '../../cards/definitions.ts'
import { keywordTexts } from '../../effects/keywords/text.ts'
import type { EventType } from '../../events.ts'
import { lines } from './cards.ts'
import { glossary } from './glossary.ts'
import { type Library, labels, nameIn, prompts } from './prompts.ts'
import { sentences } from './sentences.ts'
import { settings } from './settings.ts'
import { zoneNames } from './zones.ts'

/** How the game speaks to people, with these cards. */
export const wordsOf = (library: Library): Words => ({
  name: (card) => nameIn(library, card),
  lines: (def: Definition) => lines(def as CardDef),
  prompt: (ask, at) => prompts[ask.kind]?.(ask, at, library) ?? null,
  option: (option, ask, at) => labels[ask.kind]?.(option, ask, at, library) ?? null,
  confirm: (_ask, chosen) => ['Choose none', 'Choose this card'][chosen] ?? `Choose these ${chosen}`,
  event: (event, at) => sentences[event.type as EventType]?.({ event, at, library }) ?? null,
  zones: zoneNames,
  settings,
  keywords: {
    ...glossary,
    ...Object.fromEntries(Object.values(keywordTexts).map(({ name, means, rule }) => [name, { means, rule }])),
  },
})
