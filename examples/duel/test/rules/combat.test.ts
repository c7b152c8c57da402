import { describe, expect, it } from 'vitest'
import { asked, given, offered, play, refused, table } from '../play.ts'

describe('fighter against fighter', () => {
  it.each([
    ['ogre', 'lancer', ['ogre'], []],
    ['lancer', 'ogre', [], ['ogre']],
    ['ogre', 'ogre', [], []],
  ])('DU-9 a %s attacks a %s', (attacker, defender, mine, theirs) => {
    const match = given({ board: [attacker, 'scout'] }, { board: [defender, 'squire'] })
    play(match, `attack:${attacker}`, defender)
    const { seats } = table(match)
    expect(seats[0].board).toEqual([...mine, 'scout'])
    expect(seats[1].board).toEqual([...theirs, 'squire'])
    expect(seats[0].discard).toEqual(mine.length > 0 ? [] : [attacker])
    expect(seats[1].discard).toEqual(theirs.length > 0 ? [] : [defender])
    expect(seats.map(({ life }) => life)).toEqual([20, 20])
  })
})

describe('an attack on the foe', () => {
  it('DU-10 opens a window in which the foe passes, blocks or wards', () => {
    const match = given({ board: ['ogre'] }, { board: ['scout', 'wyrm', 'scout'], hand: ['spark', 'ward', 'ward'] })
    play(match, 'attack:ogre', 'foe')
    expect(asked(match)).toEqual({ seat: 1, kind: 'defend' })
    expect(offered(match)).toEqual(['pass', 'block:scout', 'block:wyrm', 'ward'])
    expect(match.asks(1)[0]).toMatchObject({ skip: 'pass', context: { attacker: 'ogre' }, rule: 'DU-10' })
  })

  it('DU-10 opens it whatever the foe holds', () => {
    const match = play(given({ board: ['ogre'] }, { hand: ['spark'] }), 'attack:ogre', 'foe')
    expect(offered(match)).toEqual(['pass'])
    expect(match.asks(1)[0]!.forced).toBeUndefined()
    // nobody else can tell whether there is a ward
    const warded = play(given({ board: ['ogre'] }, { hand: ['ward'] }), 'attack:ogre', 'foe')
    expect(warded.view(0)).toEqual(match.view(0))
  })

  it.each([
    ['wyrm', [], ['wyrm']],
    ['scout', ['ogre'], []],
    ['ogre', [], []],
  ])('DU-10 a %s that blocks fights, ready or not, and nothing gets through', (blocker, mine, theirs) => {
    const match = given({ board: ['ogre'] }, { board: [blocker], ready: [] })
    play(match, 'attack:ogre', 'foe', `block:${blocker}`)
    expect(table(match).seats[0].board).toEqual(mine)
    expect(table(match).seats[1]).toMatchObject({ life: 20, board: theirs })
  })

  it('DU-10 a ward is discarded, and nothing gets through; the attacker stays', () => {
    const match = given({ board: ['wyrm'] }, { board: ['scout'], hand: ['spark', 'ward', 'ward'] })
    play(match, 'attack:wyrm', 'foe', 'ward')
    expect(table(match).seats[0]).toMatchObject({ board: ['wyrm'], ready: [] })
    expect(table(match).seats[1]).toMatchObject({
      life: 20,
      hand: ['spark', 'ward'],
      discard: ['ward'],
      board: ['scout'],
    })
  })

  it('DU-10 without a ward in hand none is used; a fighter that is not there does not block', () => {
    const match = play(given({ board: ['ogre'] }, { board: ['scout'], discard: ['ward'] }), 'attack:ogre', 'foe')
    expect(refused(match, 'ward').why).toBe('ward is not offered here.')
    expect(refused(match, 'block:ogre').why).toBe('block:ogre is not offered here.')
  })

  it('DU-10 an attack on a fighter opens no window', () => {
    const match = given({ board: ['ogre'] }, { board: ['scout', 'wyrm'], hand: ['ward'] })
    play(match, 'attack:ogre', 'scout')
    expect(asked(match)).toEqual({ seat: 0, kind: 'act' })
  })

  it('DU-11 that is neither blocked nor warded costs life equal to the attacker’s power', () => {
    const match = given({ board: ['lancer', 'wyrm'] }, { board: ['ogre'], hand: ['ward'] })
    play(match, 'attack:lancer', 'foe', 'pass')
    expect(table(match).seats.map(({ life }) => life)).toEqual([20, 16])
    expect(table(match).seats[1]).toMatchObject({ board: ['ogre'], hand: ['ward'] })
    play(match, 'attack:wyrm', 'foe', 'pass')
    expect(table(match).seats[1].life).toBe(7)
  })
})

describe('the end', () => {
  it('DU-12 who has no life left loses, by an attack', () => {
    const match = play(given({ board: ['lancer'] }, { life: 4 }), 'attack:lancer', 'foe', 'pass')
    expect(match.over).toEqual({ winner: 0, why: 'life', rule: 'DU-12' })
    expect(table(match)).toMatchObject({ over: true, winner: 0, seats: [{}, { life: 0 }] })
  })

  it('DU-12 or by a spell, and also by more than was left', () => {
    const match = play(given({ energy: 3, hand: ['blaze'] }, { life: 1 }), 'cast:blaze', 'foe')
    expect(match.over).toMatchObject({ winner: 0, rule: 'DU-12' })
    expect(table(match).seats[1].life).toBe(-3)
  })

  it('DU-12 one life is enough to go on', () => {
    const match = play(given({ board: ['lancer'] }, { life: 5 }), 'attack:lancer', 'foe', 'pass')
    expect(match.over).toBeNull()
    expect(table(match).seats[1].life).toBe(1)
  })

  it('DU-12 it is the one without life who loses, in whoever’s turn', () => {
    const match = play(given({ life: 2 }, { energy: 1, hand: ['spark'] }, 1), 'cast:spark', 'foe')
    expect(match.over).toMatchObject({ winner: 1 })
  })
})
