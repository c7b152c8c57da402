import type { CardView, Json, Seat, View } from '@cardwright/engine'
import type { Dials, Item, Phase, Window, ZoneName } from '../../state.ts'

export type { Phase } from '../../state.ts'

/** What `facts` puts into a view. */
export interface SeenFacts {
  readonly turn: Seat
  readonly turns: number
  readonly first: Seat
  readonly phase: Phase
  readonly window: Window['kind']
  readonly holder: Seat | null
  readonly passes: number | null
  readonly dials: Dials
  /** The lowest first. */
  readonly stack: readonly SeenItem[]
  readonly sides: readonly SeenSide[]
}

export interface SeenItem {
  readonly id: number
  readonly owner: Seat
  readonly kind: Item['kind']
  readonly name: string
  readonly source: number | null
  readonly targets: readonly SeenTarget[]
  readonly payment: readonly { readonly handle: number | null }[]
}

export type SeenTarget =
  | { readonly kind: 'card'; readonly handle: number | null }
  | { readonly kind: 'pile'; readonly seat: Seat; readonly pile: number }
  | { readonly kind: 'graveyard' | 'player'; readonly seat: Seat }
  | { readonly kind: 'item'; readonly id: number }

export interface SeenSide {
  readonly life: number
  /** Only those that have energy or a creature; numbered from 1. */
  readonly piles: readonly { readonly pile: number; readonly frozen: boolean }[]
  readonly frozenGraveyard: boolean
}

/** A view, or what was sent of one. */
export type Sight = Pick<View, 'facts' | 'zones'>

export const factsIn = ({ facts }: Sight): SeenFacts => facts as unknown as SeenFacts

export interface Place {
  readonly family: ZoneName
  /** -1 for the stack, which is nobody's. */
  readonly owner: Seat
  /** Of a pile or the creature on it, counted from 1; 0 for what is no pile. */
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

/** What is being played and has no targets or payment yet: it lies on the stack, but is no item of it. */
export function beingPlayed(sight: Sight): string | null {
  const items = new Set(factsIn(sight).stack.map(({ source }) => source))
  return sight.zones.stack?.cards?.findLast(({ handle }) => !items.has(handle))?.name ?? null
}

/** What is being played, or resolves: questions are about it as long as there is such a thing. */
export function subject({ view }: { readonly view: Sight }): string | null {
  const { window, stack } = factsIn(view)
  return beingPlayed(view) ?? (window === 'resolve' ? (stack.at(-1)?.name ?? null) : null)
}
