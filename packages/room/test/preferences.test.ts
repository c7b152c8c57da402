import { loadGame } from '@cardwright/catalog'
import { type AskView, Match, Random, randomAnswer } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { Preferences } from '../src/preferences.ts'

/** How often seat 0 is asked where it can only pass, in a match at random. */
async function idleAsks(isPerson: (seat: number) => boolean): Promise<number> {
  const { game, comfort } = (await loadGame('exodus'))!
  const match = Match.start(game, { seed: 'idle' })
  const preferences = new Preferences(comfort)
  const random = new Random('idle')
  let idle = 0
  while (!match.over) {
    preferences.answerAll(match, isPerson, ({ seat, ask, keys }) => match.answer(seat, ask, [...keys]))
    const [ask] = match.open
    if (!ask) break
    if (isPerson(0) && ask.seat === 0) idle += match.asks(0).filter(isOnlyPass).length
    match.choose(ask, randomAnswer(ask, random))
  }
  return idle
}

const isOnlyPass = ({ kind, options }: AskView): boolean => kind === 'respond' && options.length === 1

it('asks a person where they can only pass if other people play, and not if only bots do', async () => {
  expect(await idleAsks(() => true)).toBeGreaterThan(0)
  expect(await idleAsks((seat) => seat === 0)).toBe(0)
})
