import { describe, it } from 'vitest'
import { arena, avoid, fight, jack, sheet, super_, tag } from './support.ts'

describe('Abilities that work by themselves', () => {
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

  it('CC-A21 no Agility and no `rescue` make a Joker a dodge', () => {
    fight({
      ...tag,
      of: arena(sheet('c', { agility: 13, ability: { name: 'Step', does: 'rescue', by: 9 } })),
      seats: [{ hand: ['js'] }, { deck: ['joker-red'] }],
      play: ['0 use:poke', '1 dodge'],
      expect: { 'teams.1.characters.0.hp': 92 },
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
})
