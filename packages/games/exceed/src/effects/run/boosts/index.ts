import type { Runs } from '../index.ts'
import { boost } from './boost.ts'
import { cancelBoost } from './cancelBoost.ts'
import { discardBoost } from './discardBoost.ts'
import { sustain } from './sustain.ts'
import { transform } from './transform.ts'
import { tuck } from './tuck.ts'
import { untuck } from './untuck.ts'

export const boosts: Runs<'sustain' | 'boost' | 'discardBoost' | 'cancelBoost' | 'transform' | 'tuck' | 'untuck'> = {
  sustain,
  boost,
  discardBoost,
  cancelBoost,
  transform,
  tuck,
  untuck,
}
