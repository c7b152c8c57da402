import { leastOf } from '../read/cards.ts'
import type { Env } from '../read/env.ts'
import { cardsIn } from '../read/places.ts'
import { type Known, live, stateOf, type WeissInPlay } from '../table.ts'
import type { Count, Ref, Step } from '../text/core.ts'
import { isOpen } from './pick.ts'

/** What a step of a cost needs: so many of these cards, none of them for anything else. */
export interface Need {
  readonly cards: readonly Known[]
  readonly count: number
  /** Whether everybody can see that there are so many, or not. */
  readonly isOpen: boolean
}

const one: Count = { min: 1, max: 1 }

function needOf(env: Env, cards: Ref, fits: (card: WeissInPlay) => boolean = () => true): Need[] {
  const { t } = env
  if (cards.ref === 'union') return cards.of.flatMap((each) => needOf(env, each, fits))
  const found = env.read.cards(env, cards).filter((card) => {
    const here = live(t, card)
    return here !== null && fits(here)
  })
  const wanted = cards.ref === 'select' || cards.ref === 'end' ? cards.count : one
  const count = wanted === 'all' ? found.length : leastOf(env, wanted)
  const there = (cards.ref === 'select' ? cardsIn(env, cards.place) : found).flatMap((each) => live(t, each) ?? [])
  // how many cards lie somewhere is open, even where their faces are not
  const isSeen = cards.ref !== 'select' || there.length < count || there.every(isOpen)
  return [{ cards: found, count, isOpen: isSeen }]
}

export function needsOf(env: Env, step: Step): Need[] {
  switch (step.do) {
    case 'put':
    case 'reveal':
    case 'look':
      return needOf(env, step.cards)
    case 'turn':
      return needOf(env, step.cards, (card) => stateOf(card) !== step.state)
    case 'face':
      return needOf(env, step.cards, (card) => card.down !== (step.face === 'down'))
    default:
      return []
  }
}

/** Whether each need can have its own cards: each card serves one need. */
export function canServe(needs: readonly Need[]): boolean {
  const places = needs.flatMap(({ cards, count }) => Array.from({ length: count }, () => cards.map(({ card }) => card)))
  const taken = new Map<number, number>()
  const seat = (place: number, seen: Set<number>): boolean => {
    for (const card of places[place]!) {
      if (seen.has(card)) continue
      seen.add(card)
      const holder = taken.get(card)
      if (holder === undefined || seat(holder, seen)) {
        taken.set(card, place)
        return true
      }
    }
    return false
  }
  return places.every((_, place) => seat(place, new Set()))
}
