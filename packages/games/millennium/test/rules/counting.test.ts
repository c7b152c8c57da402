import { describe, expect, it } from 'vitest'
import { amountOf, countOf, holds } from '../../src/acts/amounts.ts'
import { amountSchema, countSchema } from '../../src/effects/amounts/vocabulary.ts'
import { conditionSchema } from '../../src/effects/choices/vocabulary.ts'
import type { Context } from '../../src/tasks.ts'
import { tableOf, tournament } from '../support.ts'

/** Side 0 asks by its fourth card, a Light Citizen with 4 stars that points right; `it` is the Dark Soldier of side 1. */
const table = tableOf(
  tournament(
    [
      {
        rp: 10,
        dollars: 5,
        tableau: [
          'fire myth 3',
          { card: 'water mage 3', marks: { tokens: 2 } },
          { card: 'earth myth 5', down: true },
          { card: 'light citizen 4', marks: { facing: 'right' } },
          'pip-pilot',
        ],
        hand: ['fire animal 6', 'water animal 1'],
        box: ['box scorer'],
        accessories: ['acc action', 'acc scorer'],
      },
      {
        rp: 20,
        dollars: 7,
        tableau: ['fire citizen 4', 'dark soldier 9', 'founder-of-folly'],
        hand: ['dark myth 1'],
      },
      { tableau: ['air animal 10', 'light myth 2', { card: 'light mage 2', marks: { tokens: 1 } }] },
    ],
    {
      aftermarket: ['dark myth 8', 'dark myth 4'],
      zones: { 'attached:0': [{ card: 't-earth-construct-1', host: 'tableau:0#1' }] },
      sides: [
        { rp: 10, named: ['dark soldier 9'], counters: { actionsUsed: 3 } },
        { rp: 20, counters: { actionsUsed: 4 } },
      ],
    },
  ),
)

/** What a card of this side asks, the one at this place of its tableau. */
function asking(side = 0, at = 3): Context {
  const { id, gen } = table.zone.tableau(side).cards[at]!
  const it = table.zone.tableau(1).cards[1]!.id
  return { side, controller: side, card: id, gen, trigger: 'play', it, them: 1, just: null, unanswerable: false }
}

const counted = (count: object, context = asking()) => countOf(table, countSchema.parse(count), context)
const isSo = (condition: object, context = asking()) => holds(table, conditionSchema.parse(condition), context)

describe('what effects count and look at', () => {
  it.each([
    ['you', 4],
    ['each', 10],
    ['others', 6],
    ['opponents', 6],
    ['richer', 3],
    ['poorer', 3],
    ['them', 3],
    ['owner', 3],
  ])('MB-218 the face-up cards of %s: %i', (whose, count) => {
    expect(counted({ of: 'cards', whose })).toBe(count)
  })

  it.each([
    ['you', 'hand', 2],
    ['others', 'hand', 1],
    ['you', 'deckBox', 1],
    ['each', 'accessories', 2],
    ['you', 'attached', 1],
    ['each', 'aftermarket', 2],
  ])('MB-173 MB-174 MB-380 cards of %s in %s: %i', (whose, area, count) => {
    expect(counted({ of: 'cards', whose, in: area })).toBe(count)
  })

  it.each([
    ['MB-184', { down: true }, [1, 1]],
    ['MB-181', { down: 'any' }, [5, 11]],
    ['MB-068', { element: 'fire' }, [2, 3]],
    ['MB-077', { element: ['fire', 'water'] }, [3, 4]],
    ['MB-069', { type: 'myth' }, [1, 2]],
    ['MB-071', { rarity: 'expansion' }, [1, 1]],
    ['MB-071', { rarity: ['expansion', 'bronze'] }, [1, 2]],
    ['MB-078', { promo: true }, [0, 1]],
    ['MB-072', { sameSet: true }, [3, 8]],
    ['MB-073', { minStars: 4 }, [2, 6]],
    ['MB-073', { maxStars: 3 }, [2, 4]],
    ['MB-402', { minStars: 5, maxStars: 5 }, [1, 1]],
    ['MB-399', { stars: 'lower' }, [2, 4]],
    ['MB-400', { stars: 'higher' }, [1, 4]],
    ['MB-404', { stars: 'equal' }, [1, 2]],
    ['MB-074', { starsOfIt: 'lower' }, [4, 8]],
    ['MB-074', { starsOfIt: 'higher' }, [0, 1]],
    ['MB-074', { starsOfIt: 'equal' }, [0, 1]],
    ['MB-171', { place: 'left' }, [0, 0]],
    ['MB-171', { place: 'left', down: 'any' }, [1, 1]],
    ['MB-171', { place: 'right' }, [1, 1]],
    ['MB-171', { place: 'right', down: 'any' }, [1, 1]],
    ['MB-393', { place: 'adjacent' }, [1, 1]],
    ['MB-393', { place: 'adjacent', down: 'any' }, [2, 2]],
    ['MB-171', { place: 'before' }, [2, 2]],
    ['MB-171', { place: 'after' }, [1, 1]],
    ['MB-171', { place: 'leftmost' }, [1, 3]],
    ['MB-171', { place: 'rightmost' }, [1, 3]],
    ['MB-171', { place: 'others' }, [3, 9]],
    ['MB-431', { pointedAt: true }, [1, 1]],
    ['MB-431', { pointedAt: true, element: 'water' }, [0, 0]],
    ['MB-418', { named: true }, [0, 1]],
    ['MB-402', { tokens: true }, [1, 2]],
    ['MB-408', { shares: 'element', place: 'others' }, [0, 2]],
    ['MB-408', { shares: 'type', place: 'others' }, [1, 3]],
    ['MB-408', { shares: 'any', place: 'others' }, [1, 5]],
    ['MB-409', { shares: 'both' }, [1, 1]],
    ['MB-409', { shares: 'none' }, [2, 4]],
    ['MB-202', { kind: 'single' }, [4, 10]],
    ['MB-202', { kind: 'accessory' }, [0, 0]],
    ['MB-218', { trigger: 'play' }, [1, 2]],
    ['MB-218', { trigger: 'action' }, [1, 1]],
    ['MB-218', { trigger: 'next' }, [0, 0]],
  ] as const)('%s %j: %j of your cards and of all', (_rule, where, counts) => {
    expect(['you', 'each'].map((whose) => counted({ of: 'cards', whose, where }))).toEqual(counts)
  })

  it.each([
    ['accessories', 'accessory', 2],
    ['accessories', 'single', 0],
    ['deckBox', 'deckBox', 1],
    ['hand', 'single', 2],
    ['hand', 'deckBox', 0],
  ])('MB-202 in the %s lie so many of the kind %s: %i', (area, kind, count) => {
    expect(counted({ of: 'cards', in: area, where: { kind } })).toBe(count)
  })

  it.each([
    [{ of: 'stars', card: 'this' }, 4],
    [{ of: 'stars', card: 'it' }, 9],
    [{ of: 'stars', card: 'left' }, 0],
    [{ of: 'stars', card: 'right' }, 2],
    [{ of: 'stars', card: 'top' }, 2],
    [{ of: 'tokens', on: 'this' }, 0],
    [{ of: 'tokens' }, 2],
    [{ of: 'tokens', whose: 'each' }, 3],
    [{ of: 'dollars' }, 5],
    [{ of: 'dollars', whose: 'others' }, 7],
    [{ of: 'dollars', whose: 'each' }, 12],
    [{ of: 'counter', counter: 'actionsUsed' }, 3],
    [{ of: 'counter', counter: 'actionsUsed', whose: 'each' }, 7],
    [{ of: 'kinds', symbol: 'element' }, 3],
    [{ of: 'kinds', symbol: 'type' }, 3],
    [{ of: 'kinds', symbol: 'set' }, 2],
    [{ of: 'kinds', symbol: 'rarity' }, 2],
    [{ of: 'kinds', symbol: 'stars' }, 4],
    [{ of: 'neighbours', that: 'match' }, 0],
    [{ of: 'neighbours', that: 'rise' }, 1],
    [{ of: 'neighbours', that: 'alternate' }, 1],
    [{ of: 'neighbours', that: 'share' }, 1],
    [{ of: 'pairs' }, 0],
    [{ of: 'players', who: 'richer' }, 1],
    [{ of: 'players', who: 'others' }, 2],
  ])('MB-218 %j: %i', (count, is) => {
    expect(counted(count)).toBe(is)
  })

  it('MB-218 counts of another side are of its own cards; what is gone counts nothing', () => {
    const theirs = asking(2, 2)
    const that = (of: string) => counted({ of: 'neighbours', that: of }, theirs)
    expect([that('match'), that('rise'), that('alternate'), that('share')]).toEqual([0, 1, 2, 1])
    expect(counted({ of: 'tokens', on: 'this' }, theirs)).toBe(1)
    expect([counted({ of: 'pairs' }, theirs), counted({ of: 'pairs' }, asking(1, 0))]).toEqual([0, 0])
    const gone = { ...asking(), gen: -1 }
    expect([counted({ of: 'stars', card: 'this' }, gone), counted({ of: 'tokens', on: 'this' }, gone)]).toEqual([0, 0])
    expect([isSo({ card: 'this', is: {} }, gone), isSo({ this: 'middle' }, gone)]).toEqual([false, false])
    for (const where of [
      { sameSet: true },
      { place: 'left' },
      { stars: 'lower' },
      { shares: 'none' },
      { pointedAt: true },
    ])
      expect(counted({ of: 'cards', whose: 'each', where }, gone)).toBe(0)
    expect(counted({ of: 'cards', whose: 'each', where: { starsOfIt: 'lower' } }, { ...asking(), it: null })).toBe(0)
    expect(counted({ of: 'players', who: 'them' }, { ...asking(), them: null })).toBe(0)
  })

  it('MB-218 stars that rise from left to right', () => {
    const rising = (...stars: number[]) => {
      const t = tableOf(tournament([{ hand: ['water animal 1'], tableau: stars.map((each) => `fire myth ${each}`) }]))
      return countOf(t, countSchema.parse({ of: 'neighbours', that: 'rise' }), { ...asking(), it: null })
    }
    expect([rising(1, 2, 3), rising(3, 2, 1), rising(2, 2, 2)]).toEqual([2, 0, 0])
  })

  it('MB-218 so much for each, and no more than the most', () => {
    const amount = (value: unknown) => amountOf(table, amountSchema.parse(value), asking())
    const each = { of: 'dollars' }
    expect([amount(7), amount({ each }), amount({ each, times: 3 })]).toEqual([7, 5, 15])
    expect([amount({ each, times: 3, max: 10 }), amount({ each, times: 3, max: 20 })]).toEqual([10, 15])
  })

  const cards = { of: 'cards' }
  it.each([
    [{ count: cards, atLeast: 4 }, true],
    [{ count: cards, atLeast: 5 }, false],
    [{ count: cards, atMost: 4 }, true],
    [{ count: cards, atMost: 3 }, false],
    [{ count: cards, atLeast: 2, atMost: 3 }, false],
    [{ card: 'it', is: { element: 'dark' } }, true],
    [{ card: 'it', is: { element: 'fire' } }, false],
    [{ card: 'it', is: { stars: 'higher' } }, true],
    [{ card: 'left', is: {} }, false],
    [{ card: 'left', is: { down: true } }, true],
    [{ card: 'right', is: { sameSet: true } }, false],
    [{ rp: 'most' }, false],
    [{ rp: 'notMost' }, true],
    [{ rp: 'least' }, false],
    [{ not: { rp: 'most' } }, true],
    [{ not: { count: cards, atLeast: 4 } }, false],
  ])('MB-218 the condition %j is met: %j', (condition, is) => {
    expect(isSo(condition)).toBe(is)
  })

  it('MB-218 the most and the least are those of one player alone', () => {
    const rp = (side: number, ...points: number[]) => {
      const t = tableOf(
        tournament(points.map((each) => ({ hand: ['water animal 1'], tableau: ['fire myth 1'], rp: each }))),
      )
      const { id, gen } = t.zone.tableau(side).cards[0]!
      const context = { ...asking(), side, card: id, gen }
      return (['most', 'least', 'notMost'] as const).map((what) => holds(t, { rp: what }, context))
    }
    expect(rp(0, 9, 5, 5)).toEqual([true, false, false])
    expect(rp(0, 9, 9, 5)).toEqual([false, false, true])
    expect(rp(2, 9, 9, 5)).toEqual([false, true, true])
    expect(rp(2, 9, 5, 5)).toEqual([false, false, true])
  })

  it('MB-196 MB-463 a card is at the left end, between others, on top, or in the last slot of all', () => {
    const placed = (tableau: (string | object)[], at: number) => {
      const t = tableOf(tournament([{ tableau: tableau as string[] }, { hand: ['water animal 1'] }]))
      const { id, gen } = t.zone.tableau(0).cards[at]!
      const context = { ...asking(), it: null, card: id, gen }
      return (['leftmost', 'middle', 'top', 'lastSlot'] as const).filter((where) => holds(t, { this: where }, context))
    }
    const five = [1, 2, 3, 4, 5].map((n) => `fire myth ${n}`)
    const down = { card: 'fire myth 6', down: true }
    expect(placed(five, 0)).toEqual(['leftmost'])
    expect(placed(five, 1)).toEqual(['middle'])
    expect(placed(five, 3)).toEqual(['middle'])
    expect(placed(five, 4)).toEqual(['top'])
    expect(placed([...five, 'fire myth 6'], 5)).toEqual(['top', 'lastSlot'])
    expect(placed([...five, down], 4)).toEqual(['middle', 'top'])
    expect(placed(['fire myth 1'], 0)).toEqual(['leftmost', 'top'])
  })

  it('MB-431 a card points to its left, to its right, or to none', () => {
    const pointed = (...facing: string[]) => {
      const marks = facing.map((each) => ({ marks: { facing: each } }))
      const t = tableOf(
        tournament([
          { hand: ['water animal 1'], tableau: ['fire myth 1', { card: 'fire myth 2', ...marks[0] }, 'fire myth 3'] },
        ]),
      )
      const { id, gen } = t.zone.tableau(0).cards[1]!
      const at = ['leftmost', 'rightmost'].map((place) =>
        countOf(t, countSchema.parse({ of: 'cards', where: { pointedAt: true, place } }), {
          ...asking(),
          it: null,
          card: id,
          gen,
        }),
      )
      return at
    }
    expect([pointed('left'), pointed('right'), pointed()]).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ])
  })

  it('MB-077 MB-408 of several symbols one that is shared is enough', () => {
    const t = tableOf(
      tournament([{ hand: ['water animal 1'], tableau: ['fire mage 1', 'two tone', 'water myth 2', 'air soldier 3'] }]),
    )
    const from = (at: number, count: object) => {
      const { id, gen } = t.zone.tableau(0).cards[at]!
      return countOf(t, countSchema.parse(count), { ...asking(), it: null, card: id, gen })
    }
    const shared = (at: number, shares: string) => from(at, { of: 'cards', where: { shares, place: 'others' } })
    expect([shared(0, 'element'), shared(0, 'type'), shared(0, 'both')]).toEqual([1, 1, 1])
    expect([shared(1, 'element'), shared(1, 'type'), shared(1, 'none')]).toEqual([2, 2, 1])
    expect(from(0, { of: 'neighbours', that: 'share' })).toBe(2)
    expect(from(0, { of: 'neighbours', that: 'alternate' })).toBe(1)
    expect([from(0, { of: 'kinds', symbol: 'element' }), from(0, { of: 'kinds', symbol: 'type' })]).toEqual([3, 3])
  })

  it('MB-448 MB-078 a Unite PLUS host is of every set and rarity that is attached, and one that fits is enough', () => {
    const t = tableOf(
      tournament([{ hand: ['water animal 1'], tableau: ['uniter plus', 'fire myth 1', 'monday-night-regular'] }], {
        zones: { 'attached:0': [{ card: 'thursday-grinder', host: 'tableau:0#1' }] },
      }),
    )
    const { id, gen } = t.zone.tableau(0).cards[0]!
    const count = (where: object) =>
      countOf(t, countSchema.parse({ of: 'cards', where }), { ...asking(), it: null, card: id, gen })
    expect([count({ promo: true }), count({ sameSet: true })]).toEqual([2, 3])
    expect([count({ rarity: 'core' }), count({ rarity: 'bronze' })]).toEqual([2, 2])
  })

  it('MB-393 Accessories and a Deck Box lie beside nothing', () => {
    for (const { id, gen } of [...table.zone.accessories(0).cards, ...table.zone.deckBox(0).cards]) {
      const context = { ...asking(), card: id, gen }
      for (const card of ['left', 'right']) {
        expect(isSo({ card, is: { down: 'any' } }, context)).toBe(false)
        expect(counted({ of: 'cards', in: 'accessories', where: { place: card } }, context)).toBe(0)
      }
    }
  })
})
