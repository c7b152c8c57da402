import { exodus } from '@cardwright/exodus'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Drawing, drawingOf, emptied, withOne } from '../drawn.ts'

let drawing: Drawing
beforeAll(async () => {
  drawing = await drawingOf('exodus')
})

/** What lies in each area. One that is new has to be said here, and drawn. */
const cards: Readonly<Record<string, string>> = {
  mainDeck: 'gorge-drake',
  energyDeck: 'ember',
  hand: 'gorge-drake',
  reserve: 'ember',
  pile: 'ember',
  creature: 'gorge-drake',
  lasting: 'drake-roost',
  stack: 'unravel',
  graveyard: 'gorge-drake',
  spent: 'ember',
}

const zonesOf = (family: string): string[] => {
  const { per, many } = exodus.zones[family as keyof typeof exodus.zones]
  if (per === 'table') return [family]
  return [0, 1].flatMap((seat) =>
    many === undefined ? [`${family}:${seat}`] : Array.from({ length: many }, (_, i) => `${family}:${seat}:${i}`),
  )
}

describe('every area of Exodus is drawn', () => {
  it('and none that the game does not have', () => {
    expect(Object.keys(cards).sort()).toEqual(Object.keys(exodus.zones).sort())
  })

  it.for(Object.keys(exodus.zones).flatMap((family) => zonesOf(family).map((zone) => [zone, family] as const)))(
    '%s',
    ([zone, family]) => {
      // one's own hand is drawn by the table
      if (zone === drawing.look.hand?.(0)) return
      const { faces } = exodus.zones[family as keyof typeof exodus.zones]
      const before = emptied(drawing.view)
      const isSeen = faces === 'all' || (faces === 'owner' && zone.endsWith(':0'))
      const after = withOne(before, zone, { name: cards[family]! }, isSeen)
      expect(drawing.markup(after)).not.toBe(drawing.markup(before))
    },
  )
})
