import { type Bot, makeBot, playMatch } from '@cardwright/bots'
import { Match, Random } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { decide, gameIds, loadGame, seatsIn } from '../src/index.ts'
import { wordsOf } from '../src/words/index.ts'

/** Plays at random, and says every question and answer as a replay does: of somebody else, with what they saw. */
async function sentencesOf(id: string): Promise<readonly (string | null)[]> {
  const entry = (await loadGame(id))!
  const words = wordsOf(entry)
  const options = decide(entry, {}, 'told')
  const names = Array.from({ length: seatsIn(entry.game, options)[0] }, (_, seat) => `Player ${seat}`)
  const match = Match.start(entry.game, { options, seats: names, seed: 'told' })
  const said: (string | null)[] = []
  const telling = (seat: number): Bot => {
    const bot = makeBot('random', `told ${seat}`)
    return {
      ...bot,
      choose: (position) => {
        const at = { view: match.view(seat), seat: null, names }
        for (const ask of match.asks(seat)) {
          said.push(words.prompt(ask, at), ...ask.options.map((option) => words.option(option, ask, at)))
        }
        return bot.choose(position)
      },
    }
  }
  playMatch(
    match,
    names.map((_, seat) => telling(seat)),
    new Random('told'),
  )
  return said
}

describe('What was asked and answered can be told of somebody else', () => {
  it.each(gameIds)('in %s', { timeout: 60_000 }, async (id) => {
    const said = await sentencesOf(id)
    expect(said.length).toBeGreaterThan(10)
    expect(said.filter((sentence) => sentence === null || sentence.trim() === '')).toEqual([])
  })
})
