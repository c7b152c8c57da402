import { Match, nobody, positionsByZone } from '@cardwright/engine'
import { described } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { put, tiny } from './tiny.ts'

const hand = { per: 'seat', shape: 'hand', faces: 'owner' } as const
const row = { per: 'table', shape: 'row', faces: 'all' } as const
const state = z.strictObject({ turn: z.int(), lives: z.array(z.int()) })

/** Each seat has a deck of its own; or all have one, and its cards are nobody's. */
const game = (per: 'seat' | 'table') =>
  tiny<z.infer<typeof state>>({
    zones: { deck: { per, shape: 'pile', faces: 'none' }, hand, row },
    state: { turn: 0, lives: [3, 3] },
    deal(t) {
      if (per === 'table') put(t, t.zone.deck!(), 'ant bee cat dog', nobody)
      else for (const seat of [0, 1]) put(t, t.zone.deck!(seat), 'ant bee cat')
    },
    ...positionsByZone({ home: 'deck', state }),
  })

const given = (position: unknown, per: 'seat' | 'table' = 'seat') => Match.start(game(per), { given: position })

describe('a position by zones', () => {
  it('has piles from the top, and what it does not name beneath', () => {
    const { zones } = described(given({ zones: { 'hand:0': ['bee'], 'deck:0': ['ant'] } }))
    expect(zones).toEqual({
      'deck:0': ['ant', 'cat'],
      'deck:1': ['cat', 'bee', 'ant'],
      'hand:0': ['bee'],
      'hand:1': [],
      row: [],
    })
  })

  it('leaves what it does not say as it was dealt', () => {
    expect(described(given({ lives: [1, 2] }))).toEqual({ ...described(Match.start(game('seat'))), lives: [1, 2] })
  })

  it('comes back with owners, marks and cards that lie face down', () => {
    const position = {
      turn: 1,
      lives: [2, 3],
      zones: {
        'deck:0': ['bee', 'cat'],
        'deck:1': ['ant'],
        'hand:0': [{ card: 'bee', owner: 1 }],
        'hand:1': [],
        row: [
          { card: 'ant', down: true },
          { card: 'cat', owner: 1, marks: { rested: true, tokens: 2 } },
        ],
      },
      over: false,
      winner: null,
    }
    expect(described(given(position))).toEqual(position)
  })

  it('comes back where all draw from one deck', () => {
    const zones = { deck: ['dog', 'ant'], 'hand:0': ['cat'], 'hand:1': [], row: [{ card: 'bee', down: true }] }
    expect(described(given({ zones }, 'table')).zones).toEqual(zones)
  })

  it('leaves each card at a home of its own, where the game says so', () => {
    const mixed = tiny<z.infer<typeof state>>({
      zones: { deck: { per: 'table', shape: 'pile', faces: 'none' }, hand, row },
      state: { turn: 0, lives: [] },
      deal(t) {
        put(t, t.zone.deck!(), 'prize1 prize2', nobody)
        for (const seat of [0, 1]) put(t, t.zone.hand!(seat), 'ant bee')
      },
      ...positionsByZone({ home: ({ def }) => (def.worth > 0 ? 'deck' : 'hand'), state }),
    })
    const { zones } = described(Match.start(mixed, { given: { zones: { row: ['prize2', 'bee'] } } }))
    expect(zones).toEqual({ deck: ['prize1'], 'hand:0': ['ant'], 'hand:1': ['ant', 'bee'], row: ['prize2', 'bee'] })
  })

  it('shares nothing with the table', () => {
    const match = given({})
    const before = described(match)
    match.table.state.lives[0] = 0
    expect(before.lives).toEqual([3, 3])
  })

  it.each([
    ['a zone that there is not', { zones: { attic: [] } }, 'There is no zone attic'],
    ['a card that there is not', { zones: { 'hand:0': ['yak'] } }, 'zones.hand:0 names yak, of which there are 0'],
    ['a card too often', { zones: { 'hand:0': ['ant', 'ant'] } }, 'zones.hand:0 names ant, of which there is 1'],
    ['a field that there is not', { mana: 1 }, 'mana'],
    ['a field that is wrong', { turn: 'mine' }, 'turn'],
  ])('with %s is refused and says why', (_what, position, why) => expect(() => given(position)).toThrow(why))
})
