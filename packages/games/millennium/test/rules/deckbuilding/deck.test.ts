import { offered, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { autoDeck } from '../../../src/index.ts'
import { does, id, ids, market } from '../../market.ts'
import { area, game, table, told } from '../../support.ts'

describe('decks', () => {
  const binder = [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `dark myth ${n}`),
    'dark myth 1',
    'big box',
    'box scorer',
    'acc action',
    'acc scorer',
    'acc flipper',
    'epic one',
    'epic two',
  ]
  const deck = (...names: string[]) => `deck:1:${ids(...names).join('+')}:`

  it('MB-067 MB-079 MB-080 MB-112 MB-113 eight Singles, one Deck Box, two Accessories, or fewer', () => {
    const match = market({ binders: [binder] })
    expect(refused(match, deck(...binder.slice(0, 9)), 0)).toMatchObject({ rule: 'MB-112' })
    expect(refused(match, deck('big box', 'box scorer'), 0)).toMatchObject({ rule: 'MB-112' })
    expect(refused(match, deck('acc action', 'acc scorer', 'acc flipper'), 0)).toMatchObject({ rule: 'MB-112' })
    does(match, 0, deck(...binder.slice(0, 8), 'big box', 'acc action', 'acc scorer'))
    expect(table(match).players[0].decks).toEqual([11])
  })

  it('MB-115 one copy of a card only; MB-415 one Epic only', () => {
    const match = market({ binders: [binder] })
    expect(refused(match, deck('dark myth 1', 'dark myth 1'), 0)).toMatchObject({ rule: 'MB-115' })
    expect(refused(match, deck('epic one', 'epic two'), 0)).toMatchObject({ rule: 'MB-415' })
  })

  it('MB-060 MB-062 MB-105 MB-106 MB-114 MB-166 MB-168 the deck at the end counts: Singles to hand, the rest beside the tableau; others see its size alone', () => {
    const match = market({ binders: [binder] })
    does(match, 0, deck('dark myth 1', 'dark myth 2', 'big box'))
    does(match, 0, 'deck:1:t-dark-myth-3+t-acc-action:t-dark-myth-1')
    expect(JSON.stringify(match.view(1).facts)).not.toContain('t-dark-myth-2')
    for (let n = 0; n < 3; n++) for (const seat of [0, 1, 2]) does(match, seat, 'ready')
    for (const seat of [0, 1, 2]) does(match, seat, offered(match, seat)[0]!)
    expect(area(match, 'hand:0').sort()).toEqual(['dark-myth-2', 'dark-myth-3'])
    expect([area(match, 'deckBox:0'), area(match, 'accessories:0')]).toEqual([['big-box'], ['acc-action']])
    // the second booster has six cards
    expect(area(match, 'binder:0')).toHaveLength(binder.length - 4 + 6)
  })

  it('MB-175 a deck that has come to be illegal loses cards by lot', () => {
    const match = market({ binders: [binder], players: [{ draft: [ids(...binder.slice(0, 9))] }] })
    for (let n = 0; n < 3; n++) for (const seat of [0, 1, 2]) does(match, seat, 'ready')
    expect(table(match).players[0].draft[0]).toHaveLength(8)
  })

  it('MB-064 MB-065 what is in the binder stays, and is not played', () => {
    const match = market({ binders: [['dark myth 1', 'dark myth 2']], players: [{ draft: [ids('dark myth 1')] }] })
    for (let n = 0; n < 3; n++) for (const seat of [0, 1, 2]) does(match, seat, 'ready')
    for (const seat of [0, 1, 2]) does(match, seat, offered(match, seat)[0]!)
    expect([area(match, 'hand:0'), area(match, 'binder:0').includes('dark-myth-2')]).toEqual([['dark-myth-1'], true])
  })

  it('MB-H82 MB-112 MB-415 the deck that is given to whoever built none has the most useful cards, one of each, and one Epic', () => {
    const names = [
      'earth myth 1',
      'earth myth 2',
      'scorer',
      'scorer',
      'gainer',
      'thief',
      'flip gainer',
      'nexter',
      'robber',
    ]
    const cards = [
      ...names,
      'clobberer',
      'epic one',
      'epic two',
      'acc action',
      'acc scorer',
      'acc flipper',
      'big box',
      'box scorer',
    ]
    const deck = autoDeck(
      cards.map((name) => ({ def: game.library.get(id(name))! })),
      null,
    ).map(({ def }) => def.id)
    expect(deck).toHaveLength(11)
    expect(new Set(deck).size).toBe(11)
    expect(deck).not.toContain('t-earth-myth-1')
    expect(deck).toEqual(expect.arrayContaining(['t-scorer', 't-thief', 't-box-scorer']))
    expect(deck.filter((name) => name.startsWith('t-epic'))).toHaveLength(1)
  })

  it('MB-105 MB-114 everybody hears how large a deck has become, and nothing where nothing changes', () => {
    const match = market({ binders: [binder] })
    does(match, 0, deck('dark myth 1', 'dark myth 2'))
    does(match, 0, 'deck:1::t-dark-myth-1')
    does(match, 0, 'deck:1::t-dark-myth-1'.replace('t-dark-myth-1', ''))
    expect(told(match, 'deckBuilt')).toMatchObject([
      { seat: 0, deck: 0, size: 2, rule: 'MB-105' },
      { seat: 0, deck: 0, size: 1, rule: 'MB-105' },
    ])
    expect(told(match, 'deckBuilt')).toHaveLength(2)
  })

  it('MB-112 MB-328 a deck is made of cards of the binder, each in one deck; there is one, in Funky Mode there are three', () => {
    const match = market({ binders: [['dark myth 1']] })
    expect(refused(match, deck('dark myth 2'), 0)).toMatchObject({ rule: 'MB-112' })
    expect(refused(match, 'deck:2:t-dark-myth-1:', 0)).toMatchObject({ rule: 'MB-112' })
    const funky = market({ binders: [['dark myth 1', 'dark myth 2', 'dark myth 2']], options: { mode: 'funky' } })
    does(funky, 0, 'deck:3:t-dark-myth-1+t-dark-myth-2:')
    expect(refused(funky, 'deck:1:t-dark-myth-1:', 0)).toMatchObject({ rule: 'MB-456' })
    does(funky, 0, 'deck:1:t-dark-myth-2:')
    expect(table(funky).players[0].decks).toEqual([1, 0, 2])
    expect(refused(funky, 'deck:2:t-dark-myth-2:', 0)).toMatchObject({ rule: 'MB-456' })
    expect(refused(funky, 'deck:4:t-dark-myth-2:', 0)).toMatchObject({ rule: 'MB-112' })
  })

  it('MB-175 MB-H21 what is too much goes back by kind, and a deck that is legal stays as it is', () => {
    const own = [
      'dark myth 1',
      'big box',
      'box scorer',
      'acc action',
      'acc scorer',
      'acc flipper',
      'epic one',
      'epic two',
    ]
    const legal = ids('dark myth 1', 'big box', 'acc action')
    const match = market({
      binders: [own, own],
      players: [{ draft: [ids(...own)] }, { draft: [legal] }],
      segment: 'last',
    })
    for (const seat of [0, 1, 2]) does(match, seat, 'ready')
    const [trimmed] = table(match).players[0].draft as string[][]
    const many = (...names: string[]) => trimmed!.filter((each) => ids(...names).includes(each)).length
    expect([many('big box', 'box scorer'), many('acc action', 'acc scorer', 'acc flipper')]).toEqual([1, 2])
    expect([many('epic one', 'epic two'), many('dark myth 1')]).toEqual([1, 1])
    expect(table(match).players[0].decks).toEqual([5])
    expect(table(match).players[1].draft).toEqual([legal])
  })

  it('MB-H82 who has built a deck is given no card beside it, who has taken all out of it none at all', () => {
    const hands = (...keys: string[]) => {
      const match = market({ binders: [binder], segment: 'last' })
      for (const key of keys) does(match, 0, key)
      for (const seat of [0, 1, 2]) does(match, seat, 'ready')
      for (const seat of [0, 1, 2]) does(match, seat, offered(match, seat)[0]!)
      return area(match, 'hand:0')
    }
    expect(hands(deck('dark myth 3'))).toEqual(['dark-myth-3'])
    expect(hands(deck('dark myth 3'), 'deck:1::t-dark-myth-3')).toEqual([])
    expect(hands()).toHaveLength(8)
  })
})
