import {
  askAll,
  askAny,
  askSome,
  between,
  type Card,
  type Definition,
  type Flow,
  type Game,
  isDue,
  type Seat,
  type Table,
  type ZoneRules,
} from '@cardwright/engine'
import { duel } from '@cardwright/example-duel'

/** What the small games of these tests have in common. They take no options, and the duel's all have defaults. */
const bare = {
  version: '1',
  rulebook: {},
  options: duel.options,
  longestStep: 8,
  arrange() {},
  describe: () => ({}),
} as const

interface Coin extends Definition {
  readonly worth: number
}

const coins: readonly Coin[] = [1, 2, 3, 4, 5, 6, 7, 8].map((worth) => ({ id: `coin-${worth}`, worth }))
const library = new Map(coins.map((coin) => [coin.id, coin]))

type AuctionZone = 'hand' | 'prizes' | 'won'
type AuctionTable = Table<{ round: number }, Coin, AuctionZone>

const seatsOf = (t: AuctionTable): Seat[] => Array.from({ length: t.seats }, (_, seat) => seat)
const keyed = (cards: readonly Card<Coin>[], copy = '') =>
  cards.map(({ id, def }, i) => ({ key: copy ? `${def.id}${copy}${i}` : def.id, card: id }))
const sum = (cards: readonly Card<Coin>[]): number => cards.reduce((total, { def }) => total + def.worth, 0)

function* auctionRound(t: AuctionTable): Flow {
  t.state.round++
  const bids = yield* askAll(
    t,
    seatsOf(t).map((seat) => ({ seat, kind: 'bid', options: () => keyed(t.zone.hand(seat).cards) })),
  )
  const worth = bids.map(({ card }) => t.card(card).def.worth)
  for (const { card } of bids) t.move(t.card(card), t.zone.won(t.card(card).owner))
  const best = worth.indexOf(Math.max(...worth))
  const options = () => keyed(t.zone.prizes().cards, '#')
  const taken = yield* askSome(t, best, { kind: 'prizes', options, next: between(1, 2, options) })
  t.move(
    taken.map(({ card }) => t.card(card)),
    t.zone.won(best),
  )
  if (t.state.round < 3) return
  const totals = seatsOf(t).map((seat) => sum(t.zone.won(seat).cards))
  const most = Math.max(...totals)
  t.end({ winner: seatsOf(t).filter((seat) => totals[seat] === most), why: 'coins' })
}

/** Three seats bid secretly with hidden coins, three times; the highest takes one or two prizes; most coins win. */
export const auction: Game<{ round: number }, unknown, Coin, AuctionZone> = {
  ...bare,
  id: 'auction',
  title: 'Auction',
  seats: [3, 3],
  library,
  zones: {
    hand: { per: 'seat', shape: 'hand', faces: 'owner' },
    prizes: { per: 'table', shape: 'row', faces: 'all' },
    won: { per: 'seat', shape: 'row', faces: 'all' },
  },
  setup(t) {
    t.state = { round: 0 }
    for (const seat of seatsOf(t)) {
      for (const coin of t.random.shuffle([...coins]).slice(0, 3)) t.create(coin, seat, t.zone.hand(seat))
    }
    for (const coin of t.random.shuffle([...coins]).slice(0, 6)) t.create(coin, -1, t.zone.prizes())
  },
  step: auctionRound,
  clone: ({ round }) => ({ round }),
  facts: ({ state: { round } }) => ({ round }),
}

const noZones: ZoneRules<'none'> = { none: { per: 'table', shape: 'row', faces: 'all' } }

/**
 * Seat 0 wins if it names the side that seat 1 does not, and with `sure` three times in ten. Who thought that seat 1
 * sees what it says would play safe.
 */
export const pennies: Game<null, unknown, Definition, 'none'> = {
  ...bare,
  id: 'pennies',
  title: 'Pennies',
  seats: [2, 2],
  library: new Map(),
  zones: noZones,
  setup(t) {
    t.state = null
  },
  *step(t): Flow {
    const side = (keys: readonly string[]) => () => keys.map((key) => ({ key }))
    const [said, heard] = yield* askAll(t, [
      { seat: 0, kind: 'say', options: side(['heads', 'tails', 'sure']) },
      { seat: 1, kind: 'say', options: side(['heads', 'tails']) },
    ])
    const wins = said!.key === 'sure' ? t.random.int(10) < 3 : said!.key !== heard!.key
    t.end({ winner: wins ? 0 : 1, why: 'said' })
  },
  clone: () => null,
  facts: () => ({}),
}

const menu = [{ key: 'take' }, { key: 'give' }] as const

/** Until the bell rings, whoever is quickest takes a point, or gives one to the next seat. Most points win. */
export const race: Game<{ points: number[] }, unknown, Definition, 'none'> = {
  ...bare,
  id: 'race',
  title: 'Race',
  seats: [2, 4],
  library: new Map(),
  zones: noZones,
  setup(t) {
    t.state = { points: Array.from({ length: t.seats }, () => 0) }
    t.timer('bell', 20_000)
  },
  *step(t): Flow {
    const { points } = t.state
    const input = yield* askAny(
      t,
      points.map((_, seat) => ({ seat, id: `menu:${seat}`, kind: 'menu', options: () => menu })),
    )
    if (isDue(input)) {
      const most = Math.max(...points)
      return t.end({ winner: points.flatMap((each, seat) => (each === most ? [seat] : [])), why: 'points' })
    }
    const { seat, chosen } = input
    const gets = chosen.key === 'take' ? seat : (seat + 1) % t.seats
    points[gets]!++
  },
  clone: ({ points }) => ({ points: [...points] }),
  facts: ({ state: { points } }) => ({ points }),
}
