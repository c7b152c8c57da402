import type { Random } from '@cardwright/engine'
import type { Bot } from './bot.ts'

/** Chooses at random; where several may be chosen, each walk that the ask allows may be taken. */
export function randomBot(random: Random, name = 'random'): Bot {
  return {
    name,
    choose({ ask, next }) {
      const keys: string[] = []
      for (;;) {
        const { add, stop } = next(keys)
        const pick = random.int(add.length + (stop ? 1 : 0))
        if (pick < add.length) keys.push(add[pick]!)
        else if (stop) return keys
        else throw new Error(`${ask.kind} is a dead end: nothing may be added, and one may not stop.`)
      }
    },
  }
}
