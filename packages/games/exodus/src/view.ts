import type { CardView, Json, Seat, View } from '@cardwright/engine'
import { factsOf } from './facts.ts'
import { lossOf } from './rules/energy.ts'
import type { ZoneName } from './state.ts'

/** A view, or the part of one that was sent. */
export type Sight = Pick<View, 'facts' | 'zones'>

export interface Place {
  readonly family: ZoneName
  /** -1 for the stack, which is nobody's. */
  readonly owner: Seat
  /** Of a pile or the creature on it, counted from 1; 0 for all other zones. */
  readonly pile: number
}

/** `pile:0:2` is the third pile of seat 0. */
export function placeOf(zone: string): Place {
  const [family, owner = '-1', index = '-1'] = zone.split(':')
  return { family: family as ZoneName, owner: Number(owner), pile: Number(index) + 1 }
}

export interface FoundCard {
  readonly card: CardView
  readonly place: Place
}

/** The card of this handle, where it lies. */
export function findCard({ zones }: Sight, handle: Json | undefined): FoundCard | null {
  if (typeof handle !== 'number') return null
  for (const [zone, { cards }] of Object.entries(zones)) {
    const card = cards?.find((each) => each.handle === handle)
    if (card) return { card, place: placeOf(zone) }
  }
  return null
}

export const creatureOn = ({ zones }: Sight, seat: Seat, pile: number): CardView | undefined =>
  zones[`creature:${seat}:${pile - 1}`]?.cards?.[0]

export const energyOf = ({ zones }: Sight, seat: Seat, pile: number): readonly CardView[] =>
  zones[`pile:${seat}:${pile - 1}`]?.cards ?? []

/** The symmetry that has no targets or payment yet: it lies on the stack, but is no item of it. */
export function beingPlayed(sight: Sight): string | null {
  const items = new Set(factsOf(sight).stack.map(({ source }) => source))
  return sight.zones.stack?.cards?.findLast(({ handle }) => !items.has(handle))?.name ?? null
}

/** What an attack would come to if nothing else is played. */
export type Foreseen =
  | {
      readonly on: 'player'
      readonly seat: Seat
      readonly damage: number
      readonly prevented: number
      readonly left: number
    }
  | { readonly on: 'creature'; readonly attacker: Struck; readonly victim: Struck }

/** XO-H10: a creature in a battle. */
export interface Struck {
  readonly found: FoundCard
  readonly loses: number
  readonly falls: boolean
}

/** XO-H10, XO-H11: null for what is not seen. */
export function outcomeOf(sight: Sight, attacker: Json | undefined, on: Json | undefined): Foreseen | null {
  const { power, against } = foreseen(sight, attacker, on)
  const found = findCard(sight, attacker)
  if (power === null || found === null) return null
  if (on === undefined) {
    const seat = 1 - found.place.owner
    const { life, shield } = factsOf(sight).sides[seat]!
    const prevented = Math.min(power, shield.less)
    return { on: 'player', seat, damage: power, prevented, left: Math.max(0, life - power + prevented) }
  }
  const victim = findCard(sight, on)
  if (victim === null || against === null) return null
  return { on: 'creature', attacker: struck(sight, found, against), victim: struck(sight, victim, power) }
}

const struck = (sight: Sight, found: FoundCard, points: number): Struck => ({
  found,
  ...lossOf(energyOf(sight, found.place.owner, found.place.pile).length, points),
})

/** The power with which a creature would attack, on whom counts, and that of what it attacks. */
export function foreseen(
  sight: Sight,
  attacker: Json | undefined,
  on: Json | undefined,
): { readonly power: number | null; readonly against: number | null } {
  const number = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null)
  const { card } = findCard(sight, attacker) ?? {}
  const victim = findCard(sight, on)
  const changed = (card?.against ?? {}) as Readonly<Record<string, number>>
  const power = changed[victim === null ? 'player' : String(victim.place.pile)] ?? number(card?.power)
  return { power, against: number(victim?.card.power) }
}
