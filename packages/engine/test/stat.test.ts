import { type Change, type StatLaw, stat } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { type Face, lay, put, type TinyTable } from './tiny.ts'

type Name = 'power' | 'guard'
type Law = StatLaw<TinyTable, Face, Name>

const zones = {
  row: { per: 'seat', shape: 'row', faces: 'all' },
  out: { per: 'seat', shape: 'row', faces: 'all' },
} as const

/** A table with one card of printed power 3, and what changes it. */
function numbered(changes: Law['changes'], cycle?: Law['cycle']) {
  const { t } = lay(zones)
  const [card, other] = put(t, t.zone.row!(0), 'knight3 squire2')
  let counted = 0
  const law: Law = {
    printed: (_t, { def }) => {
      counted++
      return def.worth
    },
    changes,
    ...(cycle && { cycle }),
  }
  const power = stat(law)
  return { t, card: card!, other: other!, power, counted: () => counted }
}

describe('a number', () => {
  it('is the printed one if nothing changes it', () => {
    const { t, card, other, power } = numbered(() => [])
    expect([power(t, card, 'power'), power(t, other, 'power')]).toEqual([3, 2])
  })

  it('goes through the layers in their order, whatever the order of the changes', () => {
    const changes: Change[] = [
      { layer: 3, op: 'times', amount: 2 },
      { layer: 1, op: 'set', amount: 5 },
      { layer: 2, op: 'add', amount: 1 },
    ]
    for (const order of [changes, [...changes].reverse()]) {
      const { t, card, power } = numbered(() => order)
      expect(power(t, card, 'power')).toBe((5 + 1) * 2)
    }
  })

  it('takes the changes of one layer in the order in which the game gives them', () => {
    const add: Change = { layer: 1, op: 'add', amount: 4 }
    const double: Change = { layer: 1, op: 'times', amount: 2 }
    const { t, card, power } = numbered(() => [add, double])
    expect(power(t, card, 'power')).toBe(14)
    const other = numbered(() => [double, add])
    expect(other.power(other.t, other.card, 'power')).toBe(10)
  })

  it.each([
    ['atLeast', 5, 5],
    ['atLeast', 2, 3],
    ['atMost', 2, 2],
    ['atMost', 5, 3],
    ['add', -4, -1],
    ['times', 0, 0],
  ] as const)('%s %i of 3 is %i', (op, amount, result) => {
    const { t, card, power } = numbered(() => [{ layer: 0, op, amount }])
    expect(power(t, card, 'power')).toBe(result)
  })

  it('is worked out once until the table changes', () => {
    const { t, card, other, power, counted } = numbered((table) => [
      { layer: 0, op: 'add', amount: table.zone.row!(0).size },
    ])
    expect([power(t, card, 'power'), power(t, card, 'power')]).toEqual([5, 5])
    expect(counted()).toBe(1)
    power(t, card, 'guard')
    expect(counted()).toBe(2)
    t.move(other, t.zone.out!(0))
    expect(power(t, card, 'power')).toBe(4)
    expect(counted()).toBe(3)
    t.touch()
    power(t, card, 'power')
    expect(counted()).toBe(4)
  })

  it('is worked out for each table by itself', () => {
    const { t, card, power } = numbered((table) => [{ layer: 0, op: 'add', amount: table.zone.row!(0).size }])
    const copy = t.clone()
    copy.move(copy.card(1), copy.zone.out!(0))
    expect(copy.version).not.toBe(t.version)
    copy.version = t.version
    expect([power(t, card, 'power'), power(copy, copy.card(0), 'power')]).toEqual([5, 4])
  })

  it('may depend on other numbers', () => {
    const law = numbered((t, card, name) =>
      card.id === 0 && name === 'power' ? [{ layer: 0, op: 'add', amount: law.power(t, law.other, 'guard') }] : [],
    )
    expect(law.power(law.t, law.card, 'power')).toBe(5)
  })

  it('that depends on itself is an error that names the way, and no hang', () => {
    const law = numbered((t, card) => [
      { layer: 0, op: 'add', amount: law.power(t, card.id === 0 ? law.other : law.card, 'power') },
    ])
    expect(() => law.power(law.t, law.card, 'power')).toThrow(
      'A number depends on itself: power 0 <- power 1 <- power 0 (name and card id).',
    )
    expect(() => law.power(law.t, law.other, 'power')).toThrow('power 1 <- power 0 <- power 1')
  })

  it('that depends on itself is what the game says, whichever is asked for first', () => {
    const both = () => {
      const law = numbered(
        (t, card) => [{ layer: 0, op: 'add', amount: law.power(t, card.id === 0 ? law.other : law.card, 'power') }],
        () => 0,
      )
      return law
    }
    const [one, two] = [both(), both()]
    const forwards = [one.power(one.t, one.card, 'power'), one.power(one.t, one.other, 'power')]
    const backwards = [two.power(two.t, two.other, 'power'), two.power(two.t, two.card, 'power')].reverse()
    expect(forwards).toEqual([5, 5])
    expect(backwards).toEqual(forwards)
  })

  it('that depends on a circle to which it does not belong is worked out once', () => {
    const law = numbered(
      (t, card, name) => {
        if (name === 'guard') return [{ layer: 0, op: 'add', amount: law.power(t, law.card, 'power') }]
        return [{ layer: 0, op: 'add', amount: law.power(t, card.id === 0 ? law.other : law.card, 'power') }]
      },
      () => 0,
    )
    expect(law.power(law.t, law.other, 'guard')).toBe(2 + 5)
    const before = law.counted()
    expect(law.power(law.t, law.other, 'guard')).toBe(2 + 5)
    expect(law.counted()).toBe(before)
    expect(law.power(law.t, law.other, 'power')).toBe(5)
  })
})
