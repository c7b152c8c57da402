import { describe, expect, it } from 'vitest'
import { lay, put } from './tiny.ts'

const zones = {
  deck: { per: 'seat', shape: 'pile', faces: 'none' },
  hand: { per: 'seat', shape: 'hand', faces: 'owner' },
  row: { per: 'seat', shape: 'row', faces: 'all' },
  mind: { per: 'seat', shape: 'hand', faces: 'owner', count: 'owner' },
} as const

const told = () => {
  const { t } = lay(zones, {}, 3)
  const seen = (seat: number | null) => t.log!.seen(seat)
  return { t, seen }
}

describe('an event', () => {
  it('names a card to those who know its face, and its handle to those who see the object', () => {
    const { t, seen } = told()
    const [card] = put(t, t.zone.hand!(0), 'ant')
    t.tell({ type: 'used', seat: 0, card: card!.id, amount: 2, rule: 'TI-1' })
    expect(seen(0)).toEqual([
      { type: 'used', seat: 0, amount: 2, rule: 'TI-1', card: { name: 'ant', handle: card!.handle } },
    ])
    for (const other of [1, null]) {
      expect(seen(other)).toEqual([{ type: 'used', seat: 0, amount: 2, rule: 'TI-1', card: {} }])
    }
  })

  it('never holds an id', () => {
    const { t, seen } = told()
    const cards = put(t, t.zone.row!(0), 'ant bee')
    t.tell({ type: 'joined', cards: cards.map(({ id }) => id), on: cards[1]!.id })
    expect(seen(1)).toEqual([
      {
        type: 'joined',
        cards: cards.map(({ def, handle }) => ({ name: def.id, handle })),
        on: { name: 'bee', handle: cards[1]!.handle },
      },
    ])
  })

  it('shows what was to be seen when it was told, not what is now', () => {
    const { t, seen } = told()
    const [card] = put(t, t.zone.hand!(0), 'ant')
    t.tell({ type: 'hidden', card: card!.id })
    t.move(card!, t.zone.row!(0))
    expect(seen(1)[0]).toEqual({ type: 'hidden', card: {} })
  })

  it('of a card in a hand does not say to others whether it is the one that they know of', () => {
    const marked = (which: number) => {
      const { t, seen } = told()
      const cards = put(t, t.zone.hand!(0), 'ant ant')
      t.show([cards[0]!], [1])
      t.tell({ type: 'marked', card: cards[which]!.id })
      return { other: seen(1).at(-1), owner: seen(0).at(-1) }
    }
    expect(marked(0).other).toEqual({ type: 'marked', card: {} })
    expect(marked(1).other).toEqual({ type: 'marked', card: {} })
    expect(marked(1).owner).toMatchObject({ card: { name: 'ant' } })
  })

  it('may be for some alone', () => {
    const { t, seen } = told()
    t.tell({ type: 'whisper', only: [1] })
    t.tell({ type: 'shout' })
    expect(seen(1)).toEqual([{ type: 'whisper' }, { type: 'shout' }])
    for (const other of [0, 2, null]) expect(seen(other)).toEqual([{ type: 'shout' }])
  })

  it('is read from where one was', () => {
    const { t } = told()
    for (const type of ['a', 'b', 'c']) t.tell({ type })
    expect(t.log!.seen(0, 1)).toEqual([{ type: 'b' }, { type: 'c' }])
    expect(t.log!.seen(0, 3)).toEqual([])
    t.tell({ type: 'd' })
    expect(t.log!.seen(0, 3)).toEqual([{ type: 'd' }])
  })
})

describe('a move is told', () => {
  it('with where from and where to, what the card was called and is called', () => {
    const { t, seen } = told()
    const [card] = put(t, t.zone.row!(0), 'ant')
    const was = card!.handle
    t.move(card!, t.zone.deck!(0))
    t.move(card!, t.zone.row!(0))
    expect(seen(2)).toEqual([
      { type: 'move', cards: [{ name: 'ant', was, from: 'row:0', to: 'deck:0' }] },
      { type: 'move', cards: [{ name: 'ant', handle: card!.handle, from: 'deck:0', to: 'row:0' }] },
    ])
    expect(card!.handle).not.toBe(was)
  })

  it('as one event for a batch', () => {
    const { t, seen } = told()
    const cards = put(t, t.zone.deck!(0), 'a b c')
    t.move(cards, t.zone.hand!(0))
    expect(seen(1)).toEqual([{ type: 'move', cards: [1, 2, 3].map(() => ({ from: 'deck:0', to: 'hand:0' })) }])
    expect(seen(0)[0]!.cards!.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  })

  it('to nobody who cannot even count either place', () => {
    const { t, seen } = told()
    const [card] = put(t, t.zone.mind!(0), 'ant')
    put(t, t.zone.mind!(0), 'bee')
    t.move(card!, t.zone.mind!(0))
    expect(seen(1)).toEqual([])
    expect(seen(null)).toEqual([])
    expect(seen(0)).toHaveLength(1)
    t.move(card!, t.zone.deck!(0))
    expect(seen(1)).toEqual([{ type: 'move', cards: [{ from: 'mind:0', to: 'deck:0' }] }])
  })

  it('to nobody if nothing moved', () => {
    const { t, seen } = told()
    t.move([], t.zone.row!(0))
    expect(seen(0)).toEqual([])
  })
})

describe('a showing is told', () => {
  it('to all, with the face to those alone who are shown it', () => {
    const { t, seen } = told()
    const [card] = put(t, t.zone.deck!(0), 'ant')
    t.show([card!], [1])
    expect(seen(1)).toEqual([{ type: 'show', to: [1], cards: [{ name: 'ant' }] }])
    for (const other of [0, 2, null]) expect(seen(other)).toEqual([{ type: 'show', to: [1], cards: [{}] }])
  })

  it('without saying to others whether it is the card of a hand that they know of', () => {
    const shownAgain = (which: number) => {
      const { t, seen } = told()
      const cards = put(t, t.zone.hand!(0), 'ant ant')
      t.show([cards[0]!], [1])
      t.show([cards[which]!], [2])
      return seen(1)
    }
    expect(shownAgain(0)).toEqual(shownAgain(1))
  })
})
