import type { Flow, Seat } from '@cardwright/engine'
import type { ExodusTable, Ref, Target } from '../../table.ts'
import type { Effect, EffectOf } from '../vocabulary.ts'
import { addEnergy } from './addEnergy.ts'
import { destroy, returnToHand } from './creature.ts'
import { destroyEnergy } from './destroyEnergy.ts'
import { discard } from './discard.ts'
import { draw } from './draw.ts'
import { freeze, unfreeze } from './freeze.ts'
import { damage, gainLife } from './life.ts'
import { negate } from './negate.ts'
import { power } from './power.ts'

/** By what an effect happens, and on what. */
export interface By {
  readonly seat: Seat
  readonly source: Ref
  readonly targets: readonly Target[]
}

/** Null if it asked nothing. */
export type Run<E> = (t: ExodusTable, by: By, effect: E) => Flow | null

/** One small function for each effect. */
const registry: { readonly [K in Effect['do']]: Run<EffectOf<K>> } = {
  return: returnToHand,
  destroy,
  destroyEnergy,
  discard,
  freeze,
  unfreeze,
  draw,
  gainLife,
  damage,
  addEnergy,
  power,
  negate,
}

/** In the order of the text: D.3.4. */
export function runEffects(t: ExodusTable, by: By, effects: readonly Effect[]): Flow | null {
  for (let i = 0; i < effects.length; i++) {
    const flow = start(t, by, effects[i]!)
    if (flow !== null) return rest(t, by, effects, i + 1, flow)
  }
  return null
}

const start = (t: ExodusTable, by: By, effect: Effect): Flow | null =>
  (registry[effect.do] as Run<Effect>)(t, by, effect)

function* rest(t: ExodusTable, by: By, effects: readonly Effect[], from: number, first: Flow): Flow {
  yield* first
  for (let i = from; i < effects.length; i++) {
    const flow = start(t, by, effects[i]!)
    if (flow !== null) yield* flow
  }
}
