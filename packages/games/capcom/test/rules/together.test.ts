import { describe, it } from 'vitest'
import { ace, arena, avoid, fight, hp, jack, king, queen, sheet, super_, tag } from '../support.ts'

const jokers = ['joker-red', 'joker-black']

describe('Rules that meet', () => {
  it('CC-172, CC-A47, CC-A50 a countered tag super whose partner is KOed by the counter: nobody is left to come in', () => {
    const of = arena(
      sheet('c', { moves: [jack('Rebuff', 'A', 12, 6, 1), queen('More', 'B', 8, 3, 1, { mark: 'VC' }), super_] }),
    )
    fight({
      ...tag,
      of,
      teams: [{ characters: [{}, { hp: 20 }] }, {}],
      seats: [{ hand: [...jokers, '4s'] }, { hand: ['js', 'qs'] }],
      play: ['0 tag-super', '1 use:rebuff', '1 use:more'],
      expect: {
        'teams.0.characters.1.out': true,
        'teams.0.active': 0,
        [hp(0, 0)]: 100,
        phase: 'cleanUp',
        '0.discard': ['joker-black', 'joker-red'],
      },
    })
  })

  it('CC-162, CC-A44, CC-A50 who jumps in too slowly may be KOed by the rest of the string; the other comes back in', () => {
    fight({
      ...tag,
      of: arena(sheet('d', { moves: [queen('Help', 'C', 6, 1, 1, { mark: 'VC' }), super_] })),
      teams: [{}, { characters: [{ hp: 40 }, { hp: 12 }] }],
      seats: [{ hand: ['js', '4s', '2s'] }, { hand: ['joker-red'] }],
      play: ['0 use:poke', '1 vc:help', { 'teams.1.active': 1 }, '0 attack:4s', '0 stop'],
      expect: { 'teams.1.characters.1.out': true, 'teams.1.active': 0, [hp(1, 0)]: 40, phase: 'cleanUp' },
    })
  })

  it.each([
    [18, 'discard'],
    [17, 'hand'],
  ])(
    'CC-098, CC-123, CC-A63 a triggered super of %i on a block of 9: no damage, and the doubled total decides',
    (damage, where) => {
      fight({
        of: arena(sheet('gambit', { moves: [ace('Pulse', 'B(T)', damage, 5, 3, { mark: 'TS' })] })),
        seats: [{ hand: ['as'] }, { hand: [], block: ['7h'] }],
        play: ['0 use:pulse'],
        expect: { '1.hp': 100, [`1.${where}`]: ['7h'] },
      })
    },
  )

  it('CC-170, CC-A63, CC-016 a tag super on a block: four times the total, and a shield takes its part of what is through', () => {
    const of = arena(
      sheet('a', { moves: [ace('Beam', 'B', 25, 5, 3, { mark: 'TS' })] }),
      sheet('b', { moves: [ace('Ray', 'B', 16, 5, 3, { mark: 'TS' })] }),
      sheet('c', { ability: { name: 'Thick Coat', does: 'shield', from: ['super'], amount: 3 } }),
    )
    fight({
      ...tag,
      of,
      seats: [{ hand: [...jokers, '4s'] }, { hand: [], block: ['7h'] }],
      play: ['0 tag-super'],
      // 41 - (7 + 2) × 4 = 5, and 3 of them shielded
      expect: { [hp(1, 0)]: 98, '1.discard': ['7h'], 'teams.0.active': 1 },
    })
  })

  it('CC-148, CC-017, CC-030 an overheated ranged negation does half of the higher damage, and its user takes the pain', () => {
    const of = arena(
      sheet('ryu', {
        moves: [jack('Bolt', 'A(R)', 8, 3, 1), super_],
        ability: { name: 'Hot', does: 'overheat', pain: 3, damage: 3 },
      }),
    )
    fight({
      of,
      seats: [{ hand: ['js', '4s'] }, { hand: ['jh'] }],
      play: ['0 use:kinetic-card', '1 use:bolt', '1 yes'],
      expect: { '0.hp': 95, '1.hp': 97, phase: 'cleanUp', '0.hand': ['4s'] },
    })
  })

  it('CC-097, CC-088, CC-A25 a stunning shot counts as one use of its move: it follows itself once and no more', () => {
    const of = arena(sheet('ryu', { moves: [jack('Dart', 'C(R,S)', 5, 3, 1), super_] }))
    fight({
      of,
      seats: [{ hand: ['5s'] }, { hand: ['js', 'jh', 'jd', '4s'], deck: ['2h'] }],
      play: [
        '0 attack:5s',
        '1 dodge',
        '1 use:dart',
        '1 use:dart',
        '1 refused use:dart CC-088',
        '1 attack:4s',
        '1 stop',
      ],
      expect: { '0.hp': 86, '1.hp': 100 },
    })
  })

  it('CC-066, CC-084, CC-079 after an avoid move: no Type A, basics as far as the points go, then nothing', () => {
    const of = arena(sheet('ryu', { moves: [avoid('king', 'Slip', ['basic'], 3), jack('Open', 'A', 8, 3, 1), super_] }))
    fight({
      of,
      seats: [{ hand: ['5s', '6s'] }, { hand: ['ks', 'js', '3h', '4h', '5h'] }],
      play: [
        '0 attack:5s',
        '1 use:slip',
        { points: 2 },
        '1 refused use:open CC-084',
        '1 attack:3h',
        '1 refused attack:5h CC-101',
        '1 attack:4h',
      ],
      expect: { '0.hp': 93, '1.hp': 100, phase: 'cleanUp', '1.hand': ['js', '5h'], '0.hand': ['6s'] },
    })
  })

  it('CC-122, CC-152, CC-A53 a turn begins with the block back in hand, then the pile is rebuilt without it', () => {
    fight({
      ...tag,
      phase: 'cleanUp',
      turn: 1,
      seats: [{ hand: [], block: ['5s'], meter: ['9s'], rest: 'discard' }, {}],
      play: ['1 done', { '0.hand': ['5s'], '0.deckSize': 52, '0.discard': [] }, '0 draw:1'],
      expect: { '0.handSize': 2, '0.meter': ['9s'], '0.block': [] },
    })
  })

  it('CC-H06, CC-049, CC-050 a throw breaks the block of a partner who waits: the card is theirs, and the thrower goes on', () => {
    fight({
      mode: 'team',
      teams: [{}, { active: 1 }],
      seats: [{ hand: ['9s', '9d', '4s', '2s'] }, { hand: [], block: ['6h'] }, {}, { hand: ['8s'] }],
      play: ['0 throw:9d+9s', '3 take', '0 attack:4s', '0 stop'],
      expect: { [hp(1, 1)]: 90, [hp(1, 0)]: 100, '1.discard': ['6h'], '3.hand': ['8s'] },
    })
  })

  it('CC-174, CC-071, CC-A50 alone, a Joker makes the meter worth an Ace, at a bargain price as well', () => {
    const teams = [{ active: 1, characters: [{ hp: 0 }, { hp: 40 }] }, {}]
    const seats = [{ hand: ['joker-red'], meter: ['9s', '9h', '8s'], discard: ['as'] }, {}]
    fight({
      ...tag,
      teams,
      seats,
      phase: 'cleanUp',
      play: ['0 meter:joker-red', { '0.meterTotal': 36 }, '0 refused ace:discard CC-071', '0 done'],
    })
    fight({
      ...tag,
      of: arena(sheet('b', { ability: { name: 'Debts', does: 'bargain', price: 36 } })),
      teams,
      seats,
      phase: 'cleanUp',
      play: ['0 meter:joker-red', '0 ace:discard', '0 done'],
      expect: { '0.hand': ['as'], '0.meter': [] },
    })
  })

  it('CC-134, CC-101, CC-080 a basic counters and begins the sequence; three of them make the rhythm', () => {
    const of = arena(
      sheet('ryu', {
        priority: 3,
        moves: [king('End', 'B', 9, 3, 2), super_],
        ability: { name: 'Beat', does: 'rhythm', basics: 3, damage: 4 },
      }),
    )
    fight({
      of,
      seats: [{ hand: ['7s', '2s'] }, { hand: ['3h', '4h', '5h', '7h', 'ks'] }],
      play: ['0 attack:7s', '1 attack:3h', '1 refused attack:5h CC-101', '1 attack:4h', '1 attack:5h', '1 use:end'],
      expect: { '0.hp': 75, '1.hp': 100, '0.hand': ['2s'], '1.hand': ['7h'] },
    })
  })
})
