import { describe, expect, it } from 'vitest'
import { arena, avoid, fight, given, jack, queen, sheet, super_, tag } from '../support.ts'

describe('Abilities', () => {
  it('CC-017, CC-A58 an ability is offered at its own moment, and only there', () => {
    const tinker = arena(sheet('gambit', { ability: { name: 'Tinker', does: 'sift', cards: 1 } }))
    const seats = [{ hand: ['2s', '3s'], deck: ['9s'] }, {}]
    fight({ of: tinker, seats, play: ['0 refused ability', '0 pass', '0 ability', '0 2s', '0 refused ability CC-A58'] })
    fight({ seats, play: ['0 pass', '0 refused ability CC-A58'] })
  })

  it('CC-016 `give`: attacks of a class have further attributes', () => {
    const of = arena(sheet('gambit', { ability: { name: 'Grip', does: 'give', to: 'throw', attributes: ['H'] } }))
    fight({
      of,
      seats: [{ hand: ['9s', '9d', '4s'] }, { hand: ['2h'], deck: ['2d'] }],
      play: ['0 throw:9d+9s', '1 refused dodge CC-096', '1 take', '0 stop'],
    })
    fight({ of, seats: [{ hand: ['4s'] }, { deck: ['2d'] }], play: ['0 attack:4s', '1 dodge', '1 hold'] })
  })

  it('CC-016 `shield`: each hit of these classes does less, others do not', () => {
    const of = arena(sheet('ryu', { ability: { name: 'Coat', does: 'shield', from: ['super'], amount: 3 } }))
    fight({ of, seats: [{ hand: ['as', 'ah'] }, {}], play: ['0 use:royal-flush', '1 take'], expect: { '1.hp': 73 } })
    fight({ of, seats: [{ hand: ['js'] }, {}], play: ['0 use:kinetic-card', '1 take'], expect: { '1.hp': 92 } })
  })

  it.each([
    ['8s', 98],
    ['7s', 100],
  ])('CC-016 `pierce`: a blocked basic %s of a fighter who pierces from 8 on leaves %i HP', (card, left) => {
    const ability = { name: 'Couched', does: 'pierce', value: 8, damage: 2 } as const
    fight({
      of: arena(sheet('gambit', { strength: 9, ability })),
      seats: [{ hand: [card] }, { hand: [], block: ['7h'] }],
      play: [`0 attack:${card}`],
      expect: { '1.hp': left },
    })
  })

  it('CC-016 `rhythm`: two basics are none yet', () => {
    const ability = { name: 'Beat', does: 'rhythm', basics: 3, damage: 4 } as const
    fight({
      of: arena(sheet('gambit', { ability })),
      seats: [{ hand: ['2s', '3s', '4s', 'js'] }, {}],
      play: ['0 attack:2s', '1 take', '0 attack:3s', { pending: 5 }, '0 attack:4s', { pending: 13 }, '0 stop'],
      expect: { '1.hp': 87 },
    })
  })

  it('CC-017 `heal`: once a game, at the end of a combat phase with few HP left; not above the sheet, not when KOed', () => {
    const of = arena(sheet('ryu', { ability: { name: 'Wind', does: 'heal', atMost: 30, amount: 8 } }))
    const after = (hp: number, given: object = {}) => ({
      of,
      teams: [{}, { characters: [{ hp, ...given }] }],
      seats: [{ hand: ['5s'] }, { hand: ['2s'] }],
      play: ['0 attack:5s', '1 take'],
    })
    fight({ ...after(35), expect: { '1.hp': 38, 'teams.1.characters.0.usedGame': true } })
    fight({ ...after(36), expect: { '1.hp': 31, 'teams.1.characters.0.usedGame': false } })
    fight({ ...after(35, { usedGame: true }), expect: { '1.hp': 30 } })
    fight({ ...after(5), expect: { over: true, winner: 0 } })
    const small = arena(sheet('ryu', { hp: 32, ability: { name: 'Wind', does: 'heal', atMost: 30, amount: 8 } }))
    fight({ ...after(32), of: small, expect: { '1.hp': 32 } })
  })

  it('CC-017 `draw`: a ranged negation draws, another negation does not', () => {
    const ability = { name: 'Inkwell', does: 'draw', cards: 1 } as const
    const of = (type: string) => arena(sheet('ryu', { ability, moves: [jack('Even', type, 8, 3, 1), super_] }))
    const seats = [{ hand: ['js'] }, { hand: ['jh'], deck: ['2h', '3h'] }]
    const play = ['0 use:kinetic-card', '1 use:even']
    fight({ of: of('A(R)'), seats, play, expect: { '1.hand': ['2h'] } })
    fight({ of: of('A'), seats, play, expect: { '1.hand': [] } })
  })

  it('CC-017 `takeBack`: a card of an opener that was dodged returns, once a turn; one that hit does not', () => {
    const of = arena(sheet('gambit', { ability: { name: 'Slip', does: 'takeBack' } }))
    const seats = (flipped: string) => [{ hand: ['5s', '2s'] }, { hand: [], deck: [flipped] }]
    fight({ of, seats: seats('2h'), play: ['0 attack:5s', '1 dodge'], expect: { '0.handSize': 2, '0.discard': [] } })
    fight({ of, seats: seats('kh'), play: ['0 attack:5s', '1 dodge', '0 stop'], expect: { '0.discard': ['5s'] } })
    fight({
      of,
      teams: [{ characters: [{ usedTurn: true }] }, {}],
      seats: seats('2h'),
      play: ['0 attack:5s', '1 dodge'],
      expect: { '0.discard': ['5s'] },
    })
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

  it.each([
    ['7h', false, 100],
    ['8h', false, 95],
    ['7h', true, 95],
  ])('CC-017 `rescue`: with Agility 6 a flipped %s, used before: %s', (flipped, usedTurn, left) => {
    fight({
      of: arena(sheet('ryu', { ability: { name: 'Feather', does: 'rescue', by: 1 } })),
      teams: [{}, { characters: [{ usedTurn }] }],
      seats: [{ hand: ['5s'] }, { hand: [], deck: [flipped] }],
      play: ['0 attack:5s', '1 dodge'],
      expect: { '1.hp': left },
    })
  })

  it('CC-A21 `rescue`: not even with the highest Agility is a Joker dodged by', () => {
    fight({
      ...tag,
      of: arena(sheet('c', { agility: 13, ability: { name: 'Feather', does: 'rescue', by: 1 } })),
      seats: [{ hand: ['5s'] }, { hand: [], deck: ['joker-red'] }],
      play: ['0 attack:5s', '1 dodge'],
      expect: { '1.hp': 95 },
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

  it('CC-016 `rhythm` of one basic counts from the opener on, also against who came in or blocks', () => {
    const beat = { name: 'Beat', does: 'rhythm', basics: 1, damage: 1 } as const
    const of = arena(sheet('a', { ability: beat }))
    fight({
      of,
      fighters: ['a', 'b'],
      seats: [{ hand: ['4s'] }, {}],
      play: ['0 attack:4s', '1 take'],
      expect: { '1.hp': 95 },
    })
    fight({
      ...tag,
      of: arena(
        sheet('a', { ability: beat }),
        sheet('d', { moves: [jack('Late', 'A', 5, 1, 1, { mark: 'VC' }), super_] }),
      ),
      seats: [{ hand: ['4s'] }, { hand: ['joker-red'] }],
      play: ['0 attack:4s', '1 vc:late'],
      expect: { 'teams.1.characters.1.hp': 95 },
    })
    fight({
      of,
      fighters: ['a', 'b'],
      seats: [{ hand: ['4s'] }, { block: ['7h'] }],
      play: ['0 attack:4s'],
      expect: { '1.hp': 100 },
    })
  })

  it('CC-017 `heal` waits until there is something to heal', () => {
    const of = arena(sheet('b', { hp: 20, ability: { name: 'Wind', does: 'heal', atMost: 30, amount: 8 } }))
    fight({
      of,
      fighters: ['a', 'b'],
      seats: [{ hand: ['9s'] }, {}],
      play: ['0 pass'],
      expect: { '1.hp': 20, 'teams.1.characters.0.usedGame': false },
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

  it('CC-056, CC-067 an avoid move of Aces is a super: what it does is shielded as one', () => {
    const of = arena(
      sheet('a', { ability: { name: 'Coat', does: 'shield', from: ['super'], amount: 3 } }),
      sheet('b', { moves: [avoid('ace', 'Veil', ['special'], 5, { most: 1, damage: 8 }), super_] }),
    )
    fight({
      of,
      fighters: ['a', 'b'],
      seats: [{ hand: ['js'] }, { hand: ['as', 'ah'] }],
      play: ['0 use:poke', '1 use:veil+1'],
      expect: { '0.hp': 95 },
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

  it('CC-A21 no Agility and no `rescue` make a Joker a dodge', () => {
    fight({
      ...tag,
      of: arena(sheet('c', { agility: 13, ability: { name: 'Step', does: 'rescue', by: 9 } })),
      seats: [{ hand: ['js'] }, { deck: ['joker-red'] }],
      play: ['0 use:poke', '1 dodge'],
      expect: { 'teams.1.characters.0.hp': 92 },
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

  it('CC-017 `rescue` is not spent on a dodge that succeeds by itself', () => {
    const of = arena(sheet('b', { ability: { name: 'Step', does: 'rescue', by: 1 } }))
    for (const top of ['6s', '2s'])
      fight({
        of,
        fighters: ['a', 'b'],
        seats: [{ hand: ['4s'] }, { deck: [top] }],
        play: ['0 attack:4s', '1 dodge', '1 hold'],
        expect: { '1.hp': 100, 'teams.1.characters.0.usedTurn': false },
      })
  })

  it('CC-016 `shield` against several classes; `rhythm` counts basics alone; `heal` of a single HP', () => {
    const shielded = arena(
      sheet('b', { ability: { name: 'Coat', does: 'shield', from: ['super', 'special'], amount: 3 } }),
    )
    const seats = [{ hand: ['js'] }, {}]
    fight({ of: shielded, fighters: ['a', 'b'], seats, play: ['0 use:poke', '1 take'], expect: { '1.hp': 95 } })
    const beating = arena(sheet('a', { ability: { name: 'Beat', does: 'rhythm', basics: 3, damage: 4 } }))
    fight({
      of: beating,
      fighters: ['a', 'b'],
      seats: [{ hand: ['qs', '4s', '5s'] }, {}],
      play: ['0 use:swing', '1 take', '0 attack:4s', '0 attack:5s'],
      expect: { '1.hp': 85 },
    })
    const healing = arena(sheet('b', { hp: 20, ability: { name: 'Wind', does: 'heal', atMost: 30, amount: 8 } }))
    const teams = [{}, { characters: [{ hp: 19 }] }]
    fight({ of: healing, fighters: ['a', 'b'], teams, seats: [{}, {}], play: ['0 pass'], expect: { '1.hp': 20 } })
  })

  it('CC-016 `give` of range makes neither basics nor throws a shot after a dodge', () => {
    for (const to of ['basic', 'throw'] as const)
      fight({
        of: arena(sheet('b', { ability: { name: 'Far', does: 'give', to, attributes: ['R'] } })),
        fighters: ['a', 'b'],
        seats: [{ hand: ['4s'] }, { hand: ['5s', '9s', '9d'], deck: ['2s'] }],
        play: ['0 attack:4s', '1 dodge', '1 offered hold'],
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
