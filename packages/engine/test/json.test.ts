import { canonical, diff, hashOf, type Json, patch } from '@cardwright/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** Any JSON, also with the keys that objects of a careless program trip over. */
const json = fc.letrec<{ value: Json; leaf: Json }>((tie) => ({
  leaf: fc.oneof(fc.constant(null), fc.boolean(), fc.integer({ min: -9, max: 9 }), fc.string({ maxLength: 3 })),
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    tie('leaf'),
    fc.array(tie('value'), { maxLength: 4 }) as fc.Arbitrary<Json>,
    fc
      .array(
        fc.tuple(fc.constantFrom('a', 'b', 'c', '1', '10', '2', '__proto__', 'constructor', 'toString'), tie('value')),
        { maxLength: 5 },
      )
      .map((fields) => Object.fromEntries(fields) as Json),
  ),
})).value

/** The same value with the fields of all objects the other way round. */
function backwards(value: Json): Json {
  if (Array.isArray(value)) return value.map(backwards)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, backwards(inner as Json)]),
  )
}

/** A value in a form in which equal means equal: objects as sorted lists of their fields. */
function exact(value: Json): Json {
  if (Array.isArray(value)) return ['list', ...value.map(exact)]
  if (typeof value !== 'object' || value === null) return value
  return Object.keys(value)
    .sort()
    .map((key) => [key, exact(value[key as never])])
}

function forAll(holds: (a: Json, b: Json) => void): void {
  fc.assert(
    fc.property(json, json, (a, b) => {
      holds(a, b)
    }),
    { numRuns: 400, seed: 1 },
  )
}

describe('canonical JSON', () => {
  it('does not depend on the order of fields', () => {
    expect(canonical({ b: 1, a: [{ d: 1, c: 2 }] })).toBe('{"a":[{"c":2,"d":1}],"b":1}')
    forAll((value) => expect(canonical(backwards(value))).toBe(canonical(value)))
  })

  it('loses nothing', () => {
    forAll((value) => expect(exact(JSON.parse(canonical(value)))).toEqual(exact(value)))
  })

  it('tells apart what differs, by the order of lists, by what is null and by a field named __proto__', () => {
    expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]))
    expect(hashOf({ a: null })).not.toBe(hashOf({}))
    expect(hashOf(JSON.parse('{"__proto__":1}'))).not.toBe(hashOf({}))
    expect(hashOf({ a: undefined })).toBe(hashOf({}))
  })
})

describe('a diff', () => {
  it('leads from one value to the other', () => {
    forAll((a, b) => expect(exact(patch(a, diff(a, b)))).toEqual(exact(b)))
  })

  it('survives being sent', () => {
    forAll((a, b) => expect(exact(patch(a, JSON.parse(JSON.stringify(diff(a, b)))))).toEqual(exact(b)))
  })

  it('leaves the value before it as it was', () => {
    forAll((a, b) => {
      const before = JSON.stringify(a)
      patch(a, diff(a, b))
      expect(JSON.stringify(a)).toBe(before)
    })
  })

  it('is null between equal values, and only there', () => {
    forAll((a, b) => {
      expect(diff(a, backwards(a))).toBeNull()
      expect(diff(a, b) === null).toBe(canonical(a) === canonical(b))
    })
  })

  it('is as small as the change', () => {
    const before = { life: 20, hand: ['a', 'b', 'c'], zones: { deck: { count: 9 }, row: [] } }
    const after = { life: 20, hand: ['a', 'x'], zones: { deck: { count: 8 } } }
    expect(diff(before, after)).toEqual({
      at: {
        hand: { items: { 1: { set: 'x' } }, length: 2 },
        zones: { at: { deck: { at: { count: { set: 8 } } } }, drop: ['row'] },
      },
    })
  })

  it('follows items that are known by a handle or a key to where they have moved', () => {
    const cards = (...handles: number[]) => handles.map((handle) => ({ handle, name: `card ${handle}` }))
    expect(diff(cards(1, 2, 3, 4), cards(1, 3, 4), true)).toEqual({
      keep: [
        [0, 1],
        [2, 2],
      ],
      items: {},
      length: 3,
    })
    expect(diff(cards(1, 2, 3), cards(3, 9, 1, 2), true)).toEqual({
      keep: [
        [2, 1],
        [-1, 1],
        [0, 2],
      ],
      items: { 1: { set: { handle: 9, name: 'card 9' } } },
      length: 4,
    })
    const [turned] = cards(2)
    expect(diff(cards(1, 2), [{ ...turned!, down: true }], true)).toEqual({
      keep: [[1, 1]],
      items: { 0: { at: { down: { set: true } } } },
      length: 1,
    })
    // what lies where it lay, and what only came or went at the end, needs no word of that
    expect(diff(cards(1, 2), cards(1, 2, 3), true)).toEqual(diff(cards(1, 2), cards(1, 2, 3)))
    expect(diff(cards(1, 2, 3), cards(1, 2), true)).toEqual({ items: {}, length: 2 })
    // nothing is followed by a name that two items have
    expect(diff(cards(1, 1, 2), cards(2), true)).not.toHaveProperty('keep')
  })

  it('leads from one list to the other, wherever its items have moved', () => {
    const item = fc.record({
      handle: fc.integer({ min: 0, max: 6 }),
      name: fc.constantFrom('a', 'b'),
      list: fc.array(fc.record({ key: fc.constantFrom('x', 'y', 'z') }), { maxLength: 3 }),
    })
    const list = fc.array(item, { maxLength: 7 })
    fc.assert(
      fc.property(list, list, (a, b) => {
        const change = JSON.parse(JSON.stringify(diff(a, b, true)))
        expect(patch(a, change)).toEqual(b)
        expect(diff(a, a, true)).toBeNull()
      }),
      { numRuns: 2000, seed: 1 },
    )
    forAll((a, b) => expect(exact(patch(a, diff(a, b, true)))).toEqual(exact(b)))
  })

  it('does not touch the prototype of anything', () => {
    const sent = JSON.parse('{"at":{"__proto__":{"set":{"polluted":true}}}}')
    const after = patch({}, sent) as Record<string, Json>
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype)
    expect(Object.hasOwn(after, '__proto__')).toBe(true)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('refuses a value that it is not for', () => {
    expect(() => patch({}, { items: {}, length: 0 })).toThrow('it is for a list')
    expect(() => patch([], { at: {} })).toThrow('it is for an object')
  })
})
