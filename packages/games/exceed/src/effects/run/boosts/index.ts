import type { Runs } from '../index.ts'
import { boost } from './boost.ts'
import { cancelBoost } from './cancelBoost.ts'
import { discardBoost } from './discardBoost.ts'
import { sustain } from './sustain.ts'

export const boosts: Runs<'sustain' | 'boost' | 'discardBoost' | 'cancelBoost'> = {
  sustain,
  boost,
  discardBoost,
  cancelBoost,
}
