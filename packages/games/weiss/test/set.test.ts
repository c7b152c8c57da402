import { describe, expect, it } from 'vitest'
import { deckFaults, decks, lanternfall, weiss } from '../src/index.ts'
import type { Icon, Keyword } from '../src/text/terms.ts'

describe('Lanternfall', () => {
  it('has at least 120 designs, each with a name of its own and a text that is understood', () => {
    expect(lanternfall.length).toBeGreaterThanOrEqual(120)
    expect(new Set(lanternfall.map(({ name }) => name)).size).toBe(lanternfall.length)
    expect(new Set(lanternfall.map(({ id }) => id)).size).toBe(lanternfall.length)
    expect(lanternfall.flatMap(({ blank }) => blank)).toEqual([])
  })

  it('has four decks by the rules, one of each colour', () => {
    for (const { cards } of decks) expect(deckFaults(weiss.library, cards)).toEqual([])
    const colours = decks.map(({ cards }) => new Set(Object.keys(cards).map((id) => weiss.library.get(id)!.colour)))
    expect(colours.map((each) => [...each])).toEqual([['yellow'], ['green'], ['red'], ['blue']])
  })

  it('has all ten trigger icons, and the keywords', () => {
    const icons: readonly Icon[] = [
      'soul',
      'comeback',
      'return',
      'draw',
      'pool',
      'treasure',
      'shot',
      'gate',
      'standby',
      'choice',
    ]
    for (const icon of icons)
      expect(
        lanternfall.some((card) => card.icons.includes(icon)),
        icon,
      ).toBe(true)
    const keywords: readonly Keyword[] = [
      'assist',
      'encore',
      'backup',
      'brainstorm',
      'bond',
      'change',
      'experience',
      'memory',
      'alarm',
      'resonate',
      'accelerate',
      'shift',
      'greatPerformance',
    ]
    const abilities = lanternfall.flatMap((card) => card.abilities.map(({ ability }) => ability))
    for (const keyword of keywords)
      expect(
        abilities.some((ability) => ability.keyword === keyword),
        keyword,
      ).toBe(true)
    expect(abilities.some(({ combo }) => combo)).toBe(true)
    const encores = abilities.filter(({ keyword }) => keyword === 'encore').map(({ cost }) => JSON.stringify(cost))
    expect(new Set(encores).size).toBeGreaterThanOrEqual(4)
    const all = JSON.stringify(abilities)
    for (const part of ['"zone":"markers"', '"mod":"ability"', '"do":"damage"', '"stat":"level","by":-1'])
      expect(all).toContain(part)
  })
})
