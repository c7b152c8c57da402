import {
  ask,
  askAny,
  type Definition,
  type Flow,
  type Game,
  isDue,
  nobody,
  numbered,
  type Option,
  type Refusal,
  type Seat,
  type Table,
  together,
} from '@cardwright/engine'
import { z } from 'zod'
import { layOutAll, layoutOf, layoutSchema } from './layout.ts'

/** The mistakes that a game with clocks, secret answers and hidden counts can make. The battery must find each. */
export const slips = [
  'tells an answer that is pending',
  'changes the table while an answer is pending',
  'uses the id of a standing ask again',
  'sets a timer by a hidden prize',
  'limits bids by what another seat has',
  'reads the purse of another seat in a form',
  'tells how many cards a box holds',
  'waits longer for whoever has more',
  'shows the note of another seat',
] as const
export type Slip = (typeof slips)[number]

interface Lot extends Definition {
  readonly worth: number
}
interface Saleroom {
  round: number
  phase: 'floor' | 'bids'
  ready: boolean[]
  paid: number[]
  bids: number
}
type Zones = 'bag' | 'prizes' | 'lot' | 'purse' | 'box' | 'won'
type SaleroomTable = Table<Saleroom, Lot, Zones>

const coins = ['penny', 'shilling', 'crown'].flatMap((coin) => Array.from({ length: 6 }, () => coin))
const prizes = ['vase', 'vase', 'clock', 'throne', 'throne']
const worths = { penny: 1, shilling: 2, crown: 4, vase: 1, clock: 3, throne: 8 }
const library = new Map(Object.entries(worths).map(([id, worth]) => [id, { id, worth }]))
const rounds = 3
const limit = 7
const second = 1000

const givenSchema = z.strictObject({
  round: z.int(),
  phase: z.enum(['floor', 'bids']),
  ready: z.array(z.boolean()),
  paid: z.array(z.int()),
  bids: z.int(),
  layout: layoutSchema,
})

const bidsUpTo = (most: number): Bid[] => Array.from({ length: most + 1 }, (_, bid) => ({ key: `bid:${bid}`, bid }))

type Bid = Option & { readonly bid: number }

/** A sale of hidden prizes: all put coins aside as they like, then bid at once. Sound unless a slip is named. */
export function saleroom(slip: Slip | null = null): Game<Saleroom, object, Lot, Zones> {
  const has = (planted: Slip) => slip === planted
  const seatsOf = (t: SaleroomTable): Seat[] => t.state.ready.map((_, seat) => seat)
  const next = (t: SaleroomTable, seat: Seat): Seat => (seat + 1) % t.seats
  const money = (t: SaleroomTable, seat: Seat) =>
    t.zone.purse(seat).cards.reduce((sum, { def: { worth } }) => sum + worth, 0)

  /** Whoever likes puts a coin aside, until all are ready or the bell rings. */
  function* floor(t: SaleroomTable): Flow {
    const { round, ready } = t.state
    const open = seatsOf(t).filter((seat) => !ready[seat])
    const happened = yield* askAny(
      t,
      open.map((seat) => ({
        seat,
        kind: 'floor',
        id: has('uses the id of a standing ask again') ? 'floor' : `floor-${round}`,
        options: () => [
          { key: 'ready', card: undefined },
          ...numbered(
            t.zone.purse(seat).cards,
            ({ def }) => `aside:${def.id}`,
            ({ id }) => ({ card: id }),
          ),
        ],
        outside: ([option]: readonly Option[]) => (option!.card === undefined ? 'ready' : 'aside'),
      })),
    )
    if (isDue(happened)) startBids(t)
    else if (happened.chosen.card === undefined) {
      ready[happened.seat] = true
      if (ready.every((each) => each)) startBids(t)
    } else t.move(t.card(happened.chosen.card), t.zone.box(happened.seat))
  }

  function startBids(t: SaleroomTable): void {
    t.state.phase = 'bids'
    t.cancel('bell')
    const rich = has('waits longer for whoever has more') && money(t, 0) > money(t, 1)
    const dear = has('sets a timer by a hidden prize') ? t.zone.lot().top!.def.worth : 0
    t.timer('hammer', t.now + (rich ? 21 : 20) * second + dear)
  }

  function* bids(t: SaleroomTable): Flow {
    const given = yield* together(t, seatsOf(t), (seat) => bid(t, seat), 'hammer')
    t.cancel('hammer')
    const offers = given.map((each) => each ?? 0)
    t.tell({ type: 'bids', bids: offers, rule: 'SA-2' })
    const winner = offers.indexOf(Math.max(...offers))
    t.state.paid[winner]! += offers[winner]!
    t.move(t.zone.lot().cards, t.zone.won(winner))
    if (++t.state.round === rounds) finish(t)
    openRound(t)
  }

  /** A bid, and whether it stands. */
  function* bid(t: SaleroomTable, seat: Seat): Flow<number> {
    const most = has('limits bids by what another seat has') ? Math.min(limit, money(t, next(t, seat))) : limit
    const read = (key: string): Bid | Refusal => {
      const amount = Number(/^bid:(\d)$/.exec(key)?.[1] ?? Number.NaN)
      if (Number.isNaN(amount)) return { why: 'A bid is a number.' }
      const isAlone = has('reads the purse of another seat in a form') && amount > money(t, next(t, seat))
      if (amount > most) return { why: isAlone ? 'The others cannot follow.' : 'Nobody bids so much.', rule: 'SA-2' }
      return { key, bid: amount }
    }
    const chosen = yield* ask(t, seat, {
      kind: 'bid',
      options: () => bidsUpTo(Math.min(most, 3)),
      form: { parse: read, suggest: () => bidsUpTo(most).slice(4), hint: 'bid:7' },
      rule: 'SA-2',
    })
    if (has('tells an answer that is pending')) t.tell({ type: 'heard', bid: chosen.bid })
    t.note(seat, { bid: chosen.bid })
    if (has('changes the table while an answer is pending')) t.state.bids += chosen.bid
    const sure = yield* ask(t, seat, { kind: 'sure', options: () => [{ key: 'yes' }, { key: 'no' }] })
    return sure.key === 'yes' ? chosen.bid : 0
  }

  function openRound(t: SaleroomTable): void {
    t.state.phase = 'floor'
    t.state.ready = t.state.ready.map(() => false)
    t.move(t.zone.prizes().top!, t.zone.lot())
    t.timer('bell', t.now + 10 * second)
  }

  function finish(t: SaleroomTable): never {
    const scores = seatsOf(t).map((seat) => {
      const won = t.zone.won(seat).cards.reduce((sum, { def: { worth } }) => sum + worth, 0)
      return won - t.state.paid[seat]!
    })
    const best = Math.max(...scores)
    t.end({ winner: seatsOf(t).filter((seat) => scores[seat] === best), why: 'worth', scores, rule: 'SA-3' })
  }

  return {
    id: 'saleroom',
    title: 'Saleroom',
    version: '1.0.0',
    seats: [2, 3],
    rulebook: {
      'SA-1': { section: 'Floor', text: 'Coins are put aside unseen.' },
      'SA-2': { section: 'Bids', text: 'All bid at once; the highest bid has the prize.' },
      'SA-3': { section: 'End', text: 'The dearest collection wins.' },
    },
    options: z.strictObject({}),
    library,
    zones: {
      prizes: { per: 'table', shape: 'pile', faces: 'none' },
      bag: { per: 'table', shape: 'pile', faces: 'none' },
      lot: { per: 'table', shape: 'pile', faces: 'none' },
      purse: { per: 'seat', shape: 'hand', faces: 'owner', count: 'owner' },
      box: { per: 'seat', shape: 'pile', faces: 'owner', count: 'owner' },
      won: { per: 'seat', shape: 'row', faces: 'all' },
    },
    longestStep: 7,
    setup(t) {
      const none = () => Array.from({ length: t.seats }, () => 0)
      t.state = { round: 0, phase: 'floor', ready: none().map(() => false), paid: none(), bids: 0 }
      for (const name of prizes) t.create(library.get(name)!, nobody, t.zone.prizes())
      t.shuffle(t.zone.prizes())
      for (const name of coins) t.create(library.get(name)!, nobody, t.zone.bag())
      t.shuffle(t.zone.bag())
      for (let seat = 0; seat < t.seats; seat++) {
        for (let n = 0; n < 4; n++) t.move(t.zone.bag().top!, t.zone.purse(seat))
      }
      openRound(t)
    },
    step: (t) => (t.state.phase === 'floor' ? floor(t) : bids(t)),
    clone: ({ ready, paid, ...rest }) => ({ ...rest, ready: [...ready], paid: [...paid] }),
    arrange(t, given) {
      const { layout, ...state } = givenSchema.parse(given)
      layOutAll(t, layout)
      t.state = state
    },
    describe: (t) => ({ ...t.state, ready: [...t.state.ready], paid: [...t.state.paid], layout: layoutOf(t) }),
    facts: (t) => ({
      round: t.state.round,
      phase: t.state.phase,
      ready: [...t.state.ready],
      paid: [...t.state.paid],
      bids: t.state.bids,
      ...(has('shows the note of another seat') && { notes: seatsOf(t).map((seat) => t.noted(seat)) }),
      ...(has('tells how many cards a box holds') && { boxes: seatsOf(t).map((seat) => t.zone.box(seat).size) }),
    }),
  }
}
