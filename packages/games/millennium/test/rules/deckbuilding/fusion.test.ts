import { offered, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { does, ids, market } from '../../market.ts'
import { area, awaited, tableOf, told } from '../../support.ts'

describe('fusion', () => {
  const junk = [
    'earth myth 1',
    'earth myth 2',
    'pip-pilot',
    'orchard-rocket',
    'cider-mechanic',
    'earth myth 3',
    'earth myth 4',
    'earth myth 5',
    'earth myth 6',
  ]

  it('MB-055 MB-130 MB-131 MB-132 MB-451 MB-452 five cards for a Bronze of your choice; Core and Store cards to their own discards', () => {
    const match = market({ binders: [junk] })
    const before = [area(match, 'coreDiscard').length, area(match, 'storeDiscard').length]
    does(match, 0, `fuse:bronze:${ids(...junk.slice(0, 5)).join('+')}`)
    expect(awaited(match)).toContain('0 promo')
    expect(offered(match, 0)).toHaveLength(6)
    does(match, 0, 'founder-of-folly')
    expect(area(match, 'binder:0')).toContain('founder-of-folly')
    expect([area(match, 'coreDiscard').length - before[0]!, area(match, 'storeDiscard').length - before[1]!]).toEqual([
      2, 3,
    ])
    expect(area(match, 'fusion:0')).toHaveLength(5)
  })

  it.each([
    ['bronze', 4],
    ['silver', 6],
    ['gold', 8],
  ])('MB-130 %s is refused for %i cards and taken for one more', (tier, few) => {
    const match = market({ binders: [junk] })
    const key = (count: number) => `fuse:${tier}:${ids(...junk.slice(0, count)).join('+')}`
    expect(refused(match, key(few), 0)).toMatchObject({ rule: 'MB-130' })
    expect(awaited(does(match, 0, key(few + 1)))).toContain('0 promo')
  })

  it('MB-133 a set that is used up is followed by another of its rarity', () => {
    const match = market({ binders: [junk], zones: { 'fusion:0': ['founder-of-folly'] } })
    const t = tableOf(match)
    for (const card of [...t.zone.fusion(undefined, 0).cards])
      if (card.def.id !== 'founder-of-folly') t.move(card, t.zone.box())
    does(match, 0, `fuse:bronze:${ids(...junk.slice(0, 5)).join('+')}`)
    does(match, 0, 'founder-of-folly')
    expect([told(match, 'promoSet').length, area(match, 'fusion:0').length]).toEqual([1, 6])
  })

  const lastPromo = (reserves: string[]) => {
    const match = market({ binders: [junk, junk], zones: { 'fusion:0': ['founder-of-folly'] } })
    const t = tableOf(match)
    t.state.reserves.bronze = reserves
    for (const card of [...t.zone.fusion(undefined, 0).cards])
      if (card.def.id !== 'founder-of-folly') t.move(card, t.zone.box())
    return match
  }
  const five = `fuse:bronze:${ids(...junk.slice(0, 5)).join('+')}`

  it('MB-133 the last promo of all goes to one: a second fusion is refused while the first chooses, and after', () => {
    const match = does(lastPromo([]), 0, five)
    expect(refused(match, five, 1)).toMatchObject({ rule: 'MB-133' })
    does(match, 0, 'founder-of-folly')
    expect(refused(match, five, 1)).toMatchObject({ rule: 'MB-133' })
  })

  it('MB-133 who looks through the pile when its last card is taken chooses of the set that follows', () => {
    const match = lastPromo(['weekly-league'])
    does(match, 0, five)
    does(match, 1, five)
    does(match, 0, 'founder-of-folly')
    expect(awaited(match)).toContain('1 promo')
    expect(offered(match, 1)).toHaveLength(6)
  })
})
