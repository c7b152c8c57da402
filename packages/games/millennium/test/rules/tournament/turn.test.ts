import { offered, play, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { area, awaited, type MillenniumMatch, rp, table, told, tournament } from '../../support.ts'

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
    const fusionOnly = tournament([{ hand: ['fused'], accessories: ['acc action', 'acc choosy'] }, { hand: [spare] }])
    expect(offered(fusionOnly)).toEqual(['pass'])
    expect(refused(fusionOnly, 'action:t-acc-action')).toMatchObject({ rule: 'MB-186' })
    play(fusionOnly, 'pass')
    expect([awaited(fusionOnly), told(fusionOnly, 'pass')]).toMatchObject(['1 turn', [{ side: 0, rule: 'MB-186' }]])
  })

  it('MB-189 an Action whose condition is not met is not offered, and nobody is told that they cannot play', () => {
    const at = (...points: number[]) =>
      tournament(points.map((each) => ({ hand: [spare, spare], accessories: ['acc choosy'], rp: each })))
    expect(offered(at(5, 5, 0), 0)).toContain('action:t-acc-choosy')
    const first = at(5, 4, 0)
    expect(offered(first, 0)).toEqual(['play:t-water-animal-1', 'play:t-water-animal-1#2'])
    expect(refused(first, 'action:t-acc-choosy', 0).rule).not.toBe('MB-186')
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
    // it costs nothing, and nobody hears of a price
    expect(told(match, 'dollars').filter(({ rule }) => rule === 'MB-406')).toEqual([])
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

  it('MB-188 MB-464 a play between passes begins the round of passes anew', () => {
    const match = tournament([{}, { hand: [spare] }, {}], { turn: { side: 2 } })
    // 2 and 0 have passed, 1 plays, 2, 0 and 1 pass
    expect(awaited(match)).toBe('1 turn')
    play(match, 'play:t-water-animal-1')
    expect(told(match, 'pass')).toMatchObject([2, 0, 2, 0, 1].map((side) => ({ side, rule: 'MB-186' })))
    expect(told(match, 'placed')).toHaveLength(3)
  })

  it('MB-406 MB-407 an Action that costs Dollars is offered to who can pay it, and all hear what it costs', () => {
    const at = (card: string, dollars: number) =>
      tournament([{ hand: [spare, spare], tableau: [card], dollars }, { hand: [spare] }])
    const isOffered = (card: string, dollars: number) =>
      offered(at(card, dollars)).includes(`action:t-${card.replace(' ', '-')}`)
    expect([isOffered('coin', 1), isOffered('coin', 2), isOffered('coin plus', 3), isOffered('coin plus', 4)]).toEqual([
      false,
      true,
      false,
      true,
    ])
    const match = play(at('coin', 2), 'action:t-coin')
    expect(told(match, 'dollars').at(-1)).toMatchObject({ seat: 0, dollars: -2, total: 0, rule: 'MB-406' })
    expect(told(match, 'action')).toMatchObject([{ side: 0, card: { name: 't-coin' }, rule: 'MB-190' }])
    const { counters } = table(match).tournament.sides[0]
    expect([counters.actionsUsed, counters.dollarsSpent, rp(match)[0]]).toEqual([1, 2, 7])
  })

  it('MB-190 MB-191 MB-266 the Action of a persona is used once a tournament, and nothing of it is flipped', () => {
    const match = tournament(
      [{ hand: [spare, spare, spare] }, {}],
      { zones: { 'persona:0': ['baz-underhill'] } },
      { options: { characters: true } },
    )
    play(match, 'action:baz-underhill')
    expect([rp(match)[0], offered(match, 0)]).toEqual([
      6,
      ['play:t-water-animal-1', 'play:t-water-animal-1#2', 'play:t-water-animal-1#3'],
    ])
    play(match, 'play:t-water-animal-1')
    expect(offered(match, 0)).not.toContain('action:baz-underhill')
  })

  it('MB-185 MB-187 MB-191 MB-419 what cannot be done on a turn is refused by its rule', () => {
    const rule = (match: MillenniumMatch, key: string) => refused(match, key, 0).rule
    const full = tournament([{ hand: ['speedy plus', spare], tableau: six.slice(1) }, { hand: [spare] }])
    expect(rule(full, 'end')).toBe('MB-185')
    const fused = tournament([{ hand: ['fused', spare] }, { hand: [spare] }])
    expect(rule(fused, 'play:t-fused')).toBe('MB-419')
    const used = tournament([{ hand: [spare, spare], accessories: ['acc action', 'acc scorer'] }, { hand: [spare] }])
    play(used, 'action:t-acc-action')
    expect(rule(used, 'action:t-acc-action')).toBe('MB-191')
    const played = tournament([{ hand: [spare, spare], accessories: ['acc action'] }, { hand: [spare] }])
    play(played, 'play:t-water-animal-1')
    expect([rule(played, 'play:t-water-animal-1'), offered(played, 0)]).toEqual([
      'MB-185',
      ['action:t-acc-action', 'end'],
    ])
    expect(awaited(play(played, 'end'))).toBe('1 turn')
  })

  it('MB-446 MB-380 everybody hears what is attached to what', () => {
    const match = tournament([{ hand: ['earth construct 1', spare], tableau: ['uniter'] }, { hand: [spare] }])
    play(match, 'attach:t-earth-construct-1:t-uniter')
    expect(told(match, 'attached')).toMatchObject([
      { side: 0, card: { name: 't-earth-construct-1' }, on: { name: 't-uniter' }, rule: 'MB-446' },
    ])
    expect([area(match, 'attached:0'), area(match, 'tableau:0')]).toEqual([['earth-construct-1'], ['uniter']])
  })

  it('MB-446 face-down cards take on none, two of one name are offered as one, and a hand that could hold a Construct is asked', () => {
    const hand = ['earth construct 1', spare, spare]
    const attaching = (...tableau: (string | object)[]) =>
      offered(tournament([{ hand, tableau: tableau as string[] }]), 0).filter((key) => key.startsWith('attach'))
    expect(attaching('uniter')).toEqual(['attach:t-earth-construct-1:t-uniter'])
    expect(attaching('uniter', 'uniter')).toEqual(['attach:t-earth-construct-1:t-uniter'])
    hand.splice(1, 1, 'earth construct 2')
    expect(attaching('uniter')).toEqual(['attach:t-earth-construct-1:t-uniter', 'attach:t-earth-construct-2:t-uniter'])
    expect(attaching({ card: 'uniter', down: true }, 'fire myth 1')).toEqual([])
    const after = (tableau: string[], ...own: string[]) =>
      awaited(play(tournament([{ hand: [spare, ...own], tableau }, { hand: [spare] }]), 'play:t-water-animal-1'))
    expect([after(['uniter'], 'fire myth 1'), after(['uniter plus'], 'fire myth 1')]).toEqual(['0 turn', '0 turn'])
    expect([after(['uniter']), after(['fire myth 1'], 'fire myth 1')]).toEqual(['1 turn', '1 turn'])
  })

  it('MB-190 an Action whose card has left by its own text flips nothing', () => {
    const match = play(tournament([{ hand: [spare, spare], tableau: ['homing', 'fire myth 1'] }]), 'action:t-homing')
    expect([area(match, 'tableau:0'), area(match, 'binder:0'), awaited(match)]).toEqual([
      ['fire-myth-1'],
      ['homing'],
      '0 turn',
    ])
    expect(told(match, 'flipping')).toEqual([])
  })

  it('MB-426 MB-190 who keeps the token of Level Up has the card flipped', () => {
    const at = () => {
      const tableau = [{ card: 'leveller', marks: { tokens: 2 } }]
      return play(tournament([{ hand: [spare, spare], tableau }]), 'action:t-leveller')
    }
    expect(offered(at())).toEqual(['token', 'flip'])
    expect(area(play(at(), 'token'), 'tableau:0')).toEqual(['leveller+1'])
    const last = tournament([{ hand: [spare, spare], tableau: [{ card: 'leveller', marks: { tokens: 1 } }] }])
    expect(table(play(last, 'action:t-leveller', 'token')).zones['tableau:0'][0].marks).toBeUndefined()
    expect(area(play(at(), 'flip'), 'tableau:0')).toEqual(['-leveller'])
  })

  it('MB-185 only of cards in the own hand is it said why they cannot be played', () => {
    const match = tournament([{ hand: ['gainer', spare], tableau: ['fire myth 1'], accessories: ['acc action'] }, {}])
    play(match, 'play:t-gainer')
    const { handle } = match.view(0).zones['tableau:0']!.cards![0]!
    expect(match.explain(0, { card: handle! })?.rule).not.toBe('MB-185')
  })

  it('MB-185 MB-187 MB-191 MB-H83 each refusal has its own reason, and what nobody has is refused for no other', () => {
    const why = (match: MillenniumMatch, ...keys: string[]) => keys.map((key) => refused(match, key, 0).why)
    const fresh = tournament([{ hand: ['fused', spare, spare], accessories: ['acc action'] }, { hand: [spare] }])
    const isNone = (match: MillenniumMatch, ...keys: string[]) =>
      expect(why(match, ...keys)).toEqual(keys.map((key) => `${key} is not offered here.`))
    isNone(fresh, 'play:t-air-myth-9', 'action:t-borer', 'attach:t-air-myth-9:t-uniter')
    const played = play(fresh, 'play:t-water-animal-1')
    isNone(played, 'action:t-borer', 'attach:t-air-myth-9:t-uniter')
    const stuck = tournament([{ hand: ['fused'], accessories: ['acc action'] }, { hand: [spare] }])
    isNone(stuck, 'action:t-borer', 'xyz')
    const last = tournament([{ hand: ['earth construct 1'], tableau: ['uniter'] }, { hand: [spare] }])
    expect(refused(last, 'attach:t-earth-construct-1:t-uniter', 0).rule).toBe('MB-H83')
    isNone(last, 'action:t-earth-construct-1', 'xyz')
    const hand = ['speedy', spare]
    const full = tournament([{ hand, tableau: six.slice(1), accessories: ['acc action'] }, { hand: [spare] }])
    play(full, 'play:t-speedy')
    expect(refused(full, 'play:t-water-animal-1', 0).rule).toBe('MB-187')
    isNone(full, 'action:t-borer')
  })

  it('MB-185 only who has played their Single can be done with the turn', () => {
    const match = tournament([{ hand: [spare, spare], accessories: ['acc action'] }, { hand: [spare] }])
    expect(match.open[0]!.spec.skip).toBeUndefined()
    play(match, 'play:t-water-animal-1')
    expect(match.open[0]!.spec.skip).toBe('end')
  })

  it('MB-188 who must pass adds to the round of passes', () => {
    const match = tournament([{ hand: ['fused'] }, {}, {}], { turn: { side: 1 } })
    expect(awaited(match)).toBe('0 turn')
    play(match, 'pass')
    expect(told(match, 'pass').map(({ side }) => side)).toEqual([1, 2, 0])
  })
})
