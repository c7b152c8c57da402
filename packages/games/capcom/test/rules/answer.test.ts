import { describe, it } from 'vitest'
import { arena, fight, hp, sheet, super_ } from '../support.ts'

describe('One answer to the initial attack', () => {
  it('CC-051, CC-052 a tech hit takes a pair above the defender’s own Strength and not below the throw', () => {
    const of = arena(sheet('ryu', { strength: 8 }))
    const seats = [{ hand: ['9s', '9d'] }, { hand: ['8s', '8d', '9h', '9c', '10h', '10c', '10d'] }]
    fight({
      of,
      seats,
      play: [
        '0 throw:9d+9s',
        '1 refused tech:8d+8s CC-051',
        '1 refused tech:9c+10h CC-047',
        '1 offered dodge take tech:10c+10d tech:10c+10h tech:10d+10h tech:9c+9h',
      ],
    })
    fight({
      seats: [{ hand: ['10s', '10d'] }, { hand: ['9h', '9c'] }],
      play: ['0 throw:10d+10s', '1 refused tech:9c+9h CC-052'],
    })
    fight({ seats: [{ hand: ['5s'] }, { hand: ['9h', '9c'] }], play: ['0 attack:5s', '1 refused tech:9c+9h CC-051'] })
  })

  it('CC-053..055, CC-189 eights stop eights: four cards are discarded, no damage, and the phase is over', () => {
    fight({
      seats: [{ hand: ['8d', '8c', '2s'] }, { hand: ['8d', '8h', '3s'] }],
      play: ['0 throw:8c+8d', '1 tech:8d+8h'],
      expect: {
        '0.discard': ['8c', '8d'],
        '1.discard': ['8d', '8h'],
        '0.hp': 100,
        '1.hp': 100,
        phase: 'cleanUp',
        'asked.0': ['cleanUp'],
      },
    })
  })

  it('CC-125, CC-132, CC-A06, CC-A74 only the initial attack is answered', () => {
    fight({
      turn: 1,
      seats: [{ hand: ['kd'], deck: ['2h'] }, { hand: ['4s', 'qs'] }],
      play: ['1 attack:4s', '0 take', { 'asked.1': ['chain'], 'asked.0': [] }, '1 use:rise'],
      expect: { '0.hp': 89, phase: 'cleanUp' },
    })
  })

  it('CC-H07 the partner decides on a variable counter first, whatever they hold; then the active seat answers', () => {
    fight({
      mode: 'team',
      seats: [{ hand: ['5s'] }, { hand: [] }, {}, { hand: ['2s'] }],
      play: [
        '0 attack:5s',
        '3 refused vc:swing CC-158',
        '3 offered pass',
        '3 pass',
        { 'asked.1': ['answer'] },
        '1 take',
      ],
      expect: { [hp(1, 0)]: 95 },
    })
  })

  it('CC-A08 one answer to an attack: after a failed dodge there is no counter', () => {
    fight({
      seats: [{ hand: ['5s', '6s'] }, { hand: ['qs'], deck: ['kh'] }],
      play: ['0 attack:5s', '1 dodge', { 'asked.1': [], 'asked.0': ['chain'] }, '0 stop'],
      expect: { '1.hp': 95 },
    })
  })

  it('CC-A10 the defender has all combo points, whatever was spent in the turn before; the counter’s cost comes off', () => {
    fight({
      seats: [{ hand: ['2s', '3s', '4s', '5s', '6s'] }, { hand: ['5h', 'qs', '2h'] }],
      play: [
        '0 attack:2s',
        '1 take',
        '0 attack:3s',
        '0 attack:4s',
        '0 attack:5s',
        '0 attack:6s',
        '0 done',
        '1 draw:1',
        '1 attack:5h',
        { points: 4, 'combat.chain.full': 5 },
        '0 take',
        '1 stop',
      ],
    })
  })

  it('CC-051 only number cards tech, and only cards that are held answer', () => {
    fight({
      fighters: ['a', 'b'],
      seats: [{ hand: ['9s', '9d'] }, { hand: ['jc', 'jd', '10s'], rest: 'discard' }],
      play: [
        '0 throw:9d+9s',
        '1 refused tech:jc+jd CC-047',
        '1 refused attack:5s CC-027',
        '1 offered take use:poke use:poke#2',
      ],
    })
  })

  it('CC-H07 a partner whose sheet has no variable counter is not asked', () => {
    fight({
      mode: 'team',
      of: arena(sheet('d', { moves: [super_] })),
      seats: [{ hand: ['4s'] }, {}, {}, { hand: ['joker-red'] }],
      play: ['0 attack:4s', '1 take'],
      expect: { '1.hp': 96 },
    })
  })

  it('CC-A55 the Joker of the active seat buys no variable counter', () => {
    fight({
      mode: 'team',
      seats: [{ hand: ['4s'] }, { hand: ['joker-red'], rest: 'discard' }, {}, {}],
      play: ['0 attack:4s', '3 pass', '1 offered tag-super:shared take'],
    })
  })
})
