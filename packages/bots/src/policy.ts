import type { Option, Random } from '@cardwright/engine'
import type { Bot, Position } from './bot.ts'
import { sensible } from './descent.ts'
import { randomBot } from './random.ts'

/** So many tables are imagined until one fits what is really offered. */
const maxTables = 8

/** Answers as the game's own policy would at a table that it imagines; where that has no opinion, at random. */
export function policyBot(random: Random, name = 'policy'): Bot {
  const otherwise = randomBot(random)
  return {
    name,
    choose(position) {
      const { seat, ask, imagine } = position
      for (let n = 0; n < maxTables; n++) {
        const match = imagine(random)
        const own = match.open.find((each) => each.seat === seat && each.id === ask.id)
        if (!own) continue
        const answer = sensible(match, own, random)
        const keys = (Array.isArray(answer) ? answer : [answer as Option]).map(({ key }) => key)
        if (isOffered(position, keys)) return keys
      }
      return otherwise.choose(position)
    },
  }
}

/** Whether these keys are an answer at the real table: of what is hidden, the imagined one may offer something else. */
function isOffered({ next }: Position, keys: readonly string[]): boolean {
  const isAdded = keys.every((key, i) => next(keys.slice(0, i)).add.includes(key))
  return isAdded && next(keys).stop
}
