import { cached, type Seat } from '@cardwright/engine'
import type { ExodusDef } from '../cards/definitions.ts'
import type { Ability, Acting } from '../effects/abilities/vocabulary.ts'
import type { Hue } from '../effects/terms/vocabulary.ts'
import { maxPiles, type Ref } from '../state.ts'
import { type ExodusInPlay, type ExodusTable, found } from '../table.ts'

/** Where a creature or an energy lies: a pile, as it may be aimed at. */
export interface Spot {
  readonly kind: 'pile'
  readonly seat: Seat
  readonly index: number
}

/** There are twelve: each is made once. */
const spots: readonly (readonly Spot[])[] = [0, 1].map((seat) =>
  Array.from({ length: maxPiles }, (_, index) => Object.freeze({ kind: 'pile', seat, index })),
)
const spotsByZone: ReadonlyMap<string, Spot> = new Map(
  spots.flat().flatMap((spot) => ['pile', 'creature'].map((zone) => [`${zone}:${spot.seat}:${spot.index}`, spot])),
)

/** The pile of a card on the field; null if it lies elsewhere. */
export const spotOf = ({ zone }: ExodusInPlay): Spot | null => spotsByZone.get(zone.name) ?? null

export const creatureAt = (t: ExodusTable, { seat, index }: Spot): ExodusInPlay | undefined =>
  t.zone.creature(seat, index).top
export const energyAt = (t: ExodusTable, { seat, index }: Spot): readonly ExodusInPlay[] =>
  t.zone.pile(seat, index).cards

const isUsed = (t: ExodusTable, { seat, index }: Spot): boolean =>
  t.zone.pile(seat, index).size > 0 || t.zone.creature(seat, index).size > 0

/** XO-018, XO-H06: piles that have energy or a creature. */
export const pilesOf = cached((t: ExodusTable, seat: Seat): readonly Spot[] =>
  spots[seat]!.filter((spot) => isUsed(t, spot)),
)

export const freePile = (t: ExodusTable, seat: Seat): Spot | null => {
  for (const spot of spots[seat]!) if (!isUsed(t, spot)) return spot
  return null
}

/** The first card of each name: of alike ones, one stands for all. */
export function oneOfEach(cards: readonly ExodusInPlay[]): ExodusInPlay[] {
  const found: ExodusInPlay[] = []
  for (const card of cards) if (!isNamed(found, card)) found.push(card)
  return found
}

function isNamed(cards: readonly ExodusInPlay[], { def }: ExodusInPlay): boolean {
  for (const card of cards) if (card.def === def) return true
  return false
}

/** Keys of a card and a pile, `summon:cub:2`, each made once: they are listed and compared very often. */
export function keysOfPiles(verb: string): (card: ExodusInPlay, pile: number) => string {
  const known = new Map<string, string[]>()
  return ({ def: { id } }, pile) => {
    let keys = known.get(id)
    if (keys === undefined) {
      keys = Array.from({ length: maxPiles }, (_, index) => `${verb}:${id}:${index + 1}`)
      known.set(id, keys)
    }
    return keys[pile]!
  }
}

export const isBlank = (t: ExodusTable, spot: Spot): boolean =>
  creatureAt(t, spot) === undefined && energyAt(t, spot).length > 0

export const creaturesOf = cached((t: ExodusTable, seat: Seat): readonly ExodusInPlay[] => {
  const creatures: ExodusInPlay[] = []
  for (let index = 0; index < maxPiles; index++) creatures.push(...t.zone.creature(seat, index).cards)
  return creatures
})

/** A player's creatures and Lasting symmetries. */
export const permanentsOf = cached((t: ExodusTable, seat: Seat): readonly ExodusInPlay[] => {
  const lasting = t.zone.lasting(seat).cards
  return lasting.length === 0 ? creaturesOf(t, seat) : [...creaturesOf(t, seat), ...lasting]
})

/** Energy on the field, pile by pile. */
export const energyOn = cached((t: ExodusTable, seat: Seat): readonly ExodusInPlay[] => {
  const energy: ExodusInPlay[] = []
  for (let index = 0; index < maxPiles; index++) energy.push(...t.zone.pile(seat, index).cards)
  return energy
})

/** XO-H13: the hues of the energy under a creature. */
export function huesUnder(t: ExodusTable, creature: ExodusInPlay): Set<Hue> {
  const spot = spotOf(creature)
  const energy = spot === null ? [] : energyAt(t, spot)
  return new Set(energy.flatMap(({ def }) => (def.kind === 'energy' ? [def.hue] : [])))
}

/** In an order that does not tell how somebody holds their cards. */
export const byName = (cards: readonly ExodusInPlay[]): ExodusInPlay[] =>
  [...cards].sort(({ def: a }, { def: b }) => Number(a.id > b.id) - Number(a.id < b.id))

/** The definition of a card, even when the card is gone: any card of that name has it, and one is always somewhere. */
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
