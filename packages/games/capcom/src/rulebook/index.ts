import type { Rulebook } from '@cardwright/engine'
import { basics } from './basics.ts'
import { combos } from './combos.ts'
import { defence } from './defence.ts'
import { history } from './history.ts'
import { house } from './house.ts'
import { mechanics } from './mechanics.ts'
import { moves } from './moves.ts'
import { readings } from './readings.ts'
import { stats } from './stats.ts'
import { tag } from './tag.ts'

/** The rulebook, one rule a row, in our words; then how we read it, and our own rules. */
export const rulebook: Rulebook = {
  ...stats,
  ...mechanics,
  ...basics,
  ...moves,
  ...combos,
  ...defence,
  ...tag,
  ...history,
  ...readings,
  ...house,
}
