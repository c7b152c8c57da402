import { asked, offered, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, event, given, only, reads, sides, tableOf } from '../support.ts'

const six = ['ann', 'ann', 'ann', 'ann', 'ann', 'ann']
const hit = (n: number) => event(`hit-${n}`, `Deal ${n} damage to your opponent.`)

describe('level-up and refresh in the midst of something', () => {
  it('WS-024 WS-063 WS-066 fourteen cards in the clock are two levels', () => {
    const flood = event('flood', 'Put the top 8 cards of your deck into your clock.')
    const match = given(arena(flood), {
      seats: [
        { hand: ['flood'], clock: six, deck: ['bob', 'bob', 'bob', 'bob', 'bob', 'bob', 'bob', 'cy', 'two'] },
        {},
      ],
    })
    play(match, 'play:flood')
    expect(offered(match).sort()).toEqual(['ann', 'ann#2', 'ann#3', 'ann#4', 'ann#5', 'ann#6', 'bob'])
    play(match, 'ann')
    expect(asked(match)[0]).toEqual(['levelUp'])
    expect(offered(match)).toContain('cy')
    play(match, 'cy')
    expect(sides(match)[0]).toMatchObject({ level: ['ann', 'cy'], clock: [] })
  })

  it('WS-025 WS-074 a card that an effect clocks is no damage: a climax does not cancel it', () => {
    const sink = event('sink', 'Put the top 2 cards of your deck into your clock.')
    const match = given(arena(sink), { seats: [{ hand: ['sink'], deck: ['cx', 'ann'] }, {}] })
    play(match, 'play:sink')
    expect(sides(match)[0].clock.sort()).toEqual(['ann', 'cx'])
  })

  it('WS-072 WS-080 WS-118 the deck runs out in the midst of damage: a climax of the new deck cancels, the penalty stays', () => {
    const of = arena(hit(3))
    const match = given(of, {
      seats: [{ hand: ['hit-3'] }, only(of, { deck: ['cy'], waitingRoom: ['cx', 'cx', 'cx'] })],
    })
    play(match, 'play:hit-3')
    // cy is turned up, three climaxes become the deck, one is clocked, the next one cancels
    expect(sides(match)[1]).toMatchObject({ clock: ['cx'], deck: ['cx'], waitingRoom: ['cy', 'cx'], resolution: [] })
  })

  it('WS-075 WS-080 2021: the same, and the penalty comes when the damage is over', () => {
    const of = arena(hit(3))
    const match = given(of, {
      seats: [{ hand: ['hit-3'] }, only(of, { deck: ['cy'], waitingRoom: ['cx', 'cx', 'cx'] })],
      options: { refreshRule: '2021' },
    })
    play(match, 'play:hit-3')
    expect(sides(match)[1]).toMatchObject({ clock: ['cx'], deck: ['cx'], waitingRoom: ['cy', 'cx'] })
    expect(tableOf(match).state).toMatchObject({ penalties: [0, 0], busy: 0 })
    const told = match.events(0).flatMap(({ type }) => (['damage', 'penalty', 'refresh'].includes(type) ? [type] : []))
    expect(told).toEqual(['refresh', 'damage', 'penalty'])
  })

  it('WS-099 WS-109 WS-145 a penalty levels up in the midst of damage; what is turned up does not count, and then lands', () => {
    const of = arena(hit(2))
    const match = given(of, {
      seats: [{ hand: ['hit-2'] }, only(of, { clock: six, deck: ['cy'], waitingRoom: ['bob', 'bob', 'bob'] })],
    })
    play(match, 'play:hit-2')
    expect(asked(match)).toEqual([[], ['levelUp']])
    expect(sides(match)[1]).toMatchObject({ clock: [...six, 'bob'], resolution: ['cy'] })
    play(match, 'bob')
    expect(sides(match)[1]).toMatchObject({ level: ['bob'], clock: ['cy', 'bob'], resolution: [] })
  })

  it('WS-108 WS-110 both due: with the level-up first, the six are part of the new deck', () => {
    const of = arena(event('sink', 'Put the top card of your deck into your clock. Draw a card.'))
    const match = given(of, {
      seats: [only(of, { hand: ['sink'], clock: six, deck: ['cy'], waitingRoom: ['bob', 'bob'] }), {}],
    })
    play(match, 'play:sink')
    expect(sides(match)[0].hand).toEqual([])
    play(match, 'levelUp', 'cy')
    const [side] = sides(match)
    expect(side).toMatchObject({ level: ['cy'], waitingRoom: ['sink'] })
    expect([side.clock.length, side.hand.length, side.deck.length]).toEqual([1, 1, 6])
  })

  it('WS-108 WS-110 both due for the player who is not on turn: they pick, in the midst of the other’s effect', () => {
    const of = arena(event('sink', "Put the top card of your opponent's deck into their clock. Draw a card."))
    const match = given(of, {
      seats: [
        { hand: ['sink'], deck: ['two'] },
        only(of, { clock: six, deck: ['cy'], waitingRoom: ['bob', 'bob', 'bob'] }),
      ],
    })
    play(match, 'play:sink')
    expect(asked(match)).toEqual([[], ['interrupt']])
    expect(offered(match)).toEqual(['levelUp', 'refresh'])
    expect(sides(match)[0].hand).toEqual([])
    play(match, 'refresh', 'cy')
    expect(sides(match)[1]).toMatchObject({ level: ['cy'], clock: ['bob'] })
    expect(sides(match)[0].hand).toEqual(['two'])
  })

  it('WS-117 WS-119 WS-129 a trigger check takes the last card: the deck is made anew without it, then it is stocked', () => {
    const of = arena()
    const match = given(of, {
      part: 'attack',
      seats: [
        {
          ...only(of, { deck: ['cy'], waitingRoom: ['bob', 'bob', 'bob'], hand: ['gre'] }),
          hand: [],
          stage: { left: 'gre' },
        },
        { deck: ['ann', 'ann', 'ann'] },
      ],
    })
    play(match, 'direct:left')
    expect(sides(match)[0]).toMatchObject({ stock: ['cy'], clock: ['bob'], waitingRoom: [], deck: ['bob', 'bob'] })
  })

  it('WS-053 WS-109 the clock phase: a level-up, then two draws, with a refresh between them', () => {
    const of = arena()
    const match = given(of, {
      part: 'clock',
      seats: [only(of, { hand: ['two'], clock: six, deck: ['cy'] }), {}],
    })
    play(match, 'two', 'two')
    // cy is drawn; the six make the new deck, one is clocked, one is drawn
    const [side] = sides(match)
    expect(side.level).toEqual(['two'])
    expect(side).toMatchObject({ hand: ['cy', 'ann'], clock: ['ann'], waitingRoom: [] })
    expect(side.deck).toHaveLength(4)
  })

  it('WS-088 WS-089 WS-090 one has level 4, the other neither deck nor waiting room: both lose', () => {
    const end = event('end', [
      'Put the top card of your deck into your clock. Put the top card of your opponent’s deck into their hand.'.replace(
        '’',
        "'",
      ),
    ])
    const of = arena(end)
    const seats = (level: string[]) =>
      [{ hand: ['end'], clock: six, level, deck: ['bob', 'bob'] }, only(of, { deck: ['cy'], waitingRoom: [] })] as never
    const both = given(of, { seats: seats(['ann', 'ann']) })
    play(both, 'play:end', 'bob')
    expect(both.over).toMatchObject({ winner: 0, why: 'deck', rule: 'WS-089' })
    const drawn = given(of, {
      seats: [
        { hand: ['end'], clock: six, level: ['gre', 'gre', 'gre'], deck: ['bob', 'bob'] },
        only(of, { deck: ['cy'], waitingRoom: [] }),
      ] as never,
    })
    play(drawn, 'play:end', 'bob')
    expect(drawn.over).toMatchObject({ winner: null, rule: 'WS-090' })
  })

  it('WS-072 a refresh shuffles', () => {
    const of = arena(event('two-cards', 'Draw 2 cards.'))
    const waitingRoom = ['ann', 'bob', 'cy', 'one', 'two', 'three', 'gre', 'yel', 'blu']
    const decks = [1, 2, 3, 4].map((seed) => {
      const match = given(of, { seed, seats: [only(of, { hand: ['two-cards'], deck: ['soul'], waitingRoom }), {}] })
      play(match, 'play:two-cards')
      return sides(match)[0].deck.join()
    })
    expect(new Set(decks).size).toBeGreaterThan(1)
  })

  it('WS-075 WS-089 2021: a penalty waits for the draw to end, and for a deck to take it from', () => {
    const of = arena(event('three-cards', 'Draw 3 cards.'))
    const match = given(of, {
      seats: [only(of, { hand: ['three-cards'], deck: ['cy'], waitingRoom: ['bob'] }), {}],
      options: { refreshRule: '2021' },
    })
    play(match, 'play:three-cards')
    // bob is drawn too; the event becomes the deck, and is clocked for the first of two refreshes
    expect(sides(match)[0]).toMatchObject({ hand: ['cy', 'bob'], clock: ['three-cards'], deck: [], waitingRoom: [] })
    expect(tableOf(match).state.penalties).toEqual([1, 0])
    expect(match.over).toMatchObject({ winner: 1, rule: 'WS-089' })
  })

  it('WS-089 who has lost by an empty deck at level 3 has lost by the deck', () => {
    const of = arena(event('dry', 'Put the top card of your deck into your hand. Put this card into your memory.'))
    const match = given(of, {
      seats: [only(of, { hand: ['dry'], level: ['ann', 'ann', 'ann'], deck: ['cy'], waitingRoom: [] }), {}],
    })
    play(match, 'play:dry')
    expect(match.over).toMatchObject({ winner: 1, why: 'deck', rule: 'WS-089' })
  })

  it('WS-094 a draw takes what there is', () => {
    const of = arena(event('three-cards', 'Draw 3 cards. Put this card into your memory.'))
    const match = given(of, { seats: [only(of, { hand: ['three-cards'], deck: ['cy', 'bob'], waitingRoom: [] }), {}] })
    play(match, 'play:three-cards')
    expect(sides(match)[0].hand).toEqual(['cy', 'bob'])
  })

  it('WS-065 WS-073 WS-106 abilities notice the cards of a level-up and of a refresh', () => {
    const ghost = reads('ghost', '【AUTO】 When this card is put into your waiting room from your clock, draw a card.')
    const level = given(arena(ghost), {
      part: 'clock',
      seats: [{ hand: ['one'], clock: ['ghost', ...six.slice(1)], deck: ['bob', 'cy', 'two'] }, {}],
    })
    play(level, 'one', 'one')
    expect(sides(level)[0].hand).toEqual(['bob', 'cy', 'two'])
    const kept = given(arena(ghost), {
      part: 'clock',
      seats: [{ hand: ['one'], clock: ['ghost', ...six.slice(1)], deck: ['bob', 'cy', 'two'] }, {}],
    })
    play(kept, 'one', 'ghost')
    expect(sides(kept)[0].hand).toEqual(['bob', 'cy'])
    const omen = reads('omen', '【AUTO】 When this card is put into your clock from your deck, draw a card.')
    const of = arena(omen, event('mill', 'Put the top card of your deck into your waiting room.'))
    const refresh = given(of, {
      seats: [only(of, { hand: ['mill'], deck: ['omen'], waitingRoom: ['omen', 'omen'] }), {}],
    })
    play(refresh, 'play:mill')
    expect(sides(refresh)[0]).toMatchObject({ clock: ['omen'], hand: ['omen'] })
  })

  it('WS-096 damage of 0, and for each of none: nothing', () => {
    const none = event(
      'none',
      'Deal X damage to your opponent. X is equal to the number of climax in your waiting room.',
    )
    const each = event('each', 'For each climax in your waiting room, draw a card.')
    const of = arena(none, each)
    const match = given(of, { seats: [{ hand: ['none', 'each'], deck: ['cy'] }, { deck: ['ann'] }] })
    play(match, 'play:none', 'play:each')
    expect(sides(match)[1].clock).toEqual([])
    expect(sides(match)[0].hand).toEqual([])
    const some = given(of, {
      seats: [{ hand: ['none', 'each'], waitingRoom: ['cx'], deck: ['cy'] }, { deck: ['ann'] }],
    })
    play(some, 'play:none', 'play:each')
    expect(sides(some)[1].clock).toEqual(['ann'])
    expect(sides(some)[0].hand).toEqual(['cy'])
  })
})
