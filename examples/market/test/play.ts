import { type Ask, isRefusal, type JsonObject, Match, type Refusal, type Seat } from '@cardwright/engine'
import { expect } from 'vitest'
import { type MarketCard, type MarketOptions, market } from '../src/index.ts'
import type { Market, MarketTable } from '../src/table.ts'

export type MarketMatch = Match<Market, MarketOptions, MarketCard>

interface Begin {
  readonly seats?: number
  readonly options?: JsonObject
  readonly seed?: string
}

/** A match that stands in a described position. */
export const given = (position: JsonObject, { seats = 2, options = {}, seed = 'test' }: Begin = {}): MarketMatch =>
  Match.start(market, { seats, options, seed, given: position })

export const fresh = ({ seats = 2, options = {}, seed = 'test' }: Begin = {}): MarketMatch =>
  Match.start(market, { seats, options, seed })

export function asked(match: MarketMatch, seat: Seat): Ask {
  const ask = match.open.find((each) => each.seat === seat)
  if (!ask) throw new Error(`Seat ${seat} is not asked anything.`)
  return ask
}

/** The keys that a seat is offered. */
export const offered = (match: MarketMatch, seat: Seat): string[] =>
  asked(match, seat)
    .options()
    .map((option) => option.key)

/** Those that begin so. */
export const offeredTo = (match: MarketMatch, seat: Seat, start: string): string[] =>
  offered(match, seat).filter((key) => key.startsWith(start))

/** A seat answers what it is asked, at a time in seconds; it must be taken. */
export function answers(match: MarketMatch, seat: Seat, keys: string | readonly string[], at = 0): void {
  const outcome = match.answer(seat, asked(match, seat).id, keys, at * 1000)
  if (isRefusal(outcome)) throw new Error(`${keys} of seat ${seat} was refused: ${outcome.why}`)
}

/** A seat tries what must be refused and must change nothing. */
export function refused(match: MarketMatch, seat: Seat, keys: string | readonly string[]): Refusal {
  const before = match.hash()
  const outcome = match.answer(seat, asked(match, seat).id, keys)
  expect(isRefusal(outcome), `${keys} was taken`).toBe(true)
  expect(match.hash()).toBe(before)
  return outcome as Refusal
}

/** The whole table, as a scenario sees it. */
// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever it expects there
export const table = (match: MarketMatch): any => market.describe(match.table as MarketTable)

/** Seconds pass. */
export const until = (match: MarketMatch, seconds: number): void => match.clock(seconds * 1000)

/** What a seat was told of this type. */
export const told = (match: MarketMatch, seat: Seat | null, type: string) =>
  match.events(seat).filter((event) => event.type === type)

export const amberThree = ['candle', 'honey', 'violin'] as const
