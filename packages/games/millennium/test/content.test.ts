import { describe, expect, it } from 'vitest'
import { isOwned, type OwnedDef } from '../src/cards/definitions.ts'
import { commonTypes, elements } from '../src/cards/symbols.ts'
import { allKeywords, keywordOf } from '../src/effects/keywords/vocabulary.ts'
import { allCards } from '../src/index.ts'

const owned = allCards.filter(isOwned)
const ofRarity = (rarity: string) => owned.filter((def) => def.rarity === rarity)
const setsOf = (cards: readonly OwnedDef[]) => Map.groupBy(cards, ({ set }) => set)

describe('content', () => {
  it('MB-001..010 MB-013 MB-016 the numbers of sets, promos, Metagames, NPCs, characters, teams and venues', () => {
    const sets = (rarity: string) => setsOf(ofRarity(rarity)).size
    expect([sets('expansion'), sets('premium'), sets('master')]).toEqual([11, 9, 7])
    expect([sets('bronze'), sets('silver'), sets('gold')]).toEqual([5, 5, 4])
    expect([sets('starter'), sets('mystic'), ofRarity('relic').length, ofRarity('pro').length]).toEqual([6, 4, 8, 8])
    const kinds = (kind: string) => allCards.filter((def) => def.kind === kind).length
    expect([kinds('meta'), kinds('npc'), kinds('character'), kinds('coop'), kinds('team'), kinds('venue')]).toEqual([
      24, 28, 8, 8, 9, 10,
    ])
    expect(kinds('friendship')).toBe(48)
    expect(ofRarity('core').reduce((sum, { copies }) => sum + copies, 0)).toBe(172)
  })

  it('are 468 designs that players or bosses own and 158 others; a season has 892 cards of them', () => {
    expect([owned.length, allCards.length - owned.length]).toEqual([468, 158])
    // MB-268: of a Pro card there is one for each other player
    const copiesOf = ({ rarity, copies }: OwnedDef) => (rarity === 'pro' ? 5 : copies)
    expect(owned.reduce((sum, def) => sum + copiesOf(def), 158)).toBe(892)
  })

  it('MB-083 MB-378 MB-453 a store set has twelve cards: three of the lowest, one of the highest, two of all others', () => {
    for (const rarity of ['expansion', 'premium', 'master']) {
      for (const [set, cards] of setsOf(ofRarity(rarity))) {
        const singles = cards.filter(({ kind }) => kind === 'single').sort((a, b) => a.stars - b.stars)
        expect(
          singles.map(({ copies }) => copies),
          set,
        ).toEqual([3, 2, 2, 2, 1])
        expect(
          cards.reduce((sum, { copies }) => sum + copies, 0),
          set,
        ).toBe(12)
        expect(new Set(singles.map(({ stars }) => stars)).size, set).toBe(5)
      }
    }
  })

  it('MB-006..008 a promo set has six cards, each once', () => {
    for (const rarity of ['bronze', 'silver', 'gold']) {
      for (const [set, cards] of setsOf(ofRarity(rarity)))
        expect(
          cards.map(({ copies }) => copies),
          set,
        ).toEqual([1, 1, 1, 1, 1, 1])
    }
  })

  it('all 29 keywords and 8 PLUS forms occur', () => {
    const used = new Set(owned.flatMap(({ keywords }) => keywords.map(keywordOf)))
    expect(allKeywords.filter((keyword) => !used.has(keyword))).toEqual([])
    expect(allKeywords).toHaveLength(37)
  })

  it('each Element and Type is on at least 45 Singles, and eight different stars of each can be collected', () => {
    const singles = owned.filter(({ kind, rarity }) => kind === 'single' && rarity !== 'mystic')
    for (const symbol of [...elements, ...commonTypes]) {
      const having = singles.filter((def) => [...def.elements, ...def.types].some((each) => each === symbol))
      expect(having.length, symbol).toBeGreaterThanOrEqual(45)
      expect(new Set(having.map(({ stars }) => stars)).size, symbol).toBeGreaterThanOrEqual(8)
    }
  })

  it('of each Element and Type the Core alone has seven different stars, so every Store build has them', () => {
    const stars = (symbol: string) =>
      new Set(
        ofRarity('core').flatMap((def) =>
          [...def.elements, ...def.types].includes(symbol as never) ? [def.stars] : [],
        ),
      )
    for (const symbol of [...elements, ...commonTypes])
      expect(stars(symbol), symbol).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]))
  })

  it('MB-211 Top effects are on cards that can become the Top Card', () => {
    const beside = owned.filter(({ kind }) => kind !== 'single')
    expect(beside.filter(({ abilities }) => abilities.some(({ on }) => on === 'top'))).toEqual([])
  })

  it('ids and names of cards are told apart', () => {
    expect(new Set(allCards.map(({ id }) => id)).size).toBe(allCards.length)
    expect(new Set(owned.map(({ name }) => name)).size).toBe(owned.length)
  })
})
