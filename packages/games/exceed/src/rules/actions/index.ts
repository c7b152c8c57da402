import { Moves } from '@cardwright/engine'
import type { ExceedTable } from '../../state.ts'
import { boost } from './boost.ts'
import { change } from './change.ts'
import { exceed } from './exceed.ts'
import { move } from './move.ts'
import { prepare } from './prepare.ts'
import { reshuffle } from './reshuffle.ts'
import { special } from './special.ts'
import { strike } from './strike.ts'
import { transform } from './transform.ts'

/** What of an action its opponent is told as it is taken: of an attack, how it is set, not which. */
const outside: Readonly<Record<string, (key: string) => string>> = {
  strike: (key) => key.split(':')[0]!,
}

/** What a player can do with an action: EX-043..060. */
export const actions = new Moves<ExceedTable>(
  'act',
  { prepare, move, change, exceed, reshuffle, boost, strike, special, transform },
  {
    rule: 'EX-040',
    outside: ([chosen]) => outside[(chosen as { move: string }).move]?.(chosen!.key) ?? chosen!.key,
  },
)
