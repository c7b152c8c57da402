import { type Header, makeRecord, type Result } from '@cardwright/engine'
import type { LocalSeat } from '@cardwright/room'
import { describe, expect, it } from 'vitest'
import { outcomeOf } from '../../src/pages/outcome.ts'

const you: LocalSeat = { name: 'You' }
const bot: LocalSeat = { strength: 'easy' }
const bo: LocalSeat = { name: 'Bo' }

const header: Header = {
  cardwright: 1,
  engine: '1',
  game: 'exceed',
  version: '1',
  options: {},
  seats: ['You', 'Bo'],
  seed: 'outcome',
}
const ended = (winner: Result['winner']): string =>
  makeRecord({ header, inputs: [], clock: 0, hash: '0', result: { winner, why: 'defeated' } })

describe('a match in the list of replays says how it ended', () => {
  it.each([
    ['you won', ended(0), [you, bot]],
    ['you lost', ended(1), [you, bot]],
    ['you won', ended(1), [bot, you]],
    ['you won', ended([0, 2]), [you, bot, bot]],
    ['a draw', ended(null), [you, bot]],
    ['a draw', ended([]), [you, bot]],
    ['won by Bo', ended(1), [you, bo]],
    ['won by the easy bot', ended(1), [bot, bot]],
    ['not over yet', null, [you, bot]],
    ['over', 'no record', [you, bot]],
  ])('%s', (said, record, seats) => {
    expect(outcomeOf({ record, seats })).toBe(said)
  })
})
