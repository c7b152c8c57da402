import { makeBot, playMatch } from '@cardwright/bots'
import { Match, Random, winners } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { decide, loadGame } from '../src/index.ts'

const pairs = 5

/** How many of ten matches one bot wins, each deal from both seats. */
async function wins(id: string, one: string, other: string): Promise<number> {
  const entry = (await loadGame(id))!
  let won = 0
  for (let n = 0; n < pairs; n++) {
    for (const seat of [0, 1]) {
      const seed = `yardstick ${n}`
      const match = Match.start(entry.game, { options: decide(entry, {}, seed), seats: ['a', 'b'], seed })
      const names = seat === 0 ? [one, other] : [other, one]
      const bots = names.map((name, at) => makeBot(name, `${seed} ${at} ${seat}`, entry.evaluate))
      if (winners(playMatch(match, bots, new Random(seed))).includes(seat)) won++
    }
  }
  return won
}

it.each(['exceed', 'exodus', 'capcom', 'weiss'])(
  'the policy of %s beats random play',
  {
    timeout: 120_000,
  },
  async (id) => {
    expect(await wins(id, 'policy', 'random')).toBeGreaterThanOrEqual(7)
  },
)
