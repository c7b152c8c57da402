import { asked, offered, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, event, given, passTo, reads, sides, tableOf } from '../support.ts'

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

  it('WS-106 WS-162 two that leave at once see each other go', () => {
    const twin = reads(
      'twin',
      '【AUTO】 When your other character is put into your waiting room from the stage, draw a card.',
    )
    const drop = event('drop', 'Put all of your characters into your waiting room.')
    const of = arena(twin, drop)
    const drawn = (stage: object) => {
      const match = given(of, { seats: [{ hand: ['drop'], stage: stage as never, deck: ['bob', 'cy', 'one'] }, {}] })
      play(match, 'play:drop')
      for (const key of offered(match)
        .filter((each) => each.startsWith('twin'))
        .slice(0, 1))
        play(match, key)
      return sides(match)[0].hand.length
    }
    expect(drawn({ left: 'twin', right: 'twin' })).toBe(2)
    expect(drawn({ left: 'twin', right: 'ann' })).toBe(1)
    expect(drawn({ left: 'twin' })).toBe(0)
  })

  it('WS-106 WS-162 an ability that was given to a card works as that card leaves', () => {
    const will = event(
      'will',
      'Choose 1 of your characters, and that character gets the following ability until end of turn. "【AUTO】 When this card is put into your waiting room from the stage, draw a card."',
    )
    const drop = event('drop', 'Put all of your characters into your waiting room.')
    const match = given(arena(will, drop), {
      seats: [{ hand: ['will', 'drop'], stage: { left: 'ann', right: 'bob' }, deck: ['cy', 'one'] }, {}],
    })
    play(match, 'play:will', 'ann', 'play:drop')
    expect(sides(match)[0].hand).toEqual(['cy'])
  })

  it('WS-106 an ability about this card works wherever the text says that the card comes from', () => {
    const seed = reads(
      'seed',
      '【AUTO】 When this card is put into your waiting room from your hand or your deck, draw a card.',
    )
    const of = arena(
      seed,
      event('toss', 'Choose 1 card in your hand, and put it into your waiting room.'),
      event('mill', 'Put the top card of your deck into your waiting room.'),
      event('drop', 'Put all of your characters into your waiting room.'),
    )
    const run = (side: object, ...lines: string[]) => {
      const match = given(of, { seats: [side as never, {}] })
      play(match, ...lines)
      return sides(match)[0].hand
    }
    expect(run({ hand: ['toss', 'seed'], deck: ['cy'] }, 'play:toss')).toEqual(['cy'])
    expect(run({ hand: ['mill'], deck: ['seed', 'cy'] }, 'play:mill')).toEqual(['cy'])
    expect(run({ hand: ['drop'], stage: { left: 'seed' }, deck: ['cy'] }, 'play:drop')).toEqual([])
  })

  it('WS-106 what has happened this turn counts until the turn ends', () => {
    const grim = reads(
      'grim',
      '【CONT】 If a character was put into your waiting room from your stage this turn, this card gets +1000 power.',
    )
    const drop = event('drop', 'Choose 1 of your characters, and put it into your waiting room.')
    const match = given(arena(grim, drop), { seats: [{ hand: ['drop'], stage: { left: 'grim', right: 'ann' } }, {}] })
    const power = () => sides(match)[0].stage.left!.power
    expect(power()).toBe(1000)
    play(match, 'play:drop', 'ann')
    expect(power()).toBe(2000)
    passTo(match, 'clock', 4)
    expect(power()).toBe(1000)
  })

  it('WS-114 what is no climax does not stay in the climax area, what is no character not on the stage', () => {
    const match = given(arena(), { seats: [{ climaxArea: ['ann'], stage: { left: 'cx', right: 'bob' } }, {}] })
    expect(sides(match)[0]).toMatchObject({ climaxArea: [], stage: { left: null, right: { card: 'bob' } } })
    expect(sides(match)[0].waitingRoom.sort()).toEqual(['ann', 'cx'])
  })

  it('WS-153 the end of the end phase is the last moment of a turn', () => {
    const late = reads('late', '【AUTO】 At the end of your end phase, put the top card of your deck into your stock.')
    const match = given(arena(late), { part: 'attack', seats: [{ stage: { left: 'late' } }, {}] })
    play(match, 'done')
    expect(sides(match)[0].stock).toHaveLength(1)
    passTo(match, 'clock', 5)
    expect(sides(match)[0].stock).toHaveLength(1)
  })

  it('cards of a hand leave in no order that tells how they were held', () => {
    const hand = ['two', 'ann', 'cy', 'one', 'gre', 'yel', 'blu', 'soul', 'bob']
    const match = given(arena(), { part: 'attack', seats: [{ hand }, {}] })
    play(match, 'done', ['two', 'ann'])
    expect(sides(match)[0].waitingRoom).toEqual(['ann', 'two'])
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
