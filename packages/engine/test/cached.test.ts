import { cached, frozen, keysWith, numbered } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { lay, put, type TinyTable } from './tiny.ts'

const zones = {
  row: { per: 'seat', shape: 'row', faces: 'all' },
  out: { per: 'seat', shape: 'row', faces: 'all' },
} as const

describe('what is worked out once', () => {
  let counted = 0
  const sizeOf = cached((t: TinyTable, seat) => {
    counted++
    return t.zone.row!(seat).size
  })

  it('is worked out for each seat, and again when the table has changed', () => {
    const { t } = lay(zones)
    put(t, t.zone.row!(0), 'knight3 squire2')
    counted = 0
    expect([sizeOf(t, 0), sizeOf(t, 0), sizeOf(t, 1)]).toEqual([2, 2, 0])
    expect(counted).toBe(2)
    t.move(t.zone.row!(0).top!, t.zone.out!(0))
    expect(sizeOf(t, 0)).toBe(1)
    t.touch()
    expect(sizeOf(t, 0)).toBe(1)
    expect(counted).toBe(4)
  })

  it('is never that of another table, not even of a copy with the same history', () => {
    const { t } = lay(zones)
    put(t, t.zone.row!(0), 'knight3')
    const copy = t.clone() as TinyTable
    expect([sizeOf(t, 0), sizeOf(copy, 0)]).toEqual([1, 1])
    copy.move(copy.zone.row!(0).top!, copy.zone.out!(0))
    expect([sizeOf(copy, 0), sizeOf(t, 0), sizeOf(copy, 0)]).toEqual([0, 1, 0])
  })
})

describe('keys', () => {
  it('with a prefix are the same string each time', () => {
    const key = keysWith('strike:')
    expect([key('focus'), key('dive'), key('focus')]).toEqual(['strike:focus', 'strike:dive', 'strike:focus'])
  })

  it('of equal names are numbered from the second on', () => {
    const keys = numbered(
      ['focus', 'dive', 'focus', 'focus'],
      (name) => name,
      () => ({}),
    ).map(({ key }) => key)
    expect(keys).toEqual(['focus', 'dive', 'focus#2', 'focus#3'])
  })
})

describe('frozen data', () => {
  it('cannot be changed at any depth', () => {
    const data = frozen({ a: [{ b: 1 }], c: null, d: 'x' })
    expect(Object.isFrozen(data) && Object.isFrozen(data.a) && Object.isFrozen(data.a[0])).toBe(true)
    expect(() => {
      data.a[0]!.b = 2
    }).toThrow(TypeError)
  })
})
