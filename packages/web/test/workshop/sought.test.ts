import { loadGame } from '@cardwright/catalog'
import { describe, expect, it } from 'vitest'
import { everything, found, isNarrowed, type Sought, toggled } from '../../src/pages/workshop/sought.ts'

const { decks } = (await loadGame('exodus'))!
const { cards, traits } = decks!

const names = (sought: Partial<Sought>, inDeck: (card: string) => boolean = () => false) =>
  found(cards, { ...everything, ...sought }, traits, inDeck).map(({ name }) => name)

describe('What somebody looks for', () => {
  it('is everything at first', () => {
    expect(names({})).toEqual(cards.map(({ name }) => name))
    expect(isNarrowed(everything)).toBe(false)
  })

  it('has every word somewhere: in its name, its code, its text or what it is', () => {
    expect(names({ words: 'GORGE dra' })).toEqual(['Gorge Drake'])
    expect(names({ words: 'destroy flash' })).toContain('Cave-In')
    expect(names({ words: 'destroy flash' })).not.toContain('Feint')
    expect(names({ words: 'nothing-like-it' })).toEqual([])
  })

  it('has one of the values wanted of each trait', () => {
    const drakes = toggled(everything, 'family', 'Drake')
    const threeStars = toggled(toggled(drakes, 'family', 'Rime'), 'stars', '3')
    for (const { traits: its } of found(cards, threeStars, traits, () => false)) {
      expect(['Drake', 'Rime']).toContain(its.family![0])
      expect(its.stars).toEqual(['3'])
    }
    expect(found(cards, threeStars, traits, () => false)).toHaveLength(6)
    expect(toggled(drakes, 'family', 'Drake').traits.family).toEqual([])
  })

  it('may be in the deck already', () => {
    expect(names({ onlyInDeck: true }, (card) => card === 'feint')).toEqual(['Feint'])
  })

  it('is put in order by its name or a trait, what has none of it last', () => {
    expect(names({ order: 'name', words: 'drakelet' })).toEqual([
      'Cinder Drakelet',
      'Reedwing Drakelet',
      'Squall Drakelet',
    ])
    const byPrice = found(cards, { ...everything, order: 'price' }, traits, () => false)
    expect(byPrice[0]!.traits.price).toEqual(['0'])
    expect(byPrice.at(-1)!.traits.price).toEqual([])
  })
})
