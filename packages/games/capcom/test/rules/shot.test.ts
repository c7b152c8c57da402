import { describe, it } from 'vitest'
import { arena, fight, jack, king, queen, sheet, super_ } from '../support.ts'

describe('The shot after a dodge', () => {
  it('CC-130, CC-131, CC-A23 after a dodge one ranged special or super of type A to D, unanswered and alone', () => {
    const seats = [{ hand: ['5s'] }, { hand: ['js', 'qs', 'ks', 'as', '4s'], deck: ['2h'] }]
    fight({
      seats,
      play: [
        '0 attack:5s',
        '1 dodge',
        '1 refused use:rise CC-130',
        '1 refused attack:4s CC-130',
        '1 offered hold use:hadouken use:wave',
        '1 use:hadouken',
      ],
      expect: { '0.hp': 92, phase: 'cleanUp' },
    })
    const of = arena(
      sheet('ryu', {
        moves: [jack('Turn', 'E(R)', 6, 4, 1), queen('Dear', 'A(R)', 6, 4, 6), king('D', 'D(R)', 5, 3, 1), super_],
      }),
    )
    fight({
      of,
      seats,
      play: [
        '0 attack:5s',
        '1 dodge',
        '1 refused use:turn CC-090',
        '1 refused use:dear CC-A11',
        '1 offered hold use:d',
        '1 use:d',
      ],
      expect: { '0.hp': 95 },
    })
  })

  it('CC-A24 (S) without range does nothing', () => {
    const of = arena(sheet('ryu', { moves: [jack('Stun', 'B(S)', 6, 3, 1), super_] }))
    fight({
      of,
      seats: [{ hand: ['5s'] }, { hand: ['js', '4h'], deck: ['2h'] }],
      play: ['0 attack:5s', '1 dodge', '1 refused use:stun CC-130', '1 hold'],
    })
    fight({
      of,
      turn: 1,
      seats: [{}, { hand: ['js', '4h'] }],
      play: ['1 use:stun', '0 take'],
      expect: { phase: 'cleanUp', '0.hp': 94 },
    })
  })

  it('CC-A25 after (S) one goes on as after Type A, with the points that are left', () => {
    const of = arena(sheet('ryu', { moves: [jack('Stun', 'B(R,S)', 6, 3, 3), queen('Open', 'A', 5, 3, 1), super_] }))
    fight({
      of,
      seats: [{ hand: ['5s'] }, { hand: ['js', 'qs', '4h', '5h', '6h'], deck: ['2h'] }],
      play: [
        '0 attack:5s',
        '1 dodge',
        '1 use:stun',
        { points: 2 },
        '1 refused use:open CC-084',
        '1 attack:4h',
        '1 attack:5h',
      ],
      expect: { '0.hp': 85, phase: 'cleanUp' },
    })
  })

  it('CC-A23, CC-A11 the shot costs points of the shooter', () => {
    const moves = [jack('Near', 'A(R)', 5, 1, 3), queen('Far', 'A(R)', 5, 1, 4), super_]
    const of = arena(sheet('a', { combo: 9 }), sheet('b', { combo: 3, moves }))
    fight({
      of,
      fighters: ['a', 'b'],
      seats: [{ hand: ['4s'] }, { hand: ['js', 'qs'], deck: ['2s'] }],
      play: ['0 attack:4s', '1 dodge', '1 offered hold use:near', '1 refused use:far CC-A11'],
    })
  })
})
