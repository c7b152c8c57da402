import { describe, it } from 'vitest'
import { fight } from '../support.ts'

describe('A string goes on', () => {
  it('CC-028 unanswered, or after a failed dodge, the attacker goes on with the points that are left', () => {
    for (const response of ['1 take', '1 dodge'])
      fight({
        seats: [{ hand: ['5s', '6s'] }, { deck: ['kh'] }],
        play: ['0 attack:5s', response, { points: 4, 'asked.0': ['chain'] }, '0 attack:6s'],
        expect: { '1.hp': 89 },
      })
  })
})
