import { offered, play, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { area, awaited, rp, told, tournament } from '../../support.ts'

const spare = 'water animal 1'
const six = [1, 2, 3, 4, 5, 6].map((n) => `earth myth ${n}`)

describe('turns', () => {
  it('MB-165 MB-185 MB-191 MB-193 one Single a turn and one Action before or after it, clockwise', () => {
    const at = () =>
      tournament([
        { hand: ['gainer', spare], accessories: ['acc action', 'acc flipper'] },
        { hand: [spare], tableau: ['earth myth 4'] },
      ])
    const after = play(at(), 'play:t-gainer', 'action:t-acc-action')
    expect([rp(after)[0], awaited(after)]).toEqual([11, '1 turn'])
    const before = play(at(), 'action:t-acc-action')
    expect(refused(before, 'action:t-acc-flipper')).toMatchObject({ rule: 'MB-191' })
    expect(refused(before, 'end')).toMatchObject({ rule: 'MB-185' })
    expect(awaited(play(before, 'play:t-gainer'))).toBe('1 turn')
  })

  it('MB-185 who points at a card of their hand is told why it cannot be played', () => {
    const match = tournament([{ hand: ['gainer', spare], accessories: ['acc action'] }, { hand: [spare] }])
    const why = () => match.explain(0, { card: match.view(0).zones['hand:0']!.cards!.at(-1)!.handle! })
    expect(why()).toBeNull()
    play(match, 'play:t-gainer')
    expect(why()).toMatchObject({ why: 'You have played your Single for this turn.', rule: 'MB-185' })
  })

  it('MB-170 MB-193 a Single enters at the left-most free slot, face up', () => {
    const match = tournament([
      { hand: ['gainer', spare], tableau: ['earth myth 1', { card: 'earth myth 2', down: true }] },
    ])
    expect(area(play(match, 'play:t-gainer'), 'tableau:0')).toEqual(['earth-myth-1', '-earth-myth-2', 'gainer'])
  })

  it('MB-186 MB-187 without a card in hand or with a full tableau there is no Action, and the turn is passed', () => {
    const full = tournament([{ hand: [spare], tableau: six, accessories: ['acc action'] }, { hand: [spare] }])
    expect([awaited(full), told(full, 'pass').map(({ side }) => side)]).toEqual(['1 turn', [0]])
    const empty = tournament([{ accessories: ['acc action'] }, { hand: [spare] }])
    expect(awaited(empty)).toBe('1 turn')
    const fusionOnly = tournament([{ hand: ['fused'], accessories: ['acc action'] }, { hand: [spare] }])
    expect(offered(fusionOnly)).toEqual(['pass'])
  })

  it('MB-188 MB-464 MB-195 only when all pass in succession does the tournament end; who can play again does', () => {
    const match = tournament([{ hand: [spare] }, { hand: ['gainer', spare] }], {}, {})
    play(match, `play:t-${spare.replaceAll(' ', '-')}`, 'play:t-gainer')
    expect(awaited(match)).toBe('1 turn')
    play(match, `play:t-${spare.replaceAll(' ', '-')}`)
    expect(told(match, 'placed').map(({ seat, place }) => [seat, place])).toEqual([
      [0, 2],
      [1, 1],
      [2, 2],
    ])
  })

  it('MB-189 MB-190 MB-192 an Action’s text happens, then its card is flipped face down', () => {
    const match = play(tournament([{ hand: [spare, spare], accessories: ['acc action'] }]), 'action:t-acc-action')
    expect([rp(match)[0], area(match, 'accessories:0')]).toEqual([6, ['-acc-action']])
  })

  it('MB-200 MB-201 MB-202 a Deck Box in hand is played as a Single and counts as one', () => {
    const match = tournament([{ hand: ['big box', spare] }, { hand: ['flipper', spare] }])
    play(match, 'play:t-big-box', 'play:t-flipper')
    expect(area(match, 'tableau:0')).toEqual(['-big-box'])
  })

  it('MB-H83 MB-185 Unite leaves a card in hand for the Single that must be played, and takes the rest', () => {
    const two = tournament([{ hand: ['earth construct 1', 'earth construct 2'], tableau: ['uniter'] }])
    play(two, 'attach:t-earth-construct-1:t-uniter')
    expect(offered(two, 0)).toEqual(['play:t-earth-construct-2'])
    expect(refused(two, 'attach:t-earth-construct-2:t-uniter')).toMatchObject({ rule: 'MB-H83' })
    expect(refused(two, 'attach:t-earth-construct-9:t-uniter').rule).not.toBe('MB-H83')
    const after = tournament([{ hand: ['earth construct 1', 'earth construct 2'], tableau: ['uniter'] }])
    play(after, 'play:t-earth-construct-2', 'attach:t-earth-construct-1:t-uniter')
    expect(area(after, 'hand:0')).toEqual([])
  })

  it('MB-H83 a card that cannot be played now does not count as that Single', () => {
    const hand = ['earth construct 1', 'fused']
    expect(offered(tournament([{ hand, tableau: ['uniter'] }]), 0)).toEqual(['play:t-earth-construct-1'])
    expect(offered(tournament([{ hand, tableau: ['uniter', 'earth mage 1'] }]), 0)).toContain(
      'attach:t-earth-construct-1:t-uniter',
    )
  })
})
