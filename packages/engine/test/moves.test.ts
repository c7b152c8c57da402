import { ask, type Card, Match, type Move, type MoveOption, Moves } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { answer, type Face, face, keys, openAsk, refusal, type TinyTable, tiny } from './tiny.ts'

describe('moves', () => {
  interface Purse {
    coins: number
    spent: string[]
  }
  type PurseTable = TinyTable<Purse>
  const spend: Move<PurseTable, number> = {
    list: () => [1, 2, 3, 2],
    key: (price) => `spend:${price}`,
    why: (t, _seat, price) => (price > t.state.coins ? { why: 'Too dear.', rule: 'TI-1' } : null),
    option: (price, key) => ({ key, move: 'spend', price }) as MoveOption,
    do(t, _seat, { key }) {
      t.state.spent.push(key)
      t.state.coins -= Number(key.split(':')[1])
      return null
    },
  }
  const wait: Move<PurseTable, string> = {
    list: () => ['wait'],
    key: (key) => key,
    why: () => null,
    option: (_x, key) => ({ key, move: 'wait' }),
    *do(t, seat) {
      const { key } = yield* ask(t, seat, { kind: 'how-long', options: () => keys('short', 'long') })
      t.state.spent.push(key)
    },
  }
  const moves = new Moves<PurseTable>('act', { spend, wait })
  const purse = () => Match.start(tiny<Purse>({ state: { coins: 2, spent: [] }, step: (t) => moves.ask(t, 0) }))

  it('are offered where nothing speaks against them, each key once, in their order', () => {
    expect(
      purse()
        .asks(0)[0]!
        .options.map(({ key }) => key),
    ).toEqual(['spend:1', 'spend:2', 'wait'])
  })

  it('say why they are not legal, in a refusal and when asked', () => {
    const match = purse()
    expect(refusal(match, 0, 'spend:3')).toEqual({ why: 'Too dear.', rule: 'TI-1' })
    expect(match.explain(0, 'spend:3')).toEqual({ why: 'Too dear.', rule: 'TI-1' })
    expect(match.explain(0, 'spend:2')).toBeNull()
    expect(match.explain(0, 'spend:4')).toEqual({ why: 'spend:4 is not offered here.', code: 'notOffered' })
  })

  it('say why nothing like an option is legal, by some of its fields', () => {
    const match = purse()
    expect(match.explain(0, { price: 3 })).toEqual({ why: 'Too dear.', rule: 'TI-1' })
    expect(match.explain(0, { price: 2 })).toBeNull()
    expect(match.explain(0, { move: 'wait' })).toBeNull()
    const nothing = { why: 'Nothing of the kind can be done now.', code: 'notOffered' }
    expect(match.explain(0, { price: 4 })).toEqual(nothing)
    expect(match.explain(0, { move: 'wait', price: 3 })).toEqual(nothing)
    expect(match.explain(1, { price: 3 })).toMatchObject({ code: 'notAsked' })
  })

  it('may know of something with which none of them is made', () => {
    const elsewhere = { why: 'That is sold next door.', rule: 'TI-1' } as const
    const more = { elsewhere: ({ price }: { readonly price?: unknown }) => (price === 4 ? elsewhere : null) }
    const shop = new Moves<PurseTable>('act', { spend, wait }, more)
    const match = Match.start(tiny<Purse>({ state: { coins: 2, spent: [] }, step: (t) => shop.ask(t, 0) }))
    expect(match.explain(0, { price: 4 })).toEqual(elsewhere)
    expect(match.explain(0, { price: 3 })).toEqual({ why: 'Too dear.', rule: 'TI-1' })
    expect(match.explain(0, { price: 5 })).toMatchObject({ code: 'notOffered' })
  })

  it('say why nothing is done with a card: the one whose handle it is, or a copy in the same place', () => {
    const play: Move<TinyTable, Card<Face>> = {
      list: (t, seat) => [t.zone.hand!(seat).cards[0]!, ...t.zone.hand!(seat).cards.slice(2)],
      key: (card) => `play:${card.def.id}`,
      why: (_t, _seat, card) => (card.def.id === 'bee' ? { why: 'It stings.', rule: 'TI-1' } : null),
      option: (card, key) => ({ key, move: 'play', card: card.id }),
      do: () => null,
    }
    const plays = new Moves<TinyTable>('act', { play })
    const match = Match.start(
      tiny({
        zones: { hand: { per: 'seat', shape: 'hand', faces: 'owner' } },
        deal: (t) => {
          for (const id of ['bee', 'bee', 'ant', 'cow']) t.create(face(id), 0, t.zone.hand!(id === 'cow' ? 1 : 0))
        },
        step: (t) => plays.ask(t, 0),
      }),
    )
    const handle = (card: number, seat = 0) => match.table.handle(match.table.card(card), seat)
    for (const bee of [0, 1])
      expect(match.explain(0, { card: handle(bee) })).toEqual({ why: 'It stings.', rule: 'TI-1' })
    expect(match.explain(0, { card: handle(2) })).toBeNull()
    // a card of another's hand is no object to this seat, whatever handle its owner has for it
    const unknown = { why: 'There is no such card.', code: 'malformed' }
    expect(match.explain(0, { card: handle(3, 1) })).toEqual(unknown)
    expect(match.explain(0, { card: 'bee' })).toEqual(unknown)
  })

  it('are made when chosen, and may ask on', () => {
    const match = purse()
    answer(match, 0, 'spend:1')
    answer(match, 0, 'wait')
    expect(openAsk(match, 0).kind).toBe('how-long')
    answer(match, 0, 'long')
    expect(match.table.state).toEqual({ coins: 1, spent: ['spend:1', 'long'] })
    expect(match.asks(0)[0]!.options.map(({ key }) => key)).toEqual(['spend:1', 'wait'])
    expect(Match.replay(match.game, match.record()).hash()).toBe(match.hash())
  })
})
