import { factsReader, type JsonObject, type Seat } from '@cardwright/engine'
import { misspentOf } from './misspent.ts'
import { powerOf, powerReasons, powersInAttack, victimOf } from './rules/battle.ts'
import { pilesOf } from './rules/field.ts'
import { isCardFrozen, isFrozen } from './rules/freeze.ts'
import { shieldOf } from './rules/life.ts'
import type { Dials, Item, Phase, Ref, Target, Window } from './state.ts'
import { type ExodusInPlay, type ExodusTable, found } from './table.ts'

/** The facts that a view shows beside cards. They are the same for everybody but for the handles of cards. */
export type ExodusFacts = {
  readonly turn: Seat
  readonly turns: number
  readonly first: Seat
  readonly phase: Phase
  readonly window: Window['kind']
  readonly holder: Seat | null
  readonly passes: number | null
  readonly dials: DialFacts
  /** The lowest first. */
  readonly stack: readonly ItemFacts[]
  readonly sides: readonly SideFacts[]
}

export type DialFacts = { readonly [K in keyof Dials]: Dials[K] }

export type SideFacts = {
  readonly life: number
  /** So much less the next damage of this turn is, by these cards. */
  readonly shield: { readonly less: number; readonly by: readonly string[] }
  /** Piles that have energy or a creature; numbered from 1. */
  readonly piles: readonly { readonly pile: number; readonly frozen: boolean }[]
  readonly frozenGraveyard: boolean
}

/** XO-046, XO-056: an item, and what was declared for it, is public. Of a card of a hand its name is, which was shown, and not which of that name it is. */
export type ItemFacts = {
  readonly id: number
  readonly owner: Seat
  readonly kind: Item['kind']
  readonly name: string
  readonly source: number | null
  readonly targets: readonly TargetFacts[]
  readonly payment: readonly { readonly handle: number | null; readonly name: string }[]
}

export type TargetFacts =
  | { readonly kind: 'card'; readonly handle: number | null }
  | { readonly kind: 'pile'; readonly seat: Seat; readonly pile: number }
  | { readonly kind: 'graveyard' | 'player'; readonly seat: Seat }
  | { readonly kind: 'item'; readonly id: number }

export function facts(t: ExodusTable, viewer: Seat | null): ExodusFacts {
  const { turn, turns, first, phase, window, stack, sides, dials } = t.state
  return {
    turn,
    turns,
    first,
    phase,
    window: window.kind,
    holder: window.kind === 'stack' ? window.holder : null,
    passes: window.kind === 'stack' ? window.passes : null,
    dials: { ...dials },
    stack: stack.map((item) => itemFacts(t, viewer, item)),
    sides: sides.map(({ life }, seat) => ({
      life,
      shield: shieldOf(t, seat),
      piles: pilesOf(t, seat).map((spot) => ({
        pile: spot.index + 1,
        frozen: isFrozen(t, spot),
      })),
      frozenGraveyard: isFrozen(t, { kind: 'graveyard', seat }),
    })),
  }
}

/** The facts of a view. */
export const factsOf = factsReader(facts)

function itemFacts(t: ExodusTable, viewer: Seat | null, item: Item): ItemFacts {
  const { id, owner, kind, text, source, targets, payment } = item
  return {
    id,
    owner,
    kind,
    name: text,
    source: handleOf(t, viewer, source),
    targets: targets.map((target) => targetFacts(t, viewer, target)),
    payment: payment.map((ref) => ({ handle: handleOf(t, viewer, ref), name: t.card(ref.card).def.id })),
  }
}

function handleOf(t: ExodusTable, viewer: Seat | null, ref: Ref): number | null {
  const card = found(t, ref)
  return card === undefined ? null : t.handle(card, viewer)
}

function targetFacts(t: ExodusTable, viewer: Seat | null, target: Target): TargetFacts {
  if (target.kind === 'card') return { kind: 'card', handle: handleOf(t, viewer, target.ref) }
  if (target.kind === 'pile') return { kind: 'pile', seat: target.seat, pile: target.index + 1 }
  return { ...target }
}

/** Facts about a card: ice; for a creature, its power, why that differs from its energy, and what it would be in an attack (`against`); in a hand, whether it would be misspent. */
export function about(t: ExodusTable, card: ExodusInPlay): JsonObject {
  const { family } = card.zone
  if (family === 'hand') {
    const misspent = misspentOf(t, card)
    return misspent === null ? {} : { misspent }
  }
  if (family === 'lasting') return { frozen: isCardFrozen(t, card) }
  if (family !== 'creature') return {}
  const power = powerReasons(t, card)
  const against = powersInAttack(t, card)
  return {
    frozen: isCardFrozen(t, card),
    power: powerOf(t, card, victimOf(t, card)),
    ...(Object.keys(against).length > 0 && { against }),
    ...(power.length > 0 && { reasons: { power } }),
  }
}
