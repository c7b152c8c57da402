import { describe, it } from 'vitest'
import { ace, arena, fight, jack, sheet, super_ } from '../support.ts'

/** Fighters with one special each: the attacker's and the answer. */
const versus = (attack: Parameters<typeof jack>, answer: Parameters<typeof jack>) =>
  arena(sheet('gambit', { moves: [jack(...attack), super_] }), sheet('ryu', { moves: [jack(...answer), super_] }))

const jacks = [{ hand: ['js'] }, { hand: ['jh'] }]

describe('Negation', () => {
  it('CC-137 equal priority: no damage, the cards are discarded and the phase is over', () => {
    fight({
      of: versus(['Hit', 'A', 8, 3, 1], ['Back', 'A', 6, 3, 1]),
      seats: [{ hand: ['js', '4s'] }, { hand: ['jh', '4h'] }],
      play: ['0 use:hit', '1 use:back'],
      expect: { '0.hp': 100, '1.hp': 100, '0.discard': ['js'], '1.discard': ['jh'], phase: 'cleanUp' },
    })
  })

  it('CC-138, CC-139 a basic negates a basic with an equal or higher card of the other colour', () => {
    const answers = (hand: string[]) => ({ seats: [{ hand: ['5h'] }, { hand, deck: ['2h'] }] })
    fight({
      ...answers(['5s', '4s', '6d', '6c', '5d']),
      play: [
        '0 attack:5h',
        '1 refused attack:4s CC-138',
        '1 refused attack:6d CC-139',
        '1 refused attack:5d CC-139',
        '1 offered attack:5s attack:6c dodge take',
        '1 attack:5s',
      ],
      expect: { '0.hp': 100, '1.hp': 100 },
    })
    fight({
      of: arena(sheet('ryu', { priority: 1 })),
      ...answers(['6s']),
      play: ['0 attack:5h', '1 refused attack:6s CC-133', '1 take'],
    })
  })

  it('CC-140..143 super above special above basic: only equal or greater value negates', () => {
    const of = arena(
      sheet('gambit', {
        priority: 4,
        moves: [jack('Special', 'A', 8, 4, 1), ace('Super', 'B', 9, 4, 3, { mark: 'TS' })],
      }),
      sheet('ryu', { priority: 4, moves: [jack('Other', 'A', 6, 4, 1), ace('Great', 'B', 9, 4, 3, { mark: 'TS' })] }),
    )
    const all = { hand: ['7s', 'js', 'as'] }
    const against = (hand: string[]) => [{ hand }, all]
    fight({
      of,
      seats: against(['ah']),
      play: ['0 use:super', '1 refused use:other CC-142', '1 refused attack:7s CC-142', '1 use:great'],
      expect: { '0.hp': 100, '1.hp': 100 },
    })
    fight({
      of,
      seats: against(['jh']),
      play: ['0 use:special', '1 refused attack:7s CC-142', '1 use:other'],
      expect: { '0.hp': 100 },
    })
    fight({ of, seats: against(['jh']), play: ['0 use:special', '1 use:great'], expect: { '0.hp': 100 } })
    fight({ of, seats: against(['5h']), play: ['0 attack:5h', '1 offered attack:7s dodge take use:great use:other'] })
  })

  it('CC-145 a throw never negates', () => {
    const of = arena(sheet('ryu', { throw: { damage: 6, priority: 2, cost: 2 } }))
    fight({
      of,
      seats: [{ hand: ['5s'] }, { hand: ['9h', '9c'] }],
      play: ['0 attack:5s', '1 refused throw:9c+9h CC-145', '1 take'],
    })
  })

  it('CC-146, CC-147, CC-A36 a ranged move is negated by a ranged one, or by one of greater value', () => {
    const ranged: Parameters<typeof jack> = ['Shot', 'A(R)', 8, 3, 1]
    fight({
      of: versus(ranged, ['Near', 'A', 6, 3, 1]),
      seats: jacks,
      play: ['0 use:shot', '1 refused use:near CC-146', '1 take'],
    })
    fight({
      of: versus(ranged, ['Far', 'A(R)', 6, 3, 1]),
      seats: jacks,
      play: ['0 use:shot', '1 use:far'],
      expect: { '0.hp': 100, '1.hp': 100 },
    })
    const of = arena(
      sheet('gambit', { moves: [jack(...ranged), super_] }),
      sheet('ryu', { moves: [ace('Near', 'B', 20, 3, 3, { mark: 'TS' })] }),
    )
    fight({
      of,
      seats: [{ hand: ['js'] }, { hand: ['as'] }],
      play: ['0 use:shot', '1 use:near'],
      expect: { '0.hp': 100, '1.hp': 100 },
    })
  })

  it('CC-148, CC-A37 a ranged move that negates one without range does half its damage, rounded down', () => {
    fight({
      of: versus(['Near', 'A', 8, 3, 1], ['Far', 'A(R)', 9, 3, 1]),
      seats: jacks,
      play: ['0 use:near', '1 use:far'],
      expect: { '0.hp': 96, '1.hp': 100 },
    })
    const of = arena(sheet('ryu', { moves: [ace('Beam', 'B(R)', 19, 3, 3, { mark: 'TS' })] }))
    fight({
      of,
      seats: [{ hand: ['js'] }, { hand: ['as'] }],
      play: ['0 use:kinetic-card', '1 use:beam'],
      expect: { '0.hp': 91, '1.hp': 100 },
    })
    fight({
      of: arena(sheet('ryu', { moves: [jack('Bolt', 'A(R)', 9, 2, 1), super_] })),
      seats: [{ hand: ['5s'] }, { hand: ['js'] }],
      play: ['0 attack:5s', '1 use:bolt'],
      expect: { '0.hp': 96 },
    })
  })

  it('CC-149 higher priority counters a ranged move without range of its own', () => {
    fight({
      of: versus(['Shot', 'A(R)', 8, 3, 1], ['Near', 'A', 6, 4, 1]),
      seats: jacks,
      play: ['0 use:shot', '1 use:near'],
      expect: { '0.hp': 94 },
    })
  })

  it('CC-A14 a special or super of equal priority negates a throw, a basic does not', () => {
    const of = arena(
      sheet('gambit', { throw: { damage: 6, priority: 3, cost: 2 } }),
      sheet('ryu', { priority: 3, moves: [jack('Even', 'A', 8, 3, 1), ace('Great', 'B', 9, 3, 3, { mark: 'TS' })] }),
    )
    fight({
      of,
      seats: [{ hand: ['9s', '9d'] }, { hand: ['7h', 'js', 'as'], deck: ['2h'] }],
      play: ['0 throw:9d+9s', '1 refused attack:7h CC-A14', '1 offered dodge take use:even use:great', '1 use:even'],
      expect: { '0.hp': 100, '1.hp': 100 },
    })
  })

  it('CC-A38 a negation counts optional extra cards into its half damage', () => {
    const of = arena(
      sheet('ryu', { moves: [jack('Bolt', 'A(R)', 8, 3, 1, { extra: { most: 1, damage: 5 } }), super_] }),
    )
    fight({
      of,
      seats: [{ hand: ['js'] }, { hand: ['jh', 'jd'] }],
      play: ['0 use:kinetic-card', '1 use:bolt+1'],
      expect: { '0.hp': 94, '1.discard': ['jd', 'jh'] },
    })
  })

  it('CC-A65 a ranged special does not negate a ranged super', () => {
    const of = arena(
      sheet('gambit', { moves: [ace('Beam', 'B(R)', 20, 3, 3, { mark: 'TS' })] }),
      sheet('ryu', { moves: [jack('Bolt', 'A(R)', 8, 3, 1), super_] }),
    )
    fight({
      of,
      seats: [{ hand: ['as'] }, { hand: ['js'] }],
      play: ['0 use:beam', '1 refused use:bolt CC-142', '1 take'],
    })
  })
})
