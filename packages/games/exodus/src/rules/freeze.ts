import type { Seat } from '@cardwright/engine'
import { tell } from '../events.ts'
import type { Target } from '../state.ts'
import { type ExodusInPlay, type ExodusTable, found, refer } from '../table.ts'
import { creatureAt, spotOf } from './field.ts'

const isSame = (a: Target, b: Target): boolean => {
  if (a.kind === 'pile' && b.kind === 'pile') return a.seat === b.seat && a.index === b.index
  if (a.kind === 'card' && b.kind === 'card') return a.ref.card === b.ref.card && a.ref.gen === b.ref.gen
  return a.kind === 'graveyard' && b.kind === 'graveyard' && a.seat === b.seat
}

/** XO-H15: ice lies on a pile with its creature, on a Lasting symmetry, on a graveyard. */
export function iceOf(t: ExodusTable, target: Target): Target | null {
  if (target.kind === 'pile' || target.kind === 'graveyard') return target
  if (target.kind !== 'card') return null
  const card = found(t, target.ref)
  const spot = card && spotOf(card)
  if (spot) return spot
  return card?.zone.family === 'lasting' ? target : null
}

export function isFrozen(t: ExodusTable, target: Target): boolean {
  const { frozen } = t.state
  if (frozen.length === 0) return false
  const ice = iceOf(t, target)
  return ice !== null && frozen.some(({ what }) => isSame(what, ice))
}

export const isCardFrozen = (t: ExodusTable, card: ExodusInPlay): boolean =>
  t.state.frozen.length > 0 && isFrozen(t, spotOf(card) ?? { kind: 'card', ref: refer(card) })

export function freeze(t: ExodusTable, target: Target): void {
  const what = iceOf(t, target)
  if (what === null || isFrozen(t, what)) return
  t.state.frozen.push(Object.freeze({ what: Object.freeze(what), since: t.state.ends }))
  t.touch()
  tell(t, { type: 'freeze', rule: 'XO-H15', ...placeOf(t, what) })
}

/** Where ice lies, as events tell it: everybody can see it. */
function placeOf(t: ExodusTable, ice: Target) {
  if (ice.kind === 'card') return { card: ice.ref.card }
  if (ice.kind === 'pile') return { seat: ice.seat, pile: ice.index + 1, card: creatureAt(t, ice)?.id }
  return ice.kind === 'graveyard' ? { seat: ice.seat } : {}
}

/** Whether there was ice to melt. */
export function thaw(t: ExodusTable, ice: Target): boolean {
  const before = t.state.frozen.length
  t.state.frozen = t.state.frozen.filter(({ what }) => !isSame(what, ice))
  if (t.state.frozen.length === before) return false
  t.touch()
  tell(t, { type: 'thaw', rule: 'XO-H16', ...placeOf(t, ice) })
  return true
}

/** The player on whose side the ice lies. */
export const ownerOf = (t: ExodusTable, what: Target): Seat => {
  if (what.kind === 'card') return t.card(what.ref.card).zone.owner
  return what.kind === 'item' ? -1 : what.seat
}

/** XO-H16: what a player's End Phase unfreezes: all that was frozen before it began. */
export const dueFor = (t: ExodusTable, seat: Seat): Target[] =>
  t.state.frozen.filter(({ what, since }) => ownerOf(t, what) === seat && since < t.state.ends).map(({ what }) => what)
