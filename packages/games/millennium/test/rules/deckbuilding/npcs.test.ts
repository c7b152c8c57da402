import { refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { owned } from '../../../src/cards/definitions.ts'
import { satisfies } from '../../../src/rules/deckbuilding/npcs.ts'
import { does, id, markers, market } from '../../market.ts'
import { area, fresh, game, table, tableOf, told } from '../../support.ts'

describe('NPCs', () => {
  const npcs = (...names: string[]) => ({ npcs: names.slice(0, 2), npcDeck: names.slice(2) })

  it('MB-098 MB-099 MB-100 MB-101 MB-102 MB-104 an NPC takes a marker and what it wants, gives VP, and another comes', () => {
    const match = market({
      binders: [['fire myth 1', 'fire myth 2', 'water myth 1', 'water myth 2']],
      zones: npcs('npc-fire-drill-pete', 'npc-bulk-buyer-bo', 'npc-bathtub-bea'),
    })
    expect(refused(match, 'npc:npc-fire-drill-pete:t-fire-myth-1', 0)).toMatchObject({ rule: 'MB-100' })
    expect(refused(match, 'npc:npc-fire-drill-pete:t-fire-myth-1+t-water-myth-1', 0)).toMatchObject({ rule: 'MB-100' })
    does(match, 0, 'npc:npc-fire-drill-pete:t-fire-myth-1+t-fire-myth-2')
    expect([markers(match)[0], table(match).players[0].vp.npc, area(match, 'npcsWon:0')]).toEqual([
      3,
      2,
      ['npc-fire-drill-pete'],
    ])
    expect([area(match, 'npcs').length, area(match, 'npcs').includes('npc-bathtub-bea')]).toEqual([2, true])
    does(match, 0, 'npc:npc-bathtub-bea:t-water-myth-1+t-water-myth-2')
    expect(markers(match)[0]).toBe(2)
  })

  it('MB-099 the top of the NPC deck can be taken as well', () => {
    const match = market({
      binders: [['fire myth 1', 'fire myth 2']],
      zones: npcs('npc-bulk-buyer-bo', 'npc-bathtub-bea', 'npc-fire-drill-pete'),
    })
    does(match, 0, 'npc:npc-fire-drill-pete:t-fire-myth-1+t-fire-myth-2')
    expect(area(match, 'npcs')).toEqual(['npc-bulk-buyer-bo', 'npc-bathtub-bea'])
  })

  it('MB-103 the NPC deck is made anew of its discards', () => {
    const match = market({
      binders: [['fire myth 1', 'fire myth 2']],
      zones: npcs('npc-fire-drill-pete', 'npc-bulk-buyer-bo'),
    })
    const t = tableOf(match)
    t.move([...t.zone.npcDeck().cards], t.zone.npcDiscard())
    does(match, 0, 'npc:npc-fire-drill-pete:t-fire-myth-1+t-fire-myth-2')
    expect([area(match, 'npcs').length, area(match, 'npcDiscard').length]).toEqual([2, 0])
  })

  it.each([
    [{ cards: 2, different: 'element' }, ['fire myth 1', 'water myth 1'], true],
    [{ cards: 2, different: 'element' }, ['fire myth 1', 'fire mage 1'], false],
    [{ cards: 2, same: 'stars' }, ['fire myth 1', 'water mage 1'], true],
    [{ cards: 2, totalStars: 10 }, ['fire myth 4', 'water mage 5'], false],
    [{ cards: 1, kind: 'deckBox' }, ['big box'], true],
  ] as const)('MB-104 %j: %j', (want, cards, is) => {
    expect(
      satisfies(
        want,
        cards.map((name) => owned(game.library.get(id(name))!)),
      ),
    ).toBe(is)
  })

  it.each([
    [{ cards: 2 }, ['fire myth 1', 'fire myth 2', 'fire myth 3'], false],
    [{ cards: 1, element: 'fire' }, ['water myth 1'], false],
    [{ cards: 1, type: 'myth' }, ['fire myth 1'], true],
    [{ cards: 1, type: 'myth' }, ['fire mage 1'], false],
    [{ cards: 1, rarity: 'expansion' }, ['pip-pilot'], true],
    [{ cards: 1, rarity: 'expansion' }, ['fire mage 1'], false],
    [{ cards: 1, kind: 'deckBox' }, ['fire mage 1'], false],
    [{ cards: 1, minStars: 4 }, ['fire mage 4'], true],
    [{ cards: 1, minStars: 4 }, ['fire mage 3'], false],
    [{ cards: 1, maxStars: 4 }, ['fire mage 4'], true],
    [{ cards: 1, maxStars: 4 }, ['fire mage 5'], false],
    [{ cards: 2, totalStars: 10 }, ['fire myth 4', 'water mage 6'], true],
    [{ cards: 2, same: 'element' }, ['fire myth 4', 'fire mage 6'], true],
    [{ cards: 2, same: 'element' }, ['fire myth 4', 'water myth 4'], false],
    [{ cards: 2, same: 'type' }, ['fire myth 4', 'water myth 6'], true],
    [{ cards: 2, same: 'type' }, ['fire myth 4', 'fire mage 4'], false],
    [{ cards: 2, same: 'stars' }, ['fire myth 4', 'fire myth 5'], false],
    [{ cards: 2, same: 'set' }, ['pip-pilot', 'orchard-rocket'], true],
    [{ cards: 2, same: 'set' }, ['pip-pilot', 'fire myth 4'], false],
    [{ cards: 2, different: 'type' }, ['fire myth 4', 'fire mage 4'], true],
    [{ cards: 2, different: 'type' }, ['fire myth 4', 'water myth 5'], false],
    [{ cards: 3, different: 'element' }, ['fire myth 1', 'water myth 1', 'fire mage 1'], false],
  ] as const)('MB-100 MB-104 %j of %j: %j', (want, cards, is) => {
    const defs = cards.map((name) => owned(game.library.get(id(name))!))
    expect(satisfies(want, defs)).toBe(is)
  })

  it('MB-104 a card with two Elements stands for one of them, whichever is missing', () => {
    const fire = owned(game.library.get(id('fire myth 1'))!)
    const both = { ...fire, elements: ['fire', 'water'] as const } as typeof fire
    const want = { cards: 2, different: 'element' } as const
    expect([satisfies(want, [both, fire]), satisfies(want, [fire, both])]).toEqual([true, true])
    expect(satisfies({ cards: 3, different: 'element' }, [fire, both, both])).toBe(false)
  })

  it('MB-100 MB-138 one Sell Marker is enough; everybody hears who won whom, and the cards go to the discards', () => {
    const match = market({
      binders: [['fire myth 1', 'fire myth 2', 'fire myth 3']],
      players: [{ markers: 1 }],
      zones: npcs('npc-fire-drill-pete', 'npc-bulk-buyer-bo', 'npc-bathtub-bea'),
    })
    does(match, 0, 'npc:npc-fire-drill-pete:t-fire-myth-1+t-fire-myth-3')
    expect(told(match, 'npc')).toMatchObject([
      {
        seat: 0,
        card: { name: 'npc-fire-drill-pete' },
        cards: [{}, {}],
        vp: 2,
        rule: 'MB-100',
      },
    ])
    expect([markers(match)[0], area(match, 'binder:0')]).toEqual([0, ['fire-myth-2']])
    expect(area(match, 'coreDiscard')).toEqual(expect.arrayContaining(['fire-myth-1', 'fire-myth-3']))
    expect(refused(match, 'sell:t-fire-myth-2', 0)).toMatchObject({ rule: 'MB-137' })
  })

  it('MB-099 MB-H10 everybody sees the top of the NPC deck, also the one that comes up', () => {
    const match = market({
      binders: [['fire myth 1', 'fire myth 2']],
      zones: npcs('npc-fire-drill-pete', 'npc-bulk-buyer-bo', 'npc-bathtub-bea'),
    })
    does(match, 0, 'npc:npc-fire-drill-pete:t-fire-myth-1+t-fire-myth-2')
    const t = tableOf(match)
    expect([0, 1, 2].map((seat) => t.sees(seat, t.zone.npcDeck().top!))).toEqual([true, true, true])
  })

  it('MB-103 an NPC deck that is made anew is shuffled', () => {
    const match = market({
      binders: [['fire myth 1', 'fire myth 2']],
      zones: npcs('npc-fire-drill-pete', 'npc-bulk-buyer-bo'),
    })
    const t = tableOf(match)
    t.move([...t.zone.npcDeck().cards], t.zone.npcDiscard())
    const before = area(match, 'npcDiscard')
    does(match, 0, 'npc:npc-fire-drill-pete:t-fire-myth-1+t-fire-myth-2')
    const after = [...area(match, 'npcs').slice(1), ...area(match, 'npcDeck')]
    expect(after.toSorted()).toEqual(before.toSorted())
    expect([before, before.toReversed()]).not.toContainEqual(after)
  })

  it('MB-326 MB-340 where there are no NPCs none is dealt, and none can be won', () => {
    for (const options of [{ mode: 'funky' }, { mode: 'boss' }]) {
      const match = fresh({ options })
      expect(area(match, 'npcs')).toEqual([])
      expect(refused(match, 'npc:npc-fire-drill-pete:', 0)).toMatchObject({ rule: 'MB-097' })
    }
  })
})
