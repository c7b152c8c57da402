import { advance, Match, Random, randomAnswer } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { deckFaults, decks, weiss } from '../src/index.ts'
import { character } from './support.ts'

const [gale, grove, ember, tide] = decks
const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map((seed) => new Random(seed))

/** A match after some random inputs. */
function played(options: object, inputs: number): Match {
  const random = new Random('guess')
  const match = Match.start(weiss, { options: { first: 0, ...options }, seed: 5 }) as unknown as Match
  for (let n = 0; n < inputs && match.over === null; n++) advance(match, random, (ask) => randomAnswer(ask, random))
  return match
}

/** The deck of seat 1, wherever its cards are. */
function deckOf({ table }: Match): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { def, owner } of table.cards) if (owner === 1) counts[def.id] = (counts[def.id] ?? 0) + 1
  return counts
}
const imagined = (match: Match, random: Random) => deckOf(match.imagine(0, random.clone()))

/** What seat 0 knows of the cards of seat 1. */
const seen = ({ table }: Match): string[] =>
  table.cards.filter((card) => card.owner === 1 && table.sees(0, card)).map(({ def }) => def.id)

const nameOf = (deck: Record<string, number>) =>
  decks.find(({ cards }) => Object.entries(cards).every(([id, n]) => deck[id] === n))?.id

describe('the deck that a seat imagines for its opponent', () => {
  it('is the one that everybody knows by name', () => {
    const match = played({ decks: [gale!.id, tide!.id] }, 40)
    for (const random of seeds) expect(nameOf(imagined(match, random))).toBe(tide!.id)
  })

  it('is one of those that the lot could have given, as far as nothing was seen; then one that fits', () => {
    const match = played({ decks: ['random', 'random'] }, 0)
    const found = seeds.map((random) => nameOf(imagined(match, random)))
    expect(new Set(found).size).toBeGreaterThan(1)
    expect(found).not.toContain(undefined)
    const later = played({ decks: ['random', 'random'] }, 60)
    expect(seen(later).length).toBeGreaterThan(5)
    for (const random of seeds) expect(nameOf(imagined(later, random))).toBe(nameOf(deckOf(later)))
  })

  it('is the same whatever a secret deck holds, before anything of it was seen', () => {
    const [a, b] = [ember!, grove!].map(({ cards }) => played({ decks: [gale!.id, { cards }] }, 0))
    for (const random of seeds) expect(imagined(a!, random)).toEqual(imagined(b!, random))
  })

  it('is legal, and holds what was seen', () => {
    const match = played({ decks: [gale!.id, { cards: tide!.cards }] }, 90)
    const known = seen(match)
    expect(known.length).toBeGreaterThan(5)
    for (const random of seeds) {
      const deck = imagined(match, random)
      expect(deckFaults(weiss.library, deck)).toEqual([])
      for (const id of known) expect(deck[id]).toBeGreaterThanOrEqual(known.filter((each) => each === id).length)
    }
  })

  it('has no card that came with the match before it was seen', () => {
    const { cards } = ember!
    const [first] = Object.keys(cards).filter((id) => cards[id] === 4)
    const { [first!]: n, ...rest } = cards
    const options = {
      decks: [gale!.id, { cards: { ...rest, stranger: n! } }],
      cards: [character('stranger', { name: 'Stranger' })],
    }
    const match = played(options, 0)
    for (const random of seeds) expect(imagined(match, random).stranger).toBeUndefined()
  })

  it('of its own it knows all', () => {
    const match = played({ decks: [{ cards: ember!.cards }, gale!.id] }, 30)
    const own = (of: Match) =>
      of.table.cards
        .filter(({ owner }) => owner === 0)
        .map(({ def }) => def.id)
        .sort()
    for (const random of seeds) expect(own(match.imagine(0, random.clone()))).toEqual(own(match))
  })
})
