import type { Words } from '@cardwright/engine'
import type { CapcomDef } from '../../state.ts'
import { sentenceOf } from './events.ts'
import { keywords, zones } from './glossary.ts'
import { type Library, Names } from './names.ts'
import { confirmOf, labelOf } from './options.ts'
import { promptFor } from './prompts.ts'
import { settings } from './settings.ts'
import { linesOf } from './sheet.ts'
import { standing } from './standing.ts'

/** How the game with these fighters speaks to people. */
export function wordsOf(library: Library): Words {
  const names = new Names(library)
  return {
    name: (card) => names.card(card),
    lines: (def) => linesOf(def as CapcomDef),
    prompt: (ask, at) => promptFor(names, ask, at),
    option: (option, ask, at) => labelOf(names, option, ask, at),
    confirm: confirmOf,
    event: (event, at) => sentenceOf(names, event, at),
    facts: (at, seat) => standing(names, at, seat),
    zones,
    keywords,
    settings,
  }
}
