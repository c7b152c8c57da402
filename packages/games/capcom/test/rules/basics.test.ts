import { describe, it } from 'vitest'
import { arena, fight, sheet } from '../support.ts'

describe('3 Basic attacks and throwing', () => {
  it('CC-043 a basic attack does the value of its card', () => {
    fight({ seats: [{ hand: ['4h'] }, {}], play: ['0 attack:4h', '1 take'], expect: { '1.hp': 96 } })
    fight({ seats: [{ hand: ['7h'] }, {}], play: ['0 attack:7h', '1 take'], expect: { '1.hp': 93 } })
  })

  it('CC-044 a basic attack costs one combo point', () => {
    fight({
      seats: [{ hand: ['6h', '7h', '2s'] }, {}],
      play: ['0 attack:6h', '1 take', { points: 4 }, '0 attack:7h'],
      expect: { points: 3 },
    })
  })

  it('CC-047 a throw takes two number cards of one value, of whatever suits', () => {
    fight({
      seats: [{ hand: ['8s', '9s', '9d', 'ks', 'kd'] }, {}],
      play: [
        '0 refused throw:8s+9s CC-047',
        '0 refused throw:kd+ks CC-047',
        '0 refused throw:9d CC-047',
        '0 throw:9d+9s',
      ],
      expect: { '0.played': ['9d', '9s'] },
    })
  })

  it('CC-048, CC-049, CC-050 a block is no help against a throw: the card is lost, and the thrower goes on', () => {
    fight({
      seats: [{ hand: ['9s', '9d', '2h'] }, { hand: ['2d'], block: ['7h'] }],
      play: ['0 throw:9d+9s', '1 take', { '1.discard': ['7h'], pending: 6, points: 3 }, '0 attack:2h'],
      expect: { '1.hp': 92 },
    })
  })

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
})
