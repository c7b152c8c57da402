import type { JsonObject } from '@cardwright/engine'
import { offered, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import type { WeissGame } from '../../src/game.ts'
import { factsOf } from '../../src/index.ts'
import { arena, event, given, only, reads, sides, type WeissMatch } from '../support.ts'

const refreshRules = ['2021', '2022'] as const
const seeds = [1, 2, 3, 4, 5, 6]
const everybody = [0, 1, null] as const

/** One card is left in the deck, and these lie in the waiting room: the next draw shuffles them into a new deck. */
const poor = (of: WeissGame, side: { readonly hand: readonly string[]; readonly [zone: string]: readonly string[] }) =>
  only(of, { deck: ['cy'], waitingRoom: ['yel', 'gre', 'blu', 'two', 'three', 'one'], ...side })

/** The same with a stage. */
const poorWith = (of: WeissGame, stage: Readonly<Record<string, string>>, hand: readonly string[]): JsonObject => {
  const { memory, ...side } = poor(of, { hand, stage: Object.values(stage) }) as { memory: string[] } & JsonObject
  return { ...side, memory, stage }
}

const refreshed = (match: WeissMatch): boolean => match.events(null).some(({ type }) => type === 'refresh')

/** Every match of a position, under both rules for the refresh, shuffled in several ways. */
const shuffled = (of: WeissGame, seats: [JsonObject, JsonObject], ...keys: string[]): WeissMatch[] =>
  refreshRules.flatMap((refreshRule) =>
    seeds.map((seed) => {
      const match = given(of, { seats, options: { refreshRule }, seed })
      play(match, ...keys)
      expect(refreshed(match)).toBe(true)
      return match
    }),
  )

const boost = event('boost', 'All of your characters get +1000 power until end of turn.')
const dig = event('dig', 'Draw 2 cards.')
const storm = reads(
  'storm',
  '【AUTO】 When this card is placed on the stage from your hand, put all of your characters into your waiting room. Put the top card of your deck into your stock.',
)

describe('what is told of a source is what it was called, whatever its card bears by now', () => {
  it('WS-072 WS-116 an event that was played has changed a number, not the card that a refresh has made of it', () => {
    const of = arena(boost, dig)
    const seats = [poorWith(of, { left: 'ann' }, ['boost', 'dig']), {}] as [JsonObject, JsonObject]
    for (const match of shuffled(of, seats, 'play:boost', 'play:dig')) {
      for (const seat of everybody) {
        const { power, reasons } = match.view(seat).zones['stage:0:0']!.cards![0]!
        expect([power, reasons]).toEqual([2000, { power: [{ by: 'boost', says: '+1000' }] }])
      }
    }
  })

  it('WS-062 WS-072 WS-116 nor what a refresh has made of a character that used an ability and has left', () => {
    const coach = reads('coach', '【ACT】 All of your characters get +1000 power until end of turn.')
    const drop = event('drop', 'Choose 1 of your characters, and put it into your waiting room.')
    const of = arena(coach, drop, dig)
    const seats = [poorWith(of, { left: 'ann', right: 'coach' }, ['drop', 'dig']), {}] as [JsonObject, JsonObject]
    for (const match of shuffled(of, seats, 'use:right:coach:1', 'play:drop', 'coach', 'play:dig')) {
      for (const seat of everybody) {
        const [ann] = match.view(seat).zones['stage:0:0']!.cards!
        expect(ann!.reasons).toEqual({ power: [{ by: 'coach', says: '+1000' }] })
      }
    }
  })

  it('WS-072 WS-104 WS-107 an ability that waits while its card is shuffled away keeps its name, and asks by it', () => {
    const watch = reads(
      'watch',
      '【AUTO】 When your other character is placed on the stage from your hand, you may draw a card.',
    )
    const of = arena(storm, watch)
    const seats = [poorWith(of, { left: 'watch', right: 'watch' }, ['storm']), {}] as [JsonObject, JsonObject]
    const key = 'watch:1'
    for (const match of shuffled(of, seats, 'play:storm:middle', 'storm:1')) {
      expect(offered(match)).toEqual([key, `${key}#2`])
      for (const seat of everybody) {
        const both = { seat: 0, name: 'watch', ability: '1' }
        expect(factsOf(match.view(seat)).waiting).toEqual([both, both])
      }
      expect(match.asks(0)[0]!.options.map(({ name, card }) => [name, card])).toEqual([
        [key, undefined],
        [`${key}`, undefined],
      ])
      play(match, key)
      for (const seat of everybody) {
        const { waiting, facts } = match.view(seat)
        expect(waiting[0]!.context).toMatchObject({ source: 'watch', ability: '1' })
        expect((facts as { waiting: unknown }).waiting).toHaveLength(1)
        const told = match.events(seat).findLast(({ type }) => type === 'resolve')
        expect(told).toEqual({ type: 'resolve', seat: 0, name: 'watch', ability: '1', rule: 'WS-103' })
      }
      // no card of the table is the one that asks
      expect(match.asks(0)[0]).not.toHaveProperty('card')
    }
  })

  it('WS-107 a card that is still there is the one that asks, for both to see', () => {
    const watch = reads(
      'watch',
      '【AUTO】 When your other character is placed on the stage from your hand, you may draw a card.',
    )
    const match = given(arena(watch), { seats: [{ hand: ['ann'], stage: { left: 'watch' }, deck: ['bob', 'cy'] }, {}] })
    play(match, 'play:ann:right')
    const { handle } = match.view(0).zones['stage:0:0']!.cards![0]!
    expect(match.asks(0)[0]!.card).toEqual({ name: 'watch', handle })
    for (const seat of everybody)
      expect(match.events(seat).find(({ type }) => type === 'resolve')!.card).toEqual({ name: 'watch', handle })
  })

  it('WS-072 WS-116 an ability that was given to a character is called after the card that gave it', () => {
    const mentor = reads(
      'mentor',
      '【AUTO】 When your other character is placed on the stage from your hand, choose 1 of your opponent\'s characters, and that character gets the following ability until end of turn. "【AUTO】 When this card becomes 【REVERSE】, you may draw a card."',
    )
    const push = event('push', "【REVERSE】 all of your opponent's characters.")
    const of = arena(storm, mentor, push)
    const seats = [poorWith(of, { left: 'mentor' }, ['storm', 'push']), { stage: { left: 'ann' } }] as [
      JsonObject,
      JsonObject,
    ]
    for (const match of shuffled(of, seats, 'play:storm:middle', 'storm:1', 'play:push')) {
      const { context } = match.view(null).waiting[0]!
      expect(context).toMatchObject({ source: 'ann', ability: expect.stringMatching(/^mentor\/1\//) })
    }
  })

  it('WS-035 WS-055 an event that has shuffled itself away still asks as what it is', () => {
    const dream = event('dream', ['Put this card into your deck, and shuffle your deck.', 'You may draw a card.'])
    const of = arena(dream)
    for (const seed of seeds) {
      const deck = ['yel', 'gre', 'blu', 'two', 'three', 'one']
      const match = given(of, { seed, seats: [only(of, { hand: ['dream'], deck, waitingRoom: [] }), {}] })
      play(match, 'play:dream')
      expect(match.view(null).waiting[0]!.context).toMatchObject({ source: 'dream' })
      expect(match.asks(0)[0]).not.toHaveProperty('card')
      play(match, 'no')
      expect([sides(match)[0].deck.length, sides(match)[0].waitingRoom]).toEqual([7, []])
    }
  })

  it('WS-072 WS-140 an ability about the use of a card is of that card, though paying has shuffled it away', () => {
    const shield = reads('shield', [
      '【ACT】【COUNTER】 Backup 1000, Level 0 [Put this card from your hand into your waiting room & put the top card of your deck into your stock]',
      '【AUTO】 When you use this card\'s "Backup", you may draw a card.',
    ])
    // each card of the new deck would do something else when it is used
    const of = arena(shield)
    for (const refreshRule of refreshRules) {
      for (const seed of seeds) {
        const calm = { stage: { left: 'cy' }, deck: ['ann', 'ann', 'ann'] }
        const match = given(of, {
          part: 'attack',
          turn: 1,
          seats: [poorWith(of, { right: 'ann' }, ['shield']), calm],
          options: { refreshRule },
          seed,
        })
        play(match, 'front:left', 'use:shield:1')
        expect(refreshed(match)).toBe(true)
        expect(match.view(1).waiting[0]!.context).toMatchObject({ source: 'shield', ability: '2' })
      }
    }
  })

  it('WS-116 WS-127 an attacker that has left stands nowhere, and nobody follows it through a hand', () => {
    const shy = reads(
      'shy',
      '【AUTO】 When this card attacks, return this card to your hand. Discard a card from your hand to the waiting room.',
    )
    const of = arena(shy)
    const calm = { deck: ['ann', 'ann', 'ann'] }
    for (const thrown of ['shy', 'shy#2']) {
      const match = given(of, {
        part: 'attack',
        seats: [
          { stage: { left: 'shy' }, hand: ['shy'], ...calm },
          { stage: { right: 'ann' }, ...calm },
        ],
      })
      play(match, 'front:left')
      expect(offered(match)).toEqual(['shy', 'shy#2'])
      for (const seat of everybody)
        expect(factsOf(match.view(seat)).attack).toEqual({ how: 'front', attacker: null, defender: 'right' })
      const attacker = match.events(1).find(({ type }) => type === 'attack')!.card as { handle: number }
      play(match, thrown)
      // which of the two was thrown away is not told
      expect(match.view(1).zones['waitingRoom:0']!.cards).toMatchObject([{ name: 'shy' }])
      expect(match.view(1).zones['waitingRoom:0']!.cards![0]!.handle).not.toBe(attacker.handle)
    }
  })
})
