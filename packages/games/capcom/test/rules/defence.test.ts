import { describe, expect, it } from 'vitest'
import { ace, arena, fight, given, jack, king, queen, sheet } from '../support.ts'

const super_ = ace('Wave', 'B', 9, 5, 3, { mark: 'TS' })

/** Fighters with one special each: the attacker's and the answer. */
const versus = (attack: Parameters<typeof jack>, answer: Parameters<typeof jack>) =>
  arena(sheet('gambit', { moves: [jack(...attack), super_] }), sheet('ryu', { moves: [jack(...answer), super_] }))

const jacks = [{ hand: ['js'] }, { hand: ['jh'] }]

describe('6 Blocking', () => {
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
})

describe('6 Dodging', () => {
  it('CC-125, CC-126, CC-127, CC-193 the top card is flipped and discarded; up to the Agility the attack is avoided', () => {
    fight({
      seats: [{ hand: ['5s', '6s'] }, { hand: [], deck: ['6h', '2h'] }],
      play: ['0 attack:5s', '1 dodge', { '1.discard': ['6h'], '0.discard': ['5s'] }, '1 hold'],
      expect: { '1.hp': 100, '0.hand': ['6s'] },
    })
    fight({
      seats: [{ hand: ['5s'] }, { hand: [], deck: ['7h'] }],
      play: ['0 attack:5s', '1 dodge'],
      expect: { '1.hp': 95, '1.discard': ['7h'] },
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

  it('CC-128 a successful dodge ends the attacker’s combat phase', () => {
    fight({
      seats: [{ hand: ['5s', '6s'] }, { hand: [], deck: ['ah'] }],
      play: ['0 attack:5s', '1 dodge', '1 hold'],
      expect: { phase: 'cleanUp', 'asked.0': ['cleanUp'], '0.hand': ['6s'] },
    })
  })

  it('CC-129, CC-A21 an Ace is 1; Jack, Queen and King are 11, 12 and 13; a Joker always fails', () => {
    const flip = (card: string, agility: number, hp: number) =>
      fight({
        mode: 'tag',
        of: arena(sheet('c', { agility })),
        seats: [{ hand: ['5s'] }, { hand: [], deck: [card] }],
        play: ['0 attack:5s', '1 dodge', ...(hp === 100 ? ['1 hold'] : [])],
        expect: { 'teams.1.characters.0.hp': hp },
      })
    flip('ah', 1, 100)
    flip('ah', 0, 95)
    flip('jh', 11, 100)
    flip('jh', 10, 95)
    flip('qh', 12, 100)
    flip('qh', 11, 95)
    flip('kh', 13, 100)
    flip('kh', 12, 95)
    flip('joker-red', 13, 95)
  })

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
})

describe('6 Countering', () => {
  it('CC-132, CC-135, CC-136 any move of higher priority counters, and all cards are discarded', () => {
    fight({
      seats: [{ hand: ['5s'] }, { hand: ['9h', '9c'] }],
      play: ['0 attack:5s', '1 throw:9c+9h'],
      expect: { '0.hp': 94, '0.discard': ['5s'], '1.discard': ['9c', '9h'] },
    })
  })

  it('CC-134 the counterer goes on with what the counter has left of its points', () => {
    fight({
      seats: [{ hand: ['5s'] }, { hand: ['qs', '2h', '3h', '4h', '5h'] }],
      play: ['0 attack:5s', '1 use:rise', { points: 3 }, '1 attack:2h', '1 attack:3h', '1 attack:4h'],
      expect: { '0.hp': 84, phase: 'cleanUp', '1.hand': ['5h'] },
    })
  })

  it('CC-136, CC-144, CC-149 class and range do not matter to a higher priority', () => {
    const of = arena(
      sheet('gambit', { moves: [ace('Slow', 'B(R)', 30, 4, 3, { mark: 'TS' })] }),
      sheet('ryu', { moves: [jack('Quick', 'A', 5, 5, 1), super_] }),
    )
    fight({
      of,
      seats: [{ hand: ['as'] }, { hand: ['js'] }],
      play: ['0 use:slow', '1 use:quick'],
      expect: { '0.hp': 95, '1.hp': 100 },
    })
  })
})

describe('6 Negation', () => {
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
})
