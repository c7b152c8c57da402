import type { Rulebook } from '@cardwright/engine'
import { basic } from './basic.ts'
import { checks } from './checks.ts'
import { house } from './house.ts'
import { stated } from './stated.ts'

/** The rulebook, one rule a row, in our words. */
export const rulebook: Rulebook = { ...stated, ...basic, ...house, ...checks }
