import type { Refusal } from '@cardwright/engine'
import type { Obstacle } from '../combos/combos.ts'
import { obstacles, refusals as texts } from '../words/en/refusals.ts'

export const refusals = texts

export const refusalOf = (obstacle: Obstacle): Refusal => obstacles[obstacle]
