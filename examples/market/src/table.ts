import type { Card, CardId, Seat, Table } from '@cardwright/engine'
import type { Good, MarketCard } from './cards.ts'

export const phases = ['morning', 'dawn', 'sale', 'bids', 'night'] as const
export type Phase = (typeof phases)[number]

/** What the options of a match fixed. */
export interface MarketTerms {
  readonly days: number
  readonly segments: number
  /** How long a segment is. */
  readonly seconds: number
  /** Coins for each seat every morning. */
  readonly income: number
}

export interface Trader {
  money: number
  /** Has done with this sale. */
  closed: boolean
}

/** A good of one seat's stall, offered to another for a price. */
export interface Offer {
  readonly from: Seat
  readonly to: Seat
  readonly card: CardId
  readonly price: number
}

export interface Market {
  readonly terms: MarketTerms
  /** 1 for the first. */
  day: number
  phase: Phase
  /** Segments of today's sale that have ended. */
  segment: number
  /** What the crate costs now. */
  crate: number
  traders: Trader[]
  offers: readonly Offer[]
}

export type ZoneName =
  | 'deck'
  | 'stand'
  | 'heap'
  | 'crate'
  | 'stall'
  | 'counter'
  | 'reserved'
  | 'vault'
  | 'trophies'
  | Pile
  | 'lots'
  | 'lot'
/** The piles of the cabinet. */
export type Pile = (typeof piles)[number]
export const piles = ['trinkets', 'treasures'] as const

export type MarketTable = Table<Market, MarketCard, ZoneName>
export type MarketCardInPlay = Card<MarketCard>

export const allSeats = (t: MarketTable): Seat[] => t.state.traders.map((_, seat) => seat)
export const trader = (t: MarketTable, seat: Seat): Trader => t.state.traders[seat]!
export const stall = (t: MarketTable, seat: Seat): readonly MarketCardInPlay[] => t.zone.stall(seat).cards

/** What is printed on a good. */
export function good({ def }: MarketCardInPlay): Good {
  if (def.kind !== 'good') throw new Error(`${def.id} is a ${def.kind}, not a good.`)
  return def
}

/** The first card of each name, in order: cards of one name in one place are alike. */
export function oneOfEach(cards: readonly MarketCardInPlay[]): MarketCardInPlay[] {
  return cards.filter((card, at) => cards.findIndex((each) => each.def === card.def) === at)
}

/** In this many seconds. */
export const after = (t: MarketTable, seconds: number): number => t.now + seconds * 1000
