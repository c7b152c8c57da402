import { describe, expect, it } from 'vitest'
import { ace, arena, fight, given, hp, jack, sheet, super_ } from '../support.ts'

/** Fighters with one special each: the attacker's and the answer. */
const versus = (attack: Parameters<typeof jack>, answer: Parameters<typeof jack>) =>
  arena(sheet('gambit', { moves: [jack(...attack), super_] }), sheet('ryu', { moves: [jack(...answer), super_] }))

describe('Blocking', () => {
  it('CC-048, CC-049, CC-050 a block is no help against a throw: the card is lost, and the thrower goes on', () => {
    fight({
      seats: [{ hand: ['9s', '9d', '2h'] }, { hand: ['2d'], block: ['7h'] }],
      play: ['0 throw:9d+9s', '1 take', { '1.discard': ['7h'], pending: 6, points: 3 }, '0 attack:2h'],
      expect: { '1.hp': 92 },
    })
  })

  it('CC-109, CC-110, CC-112 one blocks in one’s own combat phase, which is then over', () => {
    fight({
      seats: [{ hand: ['5s', '2h'] }, {}],
      play: ['0 block:5s'],
      expect: { phase: 'cleanUp', '0.block': ['5s'], 'asked.0': ['cleanUp'] },
    })
    fight({ seats: [{ hand: ['5s'] }, { hand: ['6h'] }], play: ['0 attack:5s', '1 refused block:6h', '1 take'] })
  })

  it('CC-113 the block card is hidden until the opponent attacks, then revealed', () => {
    const match = given({ turn: 1, seats: [{ hand: [], block: ['5s'] }, { hand: ['6h'] }] })
    const seen = (seat: number) => match.view(seat).zones['block:0']!.cards!.map(({ name }) => name)
    expect([seen(0), seen(1)]).toEqual([['5s'], [undefined]])
    match.answer(1, match.open[0]!.id, 'attack:6h')
    const told = match.events(1).find(({ type }) => type === 'blocked')
    expect(told).toMatchObject({ card: { name: '5s' }, value: 5, defense: 2, total: 7, through: 0 })
  })

  it.each([
    [7, 100, 'hand'],
    [8, 100, 'discard'],
    [9, 99, 'discard'],
  ] as const)('CC-114, CC-115, CC-116 a block of 8 against a special of %i', (damage, hp, where) => {
    fight({
      of: versus(['Hit', 'A', damage, 3, 1], ['X', 'A', 1, 1, 1]),
      seats: [{ hand: ['js'] }, { hand: [], block: ['6h'] }],
      play: ['0 use:hit'],
      expect: { '1.hp': hp, [`1.${where}`]: ['6h'], '1.block': [] },
    })
  })

  it.each([
    ['8s', 'discard'],
    ['7s', 'discard'],
    ['6s', 'hand'],
  ])('CC-117, CC-118, CC-A18 a blocked basic %s does nothing, but may cost a block of 7', (card, where) => {
    fight({
      of: arena(sheet('gambit', { strength: 9 })),
      seats: [{ hand: [card, '2s'] }, { hand: [], block: ['5h'] }],
      play: [`0 attack:${card}`],
      expect: { '1.hp': 100, [`1.${where}`]: ['5h'], phase: 'cleanUp' },
    })
  })

  it('CC-119, CC-A20 against a blocker nothing follows the first attack, of whatever type', () => {
    for (const type of ['A', 'C'])
      fight({
        of: versus(['Hit', type, 12, 3, 1], ['X', 'A', 1, 1, 1]),
        seats: [{ hand: ['js', '4s'] }, { hand: [], block: ['2h'] }],
        play: ['0 use:hit'],
        expect: { '1.hp': 92, '0.hand': ['4s'], phase: 'cleanUp' },
      })
  })

  it('CC-120 a throw or (U) attack costs the block card and may be followed', () => {
    fight({
      seats: [{ hand: ['9s', '9d', '4s'] }, { hand: [], block: ['2h'] }],
      play: ['0 throw:9d+9s', '1 take', { '1.discard': ['2h'] }, '0 attack:4s'],
      expect: { '1.hp': 90 },
    })
  })

  it('CC-121 the cards of a blocked attack are discarded', () => {
    fight({
      seats: [{ hand: ['as', 'ad'] }, { hand: [], block: ['6h'] }],
      play: ['0 use:royal-flush'],
      expect: { '0.discard': ['ad', 'as'], '0.played': [] },
    })
  })

  it('CC-122 a block that nobody attacked returns to the hand when its player’s next turn begins, not before', () => {
    fight({
      turn: 1,
      phase: 'cleanUp',
      seats: [{ hand: ['2s'], block: ['5s'] }, { hand: [] }],
      play: [{ '0.block': ['5s'] }, '1 done'],
      expect: { '0.block': [], '0.hand': ['2s', '5s'], turn: 0 },
    })
  })

  it('CC-123, CC-A63 against a super the total is doubled, and decides on the card doubled', () => {
    fight({
      seats: [{ hand: ['as', 'ad'] }, { hand: [], block: ['6h'] }],
      play: ['0 use:royal-flush'],
      expect: { '1.hp': 86, '1.discard': ['6h'] },
    })
    const of = (damage: number) => arena(sheet('gambit', { moves: [ace('Burst', 'B', damage, 5, 3, { mark: 'TS' })] }))
    const seats = [{ hand: ['as'] }, { hand: [], block: ['6h'] }]
    fight({ of: of(15), seats, play: ['0 use:burst'], expect: { '1.hp': 100, '1.hand': ['6h'] } })
    fight({ of: of(16), seats, play: ['0 use:burst'], expect: { '1.hp': 100, '1.discard': ['6h'] } })
  })

  it('CC-124, CC-A15, CC-A16, CC-A17 who blocks cannot counter, dodge or vary; only a throw can be teched', () => {
    fight({
      seats: [{ hand: ['9s', '9d'] }, { hand: ['qh', '9h', '9c'], block: ['6h'], deck: ['2s'] }],
      play: [
        '0 throw:9d+9s',
        '1 refused use:rise CC-124',
        '1 refused dodge CC-A16',
        '1 offered take tech:9c+9h',
        '1 tech:9c+9h',
      ],
      expect: { '1.block': ['6h'], '1.hp': 100 },
    })
    fight({
      seats: [{ hand: ['5s'] }, { hand: ['qh'], block: ['6h'] }],
      play: ['0 attack:5s'],
      expect: { phase: 'cleanUp', '1.hand': ['qh', '6h'] },
    })
    fight({
      mode: 'tag',
      seats: [{ hand: ['9s', '9d'] }, { hand: ['joker-red'], block: ['6h'] }],
      play: ['0 throw:9d+9s', '1 refused vc:swing CC-A17', '1 offered take', '1 take'],
    })
  })

  it('CC-H06 a block protects the team, whoever is active, and goes back to its own hand', () => {
    const of = arena(sheet('b', { defense: 5 }))
    fight({
      mode: 'team',
      of,
      turn: 1,
      teams: [{ active: 1 }, {}],
      seats: [{ hand: [], block: ['4s'] }, { hand: ['js'] }, { hand: [] }, {}],
      play: ['1 use:poke'],
      expect: { [hp(0, 1)]: 100, '0.hand': ['4s'], '2.hand': [] },
    })
  })

  it('CC-A35 who blocks has not attacked: no negation meets a block', () => {
    fight({ seats: [{ hand: ['5s', 'js'] }, {}], play: ['0 block:5s'], expect: { phase: 'cleanUp', combat: null } })
  })

  it('CC-014 the Defense Bonus is added to a block', () => {
    const blocked = (defense: number) => ({
      of: arena(sheet('ryu', { defense })),
      seats: [{ hand: ['js'] }, { hand: [], block: ['5h'] }],
      play: ['0 use:kinetic-card'],
    })
    fight({ ...blocked(2), expect: { '1.hp': 99 } })
    fight({ ...blocked(0), expect: { '1.hp': 97 } })
  })
})
