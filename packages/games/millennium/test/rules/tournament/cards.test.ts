import { offered, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { area, awaited, rp, table, tableOf, told, tournament } from '../../support.ts'

const spare = 'water animal 1'
const counter = (match: ReturnType<typeof tournament>, name: string): number[] =>
  table(match).tournament.sides.map(({ counters }: { counters: Record<string, number> }) => counters[name])

describe('effects that bring cards and take them', () => {
  it('MB-396 MB-383 cards that are gained are counted by where they come from, and others wait for them', () => {
    const match = tournament([{ hand: ['drawer', spare], tableau: ['loss watcher'] }, { rp: 5 }])
    play(match, 'play:t-drawer')
    expect([counter(match, 'storeGained'), rp(match)]).toEqual([
      [1, 0, 0],
      [0, 4, 0],
    ])
    const core = play(
      tournament([{ hand: ['core drawer', spare], tableau: ['loss watcher'] }, { rp: 5 }]),
      'play:t-core-drawer',
    )
    expect([counter(core, 'storeGained'), rp(core), area(core, 'hand:0').length]).toEqual([[0, 0, 0], [0, 3, 0], 3])
  })

  it('MB-223 MB-224 nobody hears of a discard by whoever has no card; each one discarded is an event', () => {
    const match = tournament([{ hand: ['discarder', spare], tableau: ['discard watcher'] }, { hand: [spare] }, {}])
    play(match, 'play:t-discarder', 't-water-animal-1')
    expect(told(match, 'discard').map(({ seat, count }) => [seat, count])).toEqual([[1, 1]])
    expect(rp(match)[0]).toBe(3)
  })

  it('MB-223 a discard by lot is asked of nobody', () => {
    const discarded = (seed: string) => {
      const hand = ['fire myth 1', 'fire myth 2', 'fire myth 3']
      const match = tournament([{ hand: ['random discarder', spare] }, { hand }], {}, { seed })
      play(match, 'play:t-random-discarder')
      expect([awaited(match), area(match, 'hand:1').length]).toEqual(['1 turn', 2])
      return area(match, 'binder:1').join()
    }
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(discarded)).size).toBeGreaterThan(1)
  })

  it('MB-432 MB-436 a card that an effect plays comes into play with its effects and stays; it brings no slot', () => {
    const match = tournament([{ hand: ['player', 'gainer', spare] }, { hand: [spare] }])
    play(match, 'play:t-player', 't-gainer')
    expect([area(match, 'tableau:0'), rp(match)[0], awaited(match)]).toEqual([['player', 'gainer'], 5, '1 turn'])
    expect(table(match).zones['tableau:0'][1].marks).toBeUndefined()
    const none = play(tournament([{ hand: ['player', 'fused'] }, { hand: [spare] }]), 'play:t-player')
    expect([awaited(none), offered(none)]).toEqual(['0 playOne', ['none']])
    expect([area(play(none, 'none'), 'hand:0'), awaited(none)]).toEqual([['fused'], '1 turn'])
    const full = [1, 2, 3, 4, 5].map((n) => `fire myth ${n}`)
    const last = tournament([{ hand: ['player', spare], tableau: full }, { hand: [spare] }])
    expect(awaited(play(last, 'play:t-player'))).toBe('1 turn')
    // that of a card that Drink plays neither
    const drinks = tournament([{ hand: ['drinker', spare] }, { hand: [spare], tableau: ['fire myth 1'] }], {
      store: ['gainer'],
    })
    expect(table(play(drinks, 'play:t-drinker', 'seat1')).zones['tableau:1'][1].marks).toBeUndefined()
  })

  it('MB-425 what is revealed to Investigate is counted for who asked, and rules out the rest', () => {
    const match = tournament([{ hand: ['detective', 'fire myth 1'] }, { hand: ['fire soldier 2', 'water myth 1'] }])
    play(match, 'play:t-detective', 'fire')
    expect(counter(match, 'revealed')).toEqual([2, 0, 0])
  })

  it('MB-410 MB-412 the card of Drink is gained from the Store, for twice its stars that all can see', () => {
    const match = tournament([{ hand: ['drinker', spare] }, { rp: 9 }, {}], { store: ['gainer'] })
    play(match, 'play:t-drinker', 'seat1')
    expect(match.open[0]!.spec.context).toEqual({ rp: 6 })
    expect(counter(play(match, 'lose'), 'storeGained')).toEqual([1, 0, 0])
    for (const card of ['drinker', 'revealer']) {
      const empty = tournament([{ hand: [card, spare] }, { hand: [spare] }])
      const t = tableOf(empty)
      t.move([...t.zone.store().cards, ...t.zone.storeDiscard().cards], t.zone.box())
      play(empty, `play:t-${card}`, ...(card === 'drinker' ? ['seat1'] : []))
      expect([awaited(empty), told(empty, 'revealStore')]).toEqual(['1 turn', []])
    }
  })

  it('MB-183 MB-390 what returns to a hand leaves its tokens and markers behind', () => {
    const corpse = { card: 'corpse', marks: { tokens: 2, markers: 1 } }
    const match = tournament([{ hand: ['returner', spare] }, { hand: [spare], tableau: [corpse], markers: 3 }])
    play(match, 'play:t-returner')
    expect([table(match).zones['hand:1'], table(match).players[1].markers]).toEqual([
      ['t-water-animal-1', 't-corpse'],
      4,
    ])
  })

  it('MB-271 MB-272 everybody hears which Keyword card is attached to what; with none left nothing happens', () => {
    const at = () =>
      tournament(
        [{ hand: [spare, spare], tableau: ['fire myth 1'] }, {}],
        { zones: { 'persona:0': ['quill-marginalia'] } },
        { options: { characters: true } },
      )
    const match = play(at(), 'action:quill-marginalia', 'keyword-speed')
    expect(told(match, 'attached')).toMatchObject([
      { side: 0, card: { name: 'keyword-speed' }, on: { name: 't-fire-myth-1' }, rule: 'MB-272' },
    ])
    const none = at()
    tableOf(none).move([...tableOf(none).zone.keywords().cards], tableOf(none).zone.box())
    expect(awaited(play(none, 'action:quill-marginalia'))).toBe('0 turn')
  })
})
