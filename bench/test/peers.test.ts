import { Random } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { boardgameio } from '../src/boardgameio.ts'
import { type Card, type Duel, deal, handwritten, newPlayer, type Player, play, type Seat } from '../src/handwritten.ts'
import { LIBRARY } from '../src/library.ts'

describe('the peers', () => {
  it('do the same work', () => {
    expect(boardgameio.play(0, 30)).toEqual(handwritten.play(0, 30))
  })

  it('give what they give for one game at a time', () => {
    for (const game of [7, 8]) expect(boardgameio.play(game, 1)).toEqual(handwritten.play(game, 1))
    expect(handwritten.play(7, 1)).not.toEqual(handwritten.play(8, 1))
  })
})

describe('the hand-written duel', () => {
  it('deals four cards to seat 0 and five to seat 1, from decks of thirty (DU-1, DU-2)', () => {
    const duel = deal(new Random('duel-0'))
    expect(duel.map(({ life, hand, deck }) => [life, hand.length, deck.length])).toEqual([
      [20, 4, 26],
      [20, 5, 25],
    ])
    const all = [...duel[0].hand, ...duel[0].deck].map((card) => card.def.name)
    expect(all.filter((name) => name === 'blaze')).toHaveLength(3)
    expect(all.filter((name) => name === 'spark')).toHaveLength(4)
  })

  it('gives energy by the turn, at most eight, and a card; without a card the player loses (DU-3, DU-4)', () => {
    const duel = position({ deck: names('ward', 10) }, { deck: names('ward', 9) })
    const energies: number[] = []
    const winner = play(duel, (seat, options) => {
      if (seat === 0) energies.push(duel[0].energy)
      return options[0]!
    })
    expect(energies).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8, 8])
    expect(winner).toBe(0)
  })

  it('offers each name once, in the order of the hand and then of the board, and no ward (DU-5, DU-6, DU-13)', () => {
    const seat0 = {
      deck: ['spark'],
      hand: ['scout', 'ward', 'spark', 'squire', 'scout'],
      board: ['ogre', 'lancer', 'ogre'],
    }
    const { offers } = run(position(seat0, { deck: [] }), ['play:scout', 'done'])
    expect(offers).toEqual([
      ['play:scout', 'cast:spark', 'attack:ogre', 'attack:lancer', 'done'],
      ['attack:ogre', 'attack:lancer', 'done'],
    ])
  })

  it('has room for five fighters on a side (DU-6)', () => {
    const seat0 = { deck: ['scout'], board: names('wyrm', 5) }
    expect(run(position(seat0, { deck: [] }), ['done']).offers).toEqual([['attack:wyrm', 'done']])
  })

  it('defeats by a spell what has at most its damage (DU-7)', () => {
    const board = ['lancer', 'squire', 'squire']
    const duel = position({ deck: ['spark'], hand: ['spark'], turns: 1 }, { deck: [], board })
    const { offers } = run(duel, ['cast:spark', 'lancer', 'cast:spark', 'squire', 'done'])
    expect(offers[1]).toEqual(['foe', 'lancer', 'squire'])
    expect(duel[1].board.map((card) => card.def.name)).toEqual(['lancer', 'squire'])
    expect(duel[1].discard.map((card) => card.def.name)).toEqual(['squire'])
    expect(duel[0].discard).toHaveLength(2)
    expect(duel[0].energy).toBe(0)
  })

  it('lets the weaker fighter fall, and both of two equals (DU-8, DU-9)', () => {
    const duel = position(
      { deck: ['ward'], board: ['ogre', 'scout', 'squire'] },
      { deck: [], board: ['lancer', 'squire'] },
    )
    run(duel, ['attack:ogre', 'lancer', 'attack:squire', 'squire', 'attack:scout', 'foe', 'pass', 'done'])
    expect(duel[0].board.map((card) => card.def.name)).toEqual(['ogre', 'scout'])
    expect(duel[1].board).toEqual([])
    expect(duel[1].life).toBe(19)
  })

  it('opens a window whatever the foe holds; a block or a ward takes the blow (DU-10, DU-11)', () => {
    const duel = position(
      { deck: ['ward'], board: ['ogre', 'ogre', 'ogre'] },
      { deck: [], hand: ['ward'], board: ['wyrm'] },
    )
    const attack = ['attack:ogre', 'foe']
    const { offers } = run(duel, [...attack, 'block:wyrm', ...attack, 'ward', ...attack, 'pass', 'done'])
    expect([offers[2], offers[5], offers[8]]).toEqual([
      ['pass', 'block:wyrm', 'ward'],
      ['pass', 'block:wyrm', 'ward'],
      ['pass', 'block:wyrm'],
    ])
    expect(duel[0].board).toHaveLength(2)
    expect(duel[1].life).toBe(14)

    const bare = position({ deck: ['ward'], board: ['scout'] }, { deck: [] })
    expect(run(bare, ['attack:scout', 'foe', 'pass', 'done']).offers[2]).toEqual(['pass'])
  })

  it('ends at once when a player has no life left (DU-12)', () => {
    const duel = position({ deck: ['ward'], board: ['wyrm'] }, { deck: ['ward'], life: 9 })
    expect(run(duel, ['attack:wyrm', 'foe', 'pass']).winner).toBe(0)
    expect(duel[1].life).toBe(0)
  })
})

interface Side {
  readonly life?: number
  readonly turns?: number
  readonly deck: readonly string[]
  readonly hand?: readonly string[]
  readonly board?: readonly string[]
}

function position(seat0: Side, seat1: Side): Duel {
  return [side(seat0), side(seat1)]
}

function side({ life = 20, turns = 0, deck, hand = [], board = [] }: Side): Player {
  return { ...newPlayer(), life, turns, deck: deck.map(card), hand: hand.map(card), board: board.map(card) }
}

function card(name: string): Card {
  return { def: LIBRARY.find((def) => def.name === name)!, ready: false }
}

function names(name: string, count: number): string[] {
  return Array.from({ length: count }, () => name)
}

/** Answers by these keys, which must all be offered, and all be asked for. */
function run(duel: Duel, keys: readonly string[]): { winner: Seat; offers: string[][] } {
  const offers: string[][] = []
  const winner = play(duel, (_seat, options) => {
    const wanted = keys[offers.length]
    offers.push(options.map((option) => option.key))
    const option = options.find(({ key }) => key === wanted)
    if (option === undefined) throw new Error(`${wanted} is not among ${offers.at(-1)!.join(', ')}`)
    return option
  })
  expect(offers).toHaveLength(keys.length)
  return { winner, offers }
}
