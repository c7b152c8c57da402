import { andThen, type Part, type Seat } from '@cardwright/engine'
import { leastOf } from '../read/cards.ts'
import { type Env, envOf } from '../read/env.ts'
import { cardsIn } from '../read/places.ts'
import { isForbidden, memoOf, reader, valuesOf } from '../rules/values.ts'
import { type Known, know, live, onStage, stateOf, type WeissInPlay, type WeissTable } from '../table.ts'
import type { Ability, Count, Ref, Step } from '../text/core.ts'
import { type Effect, effectOf } from './effect.ts'
import { isOpen, pickNumber } from './pick.ts'

type StepOf<K extends Step['do']> = Extract<Step, { do: K }>

/** What a step of a cost needs: so many of these cards, none of them for anything else. */
interface Need {
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
  const there = cards.ref === 'select' ? cardsIn(env, cards.place) : found
  // how many cards lie somewhere is open, even where their faces are not
  const isSeen = cards.ref !== 'select' || there.length < count || there.every((card) => isOpen(t.card(card.card)))
  return [{ cards: found, count, isOpen: isSeen }]
}

function needsOf(env: Env, step: Step): Need[] {
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
function canServe(needs: readonly Need[]): boolean {
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

/** WS-157: whether all of it can be paid. */
export const canPay = (env: Env, cost: readonly Step[]): boolean =>
  canServe(cost.flatMap((step) => needsOf(env, substituted(env, step))))

/** Whether everybody can see that it cannot be paid. */
export const isPlainlyTooDear = (env: Env, cost: readonly Step[]): boolean =>
  !canServe(cost.flatMap((step) => needsOf(env, substituted(env, step))).filter((need) => need.isOpen))

/** Of a cost that may be paid in another way, what must be paid at least. */
function substituted(env: Env, step: Step): Step {
  const spared = substitutes(env).length > 0 && isStock(step) ? substitutesLeft(env) : 0
  if (spared === 0 || step.do !== 'put' || step.cards.ref !== 'end' || step.cards.count === 'all') return step
  const n = Math.max(0, leastOf(env, step.cards.count) - spared)
  return { ...step, cards: { ...step.cards, count: { min: n, max: n } } }
}

const isStock = (step: Step): boolean =>
  step.do === 'put' && step.cards.ref === 'end' && 'zone' in step.cards.place && step.cards.place.zone === 'stock'

/** do:payInstead: abilities that let this cost be paid in another way. */
function substitutes(
  env: Env,
): { readonly card: WeissInPlay; readonly step: StepOf<'payInstead'>; readonly ability: Ability }[] {
  const { t, memo } = env
  return onStage(t, memo.seat).flatMap((card) =>
    valuesOf(t, card).abilities.flatMap(({ ability }) =>
      ability.kind !== 'cont'
        ? []
        : ability.steps.flatMap((step) => {
            if (step.do !== 'payInstead') return []
            const { kind, keyword, of } = step.ability
            if (kind !== null && memo.ability.kind !== kind) return []
            if (keyword !== null && memo.ability.keyword !== keyword) return []
            const own = envOf(t, reader, memoOf(memo.seat, know(card), { key: '', ability }))
            if (of !== null && !own.read.cards(own, of).some((each) => each.card === memo.source.card)) return []
            return [{ card, step, ability }]
          }),
    ),
  )
}

function substitutesLeft(env: Env): number {
  return substitutes(env).reduce((sum, { card, step, ability }) => {
    const own = envOf(env.t, reader, memoOf(env.memo.seat, know(card), { key: '', ability }))
    return sum + (canServe(step.steps.flatMap((each) => needsOf(own, each))) ? 1 : 0)
  }, 0)
}

/** WS-062, WS-157: pays a cost, part by part, all of it. */
export function payCost(effect: Effect, seat: Seat, cost: readonly Step[]): Part {
  const [first, ...more] = cost
  if (first === undefined) return null
  return andThen(payPart(effect, seat, first), () => payCost(effect, seat, more))
}

/** WS-095: what is rested already does not pay "rest 2 of your characters". */
const fresh = (step: Step): Step =>
  step.do === 'turn' && step.cards.ref === 'select'
    ? {
        ...step,
        cards: {
          ...step.cards,
          where: [...step.cards.where, { is: 'not', tests: [{ is: 'state', state: step.state }] }],
        },
      }
    : step

function payPart(effect: Effect, seat: Seat, given: Step): Part {
  const step = fresh(given)
  const others = isStock(step) ? substitutes(effect) : []
  if (others.length === 0 || step.do !== 'put' || step.cards.ref !== 'end' || step.cards.count === 'all')
    return effect.run(effect, [step])
  const { cards } = step
  const wanted = leastOf(effect, step.cards.count)
  const most = Math.min(wanted, substitutesLeft(effect))
  const least = Math.max(0, wanted - effect.t.zone.stock(seat).size)
  return pickNumber(effect, seat, 'instead', least, most, (n) => {
    const left = wanted - n
    const rest: Step[] = left === 0 ? [] : [{ ...step, cards: { ...cards, count: { min: left, max: left } } }]
    return andThen(payOthers(effect, others.slice(0, n)), () => effect.run(effect, rest))
  })
}

function payOthers(effect: Effect, others: ReturnType<typeof substitutes>): Part {
  const [first, ...more] = others
  if (first === undefined) return null
  const own = effectOf(
    effect.t,
    memoOf(effect.memo.seat, know(first.card), { key: '', ability: first.ability }),
    effect.run,
  )
  return andThen(effect.run(own, first.step.steps), () => payOthers(effect, more))
}

/** WS-097: "cannot use Encore". */
export function isBarred(t: WeissTable, seat: Seat, ability: Ability, source: Known): boolean {
  return isForbidden(t, seat, ({ act }, env) => {
    if (act.act !== 'use') return false
    const { kind, keyword, of } = act.ability
    if (kind !== null && kind !== ability.kind) return false
    if (keyword !== null && keyword !== ability.keyword) return false
    return of === null || env.read.cards(env, of).some(({ card }) => card === source.card)
  })
}
