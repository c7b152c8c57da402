import { asked, offered, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, duel, event, game, given, only, sides, tableOf } from '../support.ts'

const six = ['ann', 'bob', 'cy', 'yel', 'gre', 'blu']

describe('level', () => {
  it('WS-002 WS-024 WS-063 WS-064 WS-065 WS-167 the seventh card in the clock: one of them becomes the level, six go', () => {
    const match = given(game, { part: 'clock', seats: [{ hand: ['one'], clock: six, deck: ['ann', 'ann'] }, {}] })
    expect(tableOf(match).zone.level(0).size).toBe(0)
    play(match, 'one')
    expect(offered(match)).toEqual([...six, 'one'])
    play(match, 'gre')
    expect(sides(match)[0]).toMatchObject({
      level: ['gre'],
      clock: [],
      waitingRoom: ['ann', 'bob', 'cy', 'yel', 'blu', 'one'],
    })
  })

  it('WS-022 WS-063 six cards rest in the clock', () => {
    const match = given(game, {
      part: 'clock',
      seats: [{ hand: ['one'], clock: six.slice(1), deck: ['ann', 'ann'] }, {}],
    })
    play(match, 'one')
    expect(sides(match)[0].clock).toHaveLength(6)
    expect(asked(match)[0]).toEqual(['main'])
  })

  it('WS-066 cards from the eighth on stay in the clock', () => {
    const hit = event('hit', 'Deal 3 damage to your opponent.')
    const match = given(arena(hit), { seats: [{ hand: ['hit'] }, { clock: six, deck: ['one', 'two', 'three'] }] })
    play(match, 'play:hit')
    expect(offered(match)).toEqual([...six, 'one'])
    play(match, 'ann')
    expect(sides(match)[1]).toMatchObject({ clock: ['two', 'three'], level: ['ann'] })
  })

  it('WS-003 WS-021 WS-067 WS-088 the fourth level card loses the game', () => {
    const match = given(game, {
      part: 'clock',
      seats: [{ hand: ['one'], clock: six, level: ['ann', 'bob', 'cy'], deck: ['ann', 'ann', 'ann'] }, {}],
    })
    play(match, 'one', 'ann')
    expect(match.over).toMatchObject({ winner: 1, why: 'level', rule: 'WS-088' })
  })

  it('WS-088 the loss comes at the next check, so the effect is finished first', () => {
    const last = event('last', ['Deal 1 damage to your opponent. Draw a card.'])
    const match = given(arena(last), {
      seats: [
        { hand: ['last'], deck: ['cy'] },
        { clock: six, level: ['ann', 'bob', 'cy'], deck: ['one', 'two'] },
      ],
    })
    play(match, 'play:last', 'ann')
    expect(match.over).toMatchObject({ winner: 0, rule: 'WS-088' })
    expect(sides(match)[0].hand).toEqual(['cy'])
  })

  it('WS-090 both losing in the same check is a draw', () => {
    const crash = event('crash', ['Put the top card of your deck into your clock. Deal 1 damage to your opponent.'])
    const side = { clock: six, level: ['ann', 'bob', 'cy'], deck: ['one', 'two'] }
    const match = given(arena(crash), { seats: [{ ...side, hand: ['crash'] }, side] })
    play(match, 'play:crash', 'ann', 'ann')
    expect(match.over).toMatchObject({ winner: null, rule: 'WS-090' })
  })

  it('WS-091 a player may concede at any moment', () => {
    const match = given(game, { part: 'clock', seats: [{ hand: ['one'] }, {}] })
    match.leave(0)
    expect(match.over).toMatchObject({ winner: 1 })
  })

  it('WS-092 an effect that ends the game would act as it resolves; of the effects we know none does', () => {
    // a loss that follows from an effect is found at the check after it, and not in its midst
    const drain = event('drain', [
      'Put all cards in your opponent’s clock into your opponent’s waiting room. Draw a card.'.replaceAll('’', "'"),
    ])
    duel(arena(drain), {
      seats: [{ hand: ['drain'], deck: ['cy'] }, { clock: ['ann'] }],
      play: ['0 play:drain'],
      expect: { '1.clock': [], '0.hand': ['cy'], over: false },
    })
  })
})

describe('refresh', () => {
  const hit = (n: number) => event(`hit-${n}`, `Deal ${n} damage to your opponent.`)
  const of = arena(
    hit(2),
    hit(3),
    event('mill', 'Put the top 2 cards of your deck into your waiting room. Draw a card.'),
    event('two-cards', 'Draw 2 cards.'),
    event('stay', ['Draw a card. Put this card into your hand.']),
  )

  it('WS-020 WS-072 WS-073 WS-117 WS-118 2022: the waiting room becomes the deck, and its top card goes to the clock at once', () => {
    const drawn = given(of, {
      seats: [only(of, { hand: ['two-cards'], deck: ['cy'], waitingRoom: ['ann', 'ann', 'ann'] }), {}],
    })
    play(drawn, 'play:two-cards')
    expect(sides(drawn)[0]).toMatchObject({
      hand: ['cy', 'ann'],
      clock: ['ann'],
      deck: ['ann'],
      waitingRoom: ['two-cards'],
    })
  })

  it('WS-075 WS-H06 2021: a draw is finished before the card is clocked', () => {
    const run = (refreshRule: string) => {
      const match = given(of, {
        seats: [only(of, { hand: ['two-cards'], deck: ['cy'], waitingRoom: ['ann', 'bob', 'gre'] }), {}],
        options: { refreshRule },
      })
      play(match, 'play:two-cards')
      const [{ hand, clock }] = sides(match)
      return { drawn: hand[1], clocked: clock[0] }
    }
    const newer = run('2022')
    const older = run('2021')
    // the same shuffle: the older rule draws the card that the newer one clocks
    expect(older).toEqual({ drawn: newer.clocked, clocked: newer.drawn })
  })

  it('WS-075 WS-118 damage is interrupted likewise', () => {
    const run = (refreshRule: string) => {
      const match = given(of, {
        seats: [{ hand: ['hit-3'] }, only(of, { deck: ['cy'], waitingRoom: ['ann', 'bob', 'gre', 'yel'] })],
        options: { refreshRule },
      })
      play(match, 'play:hit-3')
      return sides(match)[1].clock
    }
    expect(run('2022').slice(-3)[0]).toBe('cy')
    expect(run('2022')).toHaveLength(4)
    // 2021: three damage land first, the penalty last; 2022: the penalty first
    expect(run('2021')[0]).toBe('cy')
    expect(run('2021')[3]).toBe(run('2022')[3])
    expect(run('2022')[0]).not.toBe('cy')
  })

  it('WS-074 a climax as the refresh card is clocked like any other', () => {
    const match = given(of, {
      seats: [only(of, { hand: ['two-cards'], deck: ['cy'], waitingRoom: ['cx', 'cx', 'cx'] }), {}],
    })
    play(match, 'play:two-cards')
    expect(sides(match)[0].clock).toEqual(['cx'])
  })

  it('WS-119 what lies in the resolution zone is not part of a refresh', () => {
    const match = given(of, {
      seats: [only(of, { hand: ['two-cards'], deck: ['cy'], waitingRoom: ['ann', 'ann', 'ann'] }), {}],
    })
    play(match, 'play:two-cards')
    expect(sides(match)[0].waitingRoom).toEqual(['two-cards'])
  })

  it('WS-108 WS-111 a refresh suspends the effect, but does not split cards that move together', () => {
    const match = given(of, {
      seats: [only(of, { hand: ['mill'], deck: ['ann', 'bob'], waitingRoom: ['gre', 'gre'] }), {}],
    })
    play(match, 'play:mill')
    const [side] = sides(match)
    // both had arrived before the deck was made anew
    expect(side.waitingRoom).toEqual(['mill'])
    expect([...side.deck, ...side.clock, ...side.hand].sort()).toEqual(['ann', 'bob', 'gre', 'gre'])
  })

  it('WS-110 a level-up and a refresh due at once: the player picks the order', () => {
    const six = ['ann', 'ann', 'ann', 'ann', 'ann', 'ann']
    const sinker = arena(event('sink', 'Put the top card of your deck into your clock.'))
    const clocked = given(sinker, {
      seats: [only(sinker, { hand: ['sink'], clock: six, deck: ['cy'], waitingRoom: ['bob', 'bob', 'bob'] }), {}],
    })
    play(clocked, 'play:sink')
    expect(offered(clocked)).toEqual(['levelUp', 'refresh'])
    play(clocked, 'refresh')
    expect(asked(clocked)[0]).toEqual(['levelUp'])
    expect(sides(clocked)[0].clock).toHaveLength(8)
    play(clocked, 'cy')
    expect(sides(clocked)[0]).toMatchObject({ level: ['cy'], clock: ['bob'] })
  })

  it('WS-110 across players the turn player’s come first', () => {
    const six = ['ann', 'ann', 'ann', 'ann', 'ann', 'ann']
    const sink = event('sink-all', 'All players put the top card of their deck into their clock.')
    const match = given(arena(sink), { turn: 1, seats: [{ clock: six }, { hand: ['sink-all'], clock: six }] })
    play(match, 'play:sink-all')
    expect(asked(match)).toEqual([[], ['levelUp']])
  })

  it('WS-089 WS-120 deck and waiting room empty: lost at the next check, or at once in the midst of damage', () => {
    const drained = given(of, { seats: [{ hand: ['hit-2'] }, only(of, { deck: ['cy'], waitingRoom: [] })] })
    play(drained, 'play:hit-2')
    expect(drained.over).toMatchObject({ winner: 0, rule: 'WS-120' })
    const dry = arena(event('dry', 'Put the top card of your deck into your hand.'))
    const milled = given(dry, { seats: [only(dry, { hand: ['dry'], deck: ['cy'], waitingRoom: [] }), {}] })
    play(milled, 'play:dry')
    // the event itself has reached the waiting room, and is the new deck, and its penalty
    expect(sides(milled)[0]).toMatchObject({ clock: ['dry'], deck: [] })
    expect(milled.over).toMatchObject({ winner: 1, rule: 'WS-089' })
  })

  it('WS-120 a climax among the cards turned cancels, and the waiting room makes a deck', () => {
    const match = given(of, { seats: [{ hand: ['hit-3'] }, only(of, { deck: ['ann', 'cx'], waitingRoom: [] })] })
    play(match, 'play:hit-3')
    expect(match.over).toBeNull()
    expect(sides(match)[1].clock).toHaveLength(1)
  })
})
