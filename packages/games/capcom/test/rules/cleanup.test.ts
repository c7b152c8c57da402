import { describe, it } from 'vitest'
import { arena, fight, hp, sheet, tag } from '../support.ts'

describe('The clean-up', () => {
  it('CC-H03 a recovery that heals nothing is refused', () => {
    fight({
      mode: 'tag',
      phase: 'cleanUp',
      teams: [{ characters: [{ hp: 10 }, {}] }, {}],
      seats: [{ hand: ['2s'] }, {}],
      play: ['0 refused recover:2s CC-H03', '0 done'],
    })
  })

  it('CC-H05 one recovery a team and turn', () => {
    fight({
      mode: 'team',
      phase: 'cleanUp',
      teams: [{ characters: [{ hp: 50 }, { hp: 50 }] }, {}],
      seats: [{ hand: ['2s'] }, {}, { hand: ['3s'] }, {}],
      play: ['0 recover:2s', '0 done', '2 refused recover:3s CC-177', '2 done'],
      expect: { [hp(0, 1)]: 52 },
    })
    fight({
      mode: 'team',
      phase: 'cleanUp',
      teams: [{ active: 1, characters: [{ hp: 50 }, { hp: 50 }] }, {}],
      given: { actor: 2, support: true },
      seats: [{}, {}, { hand: ['3s'] }, {}],
      play: ['2 refused recover:3s CC-A54', '2 done'],
    })
  })

  it('CC-032, CC-070, CC-A71 one number card above the Strength goes into the meter in a clean-up', () => {
    fight({
      phase: 'cleanUp',
      seats: [{ hand: ['9s', '10s', '3s', 'ks'] }, {}],
      play: [
        '0 refused meter:3s CC-032',
        '0 refused meter:ks CC-032',
        '0 meter:9s',
        '0 refused meter:10s CC-070',
        '0 done',
      ],
      expect: { '0.meter': ['9s'], turn: 1 },
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

  it('CC-174, CC-A50 with one character KOed, a Joker is a meter card of 10; before, it is none', () => {
    const seats = [{ hand: ['joker-red', 'joker-black'] }, {}]
    fight({ ...tag, phase: 'cleanUp', seats, play: ['0 refused meter:joker-red CC-174', '0 done'] })
    fight({
      ...tag,
      phase: 'cleanUp',
      teams: [{ active: 1, characters: [{ hp: 0 }, {}] }, {}],
      seats,
      play: ['0 meter:joker-red', '0 refused meter:joker-black CC-070', '0 done'],
      expect: { '0.meterTotal': 10 },
    })
  })

  it('CC-175, CC-177, CC-A51 one card a turn, of any kind, heals the inactive character', () => {
    fight({
      ...tag,
      phase: 'cleanUp',
      teams: [{ characters: [{ hp: 50 }, { hp: 50 }] }, {}],
      seats: [{ hand: ['joker-red', 'ks'] }, {}],
      play: ['0 recover:joker-red', '0 refused recover:ks CC-177', '0 done'],
      expect: { 'teams.0.characters.1.hp': 52, 'teams.0.characters.0.hp': 50, '0.discard': ['joker-red'] },
    })
  })

  it('CC-178 nobody is healed above the HP of the sheet', () => {
    fight({
      ...tag,
      phase: 'cleanUp',
      teams: [{ characters: [{}, { hp: 99 }] }, {}],
      seats: [{ hand: ['2s'] }, {}],
      play: ['0 recover:2s'],
      expect: { 'teams.0.characters.1.hp': 100 },
    })
  })

  it('CC-H03, CC-176 who has no Defense Bonus is not healed, so no card goes for it', () => {
    fight({
      ...tag,
      of: arena(sheet('b', { defense: 0 })),
      phase: 'cleanUp',
      teams: [{ characters: [{}, { hp: 50 }] }, {}],
      seats: [{ hand: ['2s'] }, {}],
      play: ['0 offered done', '0 refused recover:2s CC-H03'],
    })
  })
})
