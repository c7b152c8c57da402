import type { Flow, Seat } from '@cardwright/engine'
import type { ExodusTable, Ref, Target } from '../../table.ts'
import type { Effect, EffectList, EffectOf, Hue } from '../vocabulary.ts'
import { addEnergy } from './addEnergy.ts'
import { attackAgain, cancelAttack } from './attack.ts'
import { choose, ifSo } from './control.ts'
import { destroy, keepStrongest, putIntoPlay, returnToHand, switchPiles } from './creature.ts'
import { destroyEnergy } from './destroyEnergy.ts'
import { discard } from './discard.ts'
import { discount } from './discount.ts'
import { draw } from './draw.ts'
import { freeze, unfreeze } from './freeze.ts'
import { damage, gainLife, prevent } from './life.ts'
import { moveEnergy } from './moveEnergy.ts'
import { negate } from './negate.ts'
import { placeEnergy } from './placeEnergy.ts'
import { playNow } from './playNow.ts'
import { power } from './power.ts'
import { recoverEnergy } from './recoverEnergy.ts'
import { reselect } from './reselect.ts'
import { reveal } from './reveal.ts'

/** By what an effect happens, and on what. */
export interface By {
  readonly seat: Seat
  readonly source: Ref
  /** The name of its card, which may be gone: XO-H25. */
  readonly text: string
  readonly targets: readonly Target[]
  /** The hues of the energy that was paid for it. */
  readonly paid?: readonly Hue[]
}

/** Null if it asked nothing. */
export type Run<E> = (t: ExodusTable, by: By, effect: E) => Flow | null

let known: { readonly [K in Effect['do']]: Run<EffectOf<K>> } | null = null
/** One small function for each effect. Put together when it is first needed: effects and rules need each other. */
function registry(): NonNullable<typeof known> {
  known ??= {
    return: returnToHand,
    destroy,
    discard,
    draw,
    putIntoPlay,
    switch: switchPiles,
    keepStrongest,
    reveal,
    playNow,
    destroyEnergy,
    addEnergy,
    moveEnergy,
    placeEnergy,
    recoverEnergy,
    freeze,
    unfreeze,
    gainLife,
    damage,
    prevent,
    power,
    negate,
    reselect,
    cancelAttack,
    attackAgain,
    discount,
    if: ifSo,
    choose,
  }
  return known
}

/** In the order of the text: D.3.4. */
export function runEffects(t: ExodusTable, by: By, effects: EffectList): Flow | null {
  for (let i = 0; i < effects.length; i++) {
    const flow = start(t, by, effects[i]!)
    if (flow !== null) return rest(t, by, effects, i + 1, flow)
  }
  return null
}

const start = (t: ExodusTable, by: By, effect: Effect): Flow | null =>
  (registry()[effect.do] as Run<Effect>)(t, by, effect)

function* rest(t: ExodusTable, by: By, effects: EffectList, from: number, first: Flow): Flow {
  yield* first
  for (let i = from; i < effects.length; i++) {
    const flow = start(t, by, effects[i]!)
    if (flow !== null) yield* flow
  }
}
