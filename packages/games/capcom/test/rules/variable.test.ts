import { describe, it } from 'vitest'
import { ace, arena, fight, hp, jack, queen, sheet, super_, tag } from '../support.ts'

describe('Variable counters', () => {
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

  it('CC-156, CC-157 a variable counter is a marked special of the partner; other moves are none', () => {
    const of = arena(
      sheet('d', {
        moves: [
          jack('Mine', 'A', 5, 4, 1, { mark: 'VC' }),
          queen('Not', 'A', 5, 4, 1),
          ace('S', 'B', 9, 5, 3, { mark: 'TS' }),
        ],
      }),
    )
    fight({
      ...tag,
      of,
      seats: [{ hand: ['5s'] }, { hand: ['joker-red'] }],
      play: ['0 attack:5s', '1 refused vc:not CC-157', '1 offered dodge take vc:mine', '1 vc:mine'],
      expect: { 'teams.0.characters.0.hp': 95 },
    })
  })

  it('CC-158, CC-159 it costs a Joker, not its own card, and may be used whatever the priority', () => {
    fight({
      ...tag,
      seats: [{ hand: ['5s'] }, { hand: ['qs'] }],
      play: ['0 attack:5s', '1 refused vc:swing CC-158', '1 take'],
    })
    fight({
      ...tag,
      seats: [{ hand: ['as'] }, { hand: ['joker-red', 'qs'] }],
      play: ['0 use:blast', '1 vc:swing'],
      expect: { '1.hand': ['qs'], '1.discard': ['joker-red'] },
    })
  })

  it.each([
    [4, { 'teams.0.characters.0.hp': 94, 'teams.1.characters.1.hp': 100 }],
    [3, { 'teams.0.characters.0.hp': 100, 'teams.1.characters.1.hp': 100 }],
    [2, { 'teams.0.characters.0.hp': 100, 'teams.1.characters.1.hp': 92 }],
  ])('CC-160..163 a variable counter of priority %i against 3; the partner comes in in any case', (priority, hp) => {
    const of = arena(
      sheet('d', {
        moves: [queen('Help', 'C', 6, priority, 1, { mark: 'VC' }), ace('S', 'B', 9, 5, 3, { mark: 'TS' })],
      }),
    )
    fight({
      ...tag,
      of,
      seats: [{ hand: ['js'] }, { hand: ['joker-red'] }],
      play: ['0 use:poke', '1 vc:help'],
      expect: { 'teams.1.active': 1, 'teams.1.characters.0.hp': 100, phase: 'cleanUp', '0.discard': ['js'], ...hp },
    })
  })

  it('CC-164 a variable counter does its base damage only', () => {
    const of = arena(
      sheet('d', {
        moves: [
          queen('Help', 'C', 6, 4, 1, { mark: 'VC', extra: { most: 1, damage: 9 } }),
          ace('S', 'B', 9, 5, 3, { mark: 'TS' }),
        ],
      }),
    )
    fight({
      ...tag,
      of,
      seats: [{ hand: ['js'] }, { hand: ['joker-red', 'qs', 'qd'] }],
      play: ['0 use:poke', '1 offered dodge take use:swing use:swing#2 vc:help', '1 vc:help'],
      expect: { 'teams.0.characters.0.hp': 94, '1.hand': ['qs', 'qd'] },
    })
  })

  it('CC-A57 a boss has no partner: no tag super, no tag, no variable counter', () => {
    const fighters = ['a', 'the-hollow-regent', 'b']
    fight({
      mode: 'boss',
      fighters,
      turn: 1,
      seats: [{}, { hand: ['joker-red', 'joker-black', '2s', '2h'] }, {}],
      play: ['1 refused tag-super CC-A57', '1 pass', '1 refused tag:2h+2s CC-A57', '1 done'],
    })
    fight({
      mode: 'boss',
      fighters,
      seats: [{ hand: ['4s'] }, { hand: ['joker-red'] }, {}],
      play: ['0 attack:4s', '1 refused vc:swing CC-A57'],
      expect: { asked: [[], ['answer'], []] },
    })
  })
})
