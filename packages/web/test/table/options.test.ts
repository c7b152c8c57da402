import { loadGame } from '@cardwright/catalog'
import { type AskView, type CardView, type Json, Match } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { alikeIn, meantBy } from '../../src/table/card/options.ts'

/** What each card of seat 0's hand means, by the names of the cards. */
async function handOf(game: string, options: Json, given: Json) {
  const entry = (await loadGame(game))!
  const match = Match.start(entry.game, { options, seats: ['Ann', 'Bo'], seed: 'alike', given })
  const [ask] = match.asks(0)
  const cards = match.view(0).zones['hand:0']!.cards!
  const keysOf = (card: CardView) => meantBy(ask!, card.handle, alikeIn(cards, card)).map(({ key }) => key)
  return { ask: ask!, cards, keys: cards.map(keysOf), names: cards.map(({ name }) => name) }
}

const exceed = (turn: number, hand: string[]) =>
  handOf('exceed', { fighters: ['ketta', 'odrun'], first: turn }, { turn, seats: [{ space: 3, hand }, { space: 7 }] })

describe('Equal cards of a hand', () => {
  it('mean the same in Exceed, where a Strike is listed for one and an EX Strike for the other', async () => {
    const { ask, cards, keys } = await exceed(0, ['focus', 'dive', 'focus'])
    const listed = ask.options.flatMap(({ key, card }) => (/:focus$/.test(key) ? [card] : []))
    expect(new Set(listed).size).toBe(2)
    expect(keys[0]).toEqual(keys[2])
    expect(keys[0]).toEqual(expect.arrayContaining(['strike:focus', 'ex:focus']))
    expect(keys[1]).toEqual(expect.arrayContaining(['strike:dive']))
    expect(keys[1]!.some((key) => key.includes('focus'))).toBe(false)
    expect(cards).toHaveLength(3)
  })

  const card = (handle: number, name: string, more: object = {}): CardView => ({ handle, name, ...more })
  const hand = [card(1, 'moss'), card(2, 'moss'), card(3, 'fern')]
  const options = [
    { key: 'moss', card: 1 },
    { key: 'moss#2', card: 2 },
    { key: 'fern', card: 3 },
  ]
  const ask: AskView = { id: '0.1', kind: 'discard', options }
  const keysOf = (of: AskView, handle: number) =>
    meantBy(of, handle, alikeIn(hand, hand[handle - 1]!)).map(({ key }) => key)

  it('keep what is listed for each of them', () => {
    expect([1, 2, 3].map((handle) => keysOf(ask, handle))).toEqual([['moss'], ['moss#2'], ['fern']])
  })

  it('share what is listed once, but not where several are chosen and each counts', () => {
    const once = { ...ask, options: options.filter(({ key }) => key !== 'moss#2') }
    expect(keysOf(once, 2)).toEqual(['moss'])
    expect(keysOf({ ...once, some: { ordered: false, add: ['moss'], stop: true } }, 2)).toEqual([])
  })

  it('are equal in all that is seen of them', () => {
    expect(alikeIn(hand, hand[0]!)).toEqual([2])
    expect(alikeIn([card(1, 'moss', { cost: 1 }), card(2, 'moss', { cost: 2 })], card(1, 'moss', { cost: 1 }))).toEqual(
      [],
    )
    expect(alikeIn([{ handle: 1 }, { handle: 2 }], { handle: 1 })).toEqual([])
  })
})
