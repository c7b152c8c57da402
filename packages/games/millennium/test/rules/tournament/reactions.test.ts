import { offered, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { area, awaited, rp, told, tournament } from '../../support.ts'

const spare = 'water animal 1'

describe('Reactions', () => {
  it('MB-216 MB-222 in a Reaction “it” is the card and “them” the player that it reacts to', () => {
    const match = tournament([{ hand: ['thief', spare] }, { hand: [spare], rp: 30 }, { tableau: ['vulture'] }])
    play(match, 'play:t-thief')
    expect(awaited(match)).toBe('2 react')
    expect(match.open[0]!.spec.context).toEqual({ event: 'lostPoints', side: 1 })
    expect(match.open[0]!.spec).not.toHaveProperty('card')
    play(match, 't-vulture')
    expect([rp(match), area(match, 'tableau:2')]).toEqual([[10, 18, 2], ['-vulture']])
  })

  it('MB-216 MB-389 what a Reaction does to “it” may be reacted to as well', () => {
    const match = tournament([{ hand: ['earth myth 1', spare] }, { tableau: ['ambusher'] }, { tableau: ['reactor'] }])
    play(match, 'play:t-earth-myth-1')
    expect([awaited(match), match.open[0]!.spec.context]).toEqual(['1 react', { event: 'played', side: 0 }])
    play(match, 't-ambusher')
    expect([awaited(match), area(match, 'tableau:0')]).toEqual(['2 react', ['-earth-myth-1']])
    expect(match.open[0]!.spec.context).toEqual({ event: 'flipped', side: 0 })
  })

  it('MB-216 MB-229 a card that has reacted and is turned up again may react again', () => {
    const match = tournament([
      { hand: ['flipper', 'flipper', spare] },
      { hand: [spare, spare], tableau: ['earth myth 1', 'earth myth 2'] },
      { hand: ['unflipper', spare], tableau: ['reactor'] },
    ])
    play(match, 'play:t-flipper', 't-earth-myth-1@tableau1', 't-reactor', 'play:t-water-animal-1', 'play:t-unflipper')
    play(match, 'play:t-flipper', 't-earth-myth-2@tableau1')
    expect([awaited(match), area(match, 'tableau:2')]).toEqual(['2 react', ['reactor', 'unflipper']])
  })

  it('MB-215 MB-218 a Reaction whose condition is not met is not offered', () => {
    const at = (points: number) =>
      play(
        tournament([
          { hand: ['flipper', spare] },
          { hand: [spare], tableau: ['earth myth 1'] },
          { tableau: ['picky'], rp: points },
        ]),
        'play:t-flipper',
        't-earth-myth-1@tableau1',
      )
    expect([awaited(at(9)), awaited(at(0))]).toEqual(['1 turn', '2 react'])
  })

  it('MB-215 MB-216 a card that reacts does not react to what it does itself, and does so once', () => {
    const match = tournament([
      { hand: ['flipper', spare] },
      { hand: [spare], tableau: ['earth myth 1', 'earth myth 2', 'earth myth 3'] },
      { tableau: ['chain reactor'] },
    ])
    play(match, 'play:t-flipper', 't-earth-myth-1@tableau1', 't-chain-reactor', 't-earth-myth-2@tableau1')
    expect([awaited(match), area(match, 'tableau:1'), area(match, 'tableau:2')]).toEqual([
      '1 turn',
      ['-earth-myth-1', '-earth-myth-2', 'earth-myth-3'],
      ['-chain-reactor'],
    ])
  })

  it('MB-216 MB-379 who has two Reactions to the same may use both, in any order', () => {
    const match = tournament([
      { hand: ['flipper', spare] },
      { hand: [spare], tableau: ['earth myth 1'] },
      { tableau: ['reactor', 'picky'] },
    ])
    play(match, 'play:t-flipper', 't-earth-myth-1@tableau1')
    expect(offered(match)).toEqual(['t-reactor', 't-picky', 'no'])
    play(match, 't-reactor')
    expect([awaited(match), area(match, 'tableau:2')]).toEqual(['1 turn', ['-reactor', 'picky']])
    // with 4 RP it has the most of all; the other way round both can be used
    const both = tournament([
      { hand: ['flipper', spare] },
      { hand: [spare], tableau: ['earth myth 1'] },
      { tableau: ['reactor', 'picky'] },
    ])
    play(both, 'play:t-flipper', 't-earth-myth-1@tableau1', 't-picky')
    expect([awaited(both), offered(both)]).toEqual(['2 react', ['t-reactor', 'no']])
    expect(rp(play(both, 't-reactor'))[2]).toBe(8)
  })

  it.each([
    ['play', 'play:t-gainer', 5],
    ['next', 'play:t-water-animal-1', 6],
  ])('MB-270 the %s effects of others are silenced, one’s own are not', (trigger, key, points) => {
    const at = (own: string[], others: string[]) =>
      rp(
        play(
          tournament([
            { hand: ['gainer', spare, spare], tableau: ['nexter', ...own] },
            { tableau: others, hand: [spare] },
          ]),
          key,
        ),
      )[0]
    const hush = `hush ${trigger}`
    const rest = trigger === 'play' ? 6 : 0
    expect([at([], []), at([hush], []), at([], [hush])]).toEqual([points + rest, points + rest, rest])
  })

  it('MB-270 Flip and Top effects, Actions and Reactions are silenced likewise', () => {
    const flipped = (own: string[], others: string[]) =>
      rp(
        play(
          tournament([{ hand: ['own flipper', spare], tableau: ['flip gainer', spare, ...own] }, { tableau: others }]),
          'play:t-own-flipper',
          't-flip-gainer@tableau0',
        ),
      )[0]
    const topped = (own: string[], others: string[]) =>
      rp(
        play(
          tournament(
            [
              { hand: [spare], tableau: [...own, 'topper'] },
              { hand: ['gainer', spare], tableau: others },
            ],
            {
              turn: { side: 1 },
            },
          ),
          'play:t-gainer',
        ),
      )[0]
    const acting = (own: string[], others: string[]) =>
      offered(tournament([{ hand: [spare, spare], accessories: ['acc action'], tableau: own }, { tableau: others }]), 0)
        .length
    const reacting = (own: string[], others: string[]) =>
      awaited(
        play(
          tournament(
            [
              { hand: [spare], tableau: ['reactor', 'hero', ...own] },
              { hand: ['own flipper', spare], tableau: [spare, 'earth myth 1', ...others] },
            ],
            { turn: { side: 1 } },
          ),
          'play:t-own-flipper',
          't-earth-myth-1@tableau1',
        ),
      )
    const each = (of: (own: string[], others: string[]) => unknown, trigger: string) => [
      of([], []),
      of([`hush ${trigger}`], []),
      of([], [`hush ${trigger}`]),
    ]
    expect(each(flipped, 'flip')).toEqual([8, 8, 0])
    expect(each(topped, 'top')).toEqual([2, 2, 0])
    expect(each(acting, 'action')).toEqual([3, 3, 2])
    expect(each(reacting, 'reaction')).toEqual(['0 heroic', '0 heroic', '0 turn'])
    const loud = tournament([{ hand: ['gainer', spare], tableau: ['hush all'] }])
    expect(rp(play(loud, 'play:t-gainer'))[0]).toBe(0)
    expect(told(loud, 'stopped')).toMatchObject([{ card: { name: 't-gainer' }, why: 'silenced' }])
  })
})

describe('the order of triggers', () => {
  it.each([
    [['watch gain', 'watch earn'], false],
    [['watch gain', 'watch count'], false],
    [['watch count', 'watch earn'], true],
    [['watch gain', 'watch loss'], true],
    [['watch gain', 'watch if'], true],
    [['watch gain', 'watch draw'], false],
    [['watch gain', 'watch draw', 'loser'], false],
    [['watch gain', 'watch draw', 'loss watcher'], true],
    [['watch gain', 'watch draw', 'router'], true],
    [['watch gain', 'watch draw', 'clasher'], false],
    [['watch gain', 'watch draw', 'score loser'], false],
    [['watch gain', 'watch earn', 'loss watcher'], false],
    [['watch gain', 'watch both', 'loss watcher'], true],
    [['watch place', 'watch count'], true],
    [['watch both', 'watch count'], true],
    [['watch favour', 'watch count'], true],
  ])('MB-221 of %j a player chooses the order only where it may matter: %j', (tableau, isAsked) => {
    const match = tournament([
      { hand: ['fire myth 1', spare, spare], tableau },
      { hand: [spare], rp: 5 },
    ])
    play(match, 'play:t-fire-myth-1')
    expect(awaited(match) === '0 trigger').toBe(isAsked)
  })
})
