import type { JsonObject } from '@cardwright/engine'
import { answer, offered } from '@cardwright/engine/testing'
import { game, given, type MillenniumMatch, table } from './support.ts'

export const clock = { first: 1, second: 1, last: 1, grace: 0.5 }
export const id = (name: string) => (game.library.has(name) ? name : `t-${name.replaceAll(' ', '-')}`)
export const ids = (...names: string[]) => names.map(id)

interface Given {
  readonly binders?: readonly (readonly string[])[]
  readonly players?: readonly JsonObject[]
  readonly segment?: string
  readonly aftermarket?: readonly (string | JsonObject)[]
  readonly zones?: JsonObject
  readonly options?: JsonObject
  readonly seats?: number
  readonly store?: readonly string[]
}

/** The market in the midst of a segment. */
export function market({
  binders = [],
  players = [],
  segment = 'first',
  aftermarket = [],
  zones = {},
  options = {},
  seats = 3,
  store,
}: Given = {}): MillenniumMatch {
  const own = Object.fromEntries(
    Array.from({ length: seats }, (_, seat) => [`binder:${seat}`, ids(...(binders[seat] ?? []))]),
  )
  return given(
    {
      players: Array.from({ length: seats }, (_, seat) => ({ dollars: 30, ...(players[seat] ?? {}) })),
      deckbuilding: { segment },
      zones: { ...own, aftermarket: aftermarket as string[], ...(store ? { store: ids(...store) } : {}), ...zones },
    },
    { seats, options },
  )
}

export const does = (match: MillenniumMatch, seat: number, key: string, at?: number) =>
  answer(match, seat, key, at === undefined ? undefined : at * 1000)
export const lots = (match: MillenniumMatch, where: string): number[] =>
  (match.view(0).facts.lots as { lot: number; where: string }[])
    .filter((each) => each.where === where)
    .map(({ lot }) => lot)
export const buyKey = (match: MillenniumMatch, seat: number, lot: number): string =>
  offered(match, seat).find((key) => key.startsWith(`buy:${lot}:`)) ?? `buy:${lot}:0`
export const dollars = (match: MillenniumMatch): number[] =>
  table(match).players.map((each: { dollars: number }) => each.dollars)
export const markers = (match: MillenniumMatch): number[] =>
  table(match).players.map((each: { markers: number }) => each.markers)

/** A turn of seat 0 in turn-based mode. */
export const turns = (seat: JsonObject = {}, zones: JsonObject = {}) =>
  given(
    {
      players: [{ dollars: 30, markers: 4, ...seat }],
      tournament: { turn: { side: 0, hasPlayed: false, actions: 1 } },
      zones,
    },
    { seats: 2, options: { mode: 'turns' } },
  )
