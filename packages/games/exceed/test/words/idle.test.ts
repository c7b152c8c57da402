import { Match } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { exceed, wordsOf } from '../../src/index.ts'

const words = wordsOf(exceed.library)

/** What the log says of the triggers of a Strike: Ketta on space 3 strikes with this, and Corra sets that. */
function triggersOf(space: number, mine: string, theirs: string): string[] {
  const given = {
    turn: 0,
    seats: [
      { space: 3, hand: [mine] },
      { space, hand: [theirs] },
    ],
  }
  const options = { fighters: ['ketta', 'corra'], first: 0 }
  const match = Match.start(exceed, { options, seats: ['Ann', 'Bo'], seed: 'idle', given })
  const answer = (seat: number, key: string) => match.answer(seat, match.asks(seat)[0]!.id, [key])
  answer(0, `strike:${mine}`)
  answer(1, `strike:${theirs}`)
  const at = { view: match.view(0), seat: 0, names: ['Ann', 'Bo'] }
  return match.events(0, 0).flatMap((event) => (event.type === 'trigger' ? (words.event(event, at) ?? []) : []))
}

it('EX-121: the log says that nothing comes of an ability whose condition fails, or that finds no card', () => {
  const draws = 'If you initiated this Strike and your attack hit, draw a card.'
  expect(triggersOf(4, 'sweep', 'spike')).toEqual([
    'Nothing comes of Sweep now: Your opponent discards a card at random.',
    `Ketta Brisk: ${draws}`,
  ])
  expect(triggersOf(9, 'sweep', 'spike')).toEqual([`Nothing comes of Ketta Brisk now: ${draws}`])
})
