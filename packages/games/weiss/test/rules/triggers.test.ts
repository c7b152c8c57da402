import { offered, play } from '@cardwright/engine/testing'
import { describe, expect, it } from 'vitest'
import type { CardFile } from '../../src/cards/build.ts'
import { arena, event, given, passTo, reads, sides, type WeissMatch } from '../support.ts'

const calm = { deck: ['ann', 'ann', 'ann', 'ann', 'ann', 'ann'] }
const stocks = 'put the top card of your deck into your stock.'

/** How often the ability of `c`, a character of seat 0, has filled the stock. */
const times = (match: WeissMatch, before = 0): number => sides(match)[0].stock.length - before

function watching(text: string, ...more: CardFile[]) {
  const of = arena(reads('c', `【AUTO】 ${text}, ${stocks}`, { power: 2500 }), ...more)
  return (side: object, foe: object, lines: readonly string[], position: object = {}): WeissMatch => {
    const match = given(of, { ...position, seats: [side as never, foe as never] })
    play(match, ...lines)
    return match
  }
}

describe('what abilities wait for', () => {
  it('WS-106 whose character it is', () => {
    const nod = event('nod', '【REST】 all of your characters.')
    const run = watching("When your opponent's character becomes 【REST】", nod)
    expect(times(run({ stage: { left: 'c', right: 'ann' }, hand: ['nod'] }, {}, ['play:nod']))).toBe(0)
    const theirs = run(
      { stage: { left: 'c' } },
      { stage: { left: 'ann', right: 'bob' }, hand: ['nod'] },
      ['play:nod'],
      {
        turn: 1,
      },
    )
    play(theirs, offered(theirs)[0]!)
    expect(times(theirs)).toBe(2)
  })

  it('WS-032 WS-106 in which row it stands', () => {
    const nod = event('nod', '【REST】 all of your characters.')
    const run = watching('When your other character in your back stage becomes 【REST】', nod)
    const side = (at: string) => ({ stage: { left: 'c', [at]: 'ann' }, hand: ['nod'] })
    expect(times(run(side('back-left'), {}, ['play:nod']))).toBe(1)
    expect(times(run(side('middle'), {}, ['play:nod']))).toBe(0)
  })

  it('WS-050 WS-106 from which state it comes', () => {
    const up = event('up', '【STAND】 all of your characters.')
    const run = watching('When this card becomes 【STAND】 from 【REST】', up)
    const side = (state: string) => ({ stage: { left: { card: 'c', state } }, hand: ['up'] })
    expect(['rest', 'reverse', 'stand'].map((state) => times(run(side(state), {}, ['play:up'])))).toEqual([1, 0, 0])
  })

  it('WS-106 by whose effect it comes about', () => {
    const own = event('own', 'Put all of your characters into your waiting room.')
    const push = event('push', "Put all of your opponent's characters into the waiting room.")
    const run = watching(
      "When this card is put into your waiting room from the stage by your opponent's effect",
      own,
      push,
    )
    const side = { stage: { left: 'c' }, hand: ['own', 'ann'] }
    expect(times(run(side, { hand: ['push'] }, ['play:push'], { turn: 1 }))).toBe(1)
    expect(times(run(side, {}, ['play:own']))).toBe(0)
    // a rule is nobody's effect
    expect(times(run(side, {}, ['play:ann:left']))).toBe(0)
  })

  it('WS-106 by an ability of which kind, of which card', () => {
    const bring = 'choose 1 "c" in your waiting room, and put it on any position of your stage.'
    const bob = (id: string, text: string, name = id) => reads(id, text, { name })
    const placing = '【AUTO】 When this card is placed on the stage from your hand, '
    const run = watching(
      'When this card is placed on the stage by the 【AUTO】 effect of "caller"',
      bob('auto', placing + bring, 'caller'),
      bob(
        'act',
        `【ACT】 [Put 1 card from your hand into your waiting room] ${bring[0]!.toUpperCase()}${bring.slice(1)}`,
        'caller',
      ),
      bob('other', placing + bring),
    )
    const hand = (id: string) => ({ hand: [id, 'ann'], waitingRoom: ['c'] })
    expect(times(run(hand('auto'), {}, ['play:auto:left', 'right']))).toBe(1)
    expect(times(run(hand('other'), {}, ['play:other:left', 'right']))).toBe(0)
    expect(times(run(hand('act'), {}, ['play:act:left', 'use:left:act:1', 'right']))).toBe(0)
  })

  it('WS-106 WS-128 what a trigger check reveals, and whose check it is', () => {
    const run = watching("When this card's trigger check reveals a climax")
    const side = (top: string) => ({ stage: { left: 'c', right: 'ann' }, deck: [top, 'bob', 'bob', 'bob'] })
    const at = { part: 'attack' }
    // the trigger card itself is stocked
    expect(times(run(side('cx'), calm, ['direct:left'], at), 1)).toBe(1)
    expect(times(run(side('bob'), calm, ['direct:left'], at), 1)).toBe(0)
    expect(times(run(side('cx'), calm, ['direct:right'], at), 1)).toBe(0)
  })

  it('WS-080 WS-106 whose damage is cancelled', () => {
    const hit = event('hit', 'Deal 1 damage to your opponent.')
    const self = event('self', 'Deal 1 damage to yourself.')
    const run = watching('When damage you receive is canceled', hit, self)
    const side = (top: string) => ({ stage: { left: 'c' }, hand: ['hit', 'self'], deck: [top, 'ann'] })
    expect(times(run(side('cx'), {}, ['play:self']))).toBe(1)
    expect(times(run(side('ann'), {}, ['play:self']))).toBe(0)
    expect(times(run(side('ann'), { deck: ['cx'] }, ['play:hit']))).toBe(0)
  })

  it('WS-106 who uses an ability, and which', () => {
    const storm = reads('storm', [
      '【ACT】 Brainstorm [Put 1 card from your hand into your waiting room] Flip over 2 cards from the top of your deck, and put them into your waiting room. For each climax revealed among those cards, draw a card.',
      '【ACT】 [Put 1 card from your hand into your waiting room] 【REST】 this card.',
    ])
    const run = watching('When you use "Brainstorm"', storm)
    const side = { stage: { left: 'c', right: 'storm' }, hand: ['ann'], deck: ['bob', 'bob', 'bob'] }
    expect(times(run(side, {}, ['use:right:storm:1']))).toBe(1)
    expect(times(run(side, {}, ['use:right:storm:2']))).toBe(0)
    const theirs = { stage: { right: 'storm' }, hand: ['ann'], deck: ['bob', 'bob', 'bob'] }
    expect(times(run({ stage: { left: 'c' } }, theirs, ['use:right:storm:1'], { turn: 1 }))).toBe(0)
  })

  it('WS-106 WS-157 an AUTO ability is used when its cost is paid', () => {
    const run = watching('When you use "Encore"')
    const fallen = {
      stage: { left: 'c', right: { card: 'ann', state: 'reverse' } },
      stock: ['bob', 'bob', 'bob', 'bob'],
    }
    expect(times(run(fallen, {}, ['yes'], { part: 'encore' }), 1)).toBe(1)
    expect(times(run(fallen, {}, ['no'], { part: 'encore' }), 4)).toBe(0)
  })

  it('WS-106 who plays a card, and which', () => {
    const run = watching('When your opponent plays an event')
    const foe = { hand: ['rest-up', 'ann'] }
    expect(times(run({ stage: { left: 'c' } }, foe, ['play:rest-up'], { turn: 1 }))).toBe(1)
    expect(times(run({ stage: { left: 'c' } }, foe, ['play:ann:left'], { turn: 1 }))).toBe(0)
    expect(times(run({ stage: { left: 'c' }, hand: ['rest-up'] }, {}, ['play:rest-up']))).toBe(0)
  })

  it('WS-106 WS-123 how and whom an attack is about', () => {
    const run = watching('When this card is front attacked')
    const at = { part: 'attack', turn: 1 }
    const side = { stage: { right: 'c', middle: 'ann' }, ...calm }
    const foe = { stage: { left: 'ann', middle: 'ann' }, ...calm }
    expect(times(run(side, foe, ['front:left', 'pass'], at))).toBe(1)
    expect(times(run(side, foe, ['side:left'], at))).toBe(0)
    expect(times(run(side, foe, ['front:middle', 'pass'], at))).toBe(0)
    const own = watching('When this card front attacks')
    const mine = { stage: { left: 'c', middle: 'ann' }, ...calm }
    const theirs = { stage: { right: 'ann', middle: 'ann' }, ...calm }
    expect(times(own(mine, theirs, ['front:left', 'pass'], { part: 'attack' }), 1)).toBe(1)
    expect(times(own(mine, theirs, ['side:left'], { part: 'attack' }), 1)).toBe(0)
    expect(times(own(mine, theirs, ['front:middle', 'pass'], { part: 'attack' }), 1)).toBe(0)
  })

  it('WS-106 WS-147 only a front attack is by a battle opponent', () => {
    const run = watching("When this card's battle opponent attacks")
    const at = { part: 'attack', turn: 1 }
    const side = { stage: { right: 'c', middle: 'ann' }, ...calm }
    const foe = { stage: { left: 'bob', middle: 'bob', right: 'bob' }, ...calm }
    expect(times(run(side, foe, ['front:left', 'pass'], at))).toBe(1)
    for (const attack of ['side:left', 'direct:right']) expect(times(run(side, foe, [attack], at))).toBe(0)
    expect(times(run(side, foe, ['front:middle', 'pass'], at))).toBe(0)
  })

  it('WS-063 WS-106 who levels up', () => {
    const sink = event('sink', 'Put the top card of your deck into your clock.')
    const run = watching('When you level up', sink)
    const six = ['ann', 'ann', 'ann', 'ann', 'ann', 'ann']
    expect(
      times(run({ stage: { left: 'c' }, hand: ['sink'], clock: six, deck: ['bob', 'cy'] }, {}, ['play:sink', 'ann'])),
    ).toBe(1)
    const foe = { hand: ['sink'], clock: six, deck: ['bob', 'cy'] }
    expect(times(run({ stage: { left: 'c' } }, foe, ['play:sink', 'ann'], { turn: 1 }))).toBe(0)
  })
})

describe('the battle opponent, as texts speak of it', () => {
  const at = { part: 'attack' }

  it('WS-147 who is reversed reverses a battle opponent of that level, and no other character', () => {
    const bomb = reads(
      'bomb',
      "【AUTO】 When this card becomes 【REVERSE】, if this card's battle opponent is level 0 or lower, you may 【REVERSE】 that character.",
    )
    const run = (opponent: string, answers: string[]) => {
      const match = given(arena(bomb), {
        ...at,
        seats: [
          { stage: { left: 'bomb' }, ...calm },
          { stage: { right: opponent, left: 'cy' }, ...calm },
        ],
      })
      play(match, 'front:left', 'pass', ...answers)
      const { stage } = sides(match)[1]
      return [stage.right!.state, stage.left!.state]
    }
    expect(run('cy', ['yes'])).toEqual(['reverse', 'stand'])
    expect(run('cy', ['no'])).toEqual(['stand', 'stand'])
    expect(run('one', [])).toEqual(['stand', 'stand'])
  })

  it('WS-147 a reversed battle opponent may be put away, and is then not in the encore step', () => {
    const net = reads(
      'net',
      "【AUTO】 When this card's battle opponent becomes 【REVERSE】, you may put that character on the bottom of your opponent's deck.",
      { power: 5000 },
    )
    const match = given(arena(net), {
      ...at,
      seats: [
        { stage: { left: 'net' }, ...calm },
        { stage: { right: 'bob', left: 'ann' }, ...calm },
      ],
    })
    play(match, 'front:left', 'pass', 'yes')
    expect(sides(match)[1]).toMatchObject({ stage: { right: null, left: { card: 'ann' } }, waitingRoom: [] })
    expect(sides(match)[1].deck.at(-1)).toBe('bob')
  })

  it('WS-147 "put the top card of the clock away; if you do, put that character into the clock" means the character', () => {
    const kick = reads(
      'kick',
      "【AUTO】 When this card's battle opponent becomes 【REVERSE】, you may put the top card of your opponent's clock into their waiting room. If you do, put that character into your opponent's clock.",
      { power: 5000 },
    )
    const run = (answer: string) => {
      const match = given(arena(kick), {
        ...at,
        seats: [
          { stage: { left: 'kick' }, deck: ['bob', 'bob'] },
          { stage: { right: 'one' }, clock: ['yel', 'gre'], deck: ['cy', 'ann'] },
        ],
      })
      play(match, 'front:left', 'pass', answer)
      return sides(match)[1]
    }
    expect(run('yes')).toMatchObject({ clock: ['yel', 'gre', 'one'], waitingRoom: ['cy'], stage: { right: null } })
    expect(run('no')).toMatchObject({ clock: ['yel', 'gre', 'cy'], stage: { right: { state: 'reverse' } } })
  })

  it('WS-147 "your battle opponent" is the other player’s character', () => {
    const bomb = reads(
      'bomb',
      "【AUTO】 When this card becomes 【REVERSE】, if the level of your battle opponent is equal to or lower than this card's level, you may 【REVERSE】 that character.",
      { level: 1 },
    )
    const run = (opponent: string, answers: string[]) => {
      const match = given(arena(bomb), {
        ...at,
        seats: [
          { stage: { left: 'bomb' }, ...calm },
          { stage: { right: opponent }, ...calm },
        ],
      })
      play(match, 'front:left', 'pass', ...answers)
      return sides(match)[1].stage.right!.state
    }
    expect([run('one', ['yes']), run('two', [])]).toEqual(['reverse', 'stand'])
  })
})

describe('conditions', () => {
  const powers = (text: string, seats: readonly [object, object], position: object = {}) => {
    const match = given(arena(reads('c', `【CONT】 ${text}`)), { ...position, seats: seats as never })
    return match
  }
  const power = (match: WeissMatch) => sides(match)[0].stage.left!.power

  it('WS-148 during this card’s battle: from the declaration to the end of that attack', () => {
    const match = powers(
      "During this card's battle, this card gets +1000 power.",
      [
        { stage: { left: 'c', middle: 'ann' }, ...calm },
        { stage: { right: 'ann', middle: 'ann' }, ...calm },
      ],
      { part: 'attack' },
    )
    expect(power(match)).toBe(1000)
    play(match, 'front:middle')
    expect(power(match)).toBe(1000)
    play(match, 'pass', 'front:left')
    expect(power(match)).toBe(2000)
    play(match, 'pass')
    expect(power(match)).toBe(1000)
  })

  it('WS-148 during the opponent’s attack phase: its steps belong to it, the main phase does not', () => {
    const text = "During your opponent's attack phase, this card gets +1000 power."
    const match = powers(
      text,
      [
        { stage: { left: 'c' }, ...calm },
        { stage: { right: 'ann' }, ...calm },
      ],
      { turn: 1 },
    )
    expect(power(match)).toBe(1000)
    passTo(match, 'attack')
    expect(power(match)).toBe(2000)
    play(match, 'front:right')
    expect(power(match)).toBe(2000)
    passTo(match, 'attack', 4)
    expect(power(match)).toBe(1000)
  })

  it('"all of your characters are" asks each of them', () => {
    const text = 'If all of your characters are 《Harbour》, all of your characters get +1000 power.'
    const stage = (right: string) => [{ stage: { left: 'ann', right, middle: 'c' } }, {}] as const
    const of = (right: string, traits: string[]) =>
      sides(given(arena(reads('c', `【CONT】 ${text}`, { traits })), { seats: stage(right) as never }))[0].stage.left!
        .power
    expect(of('bob', ['Harbour'])).toBe(2000)
    expect(of('cy', ['Harbour'])).toBe(1000)
    expect(of('bob', [])).toBe(1000)
  })

  it('WS-007 higher than, lower than, or higher, or lower', () => {
    const chosen = (which: string, level: string[]) => {
      const of = arena(
        event('pick', `Choose 1 of your opponent's characters with ${which}, and return it to their hand.`),
      )
      const match = given(of, {
        seats: [{ hand: ['pick'], level }, { stage: { left: 'ann', middle: 'one', right: 'two', 'back-left': 'bob' } }],
      })
      play(match, 'play:pick')
      return sides(match)[1].hand.length > 0 ? sides(match)[1].hand : offered(match).filter((key) => key !== 'done')
    }
    expect(chosen('level higher than your level', ['ann'])).toEqual(['two'])
    expect(chosen('level lower than your level', ['ann'])).toEqual(['ann', 'bob'])
    expect(chosen('level equal to or lower than your level', ['ann'])).toEqual(['ann', 'one', 'bob'])
    expect(chosen('level 1 or higher', [])).toEqual(['one', 'two'])
    expect(chosen('power 2000 or less', [])).toEqual(['ann', 'bob'])
    expect(chosen('power lower than 2000', [])).toEqual(['ann'])
  })
})
