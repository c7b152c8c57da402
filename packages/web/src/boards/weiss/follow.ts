import type { SeenEvent } from '@cardwright/engine'
import type { SentView } from '@cardwright/protocol'
import { changed, type Follow, followCards } from '../../table/follow.ts'
import { factsOf } from './sight.ts'

/** What is told is on the board: cards, how they stand, whose turn it is, its phase and the levels. */
export const follow: Follow = (view, event) => {
  const { type, cards = [], state } = event
  if (type === 'turned') return changed(view, cards, () => ({ state: state! }))
  const now = factsAfter(view, event)
  return now === null ? followCards(view, event) : { ...view, facts: { ...view.facts, ...now } }
}

function factsAfter(view: SentView, { type, seat, number, phase, level }: SeenEvent): SentView['facts'] | null {
  switch (type) {
    case 'turn':
      return { turn: seat!, number: number! }
    case 'phase':
      return { phase: phase! }
    case 'levelUp':
      return { level: factsOf({ view }).level.with(seat!, Number(level)) }
    default:
      return null
  }
}
