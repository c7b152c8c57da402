import { asked, offered, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import { arena, duel, event, given, reads, sides } from '../support.ts'

describe('Shift', () => {
  const text = (level: number) =>
    `【AUTO】 【CLOCK】 Shift, Level ${level} (At the beginning of your main phase, you may choose a red card in your hand and this card in your clock, and exchange them)`
  const run = (level: string[], where: object = { clock: ['mole'] }, turn: 0 | 1 = 0) =>
    given(arena(reads('mole', text(1))), {
      turn,
      part: 'clock',
      seats: [{ hand: ['ann', 'blu'], level, ...where }, {}],
    })

  it('WS-011 WS-093 works from its level on, in the clock, at the beginning of one’s own main phase', () => {
    for (const level of [['bob'], ['bob', 'bob']]) {
      const match = run(level)
      play(match, 'pass')
      expect(asked(match)[0]).toEqual(['may'])
      play(match, 'yes', 'ann')
      expect(sides(match)[0]).toMatchObject({ hand: ['mole', 'blu'], clock: ['ann'] })
    }
    for (const match of [run([]), run(['bob'], { hand: ['ann', 'mole'] }), run(['bob'], { stage: { left: 'mole' } })]) {
      play(match, 'pass')
      expect(asked(match)[0]).toEqual(['main'])
    }
    const theirs = run(['bob'], { clock: ['mole'] }, 1)
    play(theirs, 'pass')
    expect(asked(theirs)).toEqual([[], ['main']])
  })
})

describe('Bond', () => {
  const cat = reads('cat', '【AUTO】 Bond/"bob" [Put 1 card from your hand into your waiting room]')
  const of = arena(cat)
  const side = { hand: ['cat', 'yel'], waitingRoom: ['ann', 'bob', 'bob'] }

  it('WS-005 WS-157 a cost is paid, and the card of that name comes to hand: one, and no other', () => {
    duel(of, {
      seats: [side, {}],
      play: ['0 play:cat:left', '0 yes', '0 bob'],
      expect: { '0.hand': ['bob'], '0.waitingRoom': ['ann', 'bob', 'yel'] },
    })
  })

  it('WS-157 who does not pay, or has nothing to pay with, gets nothing', () => {
    duel(of, {
      seats: [side, {}],
      play: ['0 play:cat:left', '0 no'],
      expect: { '0.hand': ['yel'], '0.waitingRoom': side.waitingRoom },
    })
    const poor = given(of, { seats: [{ ...side, hand: ['cat'] }, {}] })
    play(poor, 'play:cat:left')
    expect(asked(poor)).toEqual([['main'], []])
    expect(sides(poor)[0].hand).toEqual([])
  })

  it('WS-106 only where it is placed from hand: not out of the waiting room, and not where another is placed', () => {
    const lift = event('lift', 'Choose 1 "cat" in your waiting room, and put it on any position of your stage.')
    const both = arena(cat, lift)
    const raised = given(both, { seats: [{ hand: ['lift', 'yel'], waitingRoom: ['bob', 'cat'] }, {}] })
    play(raised, 'play:lift', 'left')
    expect(asked(raised)).toEqual([['main'], []])
    const other = given(both, { seats: [{ ...side, stage: { right: 'cat' } }, {}] })
    play(other, 'play:yel:left')
    expect(asked(other)).toEqual([['main'], []])
  })
})

describe('Sunder', () => {
  const knight = reads('knight', '【AUTO】 Sunder/"bob" [(1)]', { power: 5000 })
  const attack = (markers: string[], stock = ['yel']) => {
    const match = given(arena(knight), {
      part: 'attack',
      seats: [{ stage: { left: { card: 'knight', markers } }, stock, deck: ['gre', 'gre'] }, { deck: ['ann', 'ann'] }],
    })
    play(match, 'direct:left')
    return match
  }

  it('WS-115 WS-148 after its attack a marker of that name comes onto the stage, and lies upon it and all other markers', () => {
    const match = attack(['ann', 'bob', 'cy'])
    play(match, 'yes', 'left', ['ann', 'knight', 'cy'])
    const { stage, stock, waitingRoom } = sides(match)[0]
    expect(stage.left).toMatchObject({ card: 'bob', state: 'stand' })
    expect(stage.left!.markers).toEqual(['cy', 'knight', 'ann'])
    expect([stock, waitingRoom]).toEqual([['yel'], ['gre']])
  })

  it('WS-157 not if it is not paid for', () => {
    const match = attack(['bob'])
    play(match, 'no')
    expect(sides(match)[0].stage.left).toMatchObject({ card: 'knight', markers: ['bob'] })
  })

  it('without such a marker nothing comes', () => {
    const match = attack(['ann'])
    play(match, 'yes')
    expect(sides(match)[0].stage.left).toMatchObject({ card: 'knight', markers: ['ann'] })
  })
})

describe('Encore with a cost of its own', () => {
  const cat = reads('cat', '【AUTO】 Encore [Put 1 character from your hand into your waiting room]')
  const fallen = { card: 'cat', state: 'reverse' }

  it('WS-083 WS-152 is offered where it can be paid, and only with what it asks for', () => {
    const match = given(arena(cat), { part: 'encore', seats: [{ stage: { left: fallen }, hand: ['cx', 'ann'] }, {}] })
    play(match, 'yes', 'ann')
    expect(sides(match)[0]).toMatchObject({ hand: ['cx'], stage: { left: { card: 'cat', state: 'rest' } } })
    const poor = given(arena(cat), { part: 'encore', seats: [{ stage: { left: fallen }, hand: ['cx'] }, {}] })
    expect(offered(poor)).toEqual(['no'])
  })
})
