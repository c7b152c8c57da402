import type { Runs } from '../rules/perform.ts'
import { boosts } from './boosts/run.ts'
import { cards } from './cards/run.ts'
import { control } from './control/run.ts'
import { costs } from './costs/run.ts'
import { laying } from './laying/run.ts'
import { looking } from './looking/run.ts'
import { movement } from './movement/run.ts'
import { numbers } from './numbers/run.ts'
import { strikes } from './strikes/run.ts'
import { taking } from './taking/run.ts'
import { tokens } from './tokens/run.ts'
import { turn } from './turn/run.ts'

/** What each effect does. */
export const runs: Runs = {
  ...control,
  ...numbers,
  ...movement,
  ...cards,
  ...taking,
  ...looking,
  ...costs,
  ...boosts,
  ...strikes,
  ...tokens,
  ...laying,
  ...turn,
}
