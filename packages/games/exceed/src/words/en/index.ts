import type { Words } from '@cardwright/engine'
import type { ExceedDef } from '../../cards/definitions.ts'
import { linesOf } from '../../cards/text.ts'
import { confirmOf } from './confirm.ts'
import { sentenceOf } from './events.ts'
import { keywords } from './glossary.ts'
import { labelOf } from './labels.ts'
import { lexiconOf } from './lexicon.ts'
import { promptOf } from './prompts.ts'
import { arena, standing } from './standing.ts'
import { zones } from './zones.ts'

/** How the game with these fighters speaks to people. */
export function wordsOf(library: ReadonlyMap<string, ExceedDef>): Words {
  const lexicon = lexiconOf(library)
  return {
    name: lexicon.name,
    lines: (def) => linesOf(def as ExceedDef, lexicon.printed),
    prompt: (ask, at) => promptOf(lexicon, ask, at),
    option: (option, ask, at) => labelOf(lexicon, option, ask, at),
    confirm: confirmOf,
    event: (event, at) => sentenceOf(lexicon, event, at),
    facts: (at, seat) => standing(lexicon, at, seat),
    sketch: (at) => arena(lexicon, at),
    zones,
    keywords,
  }
}
