import { play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, event, given, reads, type WeissMatch } from '../support.ts'

/** What a seat is offered: for each card, where the seat sees it lie. */
function offers(match: WeissMatch, seat: 0 | 1 = 0): unknown[] {
  const { zones } = match.view(seat)
  const placeOf = (handle: unknown) =>
    Object.keys(zones).find((name) => zones[name]!.cards?.some((card) => card.handle === handle))
  return match
    .asks(seat)[0]!
    .options.map(({ card, ...option }) => (card === undefined ? option : { ...option, in: placeOf(card) }))
}

describe('what is offered', () => {
  const well = reads('well', '【ACT】 [【REST】 this card] Draw a card.')
  const helper = reads(
    'helper',
    '【ACT】 【COUNTER】 Backup 2000, Level 0 [Put this card from your hand into your waiting room]',
  )
  const shield = event('shield', '【COUNTER】 Draw a card.')
  const of = arena(well, helper, shield)
  const calm = { deck: ['ann', 'ann', 'ann'] }

  it('WS-054 main phase: to play characters and events, to use abilities, to move; cards of one name once', () => {
    const match = given(of, {
      seats: [{ hand: ['ann', 'ann', 'rest-up', 'rest-up', 'cx', 'shield', 'helper'], stage: { right: 'well' } }, {}],
    })
    const character = (name: string) =>
      ['left', 'middle', 'right', 'back-left', 'back-right'].map((at, position) => ({
        key: `play:${name}:${at}`,
        move: 'character',
        name,
        at,
        position,
        in: 'hand:0',
      }))
    expect(offers(match)).toEqual([
      { key: 'done', move: 'done' },
      ...character('ann'),
      ...character('helper'),
      { key: 'play:rest-up', move: 'event', name: 'rest-up', at: '', in: 'hand:0' },
      { key: 'use:right:well:1', move: 'act', name: 'well', at: 'right', ability: '1', in: 'stage:0:2' },
      { key: 'move:right', move: 'move', name: 'well', at: 'right', in: 'stage:0:2' },
    ])
    play(match, 'move:right')
    expect(match.asks(0)[0]).toMatchObject({ kind: 'moveTo', card: { name: 'well' }, rule: 'WS-060' })
    expect(offers(match)).toEqual([
      { key: 'left', position: 0 },
      { key: 'middle', position: 1 },
      { key: 'back-left', position: 3 },
      { key: 'back-right', position: 4 },
    ])
  })

  it('WS-053 WS-101 clock and climax phase: cards of the hand, each name once, or none', () => {
    const hand = ['ann', 'ann', 'cx', 'cx']
    expect(offers(given(of, { part: 'clock', seats: [{ hand }, {}] }))).toEqual([
      { key: 'pass' },
      { key: 'ann', name: 'ann', in: 'hand:0' },
      { key: 'cx', name: 'cx', in: 'hand:0' },
    ])
    expect(offers(given(of, { part: 'climax', seats: [{ hand, level: ['ann'] }, {}] }))).toEqual([
      { key: 'pass' },
      { key: 'cx', name: 'cx', in: 'hand:0' },
    ])
  })

  it('WS-122 WS-140 attack and counter: who attacks from where and how, and which card or ability answers', () => {
    const match = given(of, {
      part: 'attack',
      seats: [
        { stage: { left: 'ann', right: 'bob' }, ...calm },
        { hand: ['helper', 'shield', 'shield'], stage: { right: 'cy' }, ...calm },
      ],
    })
    expect(offers(match)).toEqual([
      { key: 'done', how: null },
      { key: 'front:left', how: 'front', name: 'ann', at: 'left', in: 'stage:0:0' },
      { key: 'side:left', how: 'side', name: 'ann', at: 'left', in: 'stage:0:0' },
      { key: 'direct:right', how: 'direct', name: 'bob', at: 'right', in: 'stage:0:2' },
    ])
    play(match, 'front:left')
    expect(match.asks(1)[0]).toMatchObject({
      kind: 'counter',
      card: { name: 'ann' },
      context: { window: 'counter', hasDefender: true },
    })
    expect(offers(match, 1)).toEqual([
      { key: 'pass' },
      { key: 'use:helper:1', name: 'helper', ability: '1', in: 'hand:1' },
      { key: 'play:shield', name: 'shield', in: 'hand:1' },
    ])
  })

  it('WS-064 WS-085 WS-149 level-up, discard, encore step: cards by their names, two of a name apart', () => {
    const clock = ['ann', 'ann', 'bob', 'bob', 'cy', 'cy', 'yel']
    const level = given(of, { part: 'clock', seats: [{ clock }, {}] })
    expect(offers(level)).toHaveLength(7)
    expect(offers(level)[1]).toMatchObject({ key: 'ann#2', name: 'ann', zone: 'clock', owner: 0, at: '' })
    const fallen = { card: 'ann', state: 'reverse' }
    const encore = given(of, { part: 'encore', seats: [{ stage: { left: fallen, 'back-right': fallen } }, {}] })
    expect(offers(encore)).toMatchObject([
      { name: 'ann', zone: 'stage', at: 'left', in: 'stage:0:0' },
      { name: 'ann', zone: 'stage', at: 'back-right', in: 'stage:0:4' },
    ])
    const hand = ['ann', 'ann', 'bob', 'bob', 'cy', 'cy', 'yel', 'gre', 'blu']
    const end = given(of, { part: 'end', seats: [{ hand }, {}] })
    expect(end.asks(0)[0]).toMatchObject({ kind: 'discard', context: { count: 2 }, rule: 'WS-085' })
  })
})
