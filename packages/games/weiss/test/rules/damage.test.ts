import { asked, offered, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, character, duel, event, game, given, reads, sides, tableOf } from '../support.ts'

const calm = { deck: ['ann', 'ann', 'ann', 'ann', 'ann'] }

describe('damage and battle', () => {
  const hit = (deck: string[], soul = 4) =>
    given(arena(character('brute', { soul: soul - 1 })), {
      part: 'attack',
      seats: [{ stage: { left: 'brute' }, ...calm }, { deck }],
    })

  it('WS-025 WS-079 WS-143 WS-144 WS-169 four damage without a climax: four cards to the clock, in that order', () => {
    const match = hit(['ann', 'bob', 'cy', 'one', 'two'])
    play(match, 'direct:left')
    expect(sides(match)[1]).toMatchObject({ clock: ['ann', 'bob', 'cy', 'one'], waitingRoom: [] })
  })

  it('WS-080 WS-169 the third is a climax: three cards to the waiting room, no fourth is turned', () => {
    const match = hit(['ann', 'bob', 'cx', 'one', 'two'])
    play(match, 'direct:left')
    expect(sides(match)[1]).toMatchObject({ clock: [], waitingRoom: ['ann', 'bob', 'cx'] })
    expect(sides(match)[1].deck[0]).toBe('one')
  })

  it('WS-145 cancelled damage never levels up', () => {
    const match = given(game, {
      part: 'attack',
      seats: [
        { stage: { left: 'cy' }, ...calm },
        { clock: ['ann', 'ann', 'ann', 'ann', 'ann', 'ann'], deck: ['bob', 'cx', 'one'] },
      ],
    })
    play(match, 'direct:left')
    expect(sides(match)[1]).toMatchObject({ level: [], waitingRoom: ['bob', 'cx'] })
  })

  it('WS-143 soul of 0 or less deals nothing', () => {
    const match = given(game, {
      part: 'attack',
      seats: [
        { stage: { left: 'ann' }, ...calm },
        { stage: { right: 'two' }, ...calm },
      ],
    })
    play(match, 'side:left')
    expect(sides(match)[1]).toMatchObject({ clock: [], waitingRoom: [] })
  })

  it('WS-081 damage from an effect goes the same way', () => {
    const zap = event('zap', 'Deal 2 damage to your opponent.')
    duel(arena(zap), {
      seats: [{ hand: ['zap'] }, { deck: ['ann', 'cx'] }],
      play: ['0 play:zap'],
      expect: { '1.waitingRoom': ['ann', 'cx'], '1.clock': [] },
    })
    duel(arena(zap), {
      seats: [{ hand: ['zap'] }, { deck: ['ann', 'bob'] }],
      play: ['0 play:zap'],
      expect: { '1.clock': ['ann', 'bob'] },
    })
  })

  it('WS-146 damage that cannot be cancelled ignores climaxes', () => {
    const burn = event('burn', 'Deal 2 damage to your opponent. (This damage cannot be canceled)')
    duel(arena(burn), {
      seats: [{ hand: ['burn'] }, { deck: ['cx', 'ann'] }],
      play: ['0 play:burn'],
      expect: { '1.clock': ['cx', 'ann'] },
    })
  })

  it('WS-H08 what an effect deals is dealt by no character', () => {
    const proud = reads('proud', [
      '【AUTO】 When damage dealt by this card is canceled, draw a card.',
      '【ACT】 [Put 1 card from your hand into your waiting room] Deal 1 damage to your opponent.',
    ])
    duel(arena(proud), {
      seats: [{ hand: ['ann'], stage: { left: 'proud' }, deck: ['cy'] }, { deck: ['cx'] }],
      play: ['0 use:left:proud:2'],
      expect: { '0.hand': [], '1.waitingRoom': ['cx'] },
    })
  })

  it('WS-014 WS-051 WS-147 lower power is reversed, equal power reverses both, a side attack nobody', () => {
    const battle = (mine: string, theirs: string, how = 'front') => {
      const match = given(game, {
        part: 'attack',
        seats: [
          { stage: { left: mine }, ...calm },
          { stage: { right: theirs }, ...calm },
        ],
      })
      play(match, `${how}:left`, ...(how === 'front' ? ['pass'] : []))
      return [sides(match)[0].stage.left!.state, sides(match)[1].stage.right!.state]
    }
    expect(battle('cy', 'ann')).toEqual(['rest', 'reverse'])
    expect(battle('ann', 'cy')).toEqual(['reverse', 'stand'])
    expect(battle('ann', 'ann')).toEqual(['reverse', 'reverse'])
    expect(battle('cy', 'ann', 'side')).toEqual(['rest', 'stand'])
  })
})

describe('encore', () => {
  const fallen = { card: 'ann', state: 'reverse' }

  it('WS-082 WS-083 WS-151 three stock bring a character back to where it was, rested', () => {
    const match = given(game, {
      part: 'encore',
      seats: [{ stage: { middle: fallen }, stock: ['bob', 'bob', 'bob', 'cy'] }, {}],
    })
    play(match, 'yes')
    expect(sides(match)[0]).toMatchObject({
      stage: { middle: { card: 'ann', state: 'rest' } },
      stock: ['cy'],
      waitingRoom: ['bob', 'bob', 'bob'],
    })
  })

  it('WS-151 with two stock there is nothing to ask; it works in the main phase and in the other’s turn as well', () => {
    const poor = given(game, { part: 'encore', seats: [{ stage: { middle: fallen }, stock: ['bob', 'bob'] }, {}] })
    expect(sides(poor)[0].waitingRoom).toEqual(['ann'])
    expect(tableOf(poor).state.turn).toBe(1)
    const wipe = event('wipe', "Choose 1 of your opponent's characters, and put it into their waiting room.")
    const main = given(arena(wipe), {
      turn: 1,
      seats: [{ stage: { left: 'bob' }, stock: ['ann', 'ann', 'ann'] }, { hand: ['wipe'] }],
    })
    play(main, 'play:wipe', 'yes')
    expect(sides(main)[0].stage.left).toMatchObject({ card: 'bob', state: 'rest' })
  })

  it('WS-149 WS-150 the turn player’s first, one at a time in an order of their choice, until none is left', () => {
    const match = given(game, {
      part: 'encore',
      seats: [
        { stage: { left: fallen, right: { card: 'cy', state: 'reverse' } } },
        { stage: { left: { card: 'bob', state: 'reverse' }, middle: 'one' } },
      ],
    })
    expect(asked(match)).toEqual([['reversed'], []])
    play(match, 'cy')
    expect(sides(match)[0].waitingRoom).toEqual(['cy', 'ann'])
    expect(sides(match)[1].waitingRoom).toEqual(['bob'])
    expect(sides(match)[1].stage.middle!.card).toBe('one')
  })

  it('WS-149 the encore step comes without attacks as well', () => {
    const match = given(game, { part: 'attack', seats: [{ stage: { left: fallen } }, {}] })
    play(match, 'done')
    expect(sides(match)[0].waitingRoom).toEqual(['ann'])
  })

  it('WS-152 several Encores wait; the first that is paid brings the card back', () => {
    const cat = reads('cat', '【AUTO】 Encore [Put 1 character from your hand into your waiting room]')
    const match = given(arena(cat), {
      part: 'encore',
      seats: [
        { stage: { left: { card: 'cat', state: 'reverse' } }, hand: ['ann', 'bob'], stock: ['cy', 'cy', 'cy'] },
        {},
      ],
    })
    expect(offered(match)).toEqual(['cat:1', 'cat:encore'])
    play(match, 'cat:1', 'yes', 'ann')
    expect(sides(match)[0].stage.left).toMatchObject({ card: 'cat', state: 'rest' })
    // the other one can still be paid, and does nothing more
    play(match, 'yes')
    expect(sides(match)[0]).toMatchObject({ stock: [], stage: { left: { card: 'cat' } } })
  })
})
