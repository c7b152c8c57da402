import { describe, expect, it } from 'vitest'
import { sheetSchema } from '../../src/index.ts'
import { ace, arena, avoid, fight, given, jack, king, queen, sheet, twoAces } from '../support.ts'

const super_ = ace('Wave', 'B', 9, 5, 3, { mark: 'TS' })
const tag = { mode: 'tag' } as const
const hp = (team: 0 | 1, character: 0 | 1) => `teams.${team}.characters.${character}.hp`

describe('Readings of what the rulebook leaves open', () => {
  it('CC-A07 a counter cannot be countered', () => {
    fight({
      seats: [{ hand: ['5s', 'as', 'ad'] }, { hand: ['qs', '4s'] }],
      play: ['0 attack:5s', '1 use:rise', { 'asked.0': [], 'asked.1': ['chain'] }, '1 stop'],
      expect: { '0.hp': 93 },
    })
  })

  it('CC-A08 one answer to an attack: after a failed dodge there is no counter', () => {
    fight({
      seats: [{ hand: ['5s', '6s'] }, { hand: ['qs'], deck: ['kh'] }],
      play: ['0 attack:5s', '1 dodge', { 'asked.1': [], 'asked.0': ['chain'] }, '0 stop'],
      expect: { '1.hp': 95 },
    })
  })

  it('CC-A09 moves of every type, throws and supers counter; after B and D nothing follows', () => {
    const counter = (type: string) =>
      arena(sheet('ryu', { moves: [jack('Move', type, 5, 4, 1), ace('Super', 'B', 9, 4, 3, { mark: 'TS' })] }))
    const seats = [{ hand: ['5s'] }, { hand: ['js', '4h'] }]
    for (const type of ['A', 'C', 'E'])
      fight({ of: counter(type), seats, play: ['0 attack:5s', '1 use:move', '1 attack:4h'], expect: { '0.hp': 91 } })
    for (const type of ['B', 'D'])
      fight({
        of: counter(type),
        seats,
        play: ['0 attack:5s', '1 use:move'],
        expect: { '0.hp': 95, '1.hand': ['4h'], phase: 'cleanUp' },
      })
    fight({
      of: counter('A'),
      seats: [{ hand: ['5s'] }, { hand: ['as'] }],
      play: ['0 attack:5s', '1 use:super'],
      expect: { '0.hp': 91 },
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

  it('CC-A12, CC-A13 a throw has the priority of its sheet; it can be countered and dodged, and it counters', () => {
    const seats = [{ hand: ['9s', '9d'] }, { hand: ['qs'], deck: ['2h'] }]
    fight({ seats, play: ['0 throw:9d+9s', '1 use:rise'], expect: { '0.hp': 93 } })
    fight({ seats, play: ['0 throw:9d+9s', '1 dodge', '1 hold'], expect: { '1.hp': 100 } })
    const of = arena(sheet('gambit', { throw: { damage: 6, priority: 5, cost: 2 } }))
    fight({ of, seats, play: ['0 throw:9d+9s', '1 refused use:rise CC-133', '1 take'] })
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

  it('CC-A22 there is no dodge from an empty draw pile', () => {
    fight({
      seats: [{ hand: ['5s'] }, { hand: [], rest: 'discard' }],
      play: ['0 attack:5s', '1 refused dodge CC-A22', '1 take'],
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

  it('CC-A28 the parts of a clean-up come in any order, then the discard', () => {
    const hand = ['10s', '5s', '5d', '2s']
    for (const order of [
      ['0 meter:10s', '0 recover:2s', '0 tag:5d+5s'],
      ['0 recover:2s', '0 meter:10s', '0 tag:5d+5s'],
    ])
      fight({
        ...tag,
        phase: 'cleanUp',
        teams: [{ characters: [{ hp: 50 }, { hp: 50 }] }, {}],
        seats: [{ hand }, {}],
        play: [...order, '0 done'],
        expect: { '0.hand': [], '0.meter': ['10s'], 'teams.0.active': 1, [hp(0, 1)]: 52, turn: 1 },
      })
  })

  it('CC-A30 a pile shorter than the Speed is drawn as far as it goes', () => {
    fight({
      phase: 'draw',
      seats: [{ hand: [], deck: ['2s', '3s'], rest: 'discard' }, {}],
      play: ['0 offered draw:1 draw:2', '0 draw:2'],
      expect: { '0.hand': ['2s', '3s'], over: false },
    })
  })

  it('CC-A33 both KOed at once: a draw in a duel, and both leave in a tag battle', () => {
    const hot = { ability: { name: 'Hot', does: 'overheat', pain: 3, damage: 3 } } as const
    const of = arena(sheet('gambit', hot), sheet('a', hot))
    const play = ['0 use:poke', '0 yes', '1 take']
    fight({
      of,
      seats: [{ hand: ['js'] }, {}],
      teams: [{ characters: [{ hp: 3 }] }, { characters: [{ hp: 11 }] }],
      play,
      expect: { over: true, winner: null, why: 'doubleKo' },
    })
    fight({
      ...tag,
      of,
      seats: [{ hand: ['js'] }, {}],
      teams: [{ characters: [{ hp: 3 }, {}] }, { characters: [{ hp: 11 }, {}] }],
      play,
      expect: { over: false, 'teams.0.active': 1, 'teams.1.active': 1, '0.fighter': 'b', '1.fighter': 'd' },
    })
  })

  it('CC-A35 who blocks has not attacked: no negation meets a block', () => {
    fight({ seats: [{ hand: ['5s', 'js'] }, {}], play: ['0 block:5s'], expect: { phase: 'cleanUp', combat: null } })
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

  it('CC-A42 draw, Endurance and block go by the character that is active then', () => {
    const of = arena(sheet('b', { speed: 1, endurance: 1, defense: 5 }))
    fight({
      ...tag,
      of,
      phase: 'cleanUp',
      seats: [
        { hand: ['5s', '5d', '2s', '3s'], block: ['4h'] },
        { hand: ['js'], deck: ['qs'] },
      ],
      play: [
        '0 tag:5d+5s',
        '0 done',
        '0 3s',
        '1 draw:1',
        '1 use:poke',
        { [hp(0, 1)]: 100, '0.hand': ['2s', '4h'] },
        '1 done',
        { 'asked.0': ['combat'], '0.handSize': 3 },
      ],
    })
  })

  it('CC-A43 after a variable counter that wins there is no combo', () => {
    const of = arena(sheet('d', { moves: [queen('Help', 'C', 6, 4, 1, { mark: 'VC' }), super_] }))
    fight({
      ...tag,
      of,
      seats: [{ hand: ['js', '4s'] }, { hand: ['joker-red', '4h'] }],
      play: ['0 use:poke', '1 vc:help'],
      expect: { phase: 'cleanUp', '1.hand': ['4h'], '0.hand': ['4s'] },
    })
  })

  it('CC-A44 after one that loses the attacker goes on, against the character that came in', () => {
    fight({
      ...tag,
      of: arena(sheet('d', { moves: [queen('Help', 'C', 6, 1, 1, { mark: 'VC' }), super_] })),
      seats: [{ hand: ['js', '4s'] }, { hand: ['joker-red', '4h'] }],
      play: ['0 use:poke', '1 vc:help', '0 attack:4s'],
      expect: { [hp(1, 0)]: 100, [hp(1, 1)]: 88, 'teams.1.active': 1 },
    })
  })

  it('CC-A45 equal priority of a variable counter negates whatever class or range the attack has', () => {
    fight({
      ...tag,
      of: arena(
        sheet('a', { moves: [ace('Beam', 'B(R)', 20, 3, 3, { mark: 'TS' })] }),
        sheet('d', { moves: [queen('Help', 'C(R)', 6, 3, 1, { mark: 'VC' }), super_] }),
      ),
      seats: [{ hand: ['as'] }, { hand: ['joker-red'] }],
      play: ['0 use:beam', '1 vc:help'],
      expect: { [hp(0, 0)]: 100, [hp(1, 1)]: 100, 'teams.1.active': 1 },
    })
  })

  it('CC-A46 a variable counter meets throws and tag supers; equal to a tag super it fails', () => {
    const of = (priority: number) =>
      arena(
        sheet('a', { moves: [ace('Beam', 'B', 20, 3, 3, { mark: 'TS' })] }),
        sheet('d', { moves: [queen('Help', 'C', 6, priority, 1, { mark: 'VC' }), super_] }),
      )
    const seats = [{ hand: ['joker-red', 'joker-black', '9s', '9d'] }, { hand: ['joker-red'] }]
    fight({ ...tag, of: of(4), seats, play: ['0 throw:9d+9s', '1 vc:help'], expect: { [hp(0, 0)]: 94 } })
    fight({ ...tag, of: of(3), seats, play: ['0 tag-super', '1 vc:help'], expect: { [hp(1, 1)]: 62, [hp(0, 1)]: 100 } })
    fight({
      ...tag,
      of: of(4),
      seats,
      play: ['0 tag-super', '1 vc:help'],
      expect: { [hp(1, 1)]: 100, [hp(0, 0)]: 100, [hp(0, 1)]: 94, 'teams.0.active': 1 },
    })
  })

  it('CC-A48 exactly one super of a sheet is marked', () => {
    const { moves, ...rest } = sheet('x')
    const marked = moves.map((move) => (move.rank === 'ace' ? { ...move, mark: 'TS' as const } : move))
    expect(sheetSchema.safeParse({ ...rest, moves: marked }).success).toBe(false)
    expect(sheetSchema.safeParse({ ...rest, moves }).success).toBe(true)
    const wrong = moves.map((move) => (move.rank === 'jack' ? { ...move, mark: 'TS' as const } : move))
    expect(sheetSchema.safeParse({ ...rest, moves: wrong }).error?.issues[0]?.path).toEqual(['moves', 0, 'mark'])
  })

  it('CC-A49 a tag super ends a combo by the type and cost of the active one’s super, and is then not answered', () => {
    const seats = [{ hand: ['joker-red', 'joker-black', '2s', '3s', '4s'] }, { hand: ['as'] }]
    fight({
      ...tag,
      seats,
      play: ['0 attack:2s', '1 take', '0 attack:3s', '0 tag-super'],
      expect: { [hp(1, 0)]: 59, 'teams.0.active': 1, phase: 'cleanUp' },
    })
    fight({
      ...tag,
      seats,
      play: ['0 attack:2s', '1 take', '0 attack:3s', '0 attack:4s', '0 refused tag-super CC-060', '0 stop'],
    })
  })

  it('CC-A50 the partner of a KOed character comes in at the end of that combat phase, and fights alone', () => {
    const seats = [{ hand: ['joker-red', 'joker-black', '5s', '5d', 'as'] }, {}]
    const teams = [{ active: 1, characters: [{ hp: 0 }, { hp: 40 }] }, {}]
    fight({
      ...tag,
      teams,
      seats,
      play: [
        '0 refused tag-super CC-A50',
        '0 pass',
        '0 refused tag:5d+5s CC-A50',
        '0 refused recover:5s CC-175',
        '0 done',
      ],
    })
  })

  it('CC-A54 four seats: the active seat takes the turn, its partner draws one card and has a clean-up of its own', () => {
    fight({
      mode: 'team',
      phase: 'cleanUp',
      teams: [{ characters: [{ hp: 60 }, { hp: 60 }] }, {}],
      seats: [{ hand: ['2s'] }, {}, { hand: ['9s', '3s', '5s', '5d'], deck: ['4s'] }, {}],
      play: [
        '0 done',
        { actor: 2, support: true, 'asked.2': ['cleanUp'], '2.hand': ['9s', '3s', '5s', '5d', '4s'] },
        '2 refused tag:5d+5s CC-A56',
        '2 refused joker CC-A54',
        '2 meter:9s',
        '2 recover:3s',
        '2 done',
      ],
      expect: { turn: 1, actor: 1, [hp(0, 1)]: 62, [hp(0, 0)]: 60, '2.meter': ['9s'] },
    })
  })

  it('CC-A55 four seats: the inactive seat pays for a variable counter; a tag super takes one Joker of each, if both want it', () => {
    fight({
      mode: 'team',
      seats: [{ hand: ['js'] }, { hand: ['joker-red'] }, {}, { hand: ['joker-black'] }],
      play: ['0 use:poke', { 'asked.3': ['partner'], 'asked.1': [] }, '3 vc:swing'],
      expect: { '3.discard': ['joker-black'], '1.hand': ['joker-red'], 'teams.1.active': 1 },
    })
    const seats = [{ hand: ['joker-red', '4s'] }, {}, { hand: ['joker-red', '2s'] }, {}]
    fight({
      mode: 'team',
      seats,
      play: ['0 tag-super:shared', '2 agree', '3 pass', '1 take'],
      expect: { [hp(1, 0)]: 64, 'teams.0.active': 1, '2.discard': ['joker-red'], '0.discard': ['joker-red'] },
    })
    fight({
      mode: 'team',
      seats: [{ hand: ['joker-red', 'joker-black', '4s'] }, {}, { hand: ['2s'] }, {}],
      play: ['0 tag-super', '3 pass', '1 take'],
      expect: { [hp(1, 0)]: 64, 'teams.0.active': 1 },
    })
    fight({
      mode: 'team',
      seats: [{ hand: ['joker-red'] }, {}, { hand: ['2s'] }, {}],
      play: [
        '0 tag-super:shared',
        '2 offered decline',
        '2 decline',
        '0 offered pass',
        '0 refused tag-super:shared CC-H07',
        '0 pass',
      ],
      expect: { '0.hand': ['joker-red'] },
    })
  })

  it('CC-A56 four seats: the active seat’s pair tags, and the partner’s does not', () => {
    fight({
      mode: 'team',
      phase: 'cleanUp',
      seats: [{ hand: ['5s', '5d'] }, {}, { hand: ['6s', '6d'] }, {}],
      play: ['0 refused tag:6d+6s', '0 tag:5d+5s', '0 done', '2 refused tag:6d+6s CC-A56', '2 done'],
      expect: { 'teams.0.active': 1, turn: 1 },
    })
  })

  it('CC-A59 hands, draw piles and block cards are hidden, also from a partner; what was searched is known to be an Ace', () => {
    const match = given({
      mode: 'team',
      phase: 'cleanUp',
      seats: [{ hand: ['2s', '3s'], block: ['4s'], meter: ['10s', '10h', '10d', '10c'], discard: ['9s'] }, {}, {}, {}],
    })
    for (const seat of [1, 2, 3, null]) {
      const { zones } = match.view(seat)
      expect(zones['hand:0']).toMatchObject({ count: 2 })
      expect(zones['hand:0']?.cards).toBeUndefined()
      expect(zones['block:0']?.cards?.[0]?.name).toBeUndefined()
    }
    const before = match.events(2).length
    match.answer(0, match.open[0]!.id, 'ace:deck')
    const told = match
      .events(2)
      .slice(before)
      .filter(({ type }) => type === 'ace' || type === 'move')
    expect(told.find(({ type }) => type === 'ace')).toMatchObject({ from: 'deck', seat: 0 })
    expect(JSON.stringify(told)).not.toMatch(/"a[shdc]"/)
    expect(match.view(2).zones['hand:0']).toMatchObject({ count: 3 })
    const open = given({
      phase: 'cleanUp',
      seats: [{ hand: [], meter: ['10s', '10h', '10d', '10c'], discard: ['ah'] }, {}],
    })
    open.answer(0, open.open[0]!.id, 'ace:discard')
    expect(JSON.stringify(open.events(1))).toContain('"ah"')
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

  it('CC-A68 time over in a tag battle: the higher sum of HP wins, and equal sums are a draw', () => {
    const at = (a: number, b: number, c: number, d: number) => ({
      ...tag,
      phase: 'cleanUp',
      turns: 100,
      teams: [{ characters: [{ hp: a }, { hp: b }] }, { characters: [{ hp: c }, { hp: d }] }],
      play: ['0 done'],
    })
    fight({ ...at(50, 11, 60, 0), expect: { over: true, winner: 0 } })
    fight({ ...at(50, 9, 60, 0), expect: { over: true, winner: 1 } })
    fight({ ...at(50, 10, 60, 0), expect: { over: true, winner: null } })
    fight({
      ...tag,
      phase: 'draw',
      seats: [{ hand: ['2s'], meter: [], rest: 'discard' }, {}],
      given: { cleanUp: {} },
      teams: [{ characters: [{ hp: 10 }, { hp: 10 }] }, { characters: [{ hp: 10 }, { hp: 11 }] }],
      play: [],
      expect: { over: true, winner: 1 },
    })
  })

  it('CC-A69 throws, techs, meter cards and tag pairs go by the active character; what is in the meter stays', () => {
    const of = arena(sheet('b', { strength: 9 }))
    fight({
      ...tag,
      of,
      phase: 'cleanUp',
      seats: [{ hand: ['5s', '5d', '8s', '10h'], meter: ['8h'] }, {}],
      play: ['0 tag:5d+5s', '0 refused meter:8s CC-032', '0 meter:10h', '0 done'],
      expect: { '0.meter': ['8h', '10h'] },
    })
    fight({
      ...tag,
      of,
      turn: 1,
      teams: [{ active: 1 }, {}],
      seats: [{ hand: ['9s', '9h'] }, { hand: ['8s', '8d'] }],
      play: ['1 throw:8d+8s', '0 refused tech:9h+9s CC-051', '0 take'],
    })
  })

  it('CC-A70 homing stops a dodge, not an avoid move', () => {
    const of = arena(
      sheet('ryu', { moves: [jack('Seek', 'A(H)', 8, 3, 1), super_] }),
      sheet('gambit', { moves: [avoid('king', 'Escape', ['special'], 5), super_] }),
    )
    fight({
      of,
      turn: 1,
      seats: [{ hand: ['ks'] }, { hand: ['js'] }],
      play: ['1 use:seek', '0 offered take use:escape', '0 use:escape'],
      expect: { '0.hp': 100 },
    })
  })

  it('CC-A73 a tag super that leaves room is followed by the one who began; the swap comes at the end', () => {
    const of = arena(
      sheet('a', { strength: 4, moves: [ace('Beam', 'C', 20, 5, 2, { mark: 'TS' }), king('K', 'B', 1, 1, 1)] }),
      sheet('b', {
        strength: 9,
        moves: [ace('Ray', 'B', 10, 5, 2, { mark: 'TS' }), ace('Two', 'B', 9, 9, 1, twoAces)],
      }),
    )
    fight({
      ...tag,
      of,
      seats: [{ hand: ['joker-red', 'joker-black', '4s', '9s', 'ks'] }, {}],
      play: [
        '0 tag-super',
        '1 take',
        { 'teams.0.active': 0, points: 3 },
        '0 refused attack:9s CC-042',
        '0 attack:4s',
        '0 use:k',
      ],
      expect: { [hp(1, 0)]: 65, 'teams.0.active': 1 },
    })
  })
})
