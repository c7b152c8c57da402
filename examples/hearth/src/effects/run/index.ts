import { inTurn, type Part } from '@cardwright/engine'
import type { HearthInPlay, HearthTable } from '../../table.ts'
import type { Effect } from '../vocabulary.ts'
import { damageFoe } from './damage.ts'
import { draw } from './draw.ts'
import { strike } from './strike.ts'

/** One small function for each effect. Null if it asked nothing. */
type Run<E> = (t: HearthTable, source: HearthInPlay, effect: E) => Part

const registry: { readonly [K in Effect['do']]: Run<Extract<Effect, { do: K }>> } = { damage: damageFoe, draw, strike }

export const runEffects = (t: HearthTable, source: HearthInPlay, effects: readonly Effect[]): Part =>
  inTurn(effects, (effect) => (registry[effect.do] as Run<Effect>)(t, source, effect))
