import type { Seat } from '@cardwright/engine'
import type { Ability, Acting } from '../effects/vocabulary.ts'
import { type ExodusInPlay, type ExodusTable, foe, mostPiles } from '../table.ts'

/** Where a creature or an energy lies. */
export interface Spot {
  readonly seat: Seat
  readonly index: number
}

/** The pile of a card on the field; null if it lies elsewhere. */
export function spotOf(t: ExodusTable, card: ExodusInPlay): Spot | null {
  const { family, owner } = card.zone
  if (family !== 'pile' && family !== 'creature') return null
  for (let index = 0; index < mostPiles; index++) {
    if (t.zone.pile(owner, index) === card.zone || t.zone.creature(owner, index) === card.zone)
      return { seat: owner, index }
  }
  return null
}

export const creatureAt = (t: ExodusTable, { seat, index }: Spot): ExodusInPlay | undefined =>
  t.zone.creature(seat, index).top
export const energyAt = (t: ExodusTable, { seat, index }: Spot): readonly ExodusInPlay[] =>
  t.zone.pile(seat, index).cards

const indices = Array.from({ length: mostPiles }, (_, index) => index)

/** XO-018, XO-H06: piles that have energy or a creature. */
export const pilesOf = (t: ExodusTable, seat: Seat): Spot[] =>
  indices
    .filter((index) => t.zone.pile(seat, index).size + t.zone.creature(seat, index).size > 0)
    .map((index) => ({ seat, index }))

export const freePile = (t: ExodusTable, seat: Seat): Spot | null => {
  const index = indices.find((each) => t.zone.pile(seat, each).size + t.zone.creature(seat, each).size === 0)
  return index === undefined ? null : { seat, index }
}

export const isBlank = (t: ExodusTable, spot: Spot): boolean =>
  creatureAt(t, spot) === undefined && energyAt(t, spot).length > 0

export function creaturesOf(t: ExodusTable, seat: Seat): ExodusInPlay[] {
  return indices.flatMap((index) => t.zone.creature(seat, index).cards)
}

export const allCreatures = (t: ExodusTable, seat: Seat): ExodusInPlay[] => [
  ...creaturesOf(t, seat),
  ...creaturesOf(t, foe(seat)),
]

/** Energy on the field, pile by pile. */
export const energyOn = (t: ExodusTable, seat: Seat): ExodusInPlay[] =>
  indices.flatMap((index) => t.zone.pile(seat, index).cards)

export function abilitiesOf({ def }: ExodusInPlay): readonly Ability[] {
  return def.kind === 'energy' ? [] : def.abilities
}

export const isActing = (ability: Ability | undefined): ability is Acting =>
  ability !== undefined && ability.on !== 'static'
