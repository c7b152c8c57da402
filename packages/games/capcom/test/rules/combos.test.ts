import { describe, it } from 'vitest'
import { arena, fight, jack, queen, sheet, super_ } from '../support.ts'

describe('Combos', () => {
  it('CC-078, CC-A02 a combo starts with one attack, of as many cards as it takes, and goes on if it is not stopped', () => {
    fight({
      seats: [{ hand: ['as', 'ad', 'js', '3s'] }, {}],
      play: ['0 use:kinetic-card', '1 take', '0 use:royal-flush'],
      expect: { '1.hp': 62, phase: 'cleanUp' },
    })
    fight({
      seats: [{ hand: ['4s', '5s'] }, { hand: [], block: ['2s'] }],
      play: ['0 attack:4s'],
      expect: { phase: 'cleanUp', '0.hand': ['5s'] },
    })
  })

  it('CC-079 once all points are spent nothing follows, not even what costs nothing or claims to reset them', () => {
    const of = (resets: boolean, cost: number) =>
      arena(
        sheet('gambit', {
          combo: 2,
          moves: [jack('Again', 'C', 5, 3, cost, { resets }), queen('Free', 'B', 4, 3, 0), super_],
        }),
      )
    const seats = [{ hand: ['2s', '3s', '4s', 'js', 'qs'] }, {}]
    fight({ of: of(true, 1), seats, play: ['0 attack:2s', '1 take', '0 attack:3s'], expect: { phase: 'cleanUp' } })
    fight({ of: of(true, 1), seats, play: ['0 attack:2s', '1 take', '0 use:again'], expect: { phase: 'cleanUp' } })
    fight({ of: of(true, 1), seats, play: ['0 use:again', '1 take'], expect: { points: 2 } })
    fight({ of: of(false, 1), seats, play: ['0 use:again', '1 take'], expect: { points: 1 } })
    fight({ of: of(true, 0), seats, play: ['0 attack:2s', '1 take', '0 use:again'], expect: { points: 2, pending: 7 } })
    fight({ of: of(false, 1), seats, play: ['0 attack:2s', '1 take', '0 use:free'], expect: { '1.hp': 94 } })
  })

  it('CC-080, CC-081, CC-106 a combo of all kinds does the sum of its moves, and all its cards are discarded', () => {
    fight({
      seats: [{ hand: ['9s', '9d', '4s', 'js', 'qs'] }, {}],
      play: ['0 throw:9d+9s', '1 take', '0 attack:4s', '0 use:kinetic-card', '0 use:cajun-slash'],
      expect: { '1.hp': 76, '0.discard': ['9d', '9s', '4s', 'js', 'qs'], '0.hand': [], '0.played': [] },
    })
  })

  it('CC-083, CC-084 Type A begins a combo and stands nowhere else', () => {
    fight({
      turn: 1,
      seats: [{}, { hand: ['js', 'jd', '4s'] }],
      play: [
        '1 use:hadouken',
        '0 take',
        '1 refused use:hadouken CC-084',
        '1 attack:4s',
        '1 refused use:hadouken CC-084',
        '1 stop',
      ],
      expect: { '0.hp': 88 },
    })
  })

  it('CC-085, CC-086, CC-A61 Type B ends the combo and the phase, wherever it stands, even first', () => {
    fight({
      seats: [{ hand: ['qs', '4s'] }, {}],
      play: ['0 use:cajun-slash', '1 take'],
      expect: { '1.hp': 94, phase: 'cleanUp', '0.hand': ['4s'] },
    })
    fight({
      seats: [{ hand: ['qs', '4s', '5s'] }, {}],
      play: ['0 attack:4s', '1 take', '0 use:cajun-slash'],
      expect: { '1.hp': 90, phase: 'cleanUp', '0.hand': ['5s'] },
    })
  })

  it('CC-087 Type C begins, goes on and ends a combo', () => {
    const of = arena(
      sheet('gambit', { combo: 3, moves: [jack('Tap', 'C', 1, 3, 1), queen('Pat', 'C', 2, 3, 1), super_] }),
    )
    fight({
      of,
      seats: [{ hand: ['js', 'jd', 'qs'] }, {}],
      play: ['0 use:tap', '1 take', '0 use:pat', '0 use:tap'],
      expect: { '1.hp': 96 },
    })
  })

  it('CC-088, CC-A01 a Type C move is used twice at most; basic attacks are not counted', () => {
    const of = arena(
      sheet('gambit', { combo: 6, moves: [jack('Tap', 'C', 1, 3, 1), queen('Pat', 'C', 2, 3, 1), super_] }),
    )
    fight({
      of,
      seats: [{ hand: ['js', 'jd', 'jh', 'qs', 'qd', '2s'] }, {}],
      play: [
        '0 use:tap',
        '1 take',
        '0 use:pat',
        '0 use:tap',
        '0 refused use:tap CC-088',
        '0 use:pat',
        '0 attack:2s',
        '0 stop',
      ],
      expect: { '1.hp': 92 },
    })
    fight({
      of,
      seats: [{ hand: ['2s', '3s', '4s', '5s'] }, {}],
      play: ['0 attack:2s', '1 take', '0 attack:3s', '0 attack:4s', '0 attack:5s'],
      expect: { '1.hp': 86 },
    })
  })

  it('CC-089 Type D is a single attack: nothing follows it and it follows nothing', () => {
    const of = arena(sheet('gambit', { moves: [jack('Alone', 'D', 10, 3, 1), super_] }))
    fight({
      of,
      seats: [{ hand: ['js', '4s'] }, {}],
      play: ['0 use:alone', '1 take'],
      expect: { '1.hp': 90, phase: 'cleanUp' },
    })
    fight({
      of,
      seats: [{ hand: ['js', '4s'] }, {}],
      play: ['0 attack:4s', '1 take', '0 refused use:alone CC-089', '0 stop'],
    })
  })

  it('CC-090, CC-091 Type E only counters; afterwards one goes on as after Type A', () => {
    const of = arena(sheet('ryu', { moves: [jack('Turn', 'E', 6, 4, 1), queen('Opener', 'A', 5, 3, 1), super_] }))
    fight({ of, turn: 1, seats: [{}, { hand: ['js'] }], play: ['1 refused use:turn CC-090', '1 pass'] })
    fight({
      of,
      turn: 1,
      seats: [{}, { hand: ['js', '3s'] }],
      play: ['1 attack:3s', '0 take', '1 refused use:turn CC-090', '1 stop'],
    })
    fight({
      of,
      seats: [{ hand: ['5s'] }, { hand: ['js', '4s', '5d', 'qs'] }],
      play: [
        '0 attack:5s',
        '1 use:turn',
        { points: 4 },
        '1 refused use:opener CC-084',
        '1 attack:4s',
        '1 attack:5d',
        '1 stop',
      ],
      expect: { '0.hp': 85 },
    })
  })

  it('CC-093..095 (U) does full damage to a blocker, costs the block card, and may be followed', () => {
    const of = (type: string) => arena(sheet('gambit', { moves: [jack('Break', type, 8, 3, 1), super_] }))
    const seats = [{ hand: ['js', '4s'] }, { hand: ['2h'], block: ['7h'] }]
    fight({
      of: of('A(U)'),
      seats,
      play: ['0 use:break', { '1.discard': ['7h'], pending: 8, 'asked.0': ['chain'] }, '0 attack:4s'],
      expect: { '1.hp': 88, '1.hand': ['2h'] },
    })
    fight({
      of: of('B(U)'),
      seats,
      play: ['0 use:break'],
      expect: { '1.hp': 92, phase: 'cleanUp', '1.discard': ['7h'] },
    })
    fight({
      of: of('A'),
      seats,
      play: ['0 use:break'],
      expect: { '1.hp': 100, phase: 'cleanUp', '1.hand': ['2h', '7h'] },
    })
  })

  it('CC-096 (H) cannot be dodged; it can be answered otherwise', () => {
    const of = arena(sheet('gambit', { moves: [jack('Seek', 'A(H)', 8, 3, 1), super_] }))
    fight({
      of,
      seats: [{ hand: ['js'] }, { hand: ['qh'] }],
      play: ['0 use:seek', '1 refused dodge CC-096', '1 offered take use:rise'],
    })
  })

  it('CC-097 (S) on a ranged shot after a dodge lets its user go on', () => {
    const of = arena(
      sheet('ryu', { moves: [jack('Stun', 'C(R,S)', 6, 3, 1), queen('Plain', 'C(R)', 6, 3, 1), super_] }),
    )
    const seats = [{ hand: ['5s'] }, { hand: ['js', 'qs', '4h', '5h'], deck: ['2s'] }]
    fight({
      of,
      seats,
      play: ['0 attack:5s', '1 dodge', '1 use:stun', '1 attack:4h', '1 attack:5h', '1 stop'],
      expect: { '0.hp': 85 },
    })
    fight({ of, seats, play: ['0 attack:5s', '1 dodge', '1 use:plain'], expect: { '0.hp': 94, phase: 'cleanUp' } })
  })

  it('CC-098, CC-A19 (T) does nothing to a blocker; the block card is compared as usual', () => {
    const of = arena(sheet('gambit', { moves: [jack('Snare', 'A(T)', 12, 3, 1), super_] }))
    fight({
      of,
      seats: [{ hand: ['js'] }, { hand: [], block: ['7h'] }],
      play: ['0 use:snare'],
      expect: { '1.hp': 100, '1.discard': ['7h'] },
    })
    const weak = arena(sheet('gambit', { moves: [jack('Snare', 'A(T)', 8, 3, 1), super_] }))
    fight({
      of: weak,
      seats: [{ hand: ['js'] }, { hand: [], block: ['7h'] }],
      play: ['0 use:snare'],
      expect: { '1.hp': 100, '1.hand': ['7h'] },
    })
    fight({ of, seats: [{ hand: ['js'] }, {}], play: ['0 use:snare', '1 take'], expect: { '1.hp': 88 } })
  })

  it('CC-099..102, CC-A04, CC-A05 basics are Type C, in ascending order without a gap, from any value, in any suits', () => {
    fight({
      seats: [{ hand: ['2s', '3c', '4s', '5d', '6c'] }, {}],
      play: ['0 attack:2s', '1 take', '0 attack:3c', '0 attack:4s', '0 attack:5d', '0 attack:6c'],
      expect: { '1.hp': 80 },
    })
    fight({
      seats: [{ hand: ['4s', '5d', '3c', '6c', '4h'] }, {}],
      play: [
        '0 attack:4s',
        '1 take',
        '0 refused attack:6c CC-101',
        '0 refused attack:3c CC-101',
        '0 refused attack:4h CC-101',
        '0 attack:5d',
        '0 stop',
      ],
    })
  })

  it('CC-A03 a special between basics does not break the sequence, nor restart it', () => {
    fight({
      seats: [{ hand: ['4s', '5d', 'js', '2c', '6h'] }, {}],
      play: [
        '0 attack:4s',
        '1 take',
        '0 use:kinetic-card',
        '0 refused attack:2c CC-101',
        '0 refused attack:6h CC-101',
        '0 attack:5d',
        '0 stop',
      ],
      expect: { '1.hp': 83 },
    })
  })

  it('CC-104, CC-105 a throw opens a combo and nothing else, unless its sheet gives it another type', () => {
    const seats = [{ hand: ['4s', '9s', '9d'] }, {}]
    fight({ seats, play: ['0 attack:4s', '1 take', '0 refused throw:9d+9s CC-084', '0 stop'] })
    const of = arena(sheet('gambit', { throw: { damage: 6, priority: 3, cost: 2, type: 'C' } }))
    fight({ of, seats, play: ['0 attack:4s', '1 take', '0 throw:9d+9s'], expect: { '1.hp': 90 } })
  })

  it('CC-107, CC-108 a throw does the damage and costs the points of its sheet', () => {
    const of = arena(sheet('gambit', { throw: { damage: 11, priority: 3, cost: 4 } }))
    fight({
      of,
      seats: [{ hand: ['10s', '10d', '2s'] }, {}],
      play: ['0 throw:10d+10s', '1 take'],
      expect: { pending: 11, points: 1 },
    })
  })

  it('CC-190 the 4, the 5 and a Cajun Slash make 15', () => {
    fight({
      seats: [{ hand: ['4s', '5d', 'qh'] }, {}],
      play: ['0 attack:4s', '1 take', '0 attack:5d', { points: 3 }, '0 use:cajun-slash'],
      expect: { '1.hp': 85, '0.discard': ['4s', '5d', 'qh'] },
    })
  })

  it('CC-191 two points before a Royal Flush of three: a Kinetic Card makes 38', () => {
    fight({
      seats: [{ hand: ['jh', 'as', 'ad'] }, {}],
      play: ['0 use:kinetic-card', '1 take', '0 use:royal-flush'],
      expect: { '1.hp': 62 },
    })
    fight({
      seats: [{ hand: ['2s', '3s', '4s', 'as', 'ad'] }, {}],
      play: ['0 attack:2s', '1 take', '0 attack:3s', '0 attack:4s', '0 refused use:royal-flush CC-060', '0 stop'],
    })
  })

  it('CC-192 a throw at a blocker, a 6 and a Kinetic Card make 20', () => {
    fight({
      seats: [{ hand: ['10c', '10d', '6h', 'js'] }, { hand: [], block: ['4h'] }],
      play: ['0 throw:10c+10d', '1 take', { points: 3, pending: 6 }, '0 attack:6h', '0 use:kinetic-card'],
      expect: { '1.hp': 80, '1.discard': ['4h'] },
    })
  })

  it('CC-186 the second card of a rank that is named has to be there', () => {
    fight({
      seats: [{ hand: ['js'] }, {}],
      play: ['0 refused use:kinetic-card#2 CC-027', '0 use:kinetic-card', '1 take'],
    })
  })
})
