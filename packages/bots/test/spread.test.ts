import { Match } from '@cardwright/engine'
import { duel } from '@cardwright/example-duel'
import { describe, expect, it } from 'vitest'
import { type Evaluate, positionOf, search } from '../src/index.ts'
import { Spread } from '../src/spread.ts'

const spreadOf = (rewards: readonly number[]): number => {
  const spread = new Spread()
  for (const reward of rewards) spread.add(reward)
  return spread.width
}

const often = (...rewards: number[]): number[] => Array.from({ length: 40 }, (_, i) => rewards[i % rewards.length]!)

describe('The spread of rewards', () => {
  it('is 1 for wins and losses, and less for what differs less', () => {
    expect(spreadOf(often(0, 1))).toBeCloseTo(1)
    expect(spreadOf(often(0.4, 0.6))).toBeCloseTo(0.2)
  })

  it('is 1 until there are enough of them, and never nothing', () => {
    expect(spreadOf([0.5, 0.5])).toBe(1)
    expect(spreadOf(often(0.5))).toBe(0.1)
  })
})

describe('A search', () => {
  /** Hardly any position differs from another. */
  const judge = (isSteady: boolean): Evaluate =>
    Object.assign(
      ({ table }: Match, seat: number) => {
        const { sides } = table.state as { sides: { life: number }[] }
        return 0.5 + (sides[seat]!.life - sides[1 - seat]!.life) / 40
      },
      { isSteady },
    )

  /** How many iterations it takes until no other answer can catch up with the best. */
  function iterationsOf(isSteady: boolean): number {
    const match = Match.start(duel, { seed: 'spread' })
    let done = 0
    const watch = ({ iterations }: { iterations: number }) => {
      done = iterations
    }
    const { seat } = match.open[0]!
    const bot = search({ seed: 's', iterations: 1000, evaluate: judge(isSteady), watch })
    bot.choose(positionOf(match, seat, match.asks(seat)[0]!))
    return done
  }

  it('follows what looks best more closely where the evaluation is steady, and is sure sooner', () => {
    expect(iterationsOf(true)).toBeLessThan(0.9 * iterationsOf(false))
  })
})
