import type { Card, View } from '@cardwright/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Face, lay, put } from './tiny.ts'

const zones = {
  deck: { per: 'seat', shape: 'pile', faces: 'none' },
  hand: { per: 'seat', shape: 'hand', faces: 'owner' },
  row: { per: 'seat', shape: 'row', faces: 'all' },
  vault: { per: 'seat', shape: 'row', faces: 'owner' },
  mind: { per: 'seat', shape: 'hand', faces: 'others' },
} as const

const handlesIn = (view: View): number[] =>
  Object.values(view.zones).flatMap(({ cards = [] }) => cards.map(({ handle }) => handle))

/** Which card each handle has ever meant, and the handles that have ended. */
class HandleLedger {
  private readonly meant = new Map<number, Card<Face>>()
  private readonly ended = new Set<number>()

  check(card: Card<Face>, before: number): void {
    const { handle } = card
    if (before !== handle) this.ended.add(before)
    if (handle === 0) return
    expect(this.ended).not.toContain(handle)
    expect(this.meant.get(handle) ?? card).toBe(card)
    this.meant.set(handle, card)
  }
}

function expectDistinct(handles: readonly number[]): void {
  expect(new Set(handles).size).toBe(handles.length)
  expect(handles).not.toContain(0)
}

describe('a handle', () => {
  it('stays while the card stays where all see it as an object, face up or down', () => {
    const { t } = lay(zones)
    const [card] = put(t, t.zone.row!(0), 'ant')
    const { handle } = card!
    t.move(card!, t.zone.row!(1))
    t.move(card!, t.zone.vault!(1), { down: true })
    t.flip([card!], 'up')
    t.move(card!, t.zone.row!(0), 'bottom')
    expect(card!.handle).toBe(handle)
  })

  it.each(['deck', 'hand', 'mind'] as const)('does not pass through a %s', (hidden) => {
    const { t } = lay(zones)
    const [card, bystander] = put(t, t.zone.row!(0), 'ant bee')
    const before = [card!.handle, bystander!.handle]
    t.move(card!, t.zone[hidden]!(0))
    t.move(card!, t.zone.row!(0))
    expect(before).not.toContain(card!.handle)
    expect(bystander!.handle).toBe(before[1])
  })

  it('is fresh for all cards of a row that was shuffled, in the order in which they lie', () => {
    const { t } = lay(zones)
    const cards = put(t, t.zone.vault!(0), 'a b c d e')
    const before = cards.map((card) => card.handle)
    t.shuffle(t.zone.vault!(0))
    const after = t.zone.vault!(0).cards.map((card) => card.handle)
    expect(after.filter((handle) => before.includes(handle))).toEqual([])
    expect(after).toEqual([...after].sort((a, b) => a - b))
  })

  it('is fresh for the cards that a seat has put into another order, and for those alone', () => {
    const { t } = lay(zones)
    const cards = put(t, t.zone.vault!(0), 'a b c')
    const before = cards.map((card) => card.handle)
    t.reorder([cards[2]!, cards[1]!], 0)
    expect(
      t.zone.vault!(0)
        .cards.map((card) => card.def.id)
        .join(''),
    ).toBe('acb')
    const [first, ...rest] = t.zone.vault!(0).cards.map((card) => card.handle)
    expect(first).toBe(before[0])
    expect(rest.filter((handle) => before.includes(handle))).toEqual([])
  })

  it('of what one seat alone sees tells others nothing', () => {
    const { t, view } = lay(zones)
    const [card] = put(t, t.zone.hand!(0), 'ant')
    expect(handlesIn(view(0))).toEqual([card!.handle])
    expect([...handlesIn(view(1)), ...handlesIn(view(null))]).toEqual([])
    expect([t.handle(card!, 0), t.handle(card!, 1), t.handle(card!, null)]).toEqual([card!.handle, null, null])
  })

  it('of a public card does not depend on how many cards went through hands', () => {
    const played = (draws: number) => {
      const { t } = lay(zones)
      put(t, t.zone.deck!(0), 'a b c d')
      for (let i = 0; i < draws; i++) t.move(t.zone.deck!(0).top!, t.zone.hand!(0))
      const [card] = put(t, t.zone.row!(1), 'z')
      return card!.handle
    }
    expect(played(3)).toBe(played(0))
  })

  it('is never given twice, and no two cards of a view share one', () => {
    const families = Object.keys(zones) as (keyof typeof zones)[]
    const moves = fc.array(
      fc.record({ card: fc.nat(7), to: fc.constantFrom(...families), seat: fc.nat(1), shuffle: fc.boolean() }),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(moves, (script) => {
        const { t, view } = lay(zones)
        put(t, t.zone.deck!(0), 'a b c d e f g h')
        const ledger = new HandleLedger()
        for (const { card, to, seat, shuffle } of script) {
          const before = t.cards.map((each) => each.handle)
          t.move(t.card(card), t.zone[to]!(seat))
          if (shuffle) t.shuffle(t.zone[to]!(seat))
          for (const each of t.cards) ledger.check(each, before[each.id]!)
          for (const observer of [0, 1, null]) expectDistinct(handlesIn(view(observer)))
        }
      }),
      { numRuns: 150, seed: 1 },
    )
  })
})
