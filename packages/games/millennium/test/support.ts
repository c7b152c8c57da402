import { type JsonObject, Match, type Seat } from '@cardwright/engine'
import { described } from '@cardwright/engine/testing'
import { type CardDef, parseCards } from '../src/cards/definitions.ts'
import { allCards, type MillenniumOptions, makeMillennium } from '../src/index.ts'
import type { MillenniumTable, State } from '../src/state.ts'
import { testCards } from './cards.ts'

/** The game with the cards of the tests. */
export const game = makeMillennium([...(allCards as CardDef[]), ...parseCards(testCards)])

export type MillenniumMatch = Match<State, MillenniumOptions, CardDef>

interface Begin {
  readonly seats?: number
  readonly options?: JsonObject
  readonly seed?: string
}

const usual = { clock: 'none', characters: false, store: 'first-steps', metas: ['element', 'type'] }

export const fresh = ({ seats = 3, options = {}, seed = 'test' }: Begin = {}): MillenniumMatch =>
  Match.start(game, { seats, seed, options: { ...usual, ...options } }) as MillenniumMatch

export const given = (position: JsonObject, { seats = 3, options = {}, seed = 'test' }: Begin = {}): MillenniumMatch =>
  Match.start(game, { seats, seed, options: { ...usual, ...options }, given: position }) as MillenniumMatch

type Lying = string | JsonObject

/** What lies before one seat of a tournament. */
interface Table {
  readonly tableau?: readonly Lying[]
  readonly hand?: readonly string[]
  readonly box?: readonly Lying[]
  readonly accessories?: readonly Lying[]
  readonly binder?: readonly string[]
  readonly rp?: number
  readonly dollars?: number
  readonly markers?: number
}

const t = (lying: Lying): Lying =>
  typeof lying === 'string' && !game.library.has(lying) ? `t-${lying.replaceAll(' ', '-')}` : lying
const named = (list: readonly Lying[]): Lying[] =>
  list.map((each) => (typeof each === 'string' ? t(each) : { ...each, card: t(each.card as string) }))

/** A tournament in the midst of it, seat 0 at turn; cards of the tests are named without their prefix. */
export function tournament(tables: readonly Table[], more: JsonObject = {}, begin: Begin = {}): MillenniumMatch {
  const {
    store = [],
    aftermarket = [],
    zones = {},
    turn = {},
    sides,
    ...rest
  } = more as JsonObject & {
    store?: string[]
    aftermarket?: Lying[]
    zones?: JsonObject
    turn?: JsonObject
    sides?: JsonObject[]
  }
  const seats = begin.seats ?? Math.max(3, tables.length)
  const all = Array.from({ length: seats }, (_, seat) => tables[seat] ?? {})
  const lying = Object.fromEntries(
    all.flatMap(({ tableau = [], hand = [], box: boxes = [], accessories = [], binder = [] }, seat) => [
      [`tableau:${seat}`, named(tableau)],
      [`hand:${seat}`, named(hand)],
      [`deckBox:${seat}`, named(boxes)],
      [`accessories:${seat}`, named(accessories)],
      [`binder:${seat}`, named(binder)],
    ]),
  )
  return given(
    {
      phase: 'tournament',
      players: all.map(({ dollars = 0, markers = 4 }) => ({ dollars, markers })),
      tournament: {
        turn: { side: 0, ...turn },
        sides: all.map(({ rp = 0 }, s) => ({ rp, ...(sides?.[s] ?? {}) })),
        ...(rest as JsonObject),
      },
      zones: {
        metas: [],
        ...lying,
        store: named(store as Lying[]),
        aftermarket: named(aftermarket as Lying[]),
        ...zones,
      },
    },
    { ...begin, seats },
  )
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever it expects there
export const table = (match: MillenniumMatch): any => described(match as never)

export const rp = (match: MillenniumMatch): number[] =>
  table(match).tournament.sides.map((each: { rp: number }) => each.rp)

/** The names in an area, those that lie face down with a minus, tokens behind a plus. */
export const area = (match: MillenniumMatch, zone: string): string[] =>
  table(match).zones[zone].map((each: Lying) => {
    if (typeof each === 'string') return each.replace(/^t-/, '')
    const { card, down, marks } = each as { card: string; down?: boolean; marks?: { tokens?: number } }
    return `${down ? '-' : ''}${card.replace(/^t-/, '')}${marks?.tokens ? `+${marks.tokens}` : ''}`
  })

export const tableOf = (match: MillenniumMatch): MillenniumTable => match.table as unknown as MillenniumTable

/** What a watcher was told of this type. */
export const told = (match: MillenniumMatch, type: string) => match.events(null).filter((event) => event.type === type)

/** Who is asked what, in one line: `0 turn`. */
export const awaited = (match: MillenniumMatch): string =>
  match.open.map(({ seat, kind }) => `${seat} ${kind}`).join(', ')

/** All that is asked is passed or answered with the first option, until a seat is asked this. */
export function until(match: MillenniumMatch, isReached: () => boolean, limit = 400): MillenniumMatch {
  for (let n = 0; n < limit && !isReached() && !match.over; n++) {
    const [ask] = match.open
    if (!ask) throw new Error('Nobody is asked anything.')
    const { skip } = ask.spec
    const option = ask.offered().find(({ key }) => key === skip) ?? ask.offered()[0]!
    match.answer(ask.seat, ask.id, option.key)
  }
  return match
}

export type { Seat }
