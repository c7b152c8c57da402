import type { Seat } from '@cardwright/engine'
import type { ExodusDef } from '../cards/definitions.ts'
import type { Ability, Acting, Hue } from '../effects/vocabulary.ts'
import { type ExodusInPlay, type ExodusTable, foe, found, mostPiles, type Ref } from '../table.ts'

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

/** XO-H13: the hues of the energy under a creature. */
export function huesUnder(t: ExodusTable, creature: ExodusInPlay): Set<Hue> {
  const spot = spotOf(t, creature)
  const energy = spot === null ? [] : energyAt(t, spot)
  return new Set(energy.flatMap(({ def }) => (def.kind === 'energy' ? [def.hue] : [])))
}

/** In an order that does not tell how somebody holds their cards. */
export const byName = (cards: readonly ExodusInPlay[]): ExodusInPlay[] =>
  [...cards].sort(({ def: a }, { def: b }) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))

/** What is printed on a card, also when it is gone: then on any card of that name, for there is one somewhere. */
export function defOf(t: ExodusTable, { source, text }: { readonly source: Ref; readonly text: string }): ExodusDef {
  const here = found(t, source) ?? t.cards.find(({ def }) => def.id === text)
  if (here === undefined) throw new Error(`There is no ${text} at this table.`)
  return here.def
}

export const abilitiesOf = ({ def }: Pick<ExodusInPlay, 'def'>): readonly Ability[] =>
  def.kind === 'energy' ? [] : def.abilities

/** XO-H25: whether it is still where its texts hold. */
export function inPlay(t: ExodusTable, source: Ref): ExodusInPlay | undefined {
  const card = found(t, source)
  return card?.zone.family === 'creature' || card?.zone.family === 'lasting' ? card : undefined
}

export const isActing = (ability: Ability | undefined): ability is Acting =>
  ability !== undefined && 'script' in ability
