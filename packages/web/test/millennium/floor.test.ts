import { allCards, isOwned, worth } from '@cardwright/millennium'
import { describe, expect, it } from 'vitest'
import { adviceFor } from '../../src/boards/millennium/floor/advice.ts'
import { betterCollection } from '../../src/boards/millennium/floor/better.ts'
import { fillKey, missingIn } from '../../src/boards/millennium/floor/filling.ts'
import { evened, offerKey } from '../../src/boards/millennium/floor/terms.ts'
import { verbsFor } from '../../src/boards/millennium/floor/verbs.ts'
import { collectionWorth, deckOf, fusionCostOf, saleOf, spareOf } from '../../src/boards/millennium/sight.ts'
import { defOf, sight } from './support.ts'

const nameOf = (seat: number) => `Seat ${seat}`
const verbs = (given: ReturnType<typeof sight>, count: number) =>
  Object.fromEntries(
    verbsFor(given, spareOf(given).slice(0, count), nameOf).map(({ id, key, why }) => [id, { key, why }]),
  )

describe('what can be done with chosen cards', () => {
  it('one card is sold for its stars, if the segment and a marker allow it', () => {
    const spare = ['velvet-panther']
    expect(verbs(sight({ spare }), 1).sell).toEqual({ key: 'sell:velvet-panther', why: null })
    expect(verbs(sight({ spare, markers: 0 }), 1).sell!.why).not.toBeNull()
    expect(verbs(sight({ spare, segment: 'last' }), 1).sell!.why).not.toBeNull()
    expect(verbs(sight({ spare: [...spare, 'shy-hedgehog'] }), 2).sell!.why).not.toBeNull()
  })

  it('a second copy goes into no deck, and says so', () => {
    const given = sight({ spare: ['velvet-panther', 'shy-hedgehog'], deck: ['velvet-panther'] })
    expect(verbs(given, 1)['deck-0']!.why).not.toBeNull()
    expect(verbs(given, 2)['deck-0']!.key).toBe('deck:1:velvet-panther+shy-hedgehog:')
  })

  it('a collection takes cards of one symbol with different stars', () => {
    const fire = sight({ spare: ['whisk-recruit', 'ladle-lieutenant', 'dishwasher-newt'] })
    expect(verbs(fire, 2)['collect-0']).toEqual({ key: 'collect:1:whisk-recruit+ladle-lieutenant:', why: null })
    expect(verbs(fire, 3)['collect-0']!.why).not.toBeNull()
  })

  it('fusion is offered for just as many cards as it costs', () => {
    const spare = [
      'whisk-recruit',
      'ladle-lieutenant',
      'runaway-souffle',
      'spice-alchemist',
      'stove-golem',
      'shy-hedgehog',
    ]
    expect(verbs(sight({ spare }), 5)).toHaveProperty('fuse-bronze')
    expect(verbs(sight({ spare }), 6)).not.toHaveProperty('fuse-bronze')
  })

  it('an NPC is offered for what it wants, and for nothing else', () => {
    const npcs = ['npc-ollie-who-just-started']
    expect(verbs(sight({ spare: ['toaster-moth', 'clay-porter'], npcs }), 2)).toHaveProperty(npcs[0]!)
    expect(verbs(sight({ spare: ['toaster-moth', 'shy-hedgehog'], npcs }), 2)).not.toHaveProperty(npcs[0]!)
  })

  it('a card of the deck can only be taken out', () => {
    const given = sight({ deck: ['velvet-panther'] })
    expect(verbsFor(given, deckOf(given), nameOf).map(({ key }) => key)).toEqual(['deck:1::velvet-panther'])
  })
})

describe('the helpers', () => {
  it('show the best collection of spare cards, and only if it is worth more', () => {
    const spare = ['whisk-recruit', 'ladle-lieutenant', 'runaway-souffle', 'dishwasher-newt']
    expect(
      betterCollection(sight({ spare }), 0)!
        .cards.map(({ def }) => def.stars)
        .sort(),
    ).toEqual([1, 2, 3])
    expect(betterCollection(sight({ spare: [], collection: spare.slice(0, 3) }), 0)).toBeNull()
    expect(betterCollection(sight({ spare: [], deck: spare }), 0)).toBeNull()
  })

  it('reckon with powers: income from sales, cheaper fusion, dearer collections', () => {
    const given = sight({ powers: ['venue-museum-of-cardboard'] })
    expect(collectionWorth(given, 2)).toBe(2)
    expect(collectionWorth(given, 3)).toBe(6)
    expect(collectionWorth(sight({ mode: 'duel' }), 3)).toBe(30)
    expect(saleOf(sight({}), defOf('velvet-panther'))).toBe(4)
    expect(fusionCostOf(sight({}), 'bronze')).toBe(5)
  })

  it('say what a deck lacks, and fill it', () => {
    const given = sight({ spare: ['whisk-recruit', 'whisker-case'] })
    expect(missingIn(deckOf(given))).toHaveLength(3)
    expect(fillKey(given)).toBe('deck:1:whisk-recruit+whisker-case:')
    expect(fillKey(sight({ deck: ['whisk-recruit'] }))).toBeNull()
  })

  it('put a missing deck before everything else, and being ready last', () => {
    const advice = adviceFor(sight({ spare: ['whisk-recruit', 'ladle-lieutenant'] }), [], nameOf)
    expect(advice[0]!.id).toBe('deck-0')
    expect(advice.at(-1)!.id).toBe('ready')
  })

  it('advise to play a stronger card of the binder instead of a weaker one of the deck, and never to sell it', () => {
    const of = (kind: string) =>
      allCards
        .filter(isOwned)
        .filter((def) => def.kind === kind && def.rarity === 'core' && def.stars > 2)
        .sort((a, b) => worth(a) - worth(b))
        .map(({ id }) => id)
    const singles = of('single')
    const deck = [...singles.slice(0, 8), of('deckBox').at(-1)!, ...of('accessory').slice(-2)]
    const best = singles.at(-1)!
    const advice = adviceFor(sight({ deck, spare: [best] }), [], nameOf)
    expect(advice[0]).toMatchObject({ id: 'deck-0', key: `deck:1:${best}:${singles[0]}` })
    expect(advice.map(({ id }) => id)).not.toContain('sell')
    const weaker = adviceFor(sight({ deck: [best, ...deck.slice(1)], spare: [singles[0]!] }), [], nameOf)
    expect(weaker.map(({ id }) => id)).toEqual(['sell', 'ready'])
  })

  it('advise to buy only what one may buy', () => {
    const lot = { lot: 3, where: 'store', set: 'core', price: 3 } as const
    const ids = (key: string | null) => adviceFor(sight({}), [{ lot, def: null, key }], nameOf).map(({ id }) => id)
    expect(ids('buy:3:3')).toContain('store')
    expect(ids(null)).not.toContain('store')
  })
})

describe('answers', () => {
  it('a trade is made even with Dollars on the side that gives less', () => {
    const terms = {
      to: 1,
      give: ['velvet-panther'],
      dollars: 9,
      friendship: 'none',
      wants: [],
      wantsDollars: 0,
      wantsFriendship: 0,
    }
    const even = evened(terms, (name) => defOf(name).stars)
    expect(even).toMatchObject({ dollars: 0, wantsDollars: 4 })
    expect(offerKey(even)).toBe('offer:1:velvet-panther:0:none::4:0')
  })
})
