import { frozen, misfits, type Seat } from '@cardwright/engine'
import { z } from 'zod'
import {
  everywhere,
  type Known,
  type Memo,
  positions,
  type Source,
  type State,
  type WeissInPlay,
  type WeissTable,
  type WeissZone,
} from '../table.ts'
import { readRefs } from './refs.ts'
import { type Lying, positionSchema, type Side } from './schema.ts'

/** Puts the table into a position. Cards that it does not name lie in their deck, beneath those that it names there. */
export function arrange(t: WeissTable, given: unknown): void {
  const { data, error } = positionSchema.safeParse(given)
  if (error) throw new Error(`This is no position: ${z.prettifyError(misfits(error))}`)
  const { seats, attack, waiting, delays, lasting, happened, over: _o, winner: _w, why: _y, ...plain } = data
  if (seats) layOut(t, seats)
  const state = t.state
  const isUnderWay = plain.part !== undefined && plain.part !== 'mulligan'
  Object.assign(
    state,
    isUnderWay && { mulligans: frozen([]), turns: Math.max(3, state.turns), begun: false },
    frozen(plain),
  )
  const read = (list: readonly unknown[] | undefined, field: string) =>
    frozen((list ?? []).map((each, n) => readRefs(t, each, `${field}.${n}`)))
  state.attack = frozen(readRefs(t, attack ?? null, 'attack')) as State['attack']
  const named = <W extends { readonly memo: Memo }>(list: readonly W[]): readonly W[] =>
    frozen(list.map((each) => ({ ...each, memo: { ...each.memo, source: withName(t, each.memo.source) } })))
  state.waiting = named(read(waiting, 'waiting') as State['waiting'])
  state.delays = named(read(delays, 'delays') as State['delays'])
  state.lasting = frozen(
    (read(lasting, 'lasting') as State['lasting']).map((each) => ({
      ...each,
      source: withName(t, each.source),
      since: t.objects,
    })),
  )
  state.happened = read(happened, 'happened') as State['happened']
  t.touch()
}

/**
 * Positions of 1.3.2 and before do not say what a source is called. What it was on the stage had its name; otherwise it has
 * that of the card that lies where it lay, if everybody sees it; none if not.
 */
function withName(t: WeissTable, source: Source): Source {
  if (source.def !== undefined) return source
  const { card: id, was } = source as Known & { readonly was: { readonly def?: string } | null }
  const card = t.card(id)
  return { ...source, def: was?.def ?? (t.sees(null, card) ? card.def.id : '') }
}

const said = (each: Lying): Exclude<Lying, string> => (typeof each === 'string' ? { card: each } : each)

type Named = readonly (readonly [WeissInPlay, Lying])[]

const rows = ['hand', 'clock', 'level', 'climaxArea', 'waitingRoom', 'memory', 'resolution'] as const
const piles = ['stock', 'deck'] as const

function layOut(t: WeissTable, sides: readonly Side[]): void {
  const left = [...t.cards]
  const laid = sides.map((side, seat) => taken(t, left, seat, side))
  for (const card of left) t.place(card, t.zone.deck(card.owner))
  laid.forEach(({ zones, stage }, seat) => {
    for (const [zone, cards] of zones) for (const [card, how] of cards) lay(t, card, zone, how)
    for (const { at, card, how, markers } of stage) {
      lay(t, card, t.zone.stage(seat, at), how)
      for (const [marker, each] of markers) {
        t.place(marker, t.zone.markers(seat), { host: card, down: said(each).down === true })
      }
    }
  })
}

function lay(t: WeissTable, card: WeissInPlay, zone: WeissZone, how: Lying): void {
  const { down = false, marks = {}, state = 'stand' } = said(how)
  t.place(card, zone, { down })
  for (const [name, value] of Object.entries(marks)) t.mark(card, name, value)
  if (state !== 'stand') t.mark(card, 'state', state)
}

/** The cards that a side names: its own, unless it says whose. */
function taken(t: WeissTable, left: WeissInPlay[], seat: Seat, side: Side) {
  const take = (each: Lying, field: string): WeissInPlay => {
    const { card: name, owner = seat } = said(each)
    const at = left.findIndex((card) => card.def.id === name && card.owner === owner)
    if (at < 0) throw new Error(`seats.${seat}.${field}: the deck has no ${name}, or no more of it.`)
    return left.splice(at, 1)[0]!
  }
  const named = (zone: keyof Side & (typeof rows | typeof piles)[number]): Named =>
    (side[zone] ?? []).map((each) => [take(each, zone), each] as const)
  const stage = everywhere.flatMap((at) => {
    const there = side.stage?.[positions[at]!] ?? []
    return [there].flat().map((how) => ({
      at,
      how,
      card: take(how, `stage.${positions[at]}`),
      markers: (said(how).markers ?? []).map((marker) => [take(marker, 'markers'), marker] as const),
    }))
  })
  return {
    zones: [
      ...rows.map((zone) => [t.zone[zone](seat), named(zone)] as const),
      ...piles.map((zone) => [t.zone[zone](seat), named(zone).toReversed()] as const),
    ],
    stage,
  }
}
