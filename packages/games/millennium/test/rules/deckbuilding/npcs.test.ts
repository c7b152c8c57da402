import { refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { owned } from '../../../src/cards/definitions.ts'
import { satisfies } from '../../../src/rules/deckbuilding/npcs.ts'
import { does, id, markers, market } from '../../market.ts'
import { area, game, table, tableOf } from '../../support.ts'

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
})
