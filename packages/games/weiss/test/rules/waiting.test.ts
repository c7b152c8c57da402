import { asked, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, event, given, reads, sides, tableOf } from '../support.ts'

describe('surplus', () => {
  it('WS-058 WS-082 WS-112 who is played over may come back for an encore, and the newer one gives way', () => {
    const match = given(arena(), {
      seats: [{ hand: ['bob'], stage: { left: { card: 'ann', state: 'rest' } }, stock: ['cy', 'cy', 'cy'] }, {}],
    })
    play(match, 'play:bob:left')
    expect(sides(match)[0].stage.left).toMatchObject({ card: 'bob', state: 'stand' })
    expect(asked(match)[0]).toEqual(['may'])
    play(match, 'yes')
    expect(sides(match)[0].stage.left).toMatchObject({ card: 'ann', state: 'rest' })
    expect(sides(match)[0].waitingRoom).toEqual(['cy', 'cy', 'cy', 'bob'])
  })

  it('WS-030 WS-102 a second climax that an effect puts down displaces the first', () => {
    const more = event('more', 'Choose 1 climax in your hand, and put it into your climax area.')
    const match = given(arena(more), { seats: [{ hand: ['more', 'cx-blu'], climaxArea: ['cx'] }, {}] })
    play(match, 'play:more', 'cx-blu')
    expect(sides(match)[0]).toMatchObject({ climaxArea: ['cx-blu'], waitingRoom: ['more', 'cx'] })
  })

  it('WS-031 WS-085 WS-153 the climax leaves in the end phase, then the hand; not before', () => {
    const hand = ['ann', 'bob', 'cy', 'one', 'two', 'gre', 'yel', 'blu', 'soul']
    const match = given(arena(), { part: 'attack', seats: [{ hand, climaxArea: ['cx'] }, { hand }] })
    expect(sides(match)[0].climaxArea).toEqual(['cx'])
    play(match, 'done')
    expect(asked(match)).toEqual([['discard'], []])
    expect(sides(match)[0]).toMatchObject({ climaxArea: [], waitingRoom: ['cx'] })
    play(match, ['ann', 'soul'])
    expect(sides(match)[0].hand).toHaveLength(7)
    expect(sides(match)[1].hand).toHaveLength(10)
    expect(tableOf(match).state.turn).toBe(1)
  })

  it('WS-085 seven in hand are kept', () => {
    const hand = ['ann', 'bob', 'cy', 'one', 'two', 'gre', 'yel']
    const match = given(arena(), { part: 'attack', seats: [{ hand }, {}] })
    play(match, 'done')
    expect(sides(match)[0].hand).toHaveLength(7)
    expect(asked(match)).toEqual([[], ['clock']])
  })
})

describe('several waiting abilities', () => {
  it('WS-098 WS-104 WS-106 what arises anew for the turn player comes before what still waits for the other', () => {
    const duelist = reads('duelist', '【AUTO】 When this card is placed on the stage from your hand, draw a card.')
    const spy = reads(
      'spy',
      "【AUTO】 When your opponent's character is placed on the stage from their hand, put the top card of your opponent's deck into their stock.",
    )
    const broker = reads(
      'broker',
      '【AUTO】 When a card is put into your stock from your deck, put the top card of your deck into your memory.',
    )
    const of = arena(duelist, spy, broker)
    const match = given(of, {
      seats: [
        { hand: ['duelist'], stage: { right: 'broker' }, deck: ['bob', 'cy', 'one', 'two', 'three'] },
        { stage: { left: 'spy', right: 'spy' } },
      ],
    })
    play(match, 'play:duelist:left')
    // the turn player draws bob; one spy of two stocks cy; the broker takes one before the second spy comes
    expect(asked(match)).toEqual([[], ['trigger']])
    expect(sides(match)[0]).toMatchObject({ hand: ['bob'], stock: [] })
    play(match, 'spy:1')
    expect(sides(match)[0]).toMatchObject({ hand: ['bob'], stock: ['two', 'cy'], memory: ['one', 'three'] })
  })

  it('WS-103 a rule action comes before the next waiting ability', () => {
    const fade = reads(
      'fade',
      '【AUTO】 When this card is placed on the stage from your hand, all of your characters get -1000 power until end of turn.',
    )
    const mend = reads(
      'mend',
      '【AUTO】 When your other character is placed on the stage from your hand, all of your characters get +1000 power until end of turn.',
      { power: 5000 },
    )
    const run = (first: string) => {
      const match = given(arena(fade, mend), { seats: [{ hand: ['fade'], stage: { left: 'ann', right: 'mend' } }, {}] })
      play(match, 'play:fade:middle', first)
      return [sides(match)[0].stage.left?.power ?? null, sides(match)[0].stage.middle?.power ?? null]
    }
    expect(run('fade:1')).toEqual([null, null])
    expect(run('mend:1')).toEqual([1000, 1000])
  })

  it('WS-116 WS-162 what a card was on the stage is known when it has left: its level and power as they were', () => {
    const relic = reads(
      'relic',
      "【AUTO】 When this card is put into your waiting room from the stage, deal X damage to your opponent. X is equal to this card's level.",
      { level: 1 },
    )
    const raise = event('raise', 'All of your characters get +2 level until end of turn.')
    const drop = event('drop', 'Put all of your characters into your waiting room.')
    const of = arena(relic, raise, drop)
    const run = (...lines: string[]) => {
      const match = given(of, {
        seats: [{ hand: ['raise', 'drop'], stage: { left: 'relic' } }, { deck: ['bob', 'bob', 'bob', 'bob', 'bob'] }],
      })
      play(match, ...lines)
      return sides(match)[1].clock.length
    }
    expect(run('play:raise', 'play:drop')).toBe(3)
    expect(run('play:drop')).toBe(1)
  })
})
