import type { Refusal } from '@cardwright/engine'
import type { Sheet } from '../cards/sheet.ts'
import type { Obstacle } from '../combos/combos.ts'
import { obstacles, refusals as texts } from '../words/en/refusals.ts'

export const refusals = texts

/** CC-A50, CC-A57: why there is nobody to help this fighter. */
export const withoutPartner = ({ boss }: Sheet): Refusal => (boss ? refusals.bossAlone : refusals.noPartner)

export const refusalOf = (obstacle: Obstacle): Refusal => obstacles[obstacle]
