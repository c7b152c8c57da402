import { answer, offered } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { isOwned } from '../../../src/cards/definitions.ts'
import { presets } from '../../../src/cards/presets.ts'
import { commonTypes, elements, promoTiers, rarities, types } from '../../../src/cards/symbols.ts'
import { allCards } from '../../../src/index.ts'
import { setOf } from '../../rounds.ts'
import { area, fresh, game, table, tableOf } from '../../support.ts'

describe('setting up a season', () => {
  it('MB-026 MB-027 MB-028 MB-358 six Expansion, five Premium and four Master sets make a Store of 180; the Core deck is its own', () => {
    const match = fresh({ options: { store: 'first-steps' } })
    const t = tableOf(match)
    const cards = t.cards.filter(({ def }) => isOwned(def) && ['expansion', 'premium', 'master'].includes(def.rarity))
    expect(cards).toHaveLength(180)
    expect(new Set(cards.map(({ def }) => (def as { set: string }).set)).size).toBe(15)
    expect(t.zone.core().cards.every(({ def }) => isOwned(def) && def.set === 'core')).toBe(true)
    expect(t.cards.filter(({ def }) => isOwned(def) && def.set === 'core')).toHaveLength(172)
  })

  it('MB-026 a Store by lot has as many sets of each kind', () => {
    const { cards } = tableOf(fresh({ options: { store: 'random' } }))
    const sets = (rarity: string) =>
      new Set(cards.flatMap(({ def }) => (isOwned(def) && def.rarity === rarity ? [def.set] : []))).size
    expect(['expansion', 'premium', 'master'].map(sets)).toEqual([6, 5, 4])
  })

  it('MB-026 MB-090 MB-092 MB-152 six boosters and nine open cards leave 153 of a Store of 180, the second boosters 135', () => {
    const match = fresh({ seats: 6 })
    expect(area(match, 'store')).toHaveLength(180 - 6 * 3 - 9)
    for (let seat = 0; seat < 6; seat++) answer(match, seat, 'ready')
    expect(table(match).deckbuilding.segment).toBe('second')
    expect(area(match, 'store')).toHaveLength(135)
  })

  it.each(Object.keys(presets))(
    'MB-359..369 MB-474 MB-052 the build %s has its sets and five different promo sets',
    (name) => {
      const { store, fusion, prizes } = presets[name]!
      expect([store.expansion.length, store.premium.length, store.master.length]).toEqual([6, 5, 4])
      const promos = [...Object.values(fusion), ...Object.values(prizes)]
      expect(new Set(promos).size).toBe(5)
      for (const set of [...store.expansion, ...store.premium, ...store.master, ...promos])
        expect(
          allCards.some((def) => isOwned(def) && def.set === set),
          set,
        ).toBe(true)
      expect(new Set([...store.expansion, ...store.premium, ...store.master]).size).toBe(15)
    },
  )

  it('MB-029 MB-030 MB-031 one promo set of each rarity can be fused, a Bronze and a Silver one are prizes', () => {
    const match = fresh()
    const sets = (zone: string) => [...new Set(area(match, zone).map(setOf))]
    expect([sets('fusion:0'), sets('fusion:1'), sets('fusion:2')]).toEqual([
      ['founders-row'],
      ['regional-finals'],
      ['world-stage'],
    ])
    expect(sets('prizes').sort()).toEqual(['arcade-royale', 'festival-prizes'])
  })

  it('MB-033 MB-034 MB-035 two kinds of Metagame in stacks of six, and the NPC deck', () => {
    const match = fresh({ options: { metas: ['star', 'rarity'] } })
    expect([area(match, 'metaDeck:0').length + area(match, 'metas').length, area(match, 'metaDeck:1').length]).toEqual([
      6, 6,
    ])
    expect(area(match, 'npcDeck').length + area(match, 'npcs').length).toBe(28)
    const random = new Set(
      ['a', 'b', 'c', 'd', 'e'].map(
        (seed) => area(fresh({ seed, options: { metas: undefined } as never }), 'metas')[0],
      ),
    )
    expect(random.size).toBeGreaterThan(1)
  })

  it('MB-036 MB-037 MB-038 MB-459 a starter deck with a Deck Box and a sleeve, four markers, a character with six Friendship cards', () => {
    const match = fresh({ options: { starters: ['kitchen-rebellion'], characters: true, cast: ['captain-dot'] } })
    const own = area(match, 'binder:0').filter((id) => setOf(id) === 'kitchen-rebellion')
    expect(own).toHaveLength(9)
    expect(own).toEqual(expect.arrayContaining(['recipe-tin', 'greaseproof-sleeves']))
    expect([area(match, 'persona:0'), area(match, 'friendship:0').length]).toEqual([['captain-dot'], 6])
  })

  it('MB-039 without characters their powers are out, and Friendship stays', () => {
    const match = fresh({ options: { characters: false, cast: ['juniper-vance'] } })
    expect([area(match, 'persona:0'), area(match, 'friendship:0').length, table(match).players[0].dollars]).toEqual([
      [],
      6,
      30,
    ])
    expect(table(fresh({ options: { characters: true, cast: ['juniper-vance'] } })).players[0].dollars).toBe(35)
  })

  it('MB-025 MB-045 three to six play the base game; a duel and the turn-based game take two', () => {
    expect([
      game.seatsFor!({ mode: 'standard' } as never),
      game.seatsFor!({ mode: 'duel' } as never),
      game.seatsFor!({ mode: 'turns' } as never),
    ]).toEqual([
      [3, 6],
      [2, 2],
      [2, 6],
    ])
    expect(() => fresh({ seats: 2 })).toThrow()
  })
})

describe('cards', () => {
  it('MB-068 MB-069 MB-070 MB-071 MB-078 six Elements, six common Types and Pro, seven rarities of players', () => {
    expect([elements.length, commonTypes.length, types.at(-1)]).toEqual([6, 6, 'pro'])
    expect(rarities.filter((each) => !['starter', 'relic', 'pro', 'mystic'].includes(each))).toHaveLength(7)
    expect(promoTiers).toEqual(['bronze', 'silver', 'gold'])
  })

  it('MB-072 MB-073 MB-074 MB-077 every card has a name and stars; some have several Elements', () => {
    for (const def of allCards) if (isOwned(def)) expect(def.name.length * (def.stars + 1)).toBeGreaterThan(0)
    expect(allCards.some((def) => isOwned(def) && def.elements.length === 2)).toBe(true)
  })

  it('MB-084 MB-085 the back of a card tells its set and nothing else', () => {
    expect(game.back!(game.library.get('pip-pilot')!)).toBe('rocket-orchard')
    expect(game.back!(game.library.get('apple-crate-launchpad')!)).toBe('rocket-orchard')
  })

  it('MB-276 MB-047 relics are drafted before the Pre-Release, too', () => {
    const match = fresh({ options: { relics: 'draft', prerelease: true } })
    for (const seat of [0, 1, 2]) answer(match, seat, offered(match, seat)[0]!)
    expect([table(match).phase, table(match).round]).toEqual(['decks', 0])
  })

  it('MB-458 there are Deck Boxes in the Core and in store sets', () => {
    const boxes = allCards.filter((def) => def.kind === 'deckBox')
    expect(boxes.filter((def) => isOwned(def) && def.rarity === 'core')).toHaveLength(14)
    expect(boxes.filter((def) => isOwned(def) && def.rarity === 'master')).toHaveLength(7)
  })

  it.each([
    ['character', { cast: ['nobody'] }, 'the-hush'],
    ['starter deck', { starters: ['nobody'] }, 'kitchen-rebellion'],
    ['Team Card', { mode: 'team', teams: ['nobody'] }, 'team-the-soloist'],
    ['boss', { mode: 'boss', boss: 'nobody' }, 'the-last-judge'],
    ['Store', { store: 'nobody' }, 'first-steps'],
    ['Premium set', { store: { expansion: [], premium: ['nobody'], master: [] } }, 'umbral-choir'],
  ])('an unknown %s is refused by a sentence that says which there are', (what, options, known) => {
    expect(() => fresh({ options })).toThrow(new RegExp(`There is no ${what} nobody; there are .*${known}`))
  })

  it('MB-036 MB-038 what is left to chance may be said so, seat by seat', () => {
    const options = { characters: true, cast: ['random', 'the-hush'], starters: ['random', 'brass-parade'] }
    const match = fresh({ options })
    expect(area(match, 'persona:1')).toEqual(['the-hush'])
    expect(area(match, 'persona:0')).not.toEqual(['the-hush'])
    expect(area(match, 'persona:0')).toHaveLength(1)
  })
})
