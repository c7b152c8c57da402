import { andThen, ask, inTurn, numbered, type Option, type Part, type Seat } from '@cardwright/engine'
import type { Env } from '../read/env.ts'
import { isForbidden, memoOf } from '../rules/values.ts'
import { type Known, live, type WeissTable } from '../table.ts'
import type { Ability, Step } from '../text/core.ts'
import { type Effect, effectOf } from './effect.ts'
import { canServe, type Need, needsOf } from './needs.ts'
import { askedBy } from './pick.ts'
import { isOneOf, mayHide, type Paying, type Substitute, sparedBy, substitutesFor, without } from './substitutes.ts'

/** Whether these needs can be met, in one of the ways that there are to pay. */
function isPayable(
  env: Env,
  cost: readonly Step[],
  ways: readonly Substitute[],
  counts: (need: Need) => boolean = () => true,
  needs: readonly Need[] = [],
): boolean {
  if (canServe([...needs, ...cost.flatMap((step) => needsOf(env, step))].filter(counts))) return true
  const [first, ...more] = ways
  if (first === undefined) return false
  const most = sparedBy(env, cost, first).at(-1)
  if (most !== undefined && isPayable(env, without(env, cost, first, most), more, counts, [...needs, ...first.needs]))
    return true
  return isPayable(env, cost, more, counts, needs)
}

/** WS-157: whether all of it can be paid. */
export const canPay = (env: Env, cost: readonly Step[], paying: Paying = 'ability'): boolean =>
  isPayable(env, cost, []) || isPayable(env, cost, substitutesFor(env, paying))

/** Whether everybody can see that it cannot be paid. */
export const isPlainlyTooDear = (env: Env, cost: readonly Step[]): boolean =>
  !mayHide(env, 'ability', cost, env.memo.seat) &&
  !isPayable(env, cost, substitutesFor(env, 'ability'), (need) => need.isOpen)

/** WS-062, WS-157: pays a cost, part by part, all of it. */
export function payCost(effect: Effect, seat: Seat, cost: readonly Step[]): Part {
  return payIn(effect, seat, cost, waysToPay(effect, seat, 'ability'))
}

/** The ways to pay, found before anything of the cost is paid, and how what is left of it is paid. */
export interface Payment {
  readonly paying: Paying
  readonly ways: readonly Substitute[]
  rest(effect: Effect, cost: readonly Step[]): Part
}

export const waysToPay = (effect: Effect, seat: Seat, paying: Paying, rest: Payment['rest'] = payParts): Payment => ({
  paying,
  // "if you would pay": whoever pays for somebody else's ability pays as it says
  ways: seat === effect.memo.seat ? substitutesFor(effect, paying) : [],
  rest,
})

interface PayOption extends Option {
  /** The card that opens another way to pay; none to pay as the cost says. */
  readonly card: number | undefined
  readonly name: string | undefined
  readonly ability: string | undefined
  /** How many cards of the cost it stands for. */
  readonly number: number
  /** Which of the ways; -1 for none. */
  readonly way: number
}

const asPrinted: PayOption = { key: 'pay', card: undefined, name: undefined, ability: undefined, number: 0, way: -1 }

function payOptions(effect: Effect, cost: readonly Step[], { ways }: Payment): PayOption[] {
  const found = ways.flatMap((way) => {
    const others = ways.filter((each) => each !== way)
    return sparedBy(effect, cost, way)
      .filter((n) => isPayable(effect, without(effect, cost, way, n), others, () => true, way.needs))
      .map((n) => ({ way, n }))
  })
  const named = numbered(
    found,
    ({ way, n }) => `${way.source.def}:${n}`,
    ({ way, n }) => ({
      card: live(effect.t, way.source)?.id,
      name: way.source.def,
      ability: way.borne.key,
      number: n,
      way: ways.indexOf(way),
    }),
  )
  return isPayable(effect, cost, []) || named.length === 0 ? [asPrinted, ...named] : named
}

/** do:payInstead: as long as there are other ways to pay, whoever pays is asked; unless everybody sees that they must. */
export function payIn(effect: Effect, seat: Seat, cost: readonly Step[], payment: Payment): Part {
  const isHidden = mayHide(effect, payment.paying, cost, seat)
  if (payment.ways.length === 0 && !isHidden) return payment.rest(effect, cost)
  const [first, ...more] = payOptions(effect, cost, payment)
  return more.length === 0 && !isHidden
    ? payBy(effect, seat, cost, payment, first!)
    : askHow(effect, seat, cost, payment)
}

function* askHow(effect: Effect, seat: Seat, cost: readonly Step[], payment: Payment) {
  const chosen = yield* ask(effect.t, seat, {
    kind: 'instead',
    rule: 'WS-157',
    ...askedBy(effect),
    skip: 'pay',
    options: () => payOptions(effect, cost, payment),
  })
  const flow = payBy(effect, seat, cost, payment, chosen)
  if (flow !== null) yield* flow
}

function payBy(effect: Effect, seat: Seat, cost: readonly Step[], payment: Payment, option: PayOption): Part {
  const way = payment.ways[option.way]
  if (way === undefined) return payment.rest(effect, cost)
  const left = { ...payment, ways: payment.ways.filter((each) => each !== way) }
  const own = effectOf(effect.t, memoOf(seat, way.source, way.borne), effect.run)
  return andThen(effect.run(own, way.step.steps), () =>
    payIn(effect, seat, without(effect, cost, way, option.number), left),
  )
}

/** What pays is not put away "by this effect". */
function payParts(effect: Effect, cost: readonly Step[]): Part {
  const { length } = effect.memo.moved
  effect.isPaying = true
  const paid = inTurn(cost, (step) => effect.run(effect, [fresh(step)]))
  return andThen(paid, () => {
    effect.isPaying = false
    effect.memo.moved = effect.memo.moved.slice(0, length)
    return null
  })
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

/** WS-097: "cannot use Encore". */
export function isBarred(t: WeissTable, seat: Seat, ability: Ability, source: Known): boolean {
  return isForbidden(t, seat, ({ act }, env) => {
    if (act.act !== 'use') return false
    const { kind, keyword, of } = act.ability
    if (kind !== null && kind !== ability.kind) return false
    if (keyword !== null && keyword !== ability.keyword) return false
    return of === null || isOneOf(env, source, of)
  })
}
