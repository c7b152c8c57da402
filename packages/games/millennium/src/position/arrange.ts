import { cardAtPlace, misfits, nobody, type Zone } from '@cardwright/engine'
import { z } from 'zod'
import { type CardDef, isOwned } from '../cards/definitions.ts'
import { isPromo } from '../cards/symbols.ts'
import { numberLots } from '../rules/deckbuilding/lots.ts'
import { freshSide } from '../rules/season/begin.ts'
import type { CardInPlay, MillenniumTable, Player } from '../state.ts'
import { isBoss } from '../terms.ts'
import type { ZoneName } from '../zones.ts'
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
  if (error) throw new Error(`This is no position: ${z.prettifyError(misfits(error))}`)
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
  mustBeSide(t, 'tournament.turn.side', turn?.side)
  mustBeSide(t, 'tournament.first', given.first)
  mustBeSide(t, 'tournament.sides', sides && sides.length - 1)
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

/** A boss is the side after the last seat. */
function mustBeSide(t: MillenniumTable, where: string, number: number | undefined): void {
  const last = isBoss(t.state.terms) ? t.seats : t.seats - 1
  if (number !== undefined && number > last)
    throw new Error(`${where}: there are sides 0 to ${last}, and no ${number}.`)
}

function deckbuilding(t: MillenniumTable, { deckbuilding: given }: Position): void {
  const own = t.state.deckbuilding
  Object.assign(own, given)
  if (!given?.lots && (t.state.phase === 'deckbuilding' || t.state.phase === 'turns')) numberLots(t)
}

interface Laid {
  readonly zone: Zone<CardDef>
  readonly list: readonly { readonly card: CardInPlay; readonly said: Said }[]
}

/** Cards as a position names them: areas that it names have these cards, piles have them on top. */
function layOut(t: MillenniumTable, zones: Readonly<Record<string, readonly Lying[]>>): void {
  const taken = new Set<CardInPlay>()
  const named = Object.entries(zones).map(([name, list]): Laid => {
    const zone = t.zoneNamed(name)
    return { zone, list: list.map((lying) => take(t, taken, zone, lying)) }
  })
  for (const { zone } of named) if (zone.shape !== 'pile') clear(t, zone, taken)
  place(t, named)
  for (const { zone, list } of named) for (const { card, said } of list) dress(t, zone, card, said)
}

/** What lay there and is not named goes home. */
function clear(t: MillenniumTable, zone: Zone<CardDef>, taken: ReadonlySet<CardInPlay>): void {
  for (const card of [...zone.cards]) if (!taken.has(card)) t.place(card, homeOf(t, card.def))
}

/** In the order in which they came, for that tells which of two effects is the later one; then as they lie. */
function place(t: MillenniumTable, named: readonly Laid[]): void {
  const laid = named.flatMap(({ zone, list }) =>
    (zone.shape === 'pile' ? list.toReversed() : list).map((each) => ({ ...each, zone })),
  )
  const byAge = laid.sort((a, b) => (a.said.age ?? 0) - (b.said.age ?? 0))
  for (const { card, zone, said } of byAge) t.place(card, zone, { down: said.down ?? false })
  for (const { zone, list } of named) {
    const cards = list.map(({ card }) => card)
    if (zone.shape === 'row' && cards.length > 1) t.reorder(cards, 0)
  }
}

function dress(t: MillenniumTable, zone: Zone<CardDef>, card: CardInPlay, { host, marks = {} }: Said): void {
  if (host) t.move(card, zone, { host: cardAtPlace(t as never, host, `zones.${zone.name}`) as never })
  for (const [mark, value] of Object.entries(marks)) t.mark(card, mark, value)
}

type Said = Exclude<Lying, string>

/** Where only Singles, Deck Boxes and Accessories lie. */
const ofPlayers: ReadonlySet<string> = new Set<ZoneName>([
  ...(['hand', 'tableau', 'deckBox', 'accessories', 'binder', 'collection'] as const),
  ...(['store', 'core', 'storeArea', 'aftermarket', 'storeDiscard', 'coreDiscard'] as const),
])

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
  if (ofPlayers.has(zone.family) && !isOwned(def))
    throw new Error(`zones.${zone.name}: ${def.id} is of the kind ${def.kind}, and only what players own lies there.`)
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
