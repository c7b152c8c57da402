import { answer } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { buyKey, clock, does, dollars, lots, market } from '../../market.ts'
import { area, awaited, fresh, given, rp, table, tournament, until } from '../../support.ts'

const spare = 'water animal 1'
const junk = [1, 2, 3, 4, 5].map((n) => `dark myth ${n}`)

describe('leaving', () => {
  it('MB-H80 who leaves plays no more, and the others go on', () => {
    const match = fresh()
    match.leave(1)
    for (let n = 0; n < 3; n++) for (const seat of [0, 2]) answer(match, seat, 'ready')
    until(match, () => table(match).phase === 'tournament')
    expect([area(match, 'hand:1').length, match.over]).toEqual([0, null])
  })

  it('MB-H80 who leaves takes back what they offered and forfeits their RP; what others have offered and won stays', () => {
    const match = market({ binders: [['fire mage 4'], ['fire mage 3', ...junk]] })
    does(match, 0, 'offer:2:t-fire-mage-4:0:none::4:0')
    does(match, 1, 'offer:2:t-fire-mage-3:0:none::3:0')
    does(match, 1, `fuse:bronze:${junk.map((name) => `t-${name.replaceAll(' ', '-')}`).join('+')}`)
    match.leave(0)
    does(match, 2, 'ready')
    expect(awaited(match)).toContain('1 promo')
    expect(table(match).deckbuilding.offers.map(({ from }: { from: number }) => from)).toEqual([1])
    expect([area(match, 'binder:0'), area(match, 'tray:1')]).toEqual([['fire-mage-4'], ['fire-mage-3']])
    const fight = tournament([
      { hand: [spare, spare], rp: 5 },
      { hand: [spare, spare], rp: 6 },
      { hand: [spare], rp: 7 },
    ])
    fight.leave(1)
    answer(fight, 0, 'play:t-water-animal-1')
    expect(rp(fight)).toEqual([5, 0, 7])
  })

  it('MB-H80 what is answered for who leaves takes nothing from the others', () => {
    const match = fresh({ seats: 3, options: { mode: 'turns' } })
    const { side } = table(match).tournament.turn
    const before = [area(match, 'storeArea'), area(match, 'aftermarket'), table(match).players[side].dollars]
    match.leave(side)
    expect([area(match, 'storeArea'), area(match, 'aftermarket'), table(match).players[side].dollars]).toEqual(before)
    expect(match.open.some(({ seat }) => seat === side)).toBe(false)
  })

  it('MB-H80 against a boss one goes on alone, and when the last has left it is a defeat', () => {
    const match = fresh({ seats: 2, options: { mode: 'boss' } })
    match.leave(0)
    expect(match.over).toBe(null)
    match.leave(1)
    expect(match.over).toMatchObject({ winner: null })
  })

  it('MB-H13 MB-H80 whoever has left need not agree to grace', () => {
    const match = given({ deckbuilding: { segment: 'last' }, timers: { segment: 60 } }, { options: { clock } })
    match.leave(2)
    for (const seat of [0, 1]) answer(match, seat, 'grace')
    match.clock(60_000)
    expect(table(match).deckbuilding.segment).toBe('grace')
  })

  it('MB-344 MB-H80 someone who is still there decides for the boss', () => {
    const match = tournament(
      [{ hand: [spare] }, { hand: [spare, 'fire mage 1'], tableau: ['fire mage 6', 'water mage 6'] }],
      { turn: { side: 1 }, zones: { bossDeck: ['retroactive-ruling', 'footnote-golem'] } },
      { seats: 2, options: { mode: 'boss', boss: 'the-banlist' } },
    )
    match.leave(0)
    answer(match, 1, 'play:t-fire-mage-1')
    expect(awaited(match)).toBe('1 card')
  })

  it('MB-H80 who is left alone has won, whatever has been won before', () => {
    const match = given({ players: [{ wins: 1 }, {}] }, { seats: 2, options: { mode: 'duel' } })
    match.leave(0)
    answer(match, 1, 'ready')
    expect(match.over).toMatchObject({ winner: 1, why: 'alone', rule: 'MB-H80' })
  })

  it('MB-121 MB-H80 the bid of who has left wins nothing: the card goes to another who wants it, or stays for sale', () => {
    const at = (others: readonly number[]) => {
      const match = market({
        options: { clock, contestWindow: 300 },
        players: [{}, { vp: { tournament: 9 } }],
        aftermarket: ['t-fire-mage-9'],
      })
      const key = buyKey(match, 0, lots(match, 'aftermarket')[0]!)
      for (const seat of [0, ...others]) does(match, seat, key, 1)
      match.leave(0)
      match.clock(1300)
      return [area(match, 'binder:0'), area(match, 'binder:1'), area(match, 'aftermarket'), dollars(match)]
    }
    expect(at([1])).toEqual([[], ['fire-mage-9'], [], [30, 21, 30]])
    expect(at([])).toEqual([[], [], ['fire-mage-9'], [30, 30, 30]])
  })

  it('MB-H80 what lies with whoever has left sets off nothing any more', () => {
    const match = tournament([{ hand: [spare, spare] }, { hand: [spare, spare] }, { tableau: ['who each'] }])
    answer(match, 0, 'play:t-water-animal-1')
    expect(rp(match)[2]).toBe(8)
    match.leave(2)
    answer(match, 1, 'play:t-water-animal-1')
    expect(rp(match)[2]).toBe(0)
  })
})
