import type { SeenEvent } from '@cardwright/engine'
import type { SideFacts } from '@cardwright/millennium'
import { type Follow, followCards } from '../../table/follow.ts'
import { factsOf } from './facts.ts'

/** What is told of a tournament is on the board: cards, and the points they bring. A market changes as a whole. */
export const follow: Follow = (view, event) => {
  const { phase, sides } = factsOf({ view })
  if (phase !== 'tournament' && phase !== 'turns') return view
  return event.type === 'points'
    ? { ...view, facts: { ...view.facts, sides: sides.map((own, side) => gained(own, side, event)) } }
    : followCards(view, event)
}

function gained(own: SideFacts, of: number, { side, rp, card }: SeenEvent): SideFacts {
  if (of !== side) return own
  const points = Number(rp)
  const source = card?.name
  const known = own.breakdown.some((each) => each.source === source)
  const breakdown = known
    ? own.breakdown.map((each) => (each.source === source ? { source, rp: each.rp + points } : each))
    : [...own.breakdown, ...(source === undefined || points === 0 ? [] : [{ source, rp: points }])]
  return { ...own, rp: own.rp + points, breakdown }
}
