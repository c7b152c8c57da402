import { allCards, isOwned, millennium, worth } from '@cardwright/millennium'
import { describe, expect, it } from 'vitest'
import { betterCollection } from '../../src/boards/millennium/floor/better.ts'
import { fillersIn, fillKey, missingIn } from '../../src/boards/millennium/floor/filling.ts'
import { ideasFor, isPossible, whyClosed } from '../../src/boards/millennium/floor/ideas.ts'
import { placed } from '../../src/boards/millennium/floor/places.ts'
import { evened, offerKey } from '../../src/boards/millennium/floor/terms.ts'
import { meaningOf, verbsFor } from '../../src/boards/millennium/floor/verbs.ts'
import {
  collectionWorth,
  deckOf,
  fusionCostOf,
  type Sight,
  saleOf,
  spareOf,
} from '../../src/boards/millennium/sight.ts'
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

  it('what they bring, and when, is said before it is done', () => {
    const means = (given: ReturnType<typeof sight>, count: number, purpose: string | null = null) =>
      meaningOf(verbsFor(given, spareOf(given).slice(0, count), nameOf), purpose)
    expect(means(sight({ spare: ['velvet-panther'] }), 1)).toBe('Sold, it brings $4 at once and takes a Sell Marker.')
    expect(means(sight({ spare: ['velvet-panther'], markers: 0 }), 1)).toBeNull()
    expect(verbs(sight({ spare: [] }), 0).sell!.why).toBe(
      'Choose one card: the bank pays its stars in Dollars, at once.',
    )
    const spare = ['whisk-recruit', 'ladle-lieutenant', 'runaway-souffle', 'spice-alchemist', 'stove-golem']
    const vp = 'Laid out: 9 VP at the last bell, then they are gone.'
    expect(means(sight({ spare }), 5)).toBe(vp)
    expect(means(sight({ spare }), 5, 'fuse')).toBe('Fused, they are gone, and you take any Bronze promo.')
    const rp = 'Laid out: 50 RP in the tournament, then they are gone.'
    expect(means(sight({ spare, mode: 'duel' }), 5)).toBe(rp)
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
    expect(verbs(sight({ spare }), 5).fuse).toEqual({ key: `fuse:bronze:${spare.slice(0, 5).join('+')}`, why: null })
    expect(verbs(sight({ spare }), 6).fuse!.why).not.toBeNull()
    // they do not come back, so it is asked once more, as of nothing else
    const asked = verbsFor(sight({ spare }), spareOf(sight({ spare })).slice(0, 5), nameOf).filter(({ sure }) => sure)
    expect(asked.map(({ id, sure }) => [id, sure!.confirm])).toEqual([['fuse', 'Fuse these 5 cards']])
  })

  it('an NPC is offered for what it wants, and for nothing else', () => {
    const npcs = ['npc-ollie-who-just-started']
    const of = (...spare: string[]) => verbs(sight({ spare, npcs }), 2).npc!
    expect(of('toaster-moth', 'clay-porter')).toEqual({ key: `npc:${npcs[0]}:toaster-moth+clay-porter`, why: null })
    expect(of('toaster-moth', 'shy-hedgehog').why).not.toBeNull()
  })

  it('a card of the deck can only be taken out', () => {
    const given = sight({ deck: ['velvet-panther'] })
    const can = verbsFor(given, deckOf(given), nameOf).filter(({ why }) => why === null)
    expect(can.map(({ key }) => key)).toEqual(['deck:1::velvet-panther'])
  })

  it('everything is offered in the same place, whatever is chosen', () => {
    const given = sight({ spare: ['shy-hedgehog'], deck: ['velvet-panther'], collection: ['whisk-recruit'] })
    const places = [[], spareOf(given), deckOf(given), given.collections[0]!.cards].map((picked) =>
      verbsFor(given, picked, nameOf).map(({ id }) => id),
    )
    expect(new Set(places.map((each) => each.join())).size).toBe(1)
    expect(verbsFor(given, [], nameOf).every(({ why }) => why !== null)).toBe(true)
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

  it('know what a deck lacks from what one has for it', () => {
    const given = sight({ deck: ['whisk-recruit'], spare: ['whisker-case'] })
    expect(fillersIn(given, 0).map(({ def }) => def.id)).toEqual(['whisker-case'])
    expect(fillersIn(sight({ deck: ['whisk-recruit', 'whisker-case'] }), 0)).toEqual([])
  })

  const ideas = (...given: Parameters<typeof ideasFor>) =>
    Object.fromEntries(ideasFor(...given).map(({ id, key, pick }) => [id, key ?? pick?.cards.map(({ def }) => def.id)]))

  it('say what keeps them from being done: a question, or a clock that stands', () => {
    expect(whyClosed({ kind: 'promo' })).toBe('Not now: answer the question first.')
    expect(whyClosed({ kind: 'market' })).toBe('Not now: the clock is stopped.')
    expect(whyClosed(null)).toBe('Not now: the clock is stopped.')
  })

  it('offer nothing after the last bell, while somebody asks for more time', () => {
    const spare = ['whisk-recruit', 'ladle-lieutenant', 'runaway-souffle']
    const after = ideasFor(sight({ spare, segment: 'last', grace: [1] }), [])
    expect(after.map(({ key, pick, text }) => key ?? pick ?? text)).toEqual(after.map(() => 'The bell has rung.'))
  })

  it('offer the same in the same order, done or not, and take nothing from a deck that is yet to be built', () => {
    const spare = ['whisk-recruit', 'ladle-lieutenant', 'runaway-souffle']
    const before = ideasFor(sight({ spare }), [])
    const after = ideasFor(sight({ deck: spare.slice(0, 1), markers: 0, segment: 'last' }), [])
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(before.filter(({ key, pick }) => key ?? pick).map(({ id }) => id)).toEqual(['deck'])
    expect(before.every(({ text }) => text.length > 0)).toBe(true)
  })

  it('exchange a weaker card of the deck for a stronger one of the binder, and never sell that', () => {
    const of = (kind: string) =>
      allCards
        .filter(isOwned)
        .filter((def) => def.kind === kind && def.rarity === 'core' && def.stars > 2)
        .sort((a, b) => worth(a) - worth(b))
        .map(({ id }) => id)
    const singles = of('single')
    const deck = [...singles.slice(0, 8), of('deckBox').at(-1)!, ...of('accessory').slice(-2)]
    const best = singles.at(-1)!
    const stronger = ideas(sight({ deck, spare: [best] }), [])
    expect(stronger).toMatchObject({ deck: expect.stringMatching(`^deck:1:${best}:`), sell: undefined })
    const [, , , out] = String(stronger.deck).split(':')
    // it says first what goes out
    const [idea] = ideasFor(sight({ deck, spare: [best] }), [])
    expect(idea!.text).toBe(`Adds ${defOf(best).name} for ${defOf(out!).name}.`)
    const after = ideas(sight({ deck: [best, ...deck.filter((each) => each !== out)], spare: [out!] }), [])
    expect(after).toMatchObject({ deck: undefined, sell: [out] })
  })

  it('build a deck for what its cards bring together, and for what Metagames pay', () => {
    const spare = allCards
      .filter(isOwned)
      .filter(({ kind, rarity }) => kind === 'single' && rarity === 'core')
      .sort((a, b) => worth(a) - worth(b))
      .slice(0, 40)
      .map(({ id }) => id)
    const fire = (metas: Sight['metas']) =>
      fillKey({ ...sight({ spare }), metas })!
        .split(':')[2]!
        .split('+')
        .filter((id) => defOf(id).elements.includes('fire')).length
    const meta = millennium.library.get('meta-fire')!
    expect(fire('abilities' in meta ? meta.abilities : [])).toBeGreaterThan(fire([]))
  })

  it('show what one may buy, and say the same of it whatever it is', () => {
    const lot = (number: number, price: number) => ({ lot: number, where: 'store', set: 'core', price }) as const
    const offered = [{ lot: lot(3, 5), def: null, canBuy: true }]
    const buy = (all: typeof offered) => ideasFor(sight({}), all).find(({ id }) => id === 'buy')!
    expect(buy(offered)).toMatchObject({ show: lot(3, 5) })
    const cheaper = buy([...offered, { lot: lot(4, 4), def: null, canBuy: true }])
    expect(cheaper).toEqual({ ...buy(offered), show: lot(4, 4) })
    expect(isPossible(buy([{ lot: lot(3, 5), def: null, canBuy: false }]))).toBe(false)
  })
})

describe('what lies in places', () => {
  it('stays there, leaves a gap, and fills one', () => {
    expect(placed([], [7, 8, 9])).toEqual([7, 8, 9])
    expect(placed([7, 8, 9], [7, 9])).toEqual([7, null, 9])
    expect(placed([7, null, 9], [7, 9, 10, 11])).toEqual([7, 10, 9, 11])
    expect(placed([7, 8, 9], [7])).toEqual([7])
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
