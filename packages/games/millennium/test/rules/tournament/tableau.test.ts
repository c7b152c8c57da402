import type { JsonObject } from '@cardwright/engine'
import { play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { area, awaited, rp, table, told, tournament, until } from '../../support.ts'

const spare = 'water animal 1'
const six = [1, 2, 3, 4, 5, 6].map((n) => `earth myth ${n}`)
const clashCards = { store: ['air myth 3', 'air myth 6'] }

describe('the tableau and the Top Card', () => {
  it('MB-171 MB-172 a gap closes at once, so that neighbours are those that are left', () => {
    const match = tournament([
      { hand: ['own flipper', spare, 'gainer'], tableau: ['earth myth 1', 'router', 'earth myth 3'] },
    ])
    play(match, 'play:t-own-flipper', 't-router@tableau0', `t-${spare.replaceAll(' ', '-')}`)
    expect(area(match, 'tableau:0')).toEqual(['earth-myth-1', 'earth-myth-3', 'own-flipper', '-water-animal-1'])
  })

  it('MB-196 MB-197 MB-463 MB-182 the right-most face-up card fights; face-down cards are skipped', () => {
    const match = tournament(
      [{ hand: ['all clash', spare] }, { tableau: ['earth myth 9', { card: 'earth myth 10', down: true }] }],
      clashCards,
    )
    play(match, 'play:t-all-clash')
    expect(told(match, 'clashReveal').map(({ own, stars }) => [own, stars])).toEqual([
      [5, 3],
      [9, 6],
    ])
  })

  it('MB-199 MB-238 who has only face-down cards has no Top Card and cannot be chosen for a clash', () => {
    const match = tournament(
      [
        { hand: ['clobberer', spare] },
        { tableau: [{ card: 'earth myth 1', down: true }] },
        { tableau: ['earth myth 1'] },
      ],
      clashCards,
    )
    play(match, 'play:t-clobberer')
    expect(told(match, 'clash')[0]!.sides).toEqual([0, 2])
  })

  it('MB-198 MB-211 MB-212 Top effects need a free slot and a card in hand; the card still fights without them', () => {
    const top = (hand: string[], tableau: (string | object)[]) => {
      const match = tournament([{ hand, tableau: tableau as string[] }, { hand: ['gainer', spare] }], {
        turn: { side: 1 },
      })
      return rp(play(match, 'play:t-gainer'))[0]
    }
    expect(top([spare], ['topper'])).toBe(2)
    expect(top([], ['topper'])).toBe(0)
    expect(top([spare], [...six.slice(1), 'topper'])).toBe(0)
    expect(top([spare], ['topper', 'earth myth 1'])).toBe(0)
    expect(top([spare], ['topper', { card: 'earth myth 1', down: true }])).toBe(2)
    const full = tournament([{ hand: ['all clash', spare] }, { tableau: [...six.slice(1), 'topper'] }], clashCards)
    expect(told(play(full, 'play:t-all-clash'), 'clashReveal')[1]!.own).toBe(3)
  })

  it('MB-173 MB-174 MB-388 Deck Box and Accessories begin beside the tableau and are no targets of plain effects', () => {
    const match = tournament([{ hand: ['flipper', spare] }, { box: ['box scorer'], accessories: ['acc action'] }])
    play(match, 'play:t-flipper')
    expect([area(match, 'deckBox:1'), area(match, 'accessories:1')]).toEqual([['box-scorer'], ['acc-action']])
  })

  it('MB-180 MB-181 MB-183 MB-228 a face-down card is nothing, counts as a card, and loses tokens and markers', () => {
    const match = tournament([
      { hand: ['flipper', spare] },
      {
        tableau: [{ card: 'earth myth 9', marks: { tokens: 3, markers: 1, facing: 'left' } }, 'left counter'],
        markers: 3,
      },
    ])
    play(match, 'play:t-flipper', 't-earth-myth-9@tableau1')
    expect(table(match).zones['tableau:1'][0]).toMatchObject({ card: 't-earth-myth-9', down: true })
    expect(table(match).zones['tableau:1'][0].marks).toBeUndefined()
    expect(table(match).players[1].markers).toBe(4)
    until(match, () => told(match, 'placed').length > 0)
    expect(
      told(match, 'points')
        .filter(({ card }) => card?.name === 't-left-counter')
        .map((each) => each.rp),
    ).toEqual([5])
  })

  it('MB-184 MB-227 a face-down card is no target, and a flip never turns one up', () => {
    const match = tournament([{ hand: ['flipper', spare] }, { tableau: [{ card: 'earth myth 9', down: true }] }])
    expect(area(play(match, 'play:t-flipper'), 'tableau:1')).toEqual(['-earth-myth-9'])
  })

  it('MB-229 some effects turn a card face up', () => {
    const match = tournament([{ hand: ['unflipper', spare], tableau: [{ card: 'earth myth 9', down: true }] }])
    expect(area(play(match, 'play:t-unflipper'), 'tableau:0')).toEqual(['earth-myth-9', 'unflipper'])
  })

  it('MB-183 MB-223 MB-381 a card that leaves for the binder loses tokens, markers and what is attached', () => {
    const match = tournament(
      [
        {
          hand: [spare, spare],
          tableau: [{ card: 'homing', marks: { tokens: 2, markers: 1, facing: 'left' } }],
          markers: 3,
        },
      ],
      { zones: { 'attached:0': [{ card: 't-earth-construct-1', host: 'tableau:0#1' }] } },
    )
    play(match, 'action:t-homing')
    expect(table(match).zones['binder:0'].toSorted()).toEqual(['t-earth-construct-1', 't-homing'])
    expect([table(match).players[0].markers, area(match, 'attached:0')]).toEqual([4, []])
  })

  it('MB-187 MB-376 only what says so brings a slot, and only face up', () => {
    const isFull = (card: string | JsonObject) =>
      awaited(tournament([{ hand: [spare, spare], tableau: [...six.slice(1), card] }, { hand: [spare] }])) === '1 turn'
    expect([isFull('ongoing star'), isFull('topper'), isFull('protector')]).toEqual([true, true, true])
    expect([isFull('slotter'), isFull({ card: 'slotter', down: true })]).toEqual([false, true])
  })

  it('MB-224 whoever must discard is asked, even with one card in hand: others cannot know that', () => {
    const match = tournament([{ hand: ['discarder', spare] }, { hand: [spare] }, {}])
    expect(awaited(play(match, 'play:t-discarder'))).toBe('1 card')
    expect(area(play(match, 't-water-animal-1'), 'binder:1')).toEqual(['water-animal-1'])
  })
})
