import {
  type AnyTable,
  type Ask,
  ask,
  type Card,
  type Definition,
  type Flow,
  type Game,
  type Happened,
  isRefusal,
  type Match,
  type Option,
  Random,
  type Refusal,
  type Seat,
  type View,
  viewTable,
  type Zone,
  type ZoneRules,
} from '@cardwright/engine'
import { z } from 'zod'
import { Table } from '../src/table.ts'

/** A card of these tests: its worth is the number at the end of its name. */
export interface Face extends Definition {
  readonly worth: number
}

const faces = new Map<string, Face>()

export function face(id: string): Face {
  const known = faces.get(id)
  if (known) return known
  const made = { id, worth: Number(/\d+$/.exec(id)?.[0] ?? 0) }
  faces.set(id, made)
  return made
}

export type Tiny<S = object> = Game<S, object, Face>
export type TinyTable<S = object> = Table<S, Face>

export interface Parts<S> extends Partial<Omit<Tiny<S>, 'setup' | 'library'>> {
  readonly state?: S
  deal?(t: TinyTable<S>): void
}

/** A game in a few lines: what is left out is as plain as can be, and asks seat 0 to go on for ever. */
export function tiny<S = object>({ state, deal, ...parts }: Parts<S> = {}): Tiny<S> {
  return {
    id: 'tiny',
    title: 'Tiny',
    version: '1.0.0',
    seats: [2, 4],
    rulebook: { 'TI-1': { section: 'All', text: 'Go on.' } },
    options: z.strictObject({}),
    library: faces,
    zones: {},
    longestStep: 8,
    setup(t) {
      t.state = structuredClone(state ?? ({} as S))
      deal?.(t)
    },
    step: (t) => goOn(t, 0),
    clone: (each) => structuredClone(each),
    arrange() {},
    describe: (t) => ({ state: t.state as never }),
    facts: () => ({}),
    ...parts,
  }
}

/** A flow that asks one seat to go on. */
export function* goOn(t: AnyTable, seat: Seat): Flow {
  yield* ask(t, seat, { kind: 'go-on', options: () => keys('go') })
}

/** Options that are keys and nothing else. */
export const keys = (...names: string[]): Option[] => names.map((key) => ({ key }))

/** A table without a match, for what cards and zones do. */
export function lay(zones: ZoneRules, parts: Parts<object> = {}, seats = 2, seed = 'table') {
  const game = tiny({ zones, ...parts })
  const t: TinyTable = Table.lay<object, Face, string>(game, game.zones, seats, new Random(seed), false)
  game.setup(t, {})
  const view = (seat: Seat | null): View => viewTable(game as never, t as never, seat, { asks: [], waiting: [] })
  return { game, t, view }
}

/** Lays cards of these names into a zone, the last one on top. */
export function put<S>(t: TinyTable<S>, zone: Zone<Face>, names: string, owner: Seat = zone.owner): Card<Face>[] {
  return names.split(' ').map((name) => t.create(face(name), owner, zone))
}

export const names = (cards: readonly { readonly def: Definition }[]): string =>
  cards.map((card) => card.def.id).join(' ')

export function openAsk(match: AnyMatch, seat: Seat): Ask {
  const open = match.open.find((each) => each.seat === seat)
  if (!open) throw new Error(`Seat ${seat} is not asked anything.`)
  return open
}

// biome-ignore lint/suspicious/noExplicitAny: a match of whatever game
export type AnyMatch = Match<any, any, any>

/** Answers the first open ask of a seat; it must be taken. */
export function answer(match: AnyMatch, seat: Seat, chosen: string | string[], at?: number): Happened {
  const outcome = match.answer(seat, openAsk(match, seat).id, chosen, at)
  if (isRefusal(outcome)) throw new Error(`${chosen} was refused: ${outcome.why}`)
  return outcome
}

/** Answers the first open ask of a seat; it must be refused, and nothing may change. */
export function refusal(match: AnyMatch, seat: Seat, chosen: string | string[]): Refusal {
  const before = match.hash()
  const outcome = match.answer(seat, openAsk(match, seat).id, chosen)
  if (!isRefusal(outcome)) throw new Error(`${chosen} was taken.`)
  if (match.hash() !== before) throw new Error(`${chosen} was refused and has changed the table.`)
  return outcome
}
