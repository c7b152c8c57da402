import { type Flow, maybe } from '@cardwright/engine'
import type { HearthInPlay, HearthTable } from '../../table.ts'
import type { Effect } from '../vocabulary.ts'
import { damage } from './damage.ts'
import { draw } from './draw.ts'
import { strike } from './strike.ts'

/** One small function for each effect. Null if it asked nothing. */
type Run<E> = (t: HearthTable, source: HearthInPlay, effect: E) => Flow | null

const registry: { readonly [K in Effect['do']]: Run<Extract<Effect, { do: K }>> } = { damage, draw, strike }

export function* runEffects(t: HearthTable, source: HearthInPlay, effects: readonly Effect[]): Flow {
  for (const effect of effects) yield* maybe((registry[effect.do] as Run<Effect>)(t, source, effect))
}
