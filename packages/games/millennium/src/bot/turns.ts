import type { Answer, Ask, Option, Random } from '@cardwright/engine'
import { tableau } from '../acts/sides.ts'
import { isFull } from '../acts/slots.ts'
import { isOwned, type OwnedDef } from '../cards/definitions.ts'
import { type MillenniumTable, player } from '../state.ts'
import { worthIn } from './estimate.ts'

interface TurnsOption extends Option {
  readonly move: string
  readonly price: number
}

const fieldOf = (t: MillenniumTable, seat: number) => ({
  singles: [...tableau(t, seat).cards, ...t.zone.hand(seat).cards].map(({ def }) => def).filter(isOwned),
  rivals: Math.max(1, t.seats - 1),
})

/** From how many cards on it pays to score. */
const enoughCards = 6

/** Turn-based play: what pays at once, then cards for it, and a scoring when the tableau is full and nothing fits any more. */
export function turns(t: MillenniumTable, ask: Ask, random: Random): Answer | null {
  const options = ask.options() as readonly TurnsOption[]
  const of = (move: string) => options.filter((each) => each.move === move)
  const field = fieldOf(t, ask.seat)
  const worth = ({ card }: Option) => worthIn(t.card(card!).def as OwnedDef, field)
  const most = (all: readonly TurnsOption[]) => all.reduce((best, each) => (worth(each) > worth(best) ? each : best))
  const [action] = of('action')
  if (action) return action
  const plays = of('play').filter((each) => worth(each) > 6)
  if (plays.length > 0) return most(plays)
  const collects = of('collect')
  if (collects.length > 0) return random.pick(collects)
  const size = tableau(t, ask.seat).size
  if (isFull(t, ask.seat) || (size >= enoughCards && player(t, ask.seat).dollars < 4)) return of('score')[0] ?? null
  const buys = of('buy')
  if (buys.length > 0) {
    const open = buys.filter(({ card }) => t.sees(ask.seat, t.card(card!)))
    const good = open.filter((each) => worth(each) > each.price + 4)
    return good.length > 0 ? most(good) : random.pick(buys)
  }
  const left = of('play')
  return left.length > 0 ? most(left) : (of('score')[0] ?? of('end')[0] ?? null)
}
