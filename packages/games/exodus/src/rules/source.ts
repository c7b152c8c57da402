import type { Part, Seat } from '@cardwright/engine'
import type { Hue } from '../effects/terms/vocabulary.ts'
import type { EffectList, Script } from '../effects/vocabulary.ts'
import type { Ref, Target } from '../state.ts'
import { type ExodusInPlay, type ExodusTable, refer } from '../table.ts'

/** Where a text comes from: a player, and a card. */
export interface Source {
  readonly seat: Seat
  readonly source: Ref
  /** The id of the card's definition, known even when the card is gone: XO-H25. */
  readonly text: string
  /** The item that selects, once it lies on the stack: it cannot select itself. */
  readonly item?: number
}

/** A text that is played, used or triggered. */
export interface Playing extends Source {
  readonly script: Script
}

/** A text that resolves. */
export interface Resolving extends Source {
  readonly targets: readonly Target[]
  /** The hues of the energy that was paid for it. */
  readonly paid?: readonly Hue[]
}

/** Runs the effects of a text in its order. The game hands it in: effects know the rules, not the reverse. */
export type RunEffects = (t: ExodusTable, by: Resolving, effects: EffectList) => Part

/** A symmetry as it is played; null for any other card. */
export function symmetryOf(card: ExodusInPlay, seat: Seat): Playing | null {
  const { def } = card
  return def.kind === 'symmetry' ? { seat, source: refer(card), text: def.id, script: def.script } : null
}
