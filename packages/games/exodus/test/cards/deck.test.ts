import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type DeckContents, deckFaults, decks, exodus } from '../../src/index.ts'
import { fresh } from '../support.ts'

const [skyfire] = decks
const good: DeckContents = { main: skyfire!.main, energy: skyfire!.energy }
const rulesOf = (deck: DeckContents): string[] => deckFaults(exodus.library, deck).map(({ rule }) => rule)

/** So many copies of creatures and symmetries, two of a name at most. */
function main(creatures: number, symmetries: number): Record<string, number> {
  const take = (kind: string, cards: number) => {
    const ids = [...exodus.library.values()].flatMap((def) => (def.kind === kind ? [def.id, def.id] : []))
    return ids.slice(0, cards)
  }
  const list: Record<string, number> = {}
  for (const id of [...take('creature', creatures), ...take('symmetry', symmetries)]) list[id] = (list[id] ?? 0) + 1
  return list
}

describe('deck construction', () => {
  it.each(decks.map((deck) => [deck.name, deck] as const))('%s may be played', (_name, deck) => {
    expect(deckFaults(exodus.library, deck)).toEqual([])
    const count = (copies: Readonly<Record<string, number>>) => Object.values(copies).reduce((a, b) => a + b, 0)
    expect([count(deck.main), count(deck.energy)]).toEqual([24, 24])
  })

  it.each([
    [19, ['XO-P03']],
    [20, []],
    [40, []],
    [41, ['XO-H02']],
  ])('XO-P03, XO-H02: an Energy Deck of %i', (dawn, rules) => {
    expect(rulesOf({ ...good, energy: { dawn } })).toEqual(rules)
  })

  it.each([
    [10, 9, ['XO-P04']],
    [10, 10, []],
    [20, 20, []],
    [21, 20, ['XO-H02']],
  ])('XO-P04, XO-H02: a Main Deck of %i creatures and %i symmetries', (creatures, symmetries, rules) => {
    expect(rulesOf({ ...good, main: main(creatures, symmetries) })).toEqual(rules)
  })

  it.each([
    [7, ['XO-H02']],
    [8, []],
  ])('XO-H02: %i creatures', (creatures, rules) => {
    expect(rulesOf({ ...good, main: main(creatures, 20) })).toEqual(rules)
  })

  it('XO-P05: three of one name', () => {
    expect(deckFaults(exodus.library, { ...good, main: { ...good.main, feint: 3 } })).toEqual([
      { part: 'main', rule: 'XO-P05', why: 'A Main Deck has at most 2 cards of one name, not 3 of Feint.' },
    ])
  })

  it('XO-P01, XO-P03, XO-P04: cards that do not belong there', () => {
    expect(rulesOf({ main: { ...good.main, dawn: 1 }, energy: { ...good.energy, feint: 1, snark: 1 } })).toEqual([
      'XO-P04',
      'XO-P03',
      'XO-P01',
    ])
  })
})

describe('the options', () => {
  it('take a starter deck by its id, or a list', () => {
    const match = fresh(exodus, { decks: ['long-winter', { ...good, main: main(12, 12) }] })
    expect(match.table.cards.filter(({ owner }) => owner === 1)).toHaveLength(48)
  })

  it('name the rule that a list breaks', () => {
    const { error } = exodus.options.safeParse({ decks: [{ ...good, energy: { dawn: 19 } }, 'skyfire'] })
    expect(z.prettifyError(error!)).toBe(
      '✖ XO-P03: The Energy Deck has at least 20 cards, not 19.\n  → at decks[0].energy',
    )
  })

  it('say which decks there are', () => {
    const { error } = exodus.options.safeParse({ decks: ['nothing', 'skyfire'] })
    expect(error!.issues[0]!.message).toContain('one of skyfire, harbour-light')
  })
})
