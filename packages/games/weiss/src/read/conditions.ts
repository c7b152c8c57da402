import { isWithin, phaseOf } from '../table.ts'
import type { Condition } from '../text/core.ts'
import type { Phase } from '../text/terms.ts'
import { type Env, isSame, seatsOf } from './env.ts'
import { battleOf, compare } from './tests.ts'

type ConditionOf<K extends Condition['if']> = Extract<Condition, { if: K }>

const isPhase = ({ t }: Env, phase: Phase): boolean => isWithin(phaseOf[t.state.part], phase)

/** One small function for each condition. */
export const conditions: { readonly [K in Condition['if']]: (env: Env, condition: ConditionOf<K>) => boolean } = {
  compare: (env, { left, op, right }) => compare(env.read.number(env, left), op, env.read.number(env, right)),
  is(env, { card, where }) {
    const cards = env.read.cards(env, card)
    return cards.length > 0 && cards.every((each) => env.read.passes(env, each, where))
  },
  did: ({ memo }, { step }) => step !== undefined && memo.did.includes(step),
  otherwise: ({ held }) => !held,
  during: (env, { phase, of }) => isPhase(env, phase) && seatsOf(env, of).includes(env.t.state.turn),
  battle: (env, { of }) => {
    const battle = battleOf(env)
    return battle !== null && env.read.cards(env, of).some((card) => battle.some((each) => isSame(each, card)))
  },
  attack(env, { of, how }) {
    const { attack } = env.t.state
    if (attack === null || (how !== null && attack.kind !== how)) return false
    return env.read.cards(env, of).some((card) => isSame(card, attack.attacker))
  },
  happened: (env, { event }) => env.t.state.happened.some((happening) => env.read.matches(env, event, happening)),
  checked: (env, { times }) => (env.t.state.attack?.checked ?? 0) >= env.read.number(env, times),
  cancelled: ({ memo }) => memo.cancelled === true,
  not: (env, { of }) => !env.read.holds(env, of),
  all: (env, { of }) => of.every((each) => env.read.holds(env, each)),
  any: (env, { of }) => of.some((each) => env.read.holds(env, each)),
}

export const holds = (env: Env, condition: Condition): boolean =>
  (conditions[condition.if] as (env: Env, condition: Condition) => boolean)(env, condition)
