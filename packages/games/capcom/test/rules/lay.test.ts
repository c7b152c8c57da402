import { describe, expect, it } from 'vitest'
import { sheetSchema } from '../../src/index.ts'
import { ace, arena, fight, hp, jack, king, sheet, tag, twoAces } from '../support.ts'

const strong = arena(
  sheet('a', { moves: [ace('Mine', 'B', 20, 4, 3, { mark: 'TS' })] }),
  sheet('b', { moves: [ace('Yours', 'C', 11, 2, 1, { mark: 'TS' })] }),
)

const both = { hand: ['joker-red', 'joker-black', '4s', '5s', '6s'] }

describe('Tag supers', () => {
  it('CC-H02 a tag super is as ranged, homing or unblockable as the active one’s super; it counters and never negates', () => {
    const of = arena(
      sheet('a', { moves: [ace('Beam', 'B(R,H,U)', 20, 5, 3, { mark: 'TS' })] }),
      sheet('c', {
        moves: [jack('Even', 'A', 8, 5, 1), jack('Low', 'A', 8, 4, 1), ace('S', 'B', 9, 5, 3, { mark: 'TS' })],
      }),
    )
    const both = { hand: ['joker-red', 'joker-black'] }
    fight({ mode: 'tag', of, seats: [both, { hand: [] }], play: ['0 tag-super', '1 refused dodge CC-096', '1 take'] })
    fight({
      mode: 'tag',
      of,
      seats: [both, { hand: [], block: ['7h'] }],
      play: ['0 tag-super'],
      expect: { [hp(1, 0)]: 62 },
    })
    fight({
      mode: 'tag',
      of,
      turn: 1,
      seats: [both, { hand: ['js'] }],
      play: ['1 use:even', '0 refused tag-super CC-H02', '0 take'],
    })
    fight({
      mode: 'tag',
      of,
      turn: 1,
      seats: [both, { hand: ['js'] }],
      play: ['1 use:low', '0 tag-super'],
      expect: { [hp(1, 0)]: 62 },
    })
    fight({
      mode: 'tag',
      of,
      turn: 1,
      seats: [{ ...both, deck: ['2s'] }, { hand: ['js'] }],
      play: ['1 use:low', '0 dodge', '0 offered hold', '0 hold'],
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

  it('CC-165..169 a tag super costs two Jokers and does both damages, by the active one’s priority and cost; then they swap', () => {
    fight({
      ...tag,
      of: strong,
      seats: [both, {}],
      play: ['0 tag-super', { 'combat.opener.priority': 4, points: 2, 'combat.opener.damage': 31 }, '1 take'],
      expect: { 'teams.1.characters.0.hp': 69, 'teams.0.active': 1, '0.discard': ['joker-black', 'joker-red'] },
    })
    fight({
      ...tag,
      of: strong,
      seats: [{ hand: ['joker-red', 'as'] }, {}],
      play: ['0 refused tag-super CC-166', '0 pass'],
    })
    const { moves, ...rest } = sheet('x')
    expect(sheetSchema.safeParse({ ...rest, moves: moves.filter(({ rank }) => rank !== 'ace') }).success).toBe(false)
  })

  it('CC-170 against a tag super a block counts four times', () => {
    const seats = (block: string) => [both, { hand: [], block: [block] }]
    fight({
      ...tag,
      of: strong,
      seats: seats('5h'),
      play: ['0 tag-super'],
      expect: { '1.hp': 97, '1.discard': ['5h'] },
    })
    fight({ ...tag, of: strong, seats: seats('6h'), play: ['0 tag-super'], expect: { '1.hp': 100, '1.hand': ['6h'] } })
  })

  it('CC-171 no move negates a tag super', () => {
    const of = arena(
      sheet('a', { moves: [ace('Mine', 'B', 20, 4, 3, { mark: 'TS' })] }),
      sheet('c', { moves: [ace('Even', 'B', 9, 4, 3, { mark: 'TS' })] }),
    )
    fight({ ...tag, of, seats: [both, { hand: ['as'] }], play: ['0 tag-super', '1 refused use:even CC-171', '1 take'] })
  })

  it('CC-172, CC-173, CC-A47 countered, it costs its Jokers, and the whole counter string falls on the partner, who comes in', () => {
    const of = arena(
      sheet('a', { moves: [ace('Mine', 'B', 20, 4, 3, { mark: 'TS' })] }),
      sheet('c', { moves: [jack('Quick', 'A', 5, 5, 1), ace('S', 'B', 9, 5, 3, { mark: 'TS' })] }),
    )
    fight({
      ...tag,
      of,
      seats: [both, { hand: ['js', '4h'] }],
      play: ['0 tag-super', '1 use:quick', '1 attack:4h'],
      expect: {
        'teams.0.characters.0.hp': 100,
        'teams.0.characters.1.hp': 91,
        'teams.0.active': 1,
        'teams.1.characters.0.hp': 100,
        '0.discard': ['joker-black', 'joker-red'],
      },
    })
  })

  it('CC-H07 what one team’s partner declined, the other team’s may still be asked', () => {
    fight({
      mode: 'team',
      of: arena(sheet('c', { moves: [ace('Beam', 'B', 20, 6, 2, { mark: 'TS' })] })),
      seats: [{ hand: ['joker-red', 'js'] }, { hand: ['joker-red'] }, {}, { hand: ['joker-red'] }],
      play: ['0 tag-super:shared', '2 decline', '0 use:poke', '3 pass', '1 tag-super:shared', '3 agree'],
      expect: { '0.hp': 62, 'teams.1.active': 1, declined: [false, false] },
    })
  })

  it('CC-A55, CC-166 without a Joker there is no tag super to ask for', () => {
    fight({
      mode: 'team',
      seats: [{ hand: ['9s'] }, {}, { hand: ['joker-red'] }, {}],
      play: ['0 offered pass', '0 refused tag-super:shared CC-166', '0 refused tag-super CC-166'],
    })
    fight({
      mode: 'team',
      seats: [{ hand: ['9s', 'joker-red'] }, {}, {}, {}],
      play: ['0 offered pass tag-super:shared', '0 refused tag-super CC-166'],
    })
    fight({
      ...tag,
      teams: [{ characters: [{}, { hp: 0 }] }, {}],
      seats: [{ hand: ['joker-red', 'joker-black'] }, {}],
      play: ['0 offered pass', '0 refused tag-super CC-A50'],
    })
  })

  it('CC-027 cards that are not held and moves that are not on the sheet are refused as such', () => {
    fight({
      seats: [{ hand: ['4s', 'js'] }, {}],
      play: [
        '0 refused attack:5s CC-027',
        '0 refused block:5s CC-027',
        '0 refused use:nothing CC-057',
        '0 refused use:kinetic-card+1 CC-057',
      ],
    })
  })

  it('CC-A55 a shared tag super takes one Joker of each, and needs its points', () => {
    fight({
      mode: 'team',
      seats: [{ hand: ['joker-red', 'joker-black'] }, {}, { hand: ['joker-red', 'joker-black'] }, {}],
      play: ['0 tag-super:shared', '2 agree', '3 pass', '1 take'],
      expect: { '2.hand': ['joker-red'], '0.hand': ['joker-red'] },
    })
    fight({
      mode: 'team',
      seats: [{ hand: ['joker-red', '4s', '5s', '6s'] }, {}, {}, {}],
      play: [
        '0 attack:4s',
        '3 pass',
        '1 take',
        '0 attack:5s',
        '0 offered attack:6s tag-super:shared stop',
        '0 attack:6s',
        '0 offered stop',
      ],
    })
  })
})
