import { type Known, know, live, zonesAt } from '../table.ts'
import type { Count, Ref, Select } from '../text/core.ts'
import { type Env, isSame, seatsOf } from './env.ts'
import { cardsIn, isIn } from './places.ts'
import { battleOf } from './tests.ts'

type RefOf<K extends Ref['ref']> = Extract<Ref, { ref: K }>

/** The most that a count allows; all there are if it sets no bound. */
export function mostOf(env: Env, count: Count): number {
  if (count === 'all' || count.max === 'any') return Number.POSITIVE_INFINITY
  return Math.max(0, env.read.number(env, count.max))
}
export const leastOf = (env: Env, count: Count): number =>
  count === 'all' ? Number.POSITIVE_INFINITY : Math.max(0, env.read.number(env, count.min))

/** The selections that a phrase is made of. */
export const selectsOf = (ref: Ref): readonly Select[] => {
  if (ref.ref === 'union' || ref.ref === 'either') return ref.of.flatMap(selectsOf)
  return ref.ref === 'select' ? [ref] : []
}

/** The card that the battle is with, or was with when the event happened. */
function opponentsOf(env: Env, of: readonly Known[]): readonly Known[] {
  const battle = battleOf(env)
  const { event } = env.memo
  const found: Known[] = []
  for (const card of of) {
    const now = battle?.find((_, n) => isSame(battle[1 - n]!, card))
    if (now) found.push(now)
    else if (event && 'other' in event && event.other) {
      if (event.card.card === card.card) found.push(event.other)
      else if (event.other.card === card.card) found.push(event.card)
    }
  }
  return found
}

/** One small function for each way to mean cards. Where a count leaves a choice, these are the cards to choose from. */
export const refs: { readonly [K in Exclude<Ref['ref'], 'pronoun'>]: (env: Env, ref: RefOf<K>) => readonly Known[] } = {
  this: ({ memo }) => [memo.source],
  slot: ({ memo }, { slot }) => memo.slots[slot] ?? [],
  event({ memo: { event } }) {
    if (event === null) return []
    if (event.when === 'triggers') return [event.revealed]
    return 'card' in event ? [event.card] : []
  },
  each: ({ each }) => (each ? [each] : []),
  battleOpponent: (env, { of }) => opponentsOf(env, env.read.cards(env, of)),
  select: (env, { place, where }) => cardsIn(env, place).filter((card) => env.read.passes(env, card, where)),
  end(env, { end, count, place }) {
    const most = mostOf(env, count)
    if ('among' in place || 'under' in place || 'places' in place) {
      const cards = cardsIn(env, place)
      return end === 'top' ? cards.slice(-most || cards.length).reverse() : cards.slice(0, most)
    }
    return seatsOf(env, place.of).flatMap((seat) =>
      zonesAt(env.t, place.zone, seat).flatMap(({ cards }) => {
        const taken = end === 'top' ? cards.slice(Math.max(0, cards.length - most)).reverse() : cards.slice(0, most)
        return taken.map(know)
      }),
    )
  },
  rest(env, { of, without }) {
    const taken = without.flatMap((each) => env.read.cards(env, each))
    return env.read.cards(env, of).filter((card) => live(env.t, card) && !taken.some((each) => each.card === card.card))
  },
  random: (env, { of }) => env.read.cards(env, of),
  either: (env, { of }) => of.flatMap((each) => env.read.cards(env, each)),
  union: (env, { of }) => of.flatMap((each) => env.read.cards(env, each)),
  moved(env, { to, where }) {
    return env.memo.moved
      .filter(({ card, zone, of }) => to === null || isIn(env, to, { zone, of, at: 0 }, card))
      .map(({ card }) => card)
      .filter((card) => env.read.passes(env, card, where))
  },
}

export function cards(env: Env, ref: Ref): readonly Known[] {
  if (ref.ref === 'pronoun') throw new Error('A pronoun was not bound.')
  return (refs[ref.ref] as (env: Env, ref: Ref) => readonly Known[])(env, ref)
}
