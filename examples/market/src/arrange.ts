import { type JsonObject, namesIn, winners, type Zone } from '@cardwright/engine'
import { z } from 'zod'
import { library, type MarketCard } from './cards.ts'
import { fillStand } from './rules/stand.ts'
import { allSeats, type MarketTable, phases, type ZoneName } from './table.ts'

const named = (...kinds: MarketCard['kind'][]) => {
  const isOne = (id: string) => kinds.includes(library.get(id)?.kind as MarketCard['kind'])
  return z.string().refine(isOne, { error: ({ input }) => `there is no ${kinds.join(' or ')} ${input}` })
}
const goods = z.array(named('good')).default([])
const place = z.int().min(0)
const prizes = z.array(named('trinket', 'treasure')).default([])

const height = z.int().min(0).optional()

/** Of several copies in the stall, the first unless said. */
const offerSchema = z.strictObject({
  from: place,
  to: place,
  good: named('good'),
  copy: z.int().min(2).optional(),
  price: z.int().min(0),
})

const traderSchema = z.strictObject({
  money: z.int().min(0).default(10),
  closed: z.boolean().default(false),
  goods,
  counter: goods,
  reserved: prizes,
  vault: prizes,
  trophies: z.array(named('trinket', 'treasure', 'lot')).default([]),
})

const givenSchema = z.strictObject({
  day: z.int().min(1).default(1),
  phase: z.enum(phases).default('sale'),
  segment: z.int().min(0).default(0),
  /** Seconds until the next deadline. */
  left: z.number().min(0).optional(),
  /** Seconds since the beginning. */
  now: z.number().min(0).default(0),
  price: z.int().min(0).optional(),
  crate: goods,
  stand: goods,
  heap: goods,
  deckTop: goods,
  trinketsTop: z.array(named('trinket')).default([]),
  treasuresTop: z.array(named('treasure')).default([]),
  lotsTop: z.array(named('lot')).default([]),
  lot: z.array(named('lot')).max(1).default([]),
  seats: z.array(traderSchema).default([]),
  offers: z.array(offerSchema).default([]),
  // what follows from the rest may be said as well
  deck: height,
  trinkets: height,
  treasures: height,
  lots: height,
  over: z.literal(false).optional(),
  winners: z.tuple([]).optional(),
  scores: z.tuple([]).optional(),
})

/** The timer of each phase. */
const timers = { morning: null, dawn: 'crate', sale: 'segment', bids: 'bids', night: 'night' } as const

/** A position in the midst of a phase. What is not named lies in the decks; the stand is filled up from them. */
export function arrange(t: MarketTable, given: unknown): void {
  const position = givenSchema.parse(given)
  const { day, phase, segment, left = 60, now } = position
  const { price = phase === 'dawn' ? 8 : 0 } = position
  const { days, segments } = t.state.terms
  if (position.seats.length > t.seats) throw new Error(`seats: there are ${t.seats}, not ${position.seats.length}.`)
  if (day > days) throw new Error(`day: there are ${days}, so none is ${day}.`)
  if (segment > segments || (segment === segments && phase === 'sale'))
    throw new Error(`segment: of ${segments} segments, ${segment} cannot have ended.`)
  Object.assign(t.state, { day, phase, segment, crate: price })
  t.now = now * 1000
  const seat = (n: number) => position.seats[n] ?? traderSchema.parse({})
  t.state.traders = allSeats(t).map((n) => ({ money: seat(n).money, closed: seat(n).closed }))
  lay(t, [
    [t.zone.crate(), position.crate],
    [t.zone.stand(), position.stand],
    [t.zone.heap(), position.heap],
    [t.zone.lot(), position.lot],
    ...allSeats(t).flatMap((n): [Zone<MarketCard>, string[]][] => [
      [t.zone.stall(n), seat(n).goods],
      [t.zone.counter(n), seat(n).counter],
      [t.zone.reserved(n), seat(n).reserved],
      [t.zone.vault(n), seat(n).vault],
      [t.zone.trophies(n), seat(n).trophies],
    ]),
    [t.zone.deck(), position.deckTop.toReversed()],
    [t.zone.trinkets(), position.trinketsTop.toReversed()],
    [t.zone.treasures(), position.treasuresTop.toReversed()],
    [t.zone.lots(), position.lotsTop.toReversed()],
  ])
  if (phase === 'sale') fillStand(t)
  const fill = (from: ZoneName, to: ZoneName, count: number) => {
    while (t.zone[to]().size < count && t.zone[from]().size > 0) t.place(t.zone[from]().top!, t.zone[to]())
  }
  if (phase === 'dawn') fill('deck', 'crate', 2)
  if (phase === 'bids') fill('lots', 'lot', 1)
  t.state.offers = position.offers.map(({ from, to, good, copy = 1, price }) => {
    const isHere = from < t.seats && to < t.seats
    const card = isHere && t.zone.stall(from).cards.filter((each) => each.def.id === good)[copy - 1]
    if (!card) throw new Error(`offers: seat ${from} cannot offer ${good} to seat ${to}.`)
    return { from, to, card: card.id, price }
  })
  t.timers = []
  const timer = timers[phase]
  if (timer) t.timer(timer, Math.round((now + left) * 1000))
  for (const pile of piles) {
    const said = position[pile]
    const { size } = t.zone[pile]()
    if (said !== undefined && said !== size) throw new Error(`${pile}: ${size} cards are left for it, not ${said}.`)
  }
}

/** Takes the named cards out of the decks and lays them down, in their order. At that moment nothing else lies about. */
function lay(t: MarketTable, layout: readonly (readonly [Zone<MarketCard>, readonly string[]])[]): void {
  const left = [...t.cards]
  for (const [zone, names] of layout) {
    for (const name of names) {
      const at = left.findIndex((card) => card.def.id === name)
      if (at < 0) throw new Error(`${zone.name}: there are not so many cards named ${name}.`)
      t.place(left.splice(at, 1)[0]!, zone)
    }
  }
}

const tableZones = ['stand', 'heap', 'crate', 'lot'] as const
const seatZones = ['counter', 'reserved', 'vault', 'trophies'] as const
const piles = ['deck', 'trinkets', 'treasures', 'lots'] as const

/** The whole table in the terms of `arrange`. */
export function describe(t: MarketTable): JsonObject {
  const { day, phase, segment, crate, traders, offers } = t.state
  const [timer] = t.timers
  const zones = (list: readonly ZoneName[], owner?: number) =>
    Object.fromEntries(list.map((zone) => [zone, namesIn(t.zone[zone](owner))]))
  return {
    day,
    phase,
    segment,
    price: crate,
    now: t.now / 1000,
    ...(timer && { left: (timer.at - t.now) / 1000 }),
    ...zones(tableZones),
    ...Object.fromEntries(piles.map((pile) => [pile, t.zone[pile]().size])),
    ...Object.fromEntries(piles.map((pile) => [`${pile}Top`, namesIn(t.zone[pile]()).reverse()])),
    seats: traders.map(({ money, closed }, n) => {
      return { money, closed, goods: namesIn(t.zone.stall(n)), ...zones(seatZones, n) }
    }),
    offers: offers.map(({ from, to, card, price }) => {
      const { def } = t.card(card)
      const copy =
        t.zone
          .stall(from)
          .cards.filter((each) => each.def === def)
          .indexOf(t.card(card)) + 1
      return { from, to, good: def.id, ...(copy > 1 && { copy }), price }
    }),
    over: t.result !== null,
    winners: t.result ? [...winners(t.result)] : [],
    scores: [...(t.result?.scores ?? [])],
  }
}
