import type { SentView } from '@cardwright/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { areas } from '../../src/boards/exceed/areas.ts'
import { type Drawing, drawingOf, emptied, withOne } from '../drawn.ts'

let drawing: Drawing
beforeAll(async () => {
  drawing = await drawingOf('exceed')
})

/** What the game says beside cards when something lies there: on which space, or that it is an attack. */
function factsWith(view: SentView, family: string, seat: number): SentView {
  const { sides } = view.facts as unknown as { sides: object[] }
  const more =
    family === 'secrets'
      ? { secrets: [5] }
      : { strike: { set: true, wild: false, ex: false, critical: false, hit: false, stunned: false, numbers: null } }
  const own = sides.map((side, at) => (at === seat || family === 'strike' ? { ...side, ...more } : side))
  const strike = family === 'strike' && { strike: { attacker: seat, active: seat, advantage: null } }
  return { ...view, facts: { ...view.facts, sides: own, ...strike } as SentView['facts'] }
}

const cards: Readonly<Record<string, object>> = {
  character: { name: 'ketta' },
  arena: { name: 'focus', space: 5 },
  secrets: { down: true, back: 'token' },
  under: { host: 1 },
}

describe('every area of Exceed is drawn', () => {
  it('and none that the game does not have', () => {
    expect(Object.keys(areas).sort()).toEqual(Object.keys(drawing.entry.game.zones).sort())
  })

  it.for(Object.keys(areas).flatMap((family) => [0, 1].map((seat) => [family, seat] as const)))(
    '%s of seat %i',
    ([family, seat]) => {
      const zone = `${family}:${seat}`
      // one's own hand is drawn by the table
      if (zone === drawing.look.hand?.(0)) return
      const { faces, shape } = drawing.entry.game.zones[family]!
      const isSeen = faces === 'all' || shape === 'row' || (faces === 'owner' && seat === 0)
      const special = family === 'secrets' || family === 'strike'
      const before = special ? factsWith(emptied(drawing.view), family, seat) : emptied(drawing.view)
      const after = withOne(before, zone, cards[family] ?? { name: 'focus' }, isSeen)
      expect(drawing.markup(after)).not.toBe(drawing.markup(before))
    },
  )
})
