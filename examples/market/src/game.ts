import { type Flow, type Game, type JsonObject, nobody } from '@cardwright/engine'
import { z } from 'zod'
import { arrange, describe } from './arrange.ts'
import { cards, copies, library, type MarketCard } from './cards.ts'
import { rulebook } from './rulebook.ts'
import { bids, steward } from './rules/bids.ts'
import { hasPrize } from './rules/cabinet.ts'
import { dawn, morning } from './rules/dawn.ts'
import { night } from './rules/night.ts'
import { sale } from './rules/sale.ts'
import { priceNow } from './rules/stand.ts'
import type { Market, MarketTable, ZoneName } from './table.ts'

const options = z.strictObject({
  days: z.int().min(1).max(3).default(2),
  segments: z.int().min(1).max(5).default(3),
  seconds: z.int().min(5).max(600).default(60),
  money: z.int().min(0).max(99).default(10),
  income: z.int().min(0).max(50).default(6),
})

export type MarketOptions = z.infer<typeof options>

const homes = { good: 'deck', trinket: 'trinkets', treasure: 'treasures', lot: 'lots' } as const satisfies Record<
  MarketCard['kind'],
  ZoneName
>

/** MA-1, MA-2 */
function setup(t: MarketTable, { money, ...terms }: MarketOptions): void {
  const traders = Array.from({ length: t.seats }, () => ({ money, closed: false }))
  t.state = { terms, day: 1, phase: 'morning', segment: 0, crate: 0, traders, offers: [] }
  for (const card of cards) {
    for (let n = 0; n < copies[card.kind]; n++) t.create(card, nobody, t.zone[homes[card.kind]]())
  }
  for (const home of Object.values(homes)) t.shuffle(t.zone[home]())
}

/** MA-3: each part of a day in its turn. */
function step(t: MarketTable): Flow | null {
  switch (t.state.phase) {
    case 'morning':
      morning(t)
      return null
    case 'dawn':
      return dawn(t)
    case 'sale':
      return sale(t)
    case 'bids':
      return bids(t)
    case 'night':
      return night(t)
  }
}

function facts(t: MarketTable): JsonObject {
  const { terms, day, phase, segment, crate, traders, offers } = t.state
  return {
    day,
    days: terms.days,
    phase,
    // the one that is on, counted from 1
    ...(phase === 'sale' && { segment: segment + 1, segments: terms.segments }),
    steward: steward(t),
    until: t.timers[0]?.at ?? null,
    ...(phase === 'dawn' && { crate }),
    traders: traders.map(({ money, closed }) => ({ money, closed })),
    offers: offers.map(({ from, to, card, price }) => ({ from, to, good: t.card(card).def.id, price })),
  }
}

const hidden = { per: 'table', shape: 'pile', faces: 'none' } as const
const open = { per: 'table', shape: 'row', faces: 'all' } as const
const openOfSeat = { per: 'seat', shape: 'row', faces: 'all' } as const

export const market: Game<Market, MarketOptions, MarketCard, ZoneName> = {
  id: 'market',
  title: 'Market',
  version: '1.0.0',
  seats: [2, 6],
  rulebook,
  options,
  library,
  zones: {
    deck: hidden,
    stand: open,
    heap: open,
    crate: open,
    trinkets: hidden,
    treasures: hidden,
    lots: hidden,
    lot: open,
    stall: openOfSeat,
    counter: openOfSeat,
    reserved: { per: 'seat', shape: 'row', faces: 'owner' },
    vault: { per: 'seat', shape: 'hand', faces: 'owner' },
    trophies: openOfSeat,
  },
  // in a sale each of six seats may have given two answers of a dialogue before somebody comes to an end
  longestStep: 13,
  setup,
  step,
  clone: ({ terms, day, phase, segment, crate, traders, offers }) => ({
    terms: { ...terms },
    day,
    phase,
    segment,
    crate,
    traders: traders.map(({ money, closed }) => ({ money, closed })),
    offers: offers.map((offer) => ({ ...offer })),
  }),
  rename: (state, rename) => ({
    ...state,
    offers: state.offers.map((offer) => ({ ...offer, card: rename(offer.card) })),
  }),
  arrange,
  describe,
  facts,
  // MA-12
  waits: (t, seat) => t.state.phase === 'sale' && t.state.traders[seat]!.closed && !hasPrize(t, seat),
  about: (t, card) => (card.zone.family === 'stand' ? { price: priceNow(t, card) } : {}),
  back: (def) => def.kind,
}
