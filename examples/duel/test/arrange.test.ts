import { describe, expect, it } from 'vitest'
import { given, type Side, table } from './play.ts'

describe('a position', () => {
  it('comes back as it was given', () => {
    const mine = {
      life: 7,
      energy: 4,
      turns: 6,
      hand: ['ward', 'spark'],
      board: ['ogre', 'scout', 'ogre'],
      ready: ['ogre'],
      discard: ['blaze'],
    }
    const [seat] = table(given(mine, {}, 0, { deck: 16 })).seats
    expect(seat).toMatchObject({ ...mine, deck: 16 - 6 })
  })

  it('lays the cards that are to be drawn on top, the first first', () => {
    const match = given({ deckTop: ['ward', 'ogre'] })
    expect(
      match.table.zone.deck!(0)
        .cards.slice(-2)
        .map(({ def }) => def.id),
    ).toEqual(['ogre', 'ward'])
  })

  it('has the fighters of whose turn it is ready unless it says otherwise', () => {
    const { seats } = table(given({ board: ['ogre'] }, { board: ['scout'] }))
    expect(seats.map(({ ready }) => ready)).toEqual([['ogre'], []])
  })

  it('has no fighters ready of a seat that waits for its turn', () => {
    expect(() => given({}, { board: ['ogre'], ready: ['ogre'] })).toThrow('seats.1.ready')
  })

  it.each([
    ['a card that there is not', { hand: ['dragon'] }, 'there is no card dragon'],
    ['more copies than there are', { hand: ['ward', 'ward', 'ward', 'ward', 'ward'] }, 'names ward more often'],
    ['a field that there is not', { mana: 3 }, 'mana'],
    ['a life of nothing', { life: 0 }, 'life'],
  ])('with %s is refused and says why', (_what, side, why) => {
    expect(() => given(side as Side)).toThrow(why)
  })
})
