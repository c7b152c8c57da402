import { describe, expect, it } from 'vitest'
import { hueOf } from '../../src/table/card/hue.ts'

describe('the hue of a plain card', () => {
  it('is that of its colour', () => {
    expect(hueOf({ id: 'honey', kind: 'good', colour: 'amber' } as never)).toBe(38)
  })

  it('is one for all cards of a kind, and another for another kind', () => {
    const hues = ['fighter', 'spell'].map((kind) => hueOf({ id: kind, kind } as never))
    expect(hueOf({ id: 'ogre', kind: 'fighter' } as never)).toBe(hues[0])
    expect(hues[0]).not.toBe(hues[1])
  })

  it('is its own where cards are of no kind', () => {
    expect(hueOf({ id: 'ember' })).not.toBe(hueOf({ id: 'comet' }))
  })
})
