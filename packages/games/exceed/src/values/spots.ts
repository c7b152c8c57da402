import type { Seat } from '@cardwright/engine'
import type { ConditionOf } from '../effects/conditions/vocabulary.ts'
import { type ExceedTable, foe, side } from '../state.ts'
import { amountOf } from './amounts.ts'
import { distanceTo, edgeTo, isBetween, isBetweenThese, isFree, isWithin, occupies } from './arena.ts'
import { marksOf, originOf, underFoe } from './marks.ts'
import { coversSpace } from './reach.ts'
import { fromFoe, type Source, seatOf } from './source.ts'
import { traitOf } from './traits.ts'

/** EX-109, EX-112: measured from where the attack comes from; of a wide opponent any space counts. */
export function isAtRange(t: ExceedTable, by: Source, { min, max, from }: ConditionOf<'range'>): boolean {
  const { space } = side(t, foe(by.seat))
  const origin = from === 'you' ? edgeTo(t, by.seat, space) : originOf(t, by.seat)
  return isWithin(t, foe(by.seat), origin, amountOf(t, by, min), max === undefined ? 99 : amountOf(t, by, max))
}

export function isInArena(t: ExceedTable, by: Source, { spot, before }: ConditionOf<'inArena'>): boolean {
  const placed = t.state.strike?.sides[by.seat as 0 | 1].placed ?? []
  return marksOf(t, by, spot).some(({ token }) => !before || token === undefined || !placed.includes(token))
}

export function isSpotFree(t: ExceedTable, by: Source, { spot }: ConditionOf<'spotFree'>): boolean {
  return marksOf(t, by, spot).some(({ space }) => isFree(t, space))
}

export function isAt(t: ExceedTable, by: Source, { spot, of, min = 0, max = 0 }: ConditionOf<'at'>): boolean {
  return marksOf(t, by, spot).some(({ space }) => {
    const far = distanceTo(t, seatOf(by, of), space)
    return min <= far && far <= max
  })
}

export function liesBetween(t: ExceedTable, by: Source, { spot, source }: ConditionOf<'between'>): boolean {
  const end = source ? originOf(t, foe(by.seat)) : side(t, foe(by.seat)).space
  return marksOf(t, by, spot).some(({ space }) => isBetweenThese(t, by.seat, end, space))
}

export function isFoeBetween(t: ExceedTable, by: Source, { spot, orOn }: ConditionOf<'foeBetween'>): boolean {
  const mine = side(t, by.seat).space
  const theirs = side(t, foe(by.seat)).space
  return marksOf(t, by, spot).some(
    ({ space }) =>
      (orOn === true && occupies(t, foe(by.seat), space)) ||
      (Math.min(mine, space) < theirs && theirs < Math.max(mine, space)),
  )
}

export function isSpotInRange(
  t: ExceedTable,
  by: Source,
  { spot, theirs, ahead }: ConditionOf<'spotInRange'>,
): boolean {
  const origin = originOf(t, by.seat)
  const { space: target } = side(t, foe(by.seat))
  return marksOf(t, theirs ? fromFoe(by) : by, spot).some(
    ({ space }) =>
      (coversSpace(t, by.seat, space) || (theirs === true && occupies(t, by.seat, space))) &&
      (!ahead || (space - origin) * Math.sign(target - origin) >= 0),
  )
}

export function hasJustCrossed(t: ExceedTable, by: Source, { spot }: ConditionOf<'justCrossed'>): boolean {
  const { from, to } = t.state.recent
  return marksOf(t, by, spot).some(({ space }) => Math.min(from, to) <= space && space <= Math.max(from, to))
}

export function hasTrait(t: ExceedTable, by: Source, { trait, of }: ConditionOf<'has'>): boolean {
  return traitOf(t, seatOf(by, of), trait)
}

/** Spaces that were entered just now on which something of this seat lies. */
export function entered(t: ExceedTable, seat: Seat): number {
  const taken = new Set(Object.values(side(t, seat).tokens))
  return t.state.recent.entered.filter((space) => taken.has(space)).length
}

export function tokensBetween(t: ExceedTable, seat: Seat): number {
  return Object.values(side(t, seat).tokens).filter((space) => isBetween(t, space)).length
}

export function rodsUnderFoe(t: ExceedTable, seat: Seat): number {
  return underFoe(t, { seat, card: null, half: 'face' }, 'rods').length
}
