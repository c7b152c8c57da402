import { Match } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { cards, duel } from '../../src/index.ts'
import { asked, fresh, table } from '../play.ts'

const owned = (match: ReturnType<typeof fresh>, seat: number) =>
  match.table.cards
    .filter((card) => card.owner === seat)
    .map((card) => card.def.id)
    .sort()

describe('setup', () => {
  it('DU-0 the rules say what it is played for before anything else', () => {
    const [aim] = Object.values(duel.rulebook)
    expect(aim).toEqual({ section: 'Aim', text: 'Bring the other player from 20 life to none.' })
  })

  it('DU-1 each of two players has 20 life and a deck of 30: the library, over and over', () => {
    const match = fresh()
    for (const seat of [0, 1]) {
      expect(table(match).seats[seat]!.life).toBe(20)
      expect(owned(match, seat)).toEqual(Array.from({ length: 30 }, (_, i) => cards[i % cards.length]!.id).sort())
    }
    expect(() => Match.start(duel, { seats: 3 })).toThrow('Duel is for 2 seats, not 3.')
  })

  it('DU-1 life and the size of the decks can be chosen, within bounds', () => {
    const match = fresh({ life: 1, deck: 5 })
    expect(table(match).seats.map(({ life }) => life)).toEqual([1, 1])
    expect(owned(match, 1)).toEqual(['lancer', 'ogre', 'scout', 'squire', 'wyrm'])
    for (const options of [{ life: 0 }, { life: 100 }, { deck: 4 }, { deck: 61 }, { lives: 3 }, { deck: 5.5 }]) {
      expect(() => fresh(options)).toThrow('These options do not fit Duel')
    }
  })

  it('DU-2 seat 0 holds four cards and draws for its turn, seat 1 holds five; seat 0 begins', () => {
    const match = fresh()
    const { seats, turn } = table(match)
    expect(seats.map(({ hand, deck }) => [hand.length, deck])).toEqual([
      [5, 25],
      [5, 25],
    ])
    expect(turn).toBe(0)
    expect(asked(match)).toEqual({ seat: 0, kind: 'act' })
  })

  it('DU-2 the decks are shuffled, each by itself, as the seed says', () => {
    const order = (seed: number, seat: number) =>
      fresh({}, seed).table.zone.deck!(seat)
        .cards.map((card) => card.def.id)
        .join(' ')
    expect(order(1, 0)).toBe(order(1, 0))
    expect(order(1, 0)).not.toBe(order(2, 0))
    expect(order(1, 0)).not.toBe(order(1, 1))
  })

  it('DU-2 nobody sees a deck, or the hand of the other', () => {
    const match = fresh()
    const { zones } = match.view(0)
    expect(zones['deck:0']).toEqual({ count: 25 })
    expect(zones['hand:1']).toEqual({ count: 5 })
    expect(zones['hand:0']!.cards!.map(({ name }) => name)).toEqual(table(match).seats[0].hand)
    expect(match.view(null).zones['hand:0']).toEqual({ count: 5 })
  })
})
