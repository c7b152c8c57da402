import type { Answer, Ask, Option, Random } from '@cardwright/engine'
import { isOwned } from '../cards/definitions.ts'
import { type MillenniumTable, player } from '../state.ts'
import { worth } from './worth.ts'

type Policy = (t: MillenniumTable, ask: Ask, random: Random) => Answer | null

interface Deal extends Option {
  readonly move?: string
  readonly price?: number
}

/** What a seat does in the market: its deck, its collection, what is cheap and good, and then it is ready. */
const market: Policy = (t, ask, random) => {
  const offered = ask.offered() as readonly Deal[]
  const of = (move: string) => offered.filter((each) => each.move === move)
  const own = player(t, ask.seat)
  const free = ['deck', 'collect', 'npc', 'resume'].flatMap(of)
  if (free.length > 0) return random.pick(free)
  const fusions = of('fuse')
  if (fusions.length > 0 && random.int(4) === 0) return random.pick(fusions)
  const buys = of('buy')
  if (buys.length > 0 && own.dollars > 4 && random.int(3) > 0) return bestBuy(t, buys, random)
  const sales = of('sell')
  if (sales.length > 0 && random.int(2) === 0) return sales[0]!
  const accepts = of('accept')
  if (accepts.length > 0 && random.int(2) === 0) return accepts[0]!
  return of('ready')[0] ?? of('decline')[0] ?? null
}

/** Of what lies open the best for its price; else something from the Store. */
function bestBuy(t: MillenniumTable, buys: readonly Deal[], random: Random): Deal {
  const open = buys.filter(({ card }) => card !== undefined && t.card(card).zone.family === 'aftermarket')
  const value = ({ card, price = 0 }: Deal) => worth(t.card(card!).def) - price
  const best = open.toSorted((a, b) => value(b) - value(a))[0]
  return best && value(best) > 6 ? best : random.pick(buys)
}

/** A turn of a tournament: an Action if there is one, else the best card last. */
const turn: Policy = (t, ask, random) => {
  const offered = ask.offered() as readonly Deal[]
  const actions = offered.filter((each) => each.move === 'action')
  if (actions.length > 0 && random.int(2) === 0) return random.pick(actions)
  const plays = offered.filter((each) => each.move === 'play')
  if (plays.length === 0) return null
  return plays.reduce((best, each) => (worthOf(t, each) > worthOf(t, best) ? each : best))
}

const worthOf = (t: MillenniumTable, { card }: Deal): number => {
  const { def } = t.card(card!)
  return isOwned(def) ? worth(def) : 0
}

const byWorth: Policy = (t, ask) => {
  const offered = ask.offered() as readonly Deal[]
  if (offered.some(({ card }) => card === undefined)) return null
  return offered.reduce((best, each) => (worthOf(t, each) > worthOf(t, best) ? each : best))
}

const yes: Policy = (_t, ask) => ask.offered().find(({ key }) => key === 'yes') ?? null

const policies: Readonly<Record<string, Policy>> = {
  market,
  turn,
  turns: turn,
  promo: byWorth,
  draft: byWorth,
  relic: byWorth,
  may: yes,
  markers: yes,
}

/** A sensible answer without search; null for any. */
export const policy: Policy = (t, ask, random) => policies[ask.kind]?.(t, ask, random) ?? null
