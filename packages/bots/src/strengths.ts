import { Random } from '@cardwright/engine'
import type { Bot } from './bot.ts'
import type { Evaluate } from './descent.ts'
import { policyBot } from './policy.ts'
import { randomBot } from './random.ts'
import { type SearchOptions, search } from './search.ts'

type Effort = Pick<SearchOptions, 'iterations' | 'ms' | 'slips'>

/**
 * Opponents for a table, each far enough from the next to be told apart: `easy` looks at a few things and can be beaten by
 * who has just learned a game. The time keeps a slow game from making people wait. Slips tell them apart where none of them
 * searches, and where a longer search finds little that a short one does not.
 */
export const strengths = {
  easy: { iterations: 10, ms: 200, slips: { advised: 40, searched: 35 } },
  medium: { iterations: 100, ms: 1000, slips: { advised: 15, searched: 5 } },
  hard: { iterations: 5000, ms: 3000, slips: { advised: 0, searched: 0 } },
} as const satisfies Record<string, Effort>

const isStrength = (name: string): name is keyof typeof strengths => Object.hasOwn(strengths, name)

/** For people who may have mistyped. */
export const botNames = `random, policy, search, search:<iterations>, search:<n>ms, ${Object.keys(strengths).join(', ')}`

/** A bot that has waited for longer than it may think still looks a little ahead, in ms. */
const briefest = 20

/** How long a bot of this name searches if it has waited for its turn already, in ms: what people wait for is both. */
export function timeLeft(name: string, waited: number): number {
  const ms = isStrength(name) ? strengths[name].ms : Number.POSITIVE_INFINITY
  return Math.max(briefest, ms - waited)
}

/** Whether a bot of this name thinks for so long that shorter thoughts should not have to wait for it. */
export const isLong = (name: string): boolean => isStrength(name) && strengths[name].ms > strengths.medium.ms

/** The bot of this name; equal seeds make equal bots, as long as time ends no search. It has `ms` at most, if given. */
export function makeBot(name: string, seed: string, evaluate?: Evaluate, ms = Number.POSITIVE_INFINITY): Bot {
  if (name === 'random') return randomBot(new Random(seed))
  if (name === 'policy') return policyBot(new Random(seed))
  const budget = budgetOf(name)
  const limit = Math.min(ms, budget.ms ?? ms)
  return search({ name, seed, evaluate, ...budget, ...(Number.isFinite(limit) && { ms: limit }) })
}

function budgetOf(name: string): Effort {
  if (name === 'search') return {}
  if (isStrength(name)) return strengths[name]
  const [, amount, ms] = /^search:([1-9]\d*)(ms)?$/.exec(name) ?? []
  if (amount === undefined) throw new Error(`There is no bot ${name.slice(0, 40)}; there are ${botNames}.`)
  return ms ? { ms: Number(amount) } : { iterations: Number(amount) }
}
