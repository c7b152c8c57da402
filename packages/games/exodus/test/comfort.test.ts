import {
  type AnyGame,
  type Ask,
  type AskView,
  Attendant,
  type JsonObject,
  Match,
  Random,
  randomAnswer,
} from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { comfort, exodus } from '../src/index.ts'
import type { State } from '../src/state.ts'
import { acting, arena, type ExodusMatch, game, given, lasting, play, script } from './support.ts'

const on = (creature: string, ...energy: string[]) => ({ energy: energy.length ? energy : ['dawn'], creature })

/** Whether a person with the preferences as they come would be asked what is asked now. */
function isAsked(match: ExodusMatch): boolean {
  const [{ seat }] = match.open as [Ask]
  const [ask] = match.asks(seat) as [AskView]
  return new Attendant(comfort).passes(ask) === null
}

describe('unless they say otherwise, people are asked', () => {
  const at = (phase: 'draw' | 'energy' | 'creature' | 'attack' | 'end', seats: Parameters<typeof given>[1]['seats']) =>
    given(game, { phase, seats })

  it('when they are attacked, and once more before an attack of their own goes on', () => {
    const match = play(at('attack', [{ piles: [on('cub')] }, {}]), '0 attack:1:player')
    expect(isAsked(match)).toBe(true)
    play(match, '1 pass')
    expect(match.asks(0)[0]!.context).toEqual({ window: 'own', phase: 'attack', attack: true })
    expect(isAsked(match)).toBe(true)
  })

  it('not about what they have played upon an attack of their own', () => {
    const match = play(
      at('attack', [{ hand: ['balm'], piles: [on('cub')] }, {}]),
      '0 attack:1:player',
      '1 pass',
      '0 play:balm',
      '1 pass',
    )
    expect(match.asks(0)[0]!.context).toEqual({ window: 'own', phase: 'attack', attack: false })
    expect(isAsked(match)).toBe(false)
  })

  it('not about what they have played themselves while nothing attacks', () => {
    for (const phase of ['energy', 'creature', 'attack'] as const) {
      const match = play(at(phase, [{ hand: ['balm'] }, {}]), '0 play:balm', '1 pass')
      expect(match.asks(0)[0]!.context).toEqual({ window: 'own', phase, attack: false })
      expect(isAsked(match)).toBe(false)
    }
  })

  it('whether an attack goes on if the opponent has done something, not about what only they have', () => {
    const courser = arena(acting('courser', 'attacks', script({ do: 'draw', energy: 1 })))
    const playback = (lines: readonly string[], far: JsonObject = { piles: [on('cub'), on('pup')] }) => {
      const near = { hand: ['frost', 'homeward'], piles: [on('courser'), on('kit')] }
      const match = given(courser, { phase: 'attack', seats: [near, { ...far, hand: ['balm'] }] })
      play(match, '0 attack:1:1', ...lines)
      expect(match.open[0]!.kind).toBe('playback')
      return isAsked(match)
    }
    const own = ['1 pass', '0 pass']
    expect(playback(own)).toBe(false)
    expect(playback(['1 play:balm', '0 pass', '1 pass'])).toBe(true)
    // what has laid the opponent bare
    const freezing = (pile: number) => ['1 pass', '0 play:frost', `0 their:${pile}:cub`, ...own]
    expect(playback(freezing(1))).toBe(false)
    expect(playback(freezing(1), { piles: [on('cub')] })).toBe(true)
  })

  it('not about what lies below a card of their own, if nobody else has played', () => {
    const chosenAnew = (...lines: string[]) => {
      const seats = [{ hand: ['frost', 'balm'] }, { piles: [on('cub'), on('pup')], hand: ['balm'] }] as const
      return isAsked(play(at('attack', seats), '0 play:frost', '0 their:1:cub', ...lines))
    }
    expect(chosenAnew('1 pass', '0 play:balm', '1 pass', '0 pass')).toBe(false)
    expect(chosenAnew('1 play:balm', '0 pass', '1 pass')).toBe(true)
  })

  it('when the opponent plays something', () => {
    expect(isAsked(play(at('energy', [{ hand: ['balm'] }, {}]), '0 play:balm'))).toBe(true)
  })

  it('not about an energy or a creature, but when all creatures have come', () => {
    const match = play(at('energy', [{ hand: ['cub'], energy: ['dawn'] }, {}]), '0 place:dawn:1')
    expect(isAsked(match)).toBe(false)
    play(match, '1 pass', '0 end')
    expect(isAsked(match)).toBe(false)
    play(match, '1 pass', '0 summon:cub:1')
    expect(isAsked(match)).toBe(false)
    play(match, '1 pass', '0 end')
    expect(isAsked(match)).toBe(true)
  })

  it('about a trigger that is aimed, and not about one that is not', () => {
    const summon = (name: string) =>
      play(
        at('creature', [{ hand: [name], piles: [{ energy: ['dawn'] }] }, { piles: [on('cub')] }]),
        `0 summon:${name}:1`,
      )
    expect(isAsked(summon('greeter'))).toBe(false)
    expect(isAsked(summon('chiller'))).toBe(true)
  })

  it('about an attack, also if a trigger lies above it that is not aimed', () => {
    const courser = arena(acting('courser', 'attacks', script({ do: 'draw', energy: 1 })))
    const match = given(courser, { phase: 'attack', seats: [{ piles: [on('courser')] }, {}] })
    play(match, '0 attack:1:player')
    expect(match.table.state.stack.map(({ kind }) => kind)).toEqual(['attack', 'trigger'])
    expect(isAsked(match)).toBe(true)
  })

  it('not when creatures have come of which none may attack', () => {
    const ended = (creatures: JsonObject, turns = 3) =>
      isAsked(play(given(game, { phase: 'creature', turns, seats: [creatures, {}] }), '0 end'))
    expect(ended({ piles: [on('cub')] })).toBe(true)
    expect(ended({})).toBe(false)
    expect(ended({ piles: [{ ...on('cub'), frozen: true }] })).toBe(false)
    expect(ended({ piles: [on('cub')] }, 1)).toBe(false)
  })

  it('once more before their own turn, if an ability of theirs would be lost with the other one', () => {
    const ended = (own: JsonObject) => {
      const match = play(at('attack', [{}, { hand: ['balm'], energy: ['dawn'], ...own }]), '0 end')
      expect(isAsked(match)).toBe(false)
      play(match, '1 pass')
      expect(match.asks(1)[0]!.context).toMatchObject({ window: 'phaseEnd', phase: 'end' })
      return match
    }
    expect(isAsked(ended({ piles: [on('healer')] }))).toBe(true)
    expect(isAsked(ended({}))).toBe(false)
    expect(isAsked(ended({ piles: [{ ...on('healer'), frozen: true }] }))).toBe(false)
    const used = play(ended({ piles: [on('healer')] }), '1 use:1:healer', '1 hand:dawn', '0 pass')
    expect(isAsked(play(used, '1 pass'))).toBe(false)
  })

  it('not for the order of draws, nor for that of what unfreezes, unless several do different things', () => {
    expect(isAsked(at('draw', [{}, {}]))).toBe(false)
    const frozen = (creature: string) => ({ ...on(creature), frozen: true })
    expect(isAsked(at('end', [{ piles: [frozen('waker'), frozen('cub')] }, {}]))).toBe(false)
    expect(isAsked(at('end', [{ piles: [frozen('waker'), frozen('waker')] }, {}]))).toBe(false)
    const both = arena(lasting('bell', script({ do: 'gainLife', amount: 1 })))
    const seats = [{ piles: [frozen('waker')], lasting: ['bell'], frozenLasting: ['bell'] }, {}] as const
    expect(isAsked(given(both, { phase: 'end', seats }))).toBe(true)
  })

  it('what is passed by itself thaws first what does nothing more', () => {
    const frozen = (creature: string) => ({ ...on(creature), frozen: true })
    const match = at('end', [{ piles: [frozen('waker'), frozen('cub')] }, {}])
    expect(match.asks(0)[0]!.skip).toBe('my:pile:2')
  })
})

describe('where a player can only pass', () => {
  const attacked = (hand: string[]) => {
    const match = given(game, { phase: 'attack', seats: [{ piles: [on('cub')] }, { hand }] })
    return play(match, '0 attack:1:player').open[0]!
  }
  const passes = (attendant: Attendant, ask: Ask) => attendant.passes(ask.spec, () => ask.isSole)

  it('they are asked among people: how soon they pass would tell what they hold', () => {
    expect(new Attendant(comfort).passes(attacked([]).spec)).toBe(null)
  })

  it('they are not asked where nobody watches', () => {
    expect(passes(new Attendant(comfort), attacked([]))).toBe('pass')
    expect(passes(new Attendant(comfort), attacked(['balm']))).toBe(null)
  })

  it('they are asked wherever they have said so', () => {
    const attendant = new Attendant(comfort)
    attendant.prefer({ window: 'stack' }, true)
    expect(passes(attendant, attacked([]))).toBe(null)
  })
})

/** Plays at random where it is one's own move, passes where one could answer; how many answers a turn took, by seats. */
function clicks(seed: number, attendants: readonly Attendant[]): { own: number[]; other: number[] } {
  const random = new Random(`clicks ${seed}`)
  const match = Match.start(exodus as unknown as AnyGame, { seed, quiet: true }) as Match<State>
  const counts = { own: [] as number[], other: [] as number[] }
  let turns = 0
  while (!match.over) {
    const { state } = match.table
    for (; turns < state.turns; turns++) for (const list of [counts.own, counts.other]) list.push(0)
    const ask = match.open[0]!
    const [view] = match.asks(ask.seat)
    if (attendants[ask.seat]!.passes(view!) === null && turns > 0)
      (ask.seat === state.turn ? counts.own : counts.other)[turns - 1]!++
    const pass = ask.kind === 'respond' ? ask.options().find(({ key }) => key === 'pass') : undefined
    match.choose(ask, pass ?? randomAnswer(ask, random))
  }
  return counts
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!

it('a turn takes a normal number of clicks', () => {
  const count = (make: () => Attendant) => {
    const all = [1, 2, 3, 4, 5, 6].map((seed) => clicks(seed, [make(), make()]))
    return { own: median(all.flatMap(({ own }) => own)), other: median(all.flatMap(({ other }) => other)) }
  }
  const plain = count(() => new Attendant())
  const usual = count(() => new Attendant(comfort))
  expect(plain.other).toBeGreaterThanOrEqual(12)
  expect(usual.other).toBeLessThanOrEqual(5)
  expect(usual.own).toBeLessThan(plain.own)
})

it('what is passed does not depend on what is hidden', () => {
  const random = new Random('twins')
  const match = Match.start(exodus as unknown as AnyGame, { seed: 5 })
  let windows = 0
  for (let inputs = 0; inputs < 300 && !match.over; inputs++) {
    const ask = match.open[0]!
    const twin = match.imagine(1 - ask.seat, random)
    const of = (each: Match) => each.asks(ask.seat).map(({ id, kind, skip, context }) => ({ id, kind, skip, context }))
    expect(of(twin)).toEqual(of(match))
    if (match.asks(ask.seat)[0]!.context !== undefined) windows++
    match.choose(ask, randomAnswer(ask, random))
  }
  expect(windows).toBeGreaterThan(50)
})
