import { type Facts, millennium } from '@cardwright/millennium'
import type { SentView } from '@cardwright/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Drawing, drawingOf, emptied, withOne } from '../drawn.ts'

let drawing: Drawing
beforeAll(async () => {
  drawing = await drawingOf('millennium', { mode: 'duel', clock: 'none' })
})

const single = 'velvet-panther'

/** What lies in each area. One that is new has to be said here, and drawn. */
const cards: Readonly<Record<keyof typeof millennium.zones, string>> = {
  ...Object.fromEntries(Object.keys(millennium.zones).map((family) => [family, single])),
  npcs: 'npc-ollie-who-just-started',
  npcDeck: 'npc-ollie-who-just-started',
  metas: 'meta-fire',
  venue: 'venue-museum-of-cardboard',
  friends: 'friend-juniper-vance-1',
  friendship: 'friend-juniper-vance-1',
  npcsWon: 'npc-ollie-who-just-started',
  persona: 'juniper-vance',
} as Readonly<Record<keyof typeof millennium.zones, string>>

/** Drawn by the table, or not there to be seen. */
const elsewhere: ReadonlySet<string> = new Set(['hand:0', 'box'])

const side = { rp: 0, slots: 6, looped: false, named: [], breakdown: [] }

/** The same table on the trading floor, and in a tournament against a boss. */
const phases = (view: SentView): SentView[] => {
  const facts = view.facts as unknown as Facts
  const play = { ...facts, phase: 'tournament', sides: [side, side, side], turn: 0, first: 0, segment: null, lots: [] }
  return [view, { ...view, facts: play as unknown as SentView['facts'] }]
}

describe('every area of Millennium Blades is drawn, on the trading floor or in a tournament', () => {
  const named = Object.entries(millennium.zones).flatMap(([family, { per, many = 1 }]) =>
    (per === 'seat' ? [`${family}:0`, `${family}:1`] : [family]).flatMap((zone) =>
      Array.from({ length: many }, (_, n) => [many > 1 ? `${zone}:${n}` : zone, family] as const),
    ),
  )

  it.for(named.filter(([zone]) => !elsewhere.has(zone)))('%s', ([zone, family]) => {
    const { faces, shape } = millennium.zones[family as keyof typeof millennium.zones]
    const isSeen = shape === 'row' || faces === 'all' || (faces === 'owner' && zone.endsWith(':0'))
    const isDrawn = phases(emptied(drawing.view)).some((before) => {
      const after = withOne(before, zone, { name: cards[family as keyof typeof cards] }, isSeen)
      return drawing.markup(after) !== drawing.markup(before)
    })
    expect(isDrawn).toBe(true)
  })
})
