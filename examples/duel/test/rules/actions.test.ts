import { describe, expect, it } from 'vitest'
import { asked, given, offered, play, refused, table } from '../play.ts'

describe('playing a fighter', () => {
  it('DU-6 costs its cost, and puts it on the board, not ready', () => {
    const match = play(given({ energy: 5, hand: ['spark', 'lancer'], board: ['scout'] }), 'play:lancer')
    expect(table(match).seats[0]).toMatchObject({
      energy: 2,
      hand: ['spark'],
      board: ['scout', 'lancer'],
      ready: ['scout'],
    })
    expect(offered(match)).toEqual(['cast:spark', 'attack:scout', 'done'])
  })

  it('DU-6 may take all energy, and no more than there is', () => {
    const match = given({ energy: 5, hand: ['ogre', 'ogre'] })
    play(match, 'play:ogre')
    expect(table(match).seats[0]).toMatchObject({ energy: 0, hand: ['ogre'] })
    expect(refused(match, 'play:ogre').rule).toBe('DU-5')
  })

  it('DU-6 a side has at most five fighters; the other side does not count', () => {
    const four = { energy: 8, hand: ['scout', 'squire', 'spark'], board: ['scout', 'scout', 'scout', 'ogre'] }
    const match = given(four, { board: ['scout', 'squire', 'lancer', 'ogre', 'wyrm'] })
    play(match, 'play:scout')
    expect(table(match).seats[0].board).toHaveLength(5)
    expect(refused(match, 'play:squire')).toMatchObject({ rule: 'DU-6' })
    expect(offered(match)).toContain('cast:spark')
  })

  it('DU-6 a copy that is ready can still attack when another comes in', () => {
    const match = play(
      given({ energy: 1, hand: ['scout'], board: ['scout'] }),
      'play:scout',
      'attack:scout',
      'foe',
      'pass',
    )
    expect(table(match).seats[0].ready).toEqual([])
    expect(refused(match, 'attack:scout').rule).toBe('DU-8')
  })
})

describe('casting a spell', () => {
  it('DU-7 costs its cost, goes to the discard, and strikes the foe', () => {
    const match = given({ energy: 4, hand: ['blaze', 'spark'] })
    play(match, 'cast:blaze')
    expect(asked(match)).toEqual({ seat: 0, kind: 'target' })
    expect(offered(match)).toEqual(['foe'])
    play(match, 'foe')
    const [mine, theirs] = table(match).seats
    expect(mine).toMatchObject({ energy: 1, hand: ['spark'], discard: ['blaze'], life: 20 })
    expect(theirs.life).toBe(16)
  })

  it.each([
    ['squire', true],
    ['scout', true],
    ['lancer', false],
  ])('DU-7 a spark on a %s: defeated is %s', (target, defeated) => {
    const match = given({ energy: 1, hand: ['spark'] }, { board: ['wyrm', target] })
    play(match, 'cast:spark', target)
    const [mine, theirs] = table(match).seats
    expect(theirs.board).toEqual(defeated ? ['wyrm'] : ['wyrm', target])
    expect(theirs.discard).toEqual(defeated ? [target] : [])
    expect(theirs.life).toBe(20)
    expect(mine.discard).toEqual(['spark'])
  })

  it('DU-7 offers each name among the foe’s fighters once, none of one’s own, and opens no window', () => {
    const match = given(
      { energy: 1, hand: ['spark'], board: ['ogre'] },
      { board: ['scout', 'wyrm', 'scout'], hand: ['ward'] },
    )
    play(match, 'cast:spark')
    expect(offered(match)).toEqual(['foe', 'scout', 'wyrm'])
    play(match, 'scout')
    expect(table(match).seats[1].board).toEqual(['wyrm', 'scout'])
    expect(asked(match)).toEqual({ seat: 0, kind: 'act' })
  })
})

describe('attacking', () => {
  it('DU-8 a ready fighter attacks a fighter of the foe, and is then not ready', () => {
    const match = given({ board: ['wyrm', 'scout'] }, { board: ['squire', 'ogre'] })
    play(match, 'attack:wyrm')
    expect(offered(match)).toEqual(['foe', 'squire', 'ogre'])
    play(match, 'ogre')
    expect(table(match).seats[0]).toMatchObject({ board: ['wyrm', 'scout'], ready: ['scout'] })
    expect(table(match).seats[1]).toMatchObject({ board: ['squire'], discard: ['ogre'], life: 20 })
    expect(asked(match)).toEqual({ seat: 0, kind: 'act' })
    expect(refused(match, 'attack:wyrm')).toMatchObject({ rule: 'DU-8' })
  })

  it('DU-8 a fighter that is not ready does not attack', () => {
    const match = given({ board: ['ogre', 'scout'], ready: ['scout'] })
    expect(offered(match)).toEqual(['attack:scout', 'done'])
    expect(refused(match, 'attack:ogre').rule).toBe('DU-8')
    expect(refused(match, 'attack:wyrm').why).toBe('You hold no such card.')
  })

  it('DU-8 of two copies each attacks once', () => {
    const match = given({ board: ['scout', 'scout'] })
    play(match, 'attack:scout', 'foe', 'pass', 'attack:scout', 'foe', 'pass')
    expect(table(match).seats[1].life).toBe(18)
    expect(refused(match, 'attack:scout').rule).toBe('DU-8')
  })

  it('DU-8 the foe’s fighters do not attack in one’s turn', () => {
    expect(offered(given({}, { board: ['ogre'] }))).toEqual(['done'])
  })
})

describe('a ward', () => {
  it('DU-13 is neither played nor cast', () => {
    const match = given({ energy: 8, hand: ['ward'] })
    expect(offered(match)).toEqual(['done'])
    expect(refused(match, 'play:ward')).toMatchObject({ rule: 'DU-13' })
    expect(refused(match, 'cast:ward').rule).toBeUndefined()
  })
})
