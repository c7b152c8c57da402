import { play as answer } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { fight, given } from '../support.ts'

describe('Damage is settled', () => {
  it('CC-030, CC-A34 damage waits for the end of the phase, and what is too much is lost', () => {
    fight({
      seats: [{ hand: ['5s', '6s', '7s'] }, {}],
      teams: [{}, { characters: [{ hp: 5 }] }],
      play: [
        '0 attack:5s',
        '1 take',
        { '1.hp': 5, pending: 5, over: false },
        '0 attack:6s',
        { '1.hp': 5, over: false },
        '0 stop',
      ],
      expect: { '1.hp': 0, over: true },
    })
  })

  it('CC-003, CC-036 a character that has taken all its HP is KOed, and one point less is survived', () => {
    const play = ['0 attack:5s', '1 take', '0 stop']
    const hand = { hand: ['5s', '2h'] }
    fight({ seats: [hand, {}], teams: [{}, { characters: [{ hp: 5 }] }], play, expect: { over: true, winner: 0 } })
    fight({ seats: [hand, {}], teams: [{}, { characters: [{ hp: 6 }] }], play, expect: { over: false, '1.hp': 1 } })
  })

  it('CC-117 who takes nothing is not among those who are told to have been hit', () => {
    const match = given({ fighters: ['a', 'b'], seats: [{ hand: ['js'] }, { block: ['7h'] }] })
    answer(match, 'use:poke')
    expect(match.events(null).findLast(({ type }) => type === 'settle')).toMatchObject({ settled: [] })
  })
})
