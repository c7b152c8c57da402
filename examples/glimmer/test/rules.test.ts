import { readFileSync } from 'node:fs'
import { coverage, Match, showingsIn } from '@cardwright/engine'
import { asked, described, offered, play, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { game } from '../src/index.ts'

type Zones = Readonly<Record<string, readonly string[]>>

const fresh = (options: object = {}, seats = 2) => Match.start(game, { options, seats, seed: 1 })
const given = (zones: Zones, state: object = {}, seats = 2) =>
  Match.start(game, { seats, seed: 1, given: { ...state, zones } })

const zonesOf = (match: ReturnType<typeof fresh>) => described(match).zones as unknown as Zones

describe('setup', () => {
  it('GL-1 all draw from one shuffled deck of 34 cards', () => {
    const orders = [1, 2].map((seed) => zonesOf(Match.start(game, { seed })).deck)
    expect(orders[0]).toHaveLength(34 - 2 * 3)
    expect(orders[0]).not.toEqual(orders[1])
    expect(() => fresh({}, 5)).toThrow('2 to 4 seats')
  })

  it.each([
    [{}, 4, 3],
    [{ hand: 5 }, 2, 5],
  ])('GL-2 with %j each of %i players holds %i cards, and seat 0 begins', (options, seats, cards) => {
    const match = fresh(options, seats)
    for (let seat = 0; seat < seats; seat++) expect(zonesOf(match)[`hand:${seat}`]).toHaveLength(cards)
    expect(asked(match)[0]).toEqual(['act'])
  })
})

describe('a turn', () => {
  it('GL-3 offers each card once to play and once to toss', () => {
    const match = given({ 'hand:0': ['torch', 'torch', 'flame'] })
    expect(offered(match)).toEqual(['play:torch', 'play:flame', 'toss:torch', 'toss:flame'])
  })

  it('GL-3 ends with a card from the top of the deck, for nobody else', () => {
    const match = play(given({ 'hand:0': ['torch'], 'hand:1': ['flame'], deck: ['lantern', 'flame'] }), 'play:torch')
    expect(zonesOf(match)).toMatchObject({ 'hand:0': ['lantern'], 'hand:1': ['flame'] })
    expect(zonesOf(match).deck![0]).toBe('flame')
  })

  it('GL-4 passes to the next seat, and from the last to the first', () => {
    const hands = { 'hand:0': ['flame'], 'hand:1': ['flame'], 'hand:2': ['flame'] }
    const match = given(hands, { turn: 1 }, 3)
    expect(asked(play(match, 'toss:flame'))).toEqual([[], [], ['act']])
    expect(asked(play(match, 'toss:flame'))).toEqual([['act'], [], []])
  })
})

describe('cards', () => {
  it('GL-5 a light stays in the row of whoever played it and shines there', () => {
    const match = play(given({ 'hand:0': ['torch'], 'row:0': ['flame'], 'row:1': ['flame'] }), 'play:torch')
    expect(zonesOf(match)).toMatchObject({ 'row:0': ['flame', 'torch'], 'row:1': ['flame'] })
    expect(match.view(1).facts.light).toEqual([3, 1])
  })

  it('GL-6 a lighthouse needs three lights in the row, and others’ lights do not count', () => {
    const hand = ['lighthouse']
    const dark = given({ 'hand:0': hand, 'row:0': ['flame', 'flame'], 'row:1': ['flame'] })
    expect(refused(dark, 'play:lighthouse')).toMatchObject({ rule: 'GL-6' })
    const lit = given({ 'hand:0': hand, 'row:0': ['flame', 'flame', 'flame'] })
    expect(zonesOf(play(lit, 'play:lighthouse'))['row:0']).toContain('lighthouse')
  })

  it('GL-7 a whirlwind blows nothing out where no other player has a light', () => {
    const match = play(given({ 'hand:0': ['whirlwind'], 'row:0': ['torch'] }), 'play:whirlwind')
    expect(zonesOf(match)).toMatchObject({ 'row:0': ['torch'], discard: ['whirlwind'] })
    expect(asked(match)[0]).toEqual([])
  })

  it('GL-8 what is tossed away does nothing', () => {
    const match = play(given({ 'hand:0': ['whirlwind'], 'row:1': ['torch'] }), 'toss:whirlwind')
    expect(zonesOf(match)).toMatchObject({ 'row:1': ['torch'], discard: ['whirlwind'] })
  })
})

describe('the end', () => {
  const almost = { 'hand:0': ['torch'], 'hand:1': ['flame'], 'row:0': ['flame', 'flame'], 'row:1': ['flame'] }

  it('GL-9 a row that shines bright enough wins at once', () => {
    expect(play(given(almost, { goal: 4 }), 'play:torch').over).toEqual({
      winner: 0,
      why: 'goal',
      rule: 'GL-9',
      scores: [4, 1],
    })
  })

  it('GL-9 a row that is one short does not', () =>
    expect(play(given(almost, { goal: 5 }), 'play:torch').over).toBeNull())

  /** Seat 0 plays the last card. */
  const last = (row: readonly string[]) => {
    const rest = [...game.library.values()].flatMap(({ id, copies }) => Array.from({ length: copies }, () => id))
    for (const card of ['torch', 'torch', ...row]) rest.splice(rest.indexOf(card), 1)
    return given({ 'hand:0': ['torch'], 'row:0': ['torch'], 'row:1': row, discard: rest, deck: [] }, { goal: 30 })
  }

  it('GL-10 with no card left, the brightest row wins', () => {
    expect(play(last(['lantern', 'torch']), 'play:torch').over).toMatchObject({ winner: 1, why: 'dawn' })
    expect(play(last(['lantern']), 'play:torch').over).toMatchObject({ winner: 0, rule: 'GL-10' })
  })

  it('GL-10 equally bright rows win together', () =>
    expect(play(last(['torch', 'torch']), 'play:torch').over).toMatchObject({ winner: [0, 1], scores: [4, 4] }))
})

describe('positions', () => {
  it('come back as they were described', () => {
    const match = play(fresh({ hand: 4 }, 3), 'toss:torch')
    const position = described(match)
    expect(described(Match.start(game, { seats: 3, seed: 2, given: position }))).toEqual(position)
  })

  it.each([
    [{ zones: { 'hand:0': ['sun'] } }, 'zones.hand:0 names sun'],
    [{ zones: { attic: [] } }, 'There is no zone attic'],
    [{ mana: 3 }, 'mana'],
  ])('%j is refused, with its reason', (position, why) =>
    expect(() => Match.start(game, { given: position })).toThrow(why),
  )
})

it('every rule is shown by a test, and none that there is not', () => {
  const shown = showingsIn('rules.test.ts', readFileSync(new URL(import.meta.url), 'utf8'))
  expect(coverage(game.rulebook, shown)).toMatchObject({ uncovered: [], unknown: [] })
})
