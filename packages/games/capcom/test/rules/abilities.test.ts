import { describe, expect, it } from 'vitest'
import { arena, avoid, fight, given, jack, queen, sheet, super_, tag } from '../support.ts'

describe('Abilities that their owner uses', () => {
  it('CC-017, CC-A58 an ability is offered at its own moment, and only there', () => {
    const tinker = arena(sheet('gambit', { ability: { name: 'Tinker', does: 'sift', cards: 1 } }))
    const seats = [{ hand: ['2s', '3s'], deck: ['9s'] }, {}]
    fight({ of: tinker, seats, play: ['0 refused ability', '0 pass', '0 ability', '0 2s', '0 refused ability CC-A58'] })
    fight({ seats, play: ['0 pass', '0 refused ability CC-A58'] })
  })

  it('CC-017, CC-A59 `look`: at the start of a turn one may see the hand of the opponent, once a game, and nobody else does', () => {
    const of = arena(sheet('gambit', { ability: { name: 'Read', does: 'look' } }))
    const match = given({ of, phase: 'start', seats: [{ hand: ['5s'] }, { hand: ['kh', '2h'] }] })
    match.answer(0, match.open[0]!.id, 'yes')
    expect(JSON.stringify(match.events(0))).toContain('"kh"')
    expect(JSON.stringify(match.events(null))).not.toContain('"kh"')
    fight({ of, phase: 'start', play: ['0 no', { 'asked.0': ['draw'], 'teams.0.characters.0.usedGame': false }] })
    fight({
      of,
      phase: 'start',
      teams: [{ characters: [{ usedGame: true }] }, {}],
      play: [{ 'asked.0': ['draw'] }],
    })
  })

  it('CC-017 `overheat`: once a turn, for specials only, and one may decline', () => {
    const of = arena(sheet('gambit', { ability: { name: 'Hot', does: 'overheat', pain: 3, damage: 3 } }))
    const seats = [{ hand: ['js', 'qs', '4s'] }, {}]
    fight({
      of,
      seats,
      play: ['0 use:poke', '0 yes', '1 take', '0 use:swing', { 'asked.0': ['chain'] }, '0 stop'],
      expect: { '1.hp': 83, '0.hp': 97 },
    })
    fight({ of, seats, play: ['0 use:poke', '0 no', '1 take', '0 stop'], expect: { '1.hp': 92, '0.hp': 100 } })
    fight({ of, seats, play: ['0 attack:4s', '1 take', '0 stop'], expect: { '1.hp': 96, '0.hp': 100 } })
  })

  it('CC-017, CC-130 `overheat`: a shot after a dodge does more and costs HP as well', () => {
    const ability = { name: 'Hot', does: 'overheat', pain: 3, damage: 4 } as const
    fight({
      of: arena(sheet('ryu', { moves: [jack('Bolt', 'A(R)', 8, 3, 1), super_], ability })),
      seats: [{ hand: ['5s'] }, { hand: ['js'], deck: ['2h'] }],
      play: ['0 attack:5s', '1 dodge', '1 use:bolt', '1 yes'],
      expect: { '0.hp': 88, '1.hp': 97 },
    })
  })

  it('CC-017 `sift`: draw, then discard as many, once a turn, from a pile that is there', () => {
    const of = arena(sheet('gambit', { ability: { name: 'Tinker', does: 'sift', cards: 1 } }))
    fight({
      of,
      phase: 'cleanUp',
      seats: [{ hand: ['5s'], deck: ['2s', '3s'] }, {}],
      play: ['0 ability', '0 offered 2s 5s', '0 5s', '0 refused ability CC-A58', '0 done'],
      expect: { '0.hand': ['2s'], '0.discard': ['5s'] },
    })
    fight({
      of,
      phase: 'cleanUp',
      seats: [{ hand: ['5s'], rest: 'discard' }, {}],
      play: ['0 refused ability CC-A58', '0 done'],
    })
  })

  it('CC-017, CC-A57 `summon`: a boss gives a Joker for a face card of the discard pile', () => {
    const boss = { mode: 'boss', turn: 1, phase: 'cleanUp' } as const
    fight({
      ...boss,
      seats: [{}, { hand: ['joker-red', '2s'], discard: ['js', '5s', 'kd'] }, {}],
      play: ['1 ability', '1 offered js kd', '1 kd', '1 refused ability CC-A58', '1 done'],
      expect: { '1.hand': ['2s', 'kd'], '1.discard': ['js', '5s', 'joker-red'] },
    })
    fight({
      ...boss,
      seats: [{}, { hand: ['2s'], discard: ['js'] }, {}],
      play: ['1 refused ability', '1 done'],
    })
    fight({
      ...boss,
      seats: [{}, { hand: ['joker-red'], discard: ['5s'] }, {}],
      play: ['1 refused ability', '1 done'],
    })
  })

  it('CC-017 `sift` discards as many as were drawn', () => {
    fight({
      of: arena(sheet('a', { ability: { name: 'Tinker', does: 'sift', cards: 3 } })),
      fighters: ['a', 'b'],
      phase: 'cleanUp',
      seats: [{ hand: ['5s', '6s'], deck: ['2s', '3s'], rest: 'discard' }, {}],
      play: ['0 ability', '0 5s 2s', '0 done'],
      expect: { '0.hand': ['6s', '3s'] },
    })
  })

  it('CC-A59 what is sifted away lies in order, whatever order it was chosen in', () => {
    fight({
      of: arena(sheet('a', { ability: { name: 'Tinker', does: 'sift', cards: 2 } })),
      fighters: ['a', 'b'],
      phase: 'cleanUp',
      seats: [{ hand: ['10s'], deck: ['2s', '3s'] }, {}],
      play: ['0 ability', '0 10s 2s'],
      expect: { '0.discard': ['2s', '10s'] },
    })
  })

  it('CC-017 `summon` takes one of two Jokers', () => {
    fight({
      mode: 'boss',
      fighters: ['a', 'the-hollow-regent', 'b'],
      turn: 1,
      phase: 'cleanUp',
      seats: [{}, { hand: ['joker-red', 'joker-black'], discard: ['ks', 'qs', '2s'] }, {}],
      play: ['1 ability', '1 offered ks qs', '1 refused ks qs', '1 ks'],
      expect: { '1.hand': ['joker-red', 'ks'], '1.discard': ['qs', '2s', 'joker-black'] },
    })
  })

  it('CC-094 `overheat` against a block that is broken: the pain stays', () => {
    fight({
      of: arena(
        sheet('a', {
          moves: [jack('Ram', 'A(U)', 8, 3, 1), super_],
          ability: { name: 'Heat', does: 'overheat', pain: 3, damage: 2 },
        }),
      ),
      fighters: ['a', 'b'],
      seats: [{ hand: ['js'] }, { block: ['7h'] }],
      play: ['0 use:ram', '0 yes'],
      expect: { '0.hp': 97, '1.hp': 90 },
    })
  })

  it('CC-017 `summon` brings no Joker back', () => {
    fight({
      mode: 'boss',
      fighters: ['a', 'the-hollow-regent', 'b'],
      turn: 1,
      phase: 'cleanUp',
      seats: [{}, { hand: ['joker-red'], discard: ['joker-black', 'as', 'js'] }, {}],
      play: ['1 ability', '1 offered js', '1 js'],
    })
  })

  it('CC-017 what may be used once a turn may be used in the next', () => {
    const of = arena(sheet('a', { ability: { name: 'Tinker', does: 'sift', cards: 1 } }))
    fight({
      of,
      fighters: ['a', 'b'],
      phase: 'cleanUp',
      seats: [{ hand: ['2s', '9s'], deck: ['3s', '4s', '5s'] }, { hand: ['9s'] }],
      play: [
        '0 meter:9s',
        '0 ability',
        '0 2s',
        '0 done',
        '1 draw:1',
        '1 pass',
        '1 meter:9s',
        '1 done',
        '0 draw:1',
        '0 pass',
        { 'cleanUp.metered': false },
        '0 ability',
        '0 3s',
      ],
      expect: { 'teams.0.characters.0.usedTurn': true },
    })
  })

  it('CC-017 `look` is spent by looking', () => {
    const of = arena(sheet('a', { ability: { name: 'Read', does: 'look' } }))
    fight({
      of,
      fighters: ['a', 'b'],
      phase: 'start',
      play: ['0 yes'],
      expect: { 'teams.0.characters.0.usedGame': true },
    })
  })

  describe('CC-017 the pain of `overheat` stays, whatever comes of the attack', () => {
    const heat = { name: 'Heat', does: 'overheat', pain: 3, damage: 3 } as const
    const hot = sheet('a', { ability: heat })
    const other = sheet('c', {
      moves: [
        jack('Dart', 'A(R)', 4, 3, 1),
        queen('Up', 'B', 6, 4, 2),
        avoid('king', 'Slip', ['special'], 5, { most: 1, damage: 8 }),
        super_,
      ],
    })
    it.each([
      ['countered', ['1 use:up'], [91, 100]],
      ['negated at range', ['1 use:dart'], [95, 100]],
      ['avoided', ['1 use:slip+1'], [89, 100]],
      ['dodged', ['1 dodge', '1 use:dart'], [93, 100]],
      ['varied, in vain', ['1 vc:late'], [97, 100]],
      ['varied', ['1 vc:early'], [92, 100]],
    ] as const)('%s', (_, answers, [ours, theirs]) => {
      const partner = sheet('d', {
        moves: [jack('Late', 'A', 5, 1, 1, { mark: 'VC' }), queen('Early', 'A', 5, 9, 1, { mark: 'VC' }), super_],
      })
      fight({
        ...tag,
        of: arena(hot, other, partner),
        seats: [{ hand: ['js'] }, { hand: ['js', 'qs', 'ks', 'kd', 'joker-red'], deck: ['2s'] }],
        play: ['0 use:poke', '0 yes', ...answers],
        expect: { 'teams.0.characters.0.hp': ours, 'teams.1.characters.0.hp': theirs },
      })
    })

    it('blocked, and in a special that follows', () => {
      const strong = sheet('a', { ability: heat, moves: [queen('Mid', 'C', 9, 3, 1), super_] })
      fight({
        of: arena(strong),
        fighters: ['a', 'b'],
        seats: [{ hand: ['qs'] }, { block: ['7h'] }],
        play: ['0 use:mid', '0 yes'],
        expect: { '0.hp': 97, '1.hp': 97 },
      })
      fight({
        of: arena(strong),
        fighters: ['a', 'b'],
        seats: [{ hand: ['4s', 'qs'] }, {}],
        play: ['0 attack:4s', '1 take', '0 use:mid', '0 yes'],
        expect: { '0.hp': 97, '1.hp': 84 },
      })
    })
  })
})
