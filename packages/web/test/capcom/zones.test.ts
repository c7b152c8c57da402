import { capcom } from '@cardwright/capcom'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Drawing, drawingOf, emptied, withOne } from '../drawn.ts'

let drawing: Drawing
beforeAll(async () => {
  drawing = await drawingOf('capcom')
})

/** What lies in each area. One that is new has to be said here, and drawn. */
const cards: Readonly<Record<string, string>> = {
  fighters: 'asha-vell',
  deck: '5h',
  hand: '5h',
  discard: '5h',
  meter: '10h',
  block: '5h',
  played: '5h',
}

describe('every area of Capcom Crossovers is drawn', () => {
  it('and none that the game does not have', () => {
    expect(Object.keys(cards).sort()).toEqual(Object.keys(capcom.zones).sort())
  })

  it.for(Object.keys(capcom.zones).flatMap((family) => [0, 1].map((seat) => [`${family}:${seat}`, family] as const)))(
    '%s',
    ([zone, family]) => {
      // one's own hand is drawn by the table
      if (zone === drawing.look.hand?.(0)) return
      const { faces } = capcom.zones[family as keyof typeof capcom.zones]
      const before = emptied(drawing.view)
      const after = withOne(before, zone, { name: cards[family]! }, faces === 'all')
      expect(drawing.markup(after)).not.toBe(drawing.markup(before))
    },
  )
})
