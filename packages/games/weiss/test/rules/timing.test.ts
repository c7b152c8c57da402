import type { JsonObject } from '@cardwright/engine'
import { asked, offered, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, duel, event, given, passTo, reads, sides, tableOf } from '../support.ts'

const greeter = reads('greeter', '【AUTO】 When this card is placed on the stage from your hand, draw a card.')
const watcher = reads(
  'watcher',
  '【AUTO】 When your other character is placed on the stage from your hand, put the top card of your deck into your stock.',
)

describe('check timing', () => {
  it('WS-103 WS-104 WS-106 abilities wait, and their player chooses one at a time', () => {
    const match = given(arena(greeter, watcher), {
      seats: [{ hand: ['greeter'], stage: { right: 'watcher' }, deck: ['ann', 'bob'] }, {}],
    })
    play(match, 'play:greeter:left')
    expect(offered(match)).toEqual(['watcher:1', 'greeter:1'])
    expect(match.asks(0)[0]!.options).toMatchObject(Array(2).fill({ card: expect.any(Number) }))
    play(match, 'watcher:1')
    expect(sides(match)[0]).toMatchObject({ stock: ['ann'], hand: ['bob'] })
  })

  it('WS-098 WS-104 the turn player resolves all of theirs before the other player resolves one', () => {
    // the other player's ability waits first, and yet comes last
    const boom = event(
      'boom',
      "Put all of your opponent's characters into the waiting room. Put all of your characters into the waiting room.",
    )
    const mourner = reads(
      'mourner',
      '【AUTO】 When this card is put into your waiting room from the stage, draw a card.',
    )
    const match = given(arena(boom, mourner), {
      turn: 1,
      seats: [{ stage: { left: 'mourner' } }, { hand: ['boom'], stage: { left: 'mourner', right: 'mourner' } }],
    })
    play(match, 'play:boom')
    expect(asked(match)).toEqual([[], ['trigger']])
    expect(sides(match)[0].hand).toEqual([])
    play(match, offered(match)[0]!)
    expect(sides(match)[0].hand).toHaveLength(1)
    expect(sides(match)[1].hand).toHaveLength(2)
  })

  it('WS-097 WS-104 nobody is asked about the order of abilities that must not be used', () => {
    const dirge = reads('dirge', '【CONT】 You cannot use the "【AUTO】 Encore" of your other characters.')
    const boom = event('boom', 'Choose 2 of your characters, and put them into your waiting room.')
    const run = (behind: string) => {
      const stage = { left: 'ann', right: 'bob', 'back-left': behind }
      const match = given(arena(dirge, boom), {
        seats: [{ hand: ['boom'], stage, stock: ['cy', 'cy', 'cy'] }, {}],
      })
      play(match, 'play:boom', ['ann', 'bob'])
      return asked(match)[0]
    }
    expect([run('dirge'), run('gre')]).toEqual([['main'], ['trigger']])
  })

  it('WS-105 a check timing precedes every play timing', () => {
    const weak = event('weak', 'All of your characters get -1000 power until end of turn.')
    const match = given(arena(weak), { seats: [{ hand: ['weak'], stage: { left: 'ann', right: 'bob' } }, {}] })
    play(match, 'play:weak')
    expect(asked(match)[0]).toEqual(['main'])
    expect(sides(match)[0].stage).toMatchObject({ left: null, right: { card: 'bob', power: 1000 } })
  })

  it('WS-113 power 0 or less: to the waiting room', () => {
    const weak = event('weak', 'All of your characters get -1000 power until end of turn.')
    duel(arena(weak), {
      seats: [{ hand: ['weak'], stage: { left: 'ann', right: 'bob' } }, {}],
      play: ['0 play:weak'],
      expect: { '0.waitingRoom': ['weak', 'ann'] },
    })
  })

  it('WS-106 an ability waits once for each time its condition was met', () => {
    const match = given(
      arena(watcher, event('come', 'Put all characters in your hand on separate positions of your stage.')),
      {
        seats: [{ hand: ['come', 'ann', 'bob'], stage: { right: 'watcher' } }, {}],
      },
    )
    play(match, 'play:come', 'left', 'middle')
    expect(offered(match)).toEqual(['watcher:1', 'watcher:1#2'])
    play(match, 'watcher:1')
    expect(sides(match)[0].stock).toHaveLength(2)
  })

  it('an ability that activates once per turn does so once in each turn', () => {
    const text =
      '【AUTO】 This ability activates up to 1 time per turn. When your other character is placed on the stage from your hand, put the top card of your deck into your stock.'
    const match = given(arena(reads('clerk', text)), {
      seats: [{ hand: ['ann', 'bob', 'cy'], stage: { right: 'clerk' } }, {}],
    })
    const stocked = () => sides(match)[0].stock.length
    play(match, 'play:ann:left')
    expect(stocked()).toBe(1)
    play(match, 'play:bob:middle')
    expect(stocked()).toBe(1)
    passTo(match, 'main', tableOf(match).state.turns + 2)
    play(match, 'play:cy:back-left')
    expect(stocked()).toBe(2)
  })

  it('WS-107 a waiting ability resolves though its card has left; what needs the card where it was does nothing', () => {
    const brave = reads('brave', [
      '【AUTO】 When this card is placed on the stage from your hand, this card gets +1000 power until end of turn, and draw a card.',
    ])
    const thorn = reads(
      'thorn',
      '【AUTO】 When your other character is placed on the stage from your hand, return that character to your hand.'.replace(
        'return that character',
        'return it',
      ),
    )
    const match = given(arena(brave, thorn), {
      seats: [{ hand: ['brave'], stage: { right: 'thorn' }, deck: ['cy'] }, {}],
    })
    play(match, 'play:brave:left', 'thorn:1')
    expect(sides(match)[0].hand.sort()).toEqual(['brave', 'cy'])
    expect(tableOf(match).state.lasting).toEqual([])
  })

  it('WS-162 leaving the stage: what the card was on the stage counts', () => {
    const crown = reads('crown', '【CONT】 All of your other characters get +1500 power.')
    const heir = reads(
      'heir',
      '【AUTO】 When your other character with power 2500 or higher is put into your waiting room from the stage, draw a card.',
    )
    const drop = event('drop', 'Choose 1 of your characters, and put it into your waiting room.')
    const of = arena(crown, heir, drop)
    const run = (stage: JsonObject) => {
      const match = given(of, { seats: [{ hand: ['drop'], stage, deck: ['cy'] }, {}] })
      play(match, 'play:drop', 'ann')
      return sides(match)[0].hand
    }
    expect(run({ left: 'ann', right: 'heir', middle: 'crown' })).toEqual(['cy'])
    expect(run({ left: 'ann', right: 'heir' })).toEqual([])
  })

  it('WS-163 what is so and stays so sets nothing off again', () => {
    const once = reads('once', '【AUTO】 When this card becomes 【REVERSE】, draw a card.')
    const fall = event('fall', '【REVERSE】 all of your characters.')
    duel(arena(once, fall), {
      seats: [{ hand: ['fall', 'fall'], stage: { left: 'once' }, deck: ['cy', 'bob'] }, {}],
      play: ['0 play:fall', '0 play:fall'],
      expect: { '0.hand': ['cy'] },
    })
  })

  it('WS-158 continuous effects hold as long as their source does, those that others depend on first', () => {
    const badge = reads('badge', '【CONT】 All of your characters get 《Guild》.')
    const chief = reads('chief', '【CONT】 This card gets +500 power for each of your 《Guild》 characters.')
    const of = arena(badge, chief)
    const power = (stage: JsonObject) => sides(given(of, { seats: [{ stage }, {}] }))[0].stage.left!.power
    expect(power({ left: 'chief', right: 'badge', middle: 'ann' })).toBe(2500)
    expect(power({ left: 'chief', middle: 'ann' })).toBe(1000)
  })

  it('WS-158 effects that depend on each other do not go round in circles', () => {
    const proud = reads(
      'proud',
      '【CONT】 If you have another character with power 2000 or higher, this card gets +1000 power.',
    )
    const match = given(arena(proud), { seats: [{ stage: { left: 'proud', right: 'proud' } }, {}] })
    const { left, right } = sides(match)[0].stage
    expect([left!.power, right!.power]).toEqual([1000, 1000])
    const helped = sides(
      given(arena(proud), { seats: [{ stage: { left: 'proud', right: 'proud', middle: 'bob' } }, {}] }),
    )[0].stage
    expect([helped.left!.power, helped.right!.power]).toEqual([2000, 2000])
  })
})

describe('a loop', () => {
  const whenPlaced = (then: string) => `【AUTO】 When this card is placed on the stage from your hand, ${then}`
  const whenRested = (then: string) => `【AUTO】 When this card becomes 【REST】, ${then}`

  it('WS-H10 that nobody can stop is a draw', () => {
    const spinner = reads('spinner', [
      whenPlaced('【REST】 this card.'),
      whenRested('【STAND】 this card.'),
      '【AUTO】 When this card becomes 【STAND】, 【REST】 this card.',
    ])
    const bouncer = reads('bouncer', [
      '【AUTO】 When this card is put into your waiting room from the stage, put this card on the stage position that this card was on.',
      '【AUTO】 When this card is placed on the stage, put this card into your waiting room.',
    ])
    for (const card of [spinner, bouncer]) {
      const match = given(arena(card), { seats: [{ hand: [card.id] }, {}] })
      play(match, `play:${card.id}:left`)
      expect(match.over).toMatchObject({ winner: null, why: 'loop', rule: 'WS-H10' })
    }
  })

  it('WS-H10 that a player can stop goes on for as long as they want', () => {
    const spinner = reads('spinner', [
      whenPlaced('【REST】 this card.'),
      whenRested('you may 【STAND】 this card.'),
      '【AUTO】 When this card becomes 【STAND】, 【REST】 this card.',
    ])
    const match = given(arena(spinner), { seats: [{ hand: ['spinner'] }, {}] })
    play(match, 'play:spinner:left')
    for (let round = 0; round < 1200; round++) play(match, 'yes')
    expect(match.over).toBeNull()
    play(match, 'no')
    expect(asked(match)[0]).toEqual(['main'])
  })

  it('WS-H10 is none if it comes to an end', () => {
    const many = reads('many', Array<string>(12).fill(whenPlaced('draw a card.')))
    const match = given(arena(many), { seats: [{ hand: ['many'] }, {}] })
    play(match, 'play:many:left')
    expect(match.over).toBeNull()
  })
})
