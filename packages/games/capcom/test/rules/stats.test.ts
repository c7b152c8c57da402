import { describe, expect, it } from 'vitest'
import { roster, sheetSchema } from '../../src/index.ts'
import { arena, fight, fresh, sheet } from '../support.ts'

describe('1 Stats', () => {
  it('CC-001, CC-A72 each player has an ordinary deck of 52 cards, no two alike, and a sheet', () => {
    const match = fresh()
    for (const seat of [0, 1]) {
      const own = match.table.cards.filter(({ owner }) => owner === seat)
      const names = own.map(({ def }) => def.id)
      expect(new Set(names).size).toBe(names.length)
      expect(own.filter(({ def }) => def.kind === 'card')).toHaveLength(52)
      expect(names.filter((name) => name.startsWith('joker'))).toEqual([])
      expect(own.filter(({ def }) => def.kind === 'fighter')).toHaveLength(1)
    }
  })

  it('CC-002, CC-016 a sheet has all stats and one special ability; those of the roster are all different', () => {
    const plain = sheet('plain')
    for (const stat of ['hp', 'strength', 'speed', 'agility', 'endurance', 'combo', 'priority', 'defense', 'ability']) {
      const { error } = sheetSchema.safeParse({ ...plain, [stat]: undefined })
      expect(error?.issues.map(({ path }) => path[0])).toContain(stat)
    }
    const abilities = roster.map(({ ability }) => ability.does)
    expect(new Set(abilities).size).toBe(roster.length)
  })

  it('CC-003, CC-036 a character that has taken all its HP is KOed, and one point less is survived', () => {
    const play = ['0 attack:5s', '1 take', '0 stop']
    const hand = { hand: ['5s', '2h'] }
    fight({ seats: [hand, {}], teams: [{}, { characters: [{ hp: 5 }] }], play, expect: { over: true, winner: 0 } })
    fight({ seats: [hand, {}], teams: [{}, { characters: [{ hp: 6 }] }], play, expect: { over: false, '1.hp': 1 } })
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

  it('CC-007..009, CC-024 from one card up to the Speed is drawn, and the choice is the player’s', () => {
    const draw = { phase: 'draw', seats: [{ hand: ['2s'], deck: ['3s', '4s', '5s', '6s'] }, {}] } as const
    fight({
      ...draw,
      play: [
        '0 offered draw:1 draw:2 draw:3',
        '0 refused draw:4 CC-007',
        '0 refused draw:0 CC-009',
        '0 draw:2',
        { '0.hand': ['2s', '3s', '4s'], phase: 'combat' },
      ],
    })
    fight({ ...draw, of: arena(sheet('gambit', { speed: 2 })), play: ['0 offered draw:1 draw:2'] })
  })

  it('CC-010 a flipped card up to the Agility dodges, one above does not', () => {
    const at = (agility: number) => ({
      of: arena(sheet('ryu', { agility })),
      seats: [{ hand: ['5s'] }, { deck: ['6h'] }],
      play: ['0 attack:5s', '1 dodge'],
    })
    fight({ ...at(6), play: [...at(6).play, '1 hold'], expect: { '1.hp': 100 } })
    fight({ ...at(5), expect: { '1.hp': 95 } })
  })

  it('CC-011, CC-033 the hand is cut down to the Endurance at the end of the turn', () => {
    const hand = ['2s', '3s', '4s', '5s']
    fight({
      of: arena(sheet('gambit', { endurance: 3 })),
      phase: 'discard',
      seats: [{ hand }, {}],
      play: ['0 refused 2s 3s CC-033', '0 3s'],
      expect: { '0.hand': ['2s', '4s', '5s'], '0.discard': ['3s'], turn: 1 },
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

  it('CC-014 the Defense Bonus is added to a block', () => {
    const blocked = (defense: number) => ({
      of: arena(sheet('ryu', { defense })),
      seats: [{ hand: ['js'] }, { hand: [], block: ['5h'] }],
      play: ['0 use:kinetic-card'],
    })
    fight({ ...blocked(2), expect: { '1.hp': 99 } })
    fight({ ...blocked(0), expect: { '1.hp': 97 } })
  })

  it('CC-015, CC-176 the Defense Bonus is what the inactive character recovers', () => {
    fight({
      mode: 'tag',
      of: arena(sheet('b', { defense: 4 })),
      phase: 'cleanUp',
      teams: [{ characters: [{ hp: 50 }, { hp: 50 }] }, {}],
      seats: [{ hand: ['2s'] }, {}],
      play: ['0 recover:2s'],
      expect: { 'teams.0.characters.1.hp': 54, 'teams.0.characters.0.hp': 50 },
    })
  })

  it('CC-017, CC-A58 an ability is offered at its own moment, and only there', () => {
    const tinker = arena(sheet('gambit', { ability: { name: 'Tinker', does: 'sift', cards: 1 } }))
    const seats = [{ hand: ['2s', '3s'], deck: ['9s'] }, {}]
    fight({ of: tinker, seats, play: ['0 refused ability', '0 pass', '0 ability', '0 2s', '0 refused ability CC-A58'] })
    fight({ seats, play: ['0 pass', '0 refused ability CC-A58'] })
  })
})
