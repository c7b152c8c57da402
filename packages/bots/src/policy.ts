import { type Answer, type Ask, type Match, type Option, type Random, randomAnswer } from '@cardwright/engine'
import type { Bot } from './bot.ts'
import { type Evaluate, sensible } from './descent.ts'
import { randomBot } from './random.ts'

/** How many tables are imagined at most until one fits what is really offered. */
const maxTables = 8

type Reply = (match: Match, ask: Ask, random: Random) => Answer

/** Answers as the game's own policy would at a table that it imagines; where that has no opinion, at random. */
export const policyBot = (random: Random, name = 'policy'): Bot => imaginingBot(random, name, sensible)

/** Answers at random, but for what is not worth trying. */
export const carelessBot = (random: Random, name: string, evaluate: Evaluate | null): Bot =>
  imaginingBot(random, name, (match, ask) => {
    const worth = ask.some === null ? ask.offered().filter((each) => evaluate?.isWorthTrying?.(match, ask, each)) : []
    return worth.length > 0 ? random.pick(worth) : randomAnswer(ask, random)
  })

function imaginingBot(random: Random, name: string, reply: Reply): Bot {
  const otherwise = randomBot(random)
  return {
    name,
    choose(position) {
      const { seat, ask, imagine, isAnswer } = position
      for (let n = 0; n < maxTables; n++) {
        const match = imagine(random)
        const own = match.open.find((each) => each.seat === seat && each.id === ask.id)
        if (!own) continue
        const answer = reply(match, own, random)
        const keys = (Array.isArray(answer) ? answer : [answer as Option]).map(({ key }) => key)
        // of what is hidden, the imagined table may offer something else than the real one
        if (isAnswer(keys)) return keys
      }
      return otherwise.choose(position)
    },
  }
}
