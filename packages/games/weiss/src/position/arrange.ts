import { frozen, type Seat } from '@cardwright/engine'
import { z } from 'zod'
import { everywhere, positions, type State, type WeissInPlay, type WeissTable, type WeissZone } from '../table.ts'
import { readRefs } from './refs.ts'
import { type Lying, positionSchema, type Side } from './schema.ts'

/** Puts the table into a position. Cards that it does not name lie in their deck, beneath those that it names there. */
export function arrange(t: WeissTable, given: unknown): void {
  const { data, error } = positionSchema.safeParse(given)
  if (error) throw new Error(`This is no position: ${z.prettifyError(error)}`)
  const { seats, attack, waiting, delays, lasting, happened, over: _o, winner: _w, why: _y, ...plain } = data
  if (seats) for (const seat of [0, 1]) layOut(t, seat, seats[seat]!)
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
  state.waiting = read(waiting, 'waiting') as State['waiting']
  state.delays = read(delays, 'delays') as State['delays']
  state.lasting = frozen((read(lasting, 'lasting') as State['lasting']).map((each) => ({ ...each, since: t.objects })))
  state.happened = read(happened, 'happened') as State['happened']
  t.touch()
}

const said = (each: Lying): Exclude<Lying, string> => (typeof each === 'string' ? { card: each } : each)

function layOut(t: WeissTable, seat: Seat, side: Side): void {
  // what a seat's own zones name comes from its own cards, unless it says whose
  const left = [...t.cards.filter(({ owner }) => owner === seat)]
  const take = (each: Lying, field: string): WeissInPlay => {
    const { card: name, owner = seat } = said(each)
    const from = owner === seat ? left : t.cards
    const at = from.findIndex(({ def }) => def.id === name)
    if (at < 0) throw new Error(`seats.${seat}.${field}: the deck has no ${name}, or no more of it.`)
    return from === left ? left.splice(at, 1)[0]! : from[at]!
  }
  const rows = (['hand', 'clock', 'level', 'climaxArea', 'waitingRoom', 'memory', 'resolution'] as const).map(
    (zone): [WeissZone, readonly (readonly [WeissInPlay, Lying])[]] => [
      t.zone[zone](seat),
      (side[zone] ?? []).map((each) => [take(each, zone), each] as const),
    ],
  )
  const piles = (['stock', 'deck'] as const).map((zone): [WeissZone, readonly (readonly [WeissInPlay, Lying])[]] => [
    t.zone[zone](seat),
    (side[zone] ?? []).map((each) => [take(each, zone), each] as const).reverse(),
  ])
  const stage = everywhere.map((at) => {
    const there = side.stage?.[positions[at]!]
    const list = there === undefined || there === null ? [] : Array.isArray(there) ? there : [there]
    return list.map((each) => ({
      card: take(each, `stage.${positions[at]}`),
      each: said(each),
      markers: (said(each).markers ?? []).map((marker) => [take(marker, 'markers'), marker] as const),
    }))
  })
  for (const card of left) t.place(card, t.zone.deck(seat))
  for (const [zone, cards] of [...rows, ...piles]) {
    for (const [card, each] of cards) {
      const { down = false, marks = {} } = said(each)
      t.place(card, zone, { down })
      for (const [name, value] of Object.entries(marks)) t.mark(card, name, value)
    }
  }
  stage.forEach((list, at) => {
    for (const { card, each, markers } of list) {
      t.place(card, t.zone.stage(seat, at))
      for (const [name, value] of Object.entries(each.marks ?? {})) t.mark(card, name, value)
      if (each.state && each.state !== 'stand') t.mark(card, 'state', each.state)
      for (const [marker, how] of markers) {
        t.place(marker, t.zone.markers(seat), { host: card, down: typeof how === 'object' && how.down === true })
      }
    }
  })
}
