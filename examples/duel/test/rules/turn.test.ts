import { describe, expect, it } from 'vitest'
import { asked, fresh, given, offered, play, refused, table } from '../play.ts'

describe('the beginning of a turn', () => {
  it('DU-3 energy becomes the number of turns begun; what was left is lost', () => {
    const match = fresh()
    expect(table(match).seats.map(({ energy, turns }) => [energy, turns])).toEqual([
      [1, 1],
      [0, 0],
    ])
    play(match, 'done')
    expect(table(match).seats.map(({ energy }) => energy)).toEqual([1, 1])
    play(match, 'done')
    expect(table(match).seats.map(({ energy, turns }) => [energy, turns])).toEqual([
      [2, 2],
      [1, 1],
    ])
  })

  it.each([
    [6, 7],
    [7, 8],
    [8, 8],
    [20, 8],
  ])('DU-3 after %i turns the next has %i energy', (turns, energy) => {
    const match = play(given({}, { turns, energy: 1 }), 'done')
    expect(table(match).seats[1].energy).toBe(energy)
  })

  it('DU-3 the player draws one card, the other none', () => {
    const match = play(given({ hand: ['ward'] }, { hand: ['ward'], deckTop: ['wyrm', 'ogre'] }), 'done')
    expect(table(match).seats[1].hand).toEqual(['ward', 'wyrm'])
    expect(table(match).seats[0].hand).toEqual(['ward'])
  })

  it('DU-3 all of the player’s fighters are ready, and none of the other’s', () => {
    const match = given({ board: ['ogre'], ready: ['ogre'] }, { board: ['scout', 'squire'], ready: [] })
    play(match, 'done')
    expect(table(match).seats.map(({ ready }) => ready)).toEqual([[], ['scout', 'squire']])
  })

  it('DU-4 who has to draw from an empty deck loses', () => {
    const match = fresh({ deck: 5 })
    // seat 0 drew its fifth and last card for this turn, seat 1 in the opening hand
    expect(table(match).seats.map(({ deck }) => deck)).toEqual([0, 0])
    expect(match.over).toBeNull()
    play(match, 'done')
    expect(match.over).toEqual({ winner: 0, why: 'exhausted', rule: 'DU-4' })
    expect(match.open).toEqual([])
  })

  it('DU-4 the last card can be drawn and played', () => {
    const match = fresh({ deck: 6 })
    play(match, 'done')
    expect(table(match).seats[1]).toMatchObject({ deck: 0, hand: expect.arrayContaining(['scout']) })
    expect(match.over).toBeNull()
    play(match, 'done', 'done')
    expect(match.over).toMatchObject({ winner: 0, why: 'exhausted' })
  })
})

describe('a turn', () => {
  const mine = { energy: 3, hand: ['spark', 'scout', 'wyrm', 'scout', 'ward'], board: ['ogre', 'squire', 'ogre'] }

  it('DU-5 offers what can be paid for, in the order of hand and board, each name once, and to be done', () => {
    expect(offered(given(mine))).toEqual(['cast:spark', 'play:scout', 'attack:ogre', 'attack:squire', 'done'])
  })

  it('DU-5 goes on as often as one likes', () => {
    const match = given({ energy: 3, hand: ['scout', 'scout', 'scout', 'scout'] })
    play(match, 'play:scout', 'play:scout', 'play:scout')
    expect(offered(match)).toEqual(['done'])
    expect(asked(match)).toEqual({ seat: 0, kind: 'act' })
  })

  it('DU-5 ends when one is done; then it is the other’s', () => {
    const match = play(given({ energy: 3, hand: ['scout'] }), 'done')
    expect(asked(match)).toEqual({ seat: 1, kind: 'act' })
    expect(table(match)).toMatchObject({ turn: 1 })
    expect(match.answer(0, '0.2', 'play:scout')).toHaveProperty('why')
  })

  it('DU-5 what is too dear is refused, to the point', () => {
    const match = given({ energy: 2, hand: ['lancer', 'squire', 'blaze'] })
    expect(offered(match)).toEqual(['play:squire', 'done'])
    expect(refused(match, 'play:lancer')).toMatchObject({ rule: 'DU-5' })
    expect(refused(match, 'cast:blaze')).toMatchObject({ rule: 'DU-5' })
    expect(refused(match, 'play:wyrm').why).toBe('You hold no such card.')
  })
})
