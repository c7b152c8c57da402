import { offered, play, refused } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { refusals } from '../../src/words/en/refusals.ts'
import { arena, event, game, given, type Position, reads, type WeissMatch } from '../support.ts'

const calm = { deck: ['ann', 'ann', 'ann', 'ann', 'ann'] }

/** What seat 0 is told that clicks on a card: why it does not go, if so. */
function onClick(match: WeissMatch, name: string, zone: string) {
  const card = match.view(0).zones[zone]!.cards!.find((each) => each.name === name)
  return match.explain(0, { card: card!.handle })
}

describe('why not', () => {
  it('WS-070 WS-101 climax phase: each card of the hand says its own reason; what is not held has none', () => {
    const match = given(game, {
      part: 'climax',
      seats: [{ hand: ['ann', 'cx-blu', 'cx'], clock: ['ann'], ...calm }, {}],
    })
    expect(['ann', 'cx-blu', 'cx'].map((name) => onClick(match, name, 'hand:0'))).toEqual([
      refusals.notClimax,
      refusals.colour,
      null,
    ])
    expect(refused(match, 'cx-soul').code).toBe('notOffered')
  })

  it('WS-076 WS-122 WS-123 attack: what stands says nothing, what is rested, behind or in hand why it cannot attack', () => {
    const match = given(game, {
      part: 'attack',
      seats: [
        {
          hand: ['yel'],
          stage: { left: 'ann', middle: { card: 'bob', state: 'rest' }, right: 'cy', 'back-left': 'one' },
          ...calm,
        },
        { stage: { right: 'gre' } },
      ],
    })
    expect(onClick(match, 'ann', 'stage:0:0')).toBeNull()
    expect(onClick(match, 'bob', 'stage:0:1')).toEqual(refusals.rested)
    expect(onClick(match, 'cy', 'stage:0:2')).toBeNull()
    expect(onClick(match, 'one', 'stage:0:3')).toEqual(refusals.behind)
    expect(onClick(match, 'yel', 'hand:0')).toEqual(refusals.notMain)
    expect(onClick(match, 'gre', 'stage:1:2')).toMatchObject({ code: 'notOffered' })
    for (const key of ['front:middle', 'direct:middle']) expect(refused(match, key)).toEqual(refusals.rested)
    expect(refused(match, 'direct:back-left')).toEqual(refusals.behind)
    expect(refused(match, 'direct:back-right')).toEqual(refusals.rested)
    for (const key of ['front:nowhere', 'leap:left', 'front']) expect(refused(match, key).code).toBe('notOffered')
  })

  it('WS-140 counter step: an event without a counter icon, one that is not held, an ability that is none', () => {
    const shield = event('shield', '【COUNTER】 Draw a card.')
    const helper = reads(
      'helper',
      '【ACT】 【COUNTER】 Backup 2000, Level 0 [Put this card from your hand into your waiting room]',
    )
    const match = given(arena(shield, helper), {
      part: 'attack',
      seats: [
        { stage: { left: 'ann' }, ...calm },
        { hand: ['rest-up', 'shield', 'helper'], stage: { right: 'bob' }, ...calm },
      ] as Position['seats'],
    })
    play(match, 'front:left')
    expect(offered(match)).toEqual(['pass', 'play:shield', 'use:helper:1'])
    for (const key of ['play:rest-up', 'play:helper', 'use:helper:2'])
      expect(refused(match, key)).toEqual(refusals.counterOnly)
    expect(refused(match, 'play:ann').code).toBe('notOffered')
  })
})
