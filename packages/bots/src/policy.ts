import type { Option, Random } from '@cardwright/engine'
import type { Bot } from './bot.ts'
import { sensible } from './descent.ts'
import { randomBot } from './random.ts'

/** How many tables are imagined at most until one fits what is really offered. */
const maxTables = 8

/** Answers as the game's own policy would at a table that it imagines; where that has no opinion, at random. */
export function policyBot(random: Random, name = 'policy'): Bot {
  const otherwise = randomBot(random)
  return {
    name,
    choose(position) {
      const { seat, ask, imagine, isAnswer } = position
      for (let n = 0; n < maxTables; n++) {
        const match = imagine(random)
        const own = match.open.find((each) => each.seat === seat && each.id === ask.id)
        if (!own) continue
        const answer = sensible(match, own, random)
        const keys = (Array.isArray(answer) ? answer : [answer as Option]).map(({ key }) => key)
        // of what is hidden, the imagined table may offer something else than the real one
        if (isAnswer(keys)) return keys
      }
      return otherwise.choose(position)
    },
  }
}
