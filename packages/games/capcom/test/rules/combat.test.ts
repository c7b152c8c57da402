import { describe, expect, it } from 'vitest'
import { sheetSchema } from '../../src/index.ts'
import { ace, arena, fight, jack, king, queen, sheet, super_, twoAces } from '../support.ts'

describe('The combat phase: what one may lay', () => {
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

  it('CC-025, CC-031, CC-110 one may attack, block or pass; passing leads to the clean-up', () => {
    fight({
      seats: [{ hand: ['2s'] }, {}],
      play: ['0 offered attack:2s block:2s pass', '0 pass'],
      expect: { phase: 'cleanUp', '0.hand': ['2s'] },
    })
  })

  it('CC-026, CC-027 an attack is laid on the table, and the opponent may counter or dodge', () => {
    fight({
      seats: [{ hand: ['5s', '6s'] }, { hand: ['5h', 'qh', '2d'] }],
      play: ['0 attack:5s', { '0.played': ['5s'] }, '1 offered attack:5h dodge take use:rise'],
    })
  })

  it('CC-056, CC-057, CC-186 a special takes one face card of its rank, whichever suit, and has its own numbers', () => {
    for (const card of ['jh', 'jc'])
      fight({
        seats: [{ hand: [card, '4s'] }, {}],
        play: ['0 refused use:cajun-slash CC-027', '0 use:kinetic-card', '1 take'],
        expect: { pending: 8, points: 4 },
      })
  })

  it('CC-058 a special does its damage if it succeeds, and none if it does not', () => {
    fight({ seats: [{ hand: ['qh'] }, {}], play: ['0 use:cajun-slash', '1 take'], expect: { '1.hp': 94 } })
    fight({
      seats: [{ hand: ['qh'] }, { hand: ['qs'] }],
      play: ['0 use:cajun-slash', '1 use:rise'],
      expect: { '1.hp': 100, '0.hp': 93 },
    })
  })

  it('CC-061, CC-103 the type says where a move may stand', () => {
    fight({
      turn: 1,
      seats: [{}, { hand: ['js', 'jh', '4s'] }],
      play: ['1 attack:4s', '0 take', '1 refused use:hadouken CC-084', '1 stop'],
    })
  })

  it('CC-062 a sheet may ask for other cards than the format: two Jacks for a special', () => {
    const of = arena(
      sheet('gambit', {
        moves: [jack('Pair', 'A', 11, 3, 1, { cards: 2 }), ace('Wave', 'B', 9, 5, 3, { mark: 'TS' })],
      }),
    )
    fight({ of, seats: [{ hand: ['js'] }, {}], play: ['0 refused use:pair CC-027', '0 pass'] })
    fight({
      of,
      seats: [{ hand: ['js', 'jd'] }, {}],
      play: ['0 use:pair', '1 take'],
      expect: { '1.hp': 89, '0.discard': ['jd', 'js'] },
    })
  })

  it('CC-064 an extra card must be there beside those that the move takes', () => {
    const of = arena(
      sheet('gambit', { moves: [jack('Toss', 'A', 7, 3, 2, { extra: { most: 2, damage: 6 } }), super_] }),
    )
    fight({ of, seats: [{ hand: ['js'] }, {}], play: ['0 offered pass use:toss', '0 pass'] })
    fight({
      of,
      seats: [{ hand: ['js', 'jd'] }, {}],
      play: ['0 offered pass use:toss use:toss#2 use:toss+1', '0 refused use:toss+2', '0 use:toss+1', '1 take'],
      expect: { '1.hp': 87, '0.discard': ['jd', 'js'] },
    })
  })

  it('CC-067, CC-068 a super takes Aces, as many as its sheet says', () => {
    fight({ seats: [{ hand: ['as'] }, {}], play: ['0 refused use:royal-flush CC-027', '0 pass'] })
    fight({
      seats: [{ hand: ['as', 'ad', '2s'] }, {}],
      play: ['0 use:royal-flush', '1 take'],
      expect: { '1.hp': 70, '0.discard': ['ad', 'as'] },
    })
  })

  it('CC-187 a sheet entry has rank, type with attributes, damage, priority and combo points', () => {
    const fighter = sheet('plain')
    const [first] = fighter.moves
    for (const field of ['rank', 'type', 'damage', 'priority', 'cost'])
      expect(sheetSchema.safeParse({ ...fighter, moves: [{ ...first, [field]: undefined }] }).success).toBe(false)
    expect(jack('Bolt', 'A(R)', 8, 3, 1)).toMatchObject({
      rank: 'jack',
      type: 'A',
      attributes: ['R'],
      damage: 8,
      priority: 3,
      cost: 1,
    })
    expect([king('K', 'B', 1, 1, 1).rank, twoAces.cards]).toEqual(['king', 2])
  })

  it('CC-A11 a move that costs more than the Combo stat cannot be used, in attack or in answer', () => {
    const of = arena(
      sheet('gambit', { combo: 2, moves: [jack('Dear', 'A', 8, 4, 3), queen('Fair', 'A', 8, 4, 2), super_] }),
    )
    fight({ of, seats: [{ hand: ['js', 'qs'] }, {}], play: ['0 refused use:dear CC-A11', '0 use:fair'] })
    fight({
      of,
      turn: 1,
      seats: [{ hand: ['js'] }, { hand: ['5s'] }],
      play: ['1 attack:5s', '0 refused use:dear CC-A11', '0 take'],
    })
  })

  it('CC-004, CC-042 number cards up to the Strength are basic attacks, an Ace or a face card is none', () => {
    fight({
      seats: [{ hand: ['7s', '8s', 'as', 'js'] }, {}],
      play: ['0 refused attack:8s CC-042', '0 refused attack:as CC-042', '0 refused attack:js CC-042', '0 attack:7s'],
    })
  })

  it('CC-005, CC-111, CC-A62 number cards up to the Strength block, face down; no other card does', () => {
    fight({
      seats: [{ hand: ['7s', '8s', 'as', 'ks', '2d'] }, {}],
      play: [
        '0 refused block:8s CC-005',
        '0 refused block:as CC-A62',
        '0 refused block:ks CC-A62',
        '0 block:7s',
        { '0.block': ['7s'], phase: 'cleanUp' },
      ],
    })
  })

  it('CC-006, CC-046 cards above the Strength serve for throws and the meter, those within it for neither', () => {
    fight({
      seats: [{ hand: ['7s', '7h', '8s', '8h'] }, {}],
      play: ['0 refused throw:7h+7s CC-046', '0 throw:8h+8s'],
    })
    fight({
      phase: 'cleanUp',
      seats: [{ hand: ['7s', '8s'] }, {}],
      play: ['0 refused meter:7s CC-032', '0 meter:8s', { '0.meter': ['8s'] }],
    })
  })

  it('CC-012, CC-060 no more combo points than the Combo stat are spent', () => {
    const hand = ['2s', '3s', '4s', '5s']
    const play = ['0 attack:2s', '1 take', '0 attack:3s', '0 attack:4s']
    fight({
      of: arena(sheet('gambit', { combo: 3 })),
      seats: [{ hand }, {}],
      play,
      expect: { '1.hp': 91, combat: null },
    })
    fight({ of: arena(sheet('gambit', { combo: 4 })), seats: [{ hand }, {}], play, expect: { points: 1, pending: 9 } })
  })

  it('CC-013, CC-045 basic attacks have the character’s own priority, in attack and in answer', () => {
    const strong = arena(sheet('gambit', { priority: 3 }))
    const hand = { hand: ['5s', '6h'] }
    fight({ of: strong, seats: [hand, hand], play: ['0 attack:5s', '1 refused attack:6h CC-133'] })
    fight({ of: strong, turn: 1, seats: [hand, hand], play: ['1 attack:6h', '0 attack:5s'], expect: { pending: 5 } })
  })
})
