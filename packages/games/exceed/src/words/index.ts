import type { Words } from '@cardwright/engine'
import type { ExceedDef } from '../cards/definitions.ts'
import { confirmOf } from './confirm.ts'
import { sentenceOf } from './events.ts'
import { keywords } from './keywords.ts'
import { lexiconOf } from './lexicon.ts'
import { linesOf } from './lines.ts'
import { labelOf } from './options.ts'
import { promptOf } from './prompts.ts'
import { arena, standing } from './standing.ts'
import { zones } from './zones.ts'

/** How the game with these fighters speaks to people. */
export function wordsOf(library: ReadonlyMap<string, ExceedDef>): Words {
  const lexicon = lexiconOf(library)
  return {
    name: lexicon.name,
    lines: (def) => linesOf(lexicon, def as ExceedDef),
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
