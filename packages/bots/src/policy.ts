import type { Option, Random } from '@cardwright/engine'
import type { Bot } from './bot.ts'
import { sensible } from './descent.ts'

/** Answers as the game's own policy would at a table that it imagines; where that has no opinion, at random. */
export function policyBot(random: Random, name = 'policy'): Bot {
  return {
    name,
    choose({ seat, ask, imagine }) {
      const match = imagine(random)
      const own = match.open.find((each) => each.seat === seat && each.id === ask.id)!
      const answer = sensible(match, own, random)
      return (Array.isArray(answer) ? answer : [answer as Option]).map(({ key }) => key)
    },
  }
}
