import { loadGame } from '@cardwright/catalog'
import { Match, type Pattern } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { explainFirst } from '../../src/table/use-answering.ts'

const { game } = (await loadGame('capcom'))!
const notNow = { why: 'This cannot be played now.' }

/** What Odo Brandt's player is told of a move that does not go, after these answers. */
function toldAfter(answers: readonly string[], seat = 1) {
  const match = Match.start(game, { options: { fighters: ['asha-vell', 'odo-brandt'] }, seats: 2, seed: 'why' })
  for (const key of answers) {
    const asked = match.waiting[0]!.seat
    match.answer(asked, match.asks(asked)[0]!.id, key)
  }
  const explain = async (wanted: string | Pattern) => match.explain(seat, wanted)
  return explainFirst({ explain }, ['use:toll-the-hours'], notNow)
}

describe('a move that does not go now', () => {
  it('names the rule that forbids it', async () => {
    expect(await toldAfter(['keep', 'keep'])).toMatchObject({ rule: expect.stringMatching(/^CC-/) })
  })

  it('says a plain sentence, and neither key nor seat, where another question is asked or none', async () => {
    expect(await toldAfter([])).toEqual(notNow)
    expect(await toldAfter(['keep'])).toEqual(notNow)
  })
})
