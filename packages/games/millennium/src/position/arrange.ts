import { cardAtPlace, nobody, type Zone } from '@cardwright/engine'
import { z } from 'zod'
import { type CardDef, isOwned } from '../cards/definitions.ts'
import { isPromo } from '../cards/symbols.ts'
import { numberLots } from '../rules/deckbuilding/lots.ts'
import { freshSide } from '../rules/season/begin.ts'
import { allSeats, type CardInPlay, type MillenniumTable, type Player } from '../state.ts'
import { withIds } from './places.ts'
import { type Lying, type Position, positionSchema } from './schema.ts'

/** Where a card lies that a position puts nowhere. */
function homeOf(t: MillenniumTable, def: CardDef): Zone<CardDef> {
  if (def.kind === 'npc') return t.zone.npcDeck()
  if (!isOwned(def) || isPromo(def.rarity)) return t.zone.box()
  if (def.rarity === 'core') return t.zone.core()
  return ['expansion', 'premium', 'master'].includes(def.rarity) ? t.zone.store() : t.zone.box()
}

/** A position put on the table. */
export function arrange(t: MillenniumTable, given: unknown): void {
  const { data, error } = positionSchema.safeParse(given)
  if (error) throw new Error(`This is no position: ${z.prettifyError(error)}`)
  const { state } = t
  if (data.now !== undefined) t.now = Math.round(data.now * 1000)
  if (data.zones) layOut(t, data.zones)
  for (const field of ['phase', 'round', 'boss', 'bossesLeft', 'prizes', 'reserves', 'fusion'] as const) {
    if (data[field] !== undefined) Object.assign(state, { [field]: data[field] })
  }
  players(t, data)
  tournament(t, data)
  deckbuilding(t, data)
  if (data.timers) {
    t.timers = []
    for (const [name, left] of Object.entries(data.timers)) t.timer(name, t.now + Math.round(left * 1000))
  }
  t.touch()
}

function players(t: MillenniumTable, { players: given = [] }: Position): void {
  if (given.length > t.seats) throw new Error(`players: there are ${t.seats} seats, not ${given.length}.`)
  given.forEach(({ draft, total: _total, vp, ...rest }, seat) => {
    const own = t.state.players[seat]!
    Object.assign(own, rest as Partial<Player>)
    Object.assign(own.vp, vp)
    if (draft) {
      t.note(seat, { decks: draft })
      own.decks = draft.map((each) => each.length)
    }
  })
}

function tournament(t: MillenniumTable, { tournament: given }: Position): void {
  if (!given) {
    if (t.state.phase === 'tournament') t.timers = []
    return
  }
  const { tournament: own } = t.state
  const { turn, sides, stack, pools, ...rest } = given
  Object.assign(own, rest)
  Object.assign(own.turn, turn)
  if (stack) own.stack = withIds(t, stack, 'tournament.stack') as never
  if (pools) own.pools = withIds(t, pools, 'tournament.pools') as never
  sides?.forEach(({ counters, ...each }, s) => {
    const side = own.sides[s] ?? freshSide()
    own.sides[s] = Object.assign(side, each)
    Object.assign(side.counters, counters)
  })
  if (t.state.phase === 'tournament' || t.state.phase === 'turns') t.timers = []
}

function deckbuilding(t: MillenniumTable, { deckbuilding: given }: Position): void {
  const own = t.state.deckbuilding
  Object.assign(own, given)
  if (!given?.lots && (t.state.phase === 'deckbuilding' || t.state.phase === 'turns')) numberLots(t)
}

/** Cards as a position names them: areas that it names have these cards, piles have them on top. */
function layOut(t: MillenniumTable, zones: Readonly<Record<string, readonly Lying[]>>): void {
  const taken = new Set<CardInPlay>()
  const named = Object.entries(zones).map(([name, list]) => {
    const zone = t.zoneNamed(name)
    return { zone, list: list.map((lying) => take(t, taken, zone, lying)) }
  })
  for (const { zone } of named) {
    if (zone.shape === 'pile') continue
    for (const card of [...zone.cards]) if (!taken.has(card)) t.place(card, homeOf(t, card.def))
  }
  const laid: { card: CardInPlay; zone: Zone<CardDef>; said: Said }[] = []
  for (const { zone, list } of named) {
    const order = zone.shape === 'pile' ? list.toReversed() : list
    for (const { card, said } of order) laid.push({ card, zone, said })
  }
  // in the order in which they came, for that tells which of two effects is the later one
  const byAge = [...laid].sort((a, b) => (a.said.age ?? 0) - (b.said.age ?? 0))
  for (const { card, zone, said } of byAge) t.place(card, zone, { down: said.down ?? false })
  for (const { zone, list } of named) {
    if (zone.shape === 'row' && list.length > 1)
      t.reorder(
        list.map(({ card }) => card),
        0,
      )
  }
  for (const { card, zone, said } of laid) {
    if (said.host) t.move(card, zone, { host: cardAtPlace(t as never, said.host, `zones.${zone.name}`) as never })
  }
  for (const { card, said } of laid) {
    for (const [mark, value] of Object.entries(said.marks ?? {})) t.mark(card, mark, value)
  }
  for (const seat of allSeats(t)) if (zones[`binder:${seat}`]) t.note(seat, t.noted(seat))
}

type Said = Exclude<Lying, string>

/** A card of this name: one that lies there already, else from its home, else from anywhere; a new one if there is none. */
function take(
  t: MillenniumTable,
  taken: Set<CardInPlay>,
  zone: Zone<CardDef>,
  lying: Lying,
): { card: CardInPlay; said: Said } {
  const said = typeof lying === 'string' ? { card: lying } : lying
  const def = t.rules.library.get(said.card)
  if (!def) throw new Error(`zones.${zone.name}: there is no card ${said.card}.`)
  const free = t.cards.filter((card) => card.def.id === said.card && !taken.has(card))
  const home = homeOf(t, def)
  const card =
    free.find((each) => each.zone === zone) ??
    free.find((each) => each.zone === home) ??
    free[0] ??
    t.create(def, nobody, t.zone.box())
  taken.add(card)
  return { card, said }
}
