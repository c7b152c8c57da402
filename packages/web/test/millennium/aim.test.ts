import { describe, expect, it } from 'vitest'
import { isNewAt, type Places, placesAt, reaction } from '../../src/boards/millennium/floor/aim.ts'

/** Places that were first seen at 0, and then changed at these times. */
const after = (
  first: Readonly<Record<string, string | null>>,
  ...changes: (readonly [number, typeof first])[]
): Places => changes.reduce((places, [time, does]) => placesAt(places, does, time), placesAt(null, first, 0))

const isNew = (places: Places, place: string, time: number) => isNewAt(places.get(place), time)

describe('what lies under a pointer', () => {
  it('is not new where it has been from the first, or did not change', () => {
    const places = after({ a: 'buy:1:4', b: 'buy:2:5' }, [900, { a: 'buy:1:4', b: 'buy:3:5' }])
    expect(isNew(after({ a: 'buy:1:4' }), 'a', 0)).toBe(false)
    expect(isNew(places, 'a', 901)).toBe(false)
    expect(isNew(places, 'b', 901)).toBe(true)
  })

  it('is new for as long as somebody needs to see it, also to a press that was made before it was drawn', () => {
    const places = after({ a: 'buy:1:4' }, [900, { a: 'buy:7:4' }])
    expect(isNew(places, 'a', 890)).toBe(true)
    expect(isNew(places, 'a', 899 + reaction)).toBe(true)
    expect(isNew(places, 'a', 900 + reaction)).toBe(false)
  })

  it('is new in a gap and in a place that there was not before', () => {
    const places = after({ a: 'buy:1:4' }, [900, {}], [1000, { a: 'buy:7:4', b: 'buy:8:3' }])
    expect(isNew(places, 'a', 1500)).toBe(true)
    expect(isNew(places, 'b', 1500)).toBe(true)
    expect(places.get('b')).toEqual({ does: 'buy:8:3', since: 1000 })
  })
})
