import type { ClientScenario } from '../format.ts'
import { attacks } from './attacks.ts'
import { boosts } from './boosts.ts'
import { costs } from './costs.ts'
import { early } from './early.ts'
import { later } from './later.ts'
import { middle } from './middle.ts'
import { unwritten } from './unwritten.ts'

/** What published decks do, in positions of our own: they run where somebody has the client's data. */
export const behaviours: readonly ClientScenario[] = [
  ...unwritten,
  ...early,
  ...middle,
  ...later,
  ...costs,
  ...attacks,
  ...boosts,
]
