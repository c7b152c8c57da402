import { type Card, dealFor, Random } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { ids, knowing, possible, zones } from './knowing.ts'
import { type Face, lay, names, put } from './tiny.ts'

describe('knowledge of a card', () => {
  it('goes with the card: the top of a pile that was shown is known in the hand that draws it', () => {
    const { t, known, cards } = knowing('ant bee cat')
    t.show([cards[2]!], 'all')
    expect(known(1, 'deck:0')).toEqual([{ name: 'cat', at: 0 }])
    t.move(t.zone.deck!(0).top!, t.zone.hand!(0))
    expect(known(1, 'hand:0')).toEqual([{ name: 'cat' }])
    expect(known(null, 'hand:0')).toEqual([{ name: 'cat' }])
    t.move(t.zone.deck!(0).top!, t.zone.hand!(0))
    expect(known(1, 'hand:0')).toEqual([{ name: 'cat' }])
  })

  it('is of those alone who were shown it', () => {
    const { t, known, cards } = knowing('ant bee cat')
    t.show([cards[2]!], [1])
    t.move(t.zone.deck!(0).top!, t.zone.hand!(0))
    expect([known(1, 'hand:0'), known(2, 'hand:0'), known(null, 'hand:0')]).toEqual([[{ name: 'cat' }], [], []])
  })

  it('stays with a card that goes back to the top of a pile from where all saw it', () => {
    const { t, known } = knowing('ant bee')
    const [card] = put(t, t.zone.row!(0), 'cat')
    t.move(card!, t.zone.deck!(0))
    for (const seat of [0, 1, 2, null]) expect(known(seat, 'deck:0')).toEqual([{ name: 'cat', at: 0 }])
    const [under] = put(t, t.zone.row!(0), 'dog')
    t.move(under!, t.zone.deck!(0), 'bottom')
    expect(known(1, 'deck:0')).toEqual([
      { name: 'cat', at: 0 },
      { name: 'dog', at: 3 },
    ])
  })

  it('is not lost when the only card of a hand or a pile goes where its face is not seen', () => {
    const { t, known, held } = knowing('ant', 'bee')
    t.show(held, [1])
    t.move(held[0]!, t.zone.deck!(0))
    expect(known(1, 'deck:0')).toEqual([{ name: 'bee', at: 0 }])
    expect(known(2, 'deck:0')).toEqual([])
  })

  it('is not lost when a pile of one card is shuffled', () => {
    const { t, known, cards } = knowing('ant')
    t.show(cards, [1])
    t.shuffle(t.zone.deck!(0))
    expect(known(1, 'deck:0')).toEqual([{ name: 'ant', at: 0 }])
  })
})

describe('knowledge that no place shows', () => {
  it('of cards that were turned face down ends when they are mixed', () => {
    const { t } = knowing('ant')
    const cards = put(t, t.zone.row!(0), 'bee cat')
    t.flip(cards, 'down')
    expect(cards.map((card) => t.sees(1, card))).toEqual([true, true])
    t.reorder([...cards].reverse(), 0)
    expect(cards.map((card) => t.sees(1, card))).toEqual([false, false])
  })

  it('of what cards are not ends when they are mixed with others', () => {
    const { game, t, cards } = knowing('ant bee cat')
    t.ruleOut([cards[0]!], [1], ({ id }) => id === 'cat')
    expect(possible(game, t, 1, cards[0]!)).toEqual(['ant', 'bee'])
    t.shuffle(t.zone.deck!(0))
    for (const card of cards) expect(possible(game, t, 1, card)).toEqual(['ant', 'bee', 'cat'])
  })

  it('is the same at a copy of the table', () => {
    const { t, cards } = knowing('ant bee cat')
    t.show(cards, [1])
    const copy = t.clone()
    copy.shuffle(copy.zone.deck!(0))
    expect(copy.cards.map((card) => copy.sees(1, card))).toEqual([false, false, false])
  })
})

describe('knowledge of positions', () => {
  it('ends with a shuffle; what the pile is made of stays known', () => {
    const { game, t, known, groups, cards } = knowing('ant bee cat', 'dog elk')
    t.show([cards[2]!], [1])
    t.shuffle(t.zone.deck!(0))
    expect(known(1, 'deck:0')).toEqual([])
    expect(groups(1)).toEqual([{ faces: 'cat', among: ids(...cards) }])
    // the cat is still in the deck: no deal puts it into the hand
    for (const card of t.zone.hand!(0).cards) expect(possible(game, t, 1, card)).toEqual(['ant', 'bee', 'dog', 'elk'])
    expect(possible(game, t, 2, t.zone.hand!(0).cards[0]!)).toEqual(['ant', 'bee', 'cat', 'dog', 'elk'])
  })

  it('of the whole pile, after a search, becomes knowledge of its composition', () => {
    const { game, t, view, groups, cards } = knowing('ant bee cat dog', 'elk fox')
    t.show(t.zone.deck!(0).cards, [1])
    t.move(cards[1]!, t.zone.row!(1))
    t.shuffle(t.zone.deck!(0))
    expect(view(1).zones['deck:0']).toEqual({ count: 3 })
    expect(groups(1)).toEqual([{ faces: 'ant cat dog', among: ids(cards[0], cards[2], cards[3]) }])
    expect(possible(game, t, 1, t.zone.deck!(0).top!)).toEqual(['ant', 'cat', 'dog'])
    expect(possible(game, t, 1, t.zone.hand!(0).cards[0]!)).toEqual(['elk', 'fox'])
    // what is drawn from it is one of those
    t.move(t.zone.deck!(0).top!, t.zone.vault!(0))
    expect(possible(game, t, 1, t.zone.vault!(0).top!)).toEqual(['ant', 'cat', 'dog'])
  })

  it('ends when a card is taken unseen from the middle; the ends of a pile are seen', () => {
    const { t, known, groups, cards } = knowing('ant bee cat dog')
    t.show(cards, [1])
    t.move(t.zone.deck!(0).top!, t.zone.vault!(0))
    t.move(t.zone.deck!(0).cards[0]!, t.zone.vault!(0))
    expect(known(1, 'deck:0')).toHaveLength(2)
    expect(t.sees(1, cards[3]!) && t.sees(1, cards[0]!)).toBe(true)

    const middle = knowing('ant bee cat dog', 'elk')
    middle.t.show(middle.cards, [1])
    middle.t.move(middle.cards[1]!, middle.t.zone.vault!(0))
    expect(middle.known(1, 'deck:0')).toEqual([])
    expect(middle.groups(1)).toEqual([{ faces: 'ant bee cat dog', among: ids(...middle.cards) }])
    expect(groups(1)).toEqual([])
  })

  it('ends for others when a seat puts cards into another order; that seat knows it', () => {
    const { t, known, groups, cards } = knowing('ant bee cat dog')
    t.show(cards.slice(2), [0, 1])
    t.reorder([cards[3]!, cards[2]!], 0)
    expect(names(t.zone.deck!(0).cards)).toBe('ant bee dog cat')
    expect(known(0, 'deck:0')).toEqual([
      { name: 'cat', at: 0 },
      { name: 'dog', at: 1 },
    ])
    expect(known(1, 'deck:0')).toEqual([])
    expect(groups(1)).toEqual([{ faces: 'cat dog', among: ids(cards[2], cards[3]) }])
    expect(groups(2)).toEqual([])
  })

  it('of other places stays when a few cards are put into another order', () => {
    const { t, known, cards } = knowing('ant bee cat dog')
    t.show(cards, [1])
    t.reorder([cards[3]!, cards[2]!], 0)
    expect(known(1, 'deck:0')).toEqual([
      { name: 'bee', at: 2 },
      { name: 'ant', at: 3 },
    ])
  })
})

describe('knowledge of positions ends', () => {
  it('when a card of the middle of a pile is put on its top, unseen', () => {
    /** Seat 1 knows the bee in the middle of a pile; the bee or another card of the middle is put on top. */
    const after = (which: 'the bee' | 'another') => {
      const { t, known, cards } = knowing('ant bee cat dog elk')
      t.show([cards[1]!], [1])
      t.move(cards[which === 'the bee' ? 1 : 2]!, t.zone.deck!(0), 'top')
      return known(1, 'deck:0')
    }
    expect(after('the bee')).toEqual(after('another'))
  })

  it('when cards that lie face down in an open row are put into another order', () => {
    const { t } = lay(zones, {}, 3)
    const cards = put(t, t.zone.deck!(0), 'ant bee')
    t.move(cards, t.zone.row!(0), { down: true })
    t.show([cards[0]!], [1])
    t.reorder([cards[1]!, cards[0]!], 0)
    expect([t.sees(0, cards[0]!), t.sees(1, cards[0]!)]).toEqual([true, false])
  })
})

describe('knowledge of a hand', () => {
  /** Seat 1 knows of the bee in a hand of seat 0; one card of it has gone to the vault, unseen. */
  function left(which: 'the bee' | 'another') {
    const all = knowing('elk', 'ant bee cat')
    const [ant, bee, cat] = all.held as [Card<Face>, Card<Face>, Card<Face>]
    all.t.show([bee], [1])
    const gone = which === 'the bee' ? bee : ant
    all.t.move(gone, all.t.zone.vault!(0))
    return { ...all, ant, bee, cat, gone }
  }

  it.each(['the bee', 'another'] as const)('blurs when %s leaves it unseen', (which) => {
    const { game, t, known, groups, gone, held, cat } = left(which)
    expect(known(1, 'hand:0')).toEqual([])
    expect(groups(1)).toEqual([{ faces: 'bee', among: ids(...held) }])
    expect([groups(0), groups(2)]).toEqual([[], []])
    expect(possible(game, t, 1, gone)).toEqual(['ant', 'bee', 'cat', 'elk'])
    expect(possible(game, t, 1, cat)).toEqual(['ant', 'bee', 'cat', 'elk'])
  })

  it('is settled by a reveal of the card that left: it was the one', () => {
    const { t, known, groups, gone } = left('the bee')
    t.show([gone], [1])
    expect([groups(1), known(1, 'hand:0')]).toEqual([[], []])
  })

  it('is settled by a reveal of the card that left: it was another', () => {
    const { t, known, groups, gone } = left('another')
    t.move(gone, t.zone.row!(0))
    expect(groups(1)).toEqual([])
    expect(known(1, 'hand:0')).toEqual([{ name: 'bee' }])
    expect(known(2, 'hand:0')).toEqual([])
  })

  it('is settled when all that stayed is shown', () => {
    const { t, groups, gone } = left('the bee')
    t.show(t.zone.hand!(0).cards, [1])
    expect(groups(1)).toEqual([])
    expect(t.sees(1, gone)).toBe(true)
  })

  it('is not settled by what is shown to somebody else', () => {
    const { t, groups, gone } = left('another')
    t.show([gone], [2])
    expect(groups(1)).toHaveLength(1)
  })

  it('is used up by an equal card that comes out of it: nobody can tell which of the two it was', () => {
    const { t, known, held } = knowing('', 'bee bee cat')
    t.show([held[0]!], [1])
    t.move(held[1]!, t.zone.row!(0))
    expect(known(1, 'hand:0')).toEqual([])
    expect(t.sees(1, held[0]!)).toBe(false)
    // of two that were shown together, one is left
    const both = knowing('', 'bee bee cat')
    both.t.show(both.held.slice(0, 2), [1])
    both.t.move(both.held[0]!, both.t.zone.row!(0))
    expect(both.known(1, 'hand:0')).toEqual([{ name: 'bee' }])
  })

  it('is used up once, also by a face that was known of twice over', () => {
    /** Seat 1 knows of a bee in the hand, and of one that lies in the hand or in the vault; a bee is played. */
    const after = (which: 'the first' | 'the second') => {
      const all = knowing('bee', 'bee bee cat')
      all.t.show([all.held[1]!], [1])
      all.t.move(all.held[2]!, all.t.zone.vault!(0))
      all.t.show(all.cards, [1])
      all.t.move(all.cards[0]!, all.t.zone.hand!(0))
      all.t.move(which === 'the first' ? all.cards[0]! : all.held[0]!, all.t.zone.row!(0))
      return { known: all.known(1, 'hand:0'), groups: all.groups(1).map(({ faces }) => faces) }
    }
    expect(after('the second')).toEqual(after('the first'))
    expect(after('the first').groups).toEqual(['bee'])
  })

  it('does not grow when an equal card is shown where it lies', () => {
    const { t, known, held } = knowing('', 'bee bee cat')
    t.show([held[0]!], [1])
    t.show([held[1]!], [1])
    expect(known(1, 'hand:0')).toEqual([{ name: 'bee' }])
    t.show(held, [1])
    expect(known(1, 'hand:0')).toEqual([{ name: 'bee' }, { name: 'bee' }, { name: 'cat' }])
  })

  it('is not used up by a card of another face, nor by an equal one from elsewhere', () => {
    const { t, known, held } = knowing('bee', 'bee cat')
    t.show([held[0]!], [1])
    t.move(held[1]!, t.zone.row!(0))
    t.move(t.zone.deck!(0).top!, t.zone.row!(0))
    expect(known(1, 'hand:0')).toEqual([{ name: 'bee' }])
  })

  it('stays as sharp as it was when a card is drawn from a pile that is known', () => {
    const { game, t, cards } = knowing('bee cat', 'dog elk')
    t.show(cards, [1])
    t.shuffle(t.zone.deck!(0))
    t.move(t.zone.deck!(0).top!, t.zone.hand!(0))
    const hands = new Set<string>()
    for (let n = 0; n < 30; n++) {
      const faces = new Map(dealFor(game as never, t as never, 1, new Random(`${n}`)).faces)
      hands.add(
        t.zone.hand!(0)
          .cards.map(({ id }) => faces.get(id)!.id)
          .sort()
          .join(' '),
      )
    }
    expect([...hands].sort()).toEqual(['bee dog elk', 'cat dog elk'])
    expect(possible(game, t, 1, t.zone.deck!(0).top!)).toEqual(['bee', 'cat'])
  })

  it('can no longer tell, once a card has come out of the hand, whether it was of that pile', () => {
    const { game, t, cards, held } = knowing('bee cat', 'dog elk')
    t.show(cards, [1])
    t.shuffle(t.zone.deck!(0))
    t.move(t.zone.deck!(0).top!, t.zone.hand!(0))
    t.move(held[0]!, t.zone.row!(0))
    expect(possible(game, t, 1, held[1]!)).toEqual(['bee', 'cat', 'elk'])
  })

  it('does not depend on which of the cards of a hand a group was about', () => {
    /** Of a deck that seat 1 knows, one card is drawn; then a card of this face is played from the hand. */
    const after = (played: 'from the deck' | 'from the hand') => {
      const all = knowing('bee cat', 'cat dog')
      all.t.show(all.cards, [1])
      all.t.shuffle(all.t.zone.deck!(0))
      const drawn = all.t.zone.deck!(0).cards.find((card) => card.def.id === 'cat')!
      all.t.move(drawn, all.t.zone.deck!(0))
      all.t.move(all.t.zone.deck!(0).top!, all.t.zone.hand!(0))
      all.t.move(played === 'from the deck' ? drawn : all.held[0]!, all.t.zone.row!(0))
      return possible(all.game, all.t, 1, all.t.zone.deck!(0).top!)
    }
    expect(after('from the deck')).toEqual(after('from the hand'))
  })
})

describe('knowledge of several groups', () => {
  it('that overlap stays true when a card comes to light that may have been of either', () => {
    const { t, groups } = knowing('elk')
    const [a, b, c, d] = put(t, t.zone.vault!(0), 'bee ant bee cat') as [Card<Face>, Card<Face>, Card<Face>, Card<Face>]
    t.show([a, c], [1])
    t.reorder([b, a], 0)
    t.reorder([d, c], 0)
    // seat 1 knows of a bee on the left, and of one on the right; now the middle two may have changed places
    t.reorder([b, c], 0)
    expect(groups(1).map(({ among }) => among)).toEqual([ids(a, b, c), ids(b, c, d)])
    t.show([c], [1])
    expect(groups(1)).toEqual([{ faces: 'bee', among: ids(a, b, d) }])
  })

  it('of which one lies within the other: the narrower is used up first', () => {
    const { t, groups } = knowing('elk')
    const [a, b, c] = put(t, t.zone.vault!(0), 'bee bee cat') as [Card<Face>, Card<Face>, Card<Face>]
    t.show([a, b], [1])
    t.reorder([c, b, a], 0)
    t.show([a], [1])
    t.reorder([a, b], 0)
    expect(groups(1).map(({ among }) => among)).toEqual([ids(a, b, c), ids(a, b)])
    t.show([a], [1])
    expect(groups(1)).toEqual([{ faces: 'bee', among: ids(b, c) }])
  })
})
