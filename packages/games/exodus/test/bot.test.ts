import { type JsonObject, type Match, type Option, Random } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { evaluate } from '../src/index.ts'
import { acting, arena, type ExodusMatch, flash, game, given, play, script, select } from './support.ts'

const tried = (match: ExodusMatch): string[] => {
  const [ask] = match.open
  return ask!
    .offered()
    .filter((option) => evaluate.isWorthTrying(match as unknown as Match, ask as never, option))
    .map(({ key }) => key)
}

it('a search shifts energy under a creature, or to as much energy at least, and does not scatter it', () => {
  const piles = [
    { energy: ['dawn', 'dawn'] },
    { energy: ['tide'] },
    { energy: ['moss'] },
    { energy: ['ember'], creature: 'cub' },
  ]
  expect(tried(given(game, { seats: [{ piles }, {}] })).filter((key) => key.startsWith('shift'))).toEqual([
    'shift:1:dawn:4',
    'shift:2:tide:1',
    'shift:2:tide:3',
    'shift:2:tide:4',
    'shift:3:moss:1',
    'shift:3:moss:2',
    'shift:3:moss:4',
  ])
})

it('a search answers what the other player does, and not what it has just done itself', () => {
  const seat = { hand: ['balm', 'frost'], piles: [{ energy: ['dawn', 'tide'], creature: 'cub' }] }
  const match = given(game, { seats: [seat, seat] })
  play(match, '0 play:balm')
  expect(tried(match)).toEqual(['pass', 'play:balm', 'play:frost'])
  play(match, '1 pass')
  const [ask] = match.open
  expect(ask!.offered().map(({ key }) => key)).toContain('play:frost')
  expect(tried(match)).toEqual(['pass'])
})

it('a search does not let the last guard freeze itself before those whom it keeps off', () => {
  const wide = arena(acting('duke', 'used', script({ do: 'draw', energy: 1 }, { freezeThis: true })))
  const duke = { energy: ['dawn'], creature: 'duke' }
  const frozen = { energy: ['dawn'], creature: 'cub', frozen: true }
  const isTried = (near: JsonObject[], far: JsonObject[], more: Partial<Parameters<typeof given>[1]> = {}) => {
    const match = given(wide, { turn: 1, phase: 'creature', seats: [{ piles: near }, { piles: far }], ...more })
    while (match.open[0]!.seat !== 0) play(match, '1 end')
    return tried(match).includes('use:1:duke')
  }
  expect(isTried([duke], [guard])).toBe(false)
  expect(isTried([duke, frozen], [guard])).toBe(false)
  expect(isTried([duke, guard], [guard])).toBe(true)
  expect(isTried([duke], [])).toBe(true)
  expect(isTried([duke], [frozen])).toBe(true)
  expect(isTried([duke], [guard], { options: { guard: 'any' } })).toBe(true)
  expect(isTried([duke], [guard], { turn: 0, phase: 'attack' })).toBe(true)
  expect(isTried([duke], [guard], { phase: 'end' })).toBe(true)
})

/** How well seat 0 stands when seat 1 begins its turn. */
function standing(own: JsonObject, other: JsonObject = {}): number {
  const match = given(game, { turn: 1, turns: 4, phase: 'draw', seats: [own, other] }) as unknown as Match
  const chances = [0, 1].map((seat) => evaluate(match, seat)!)
  expect(chances[0]! + chances[1]!).toBeCloseTo(1)
  return chances[0]!
}

function oddsOf(own: JsonObject, other: JsonObject = {}): number {
  const chance = standing(own, other)
  return chance / (1 - chance)
}

const guard = { energy: ['dawn', 'tide'], creature: 'cub' }
const attacker = { energy: ['moss', 'moss', 'ember'], creature: 'pup' }

it('a search turns no symmetry against itself alone', () => {
  const own = { hand: ['cavein'], energy: ['moss', 'tide'], piles: [{ energy: ['dawn'], creature: 'cub' }] }
  const plays = (foe: JsonObject) => tried(given(game, { seats: [own, foe] })).filter((key) => key.startsWith('play'))
  expect(plays({})).toEqual([])
  expect(plays({ piles: own.piles })).toEqual(['play:cavein'])
})

it.each([
  ['Life', { life: 6 }, { life: 3 }],
  ['a creature', { piles: [guard] }, { piles: [{ energy: guard.energy }] }],
  ['energy under it', { piles: [guard] }, { piles: [{ ...guard, energy: ['dawn'] }] }],
  ['cards', { hand: ['balm', 'cub'] }, { hand: ['balm'] }],
  ['a Lasting symmetry', { lasting: ['well'] }, { hand: ['well'] }],
  ['a deck', {}, { shortMain: true }],
])('counts %s', (_, more: JsonObject, less: JsonObject) => {
  expect(standing(more)).toBeGreaterThan(standing(less))
})

it('counts the last Life Points for more', () => {
  const gain = (life: number) => oddsOf({ life: life + 1 }) / oddsOf({ life })
  expect(gain(1)).toBeGreaterThan(gain(5))
})

it('XO-H20: a player whom a new deck will cost the last Life has nearly lost', () => {
  const [three, four] = [3, 4].map((life) => standing({ life, shortMain: true, piles: [guard] }))
  expect(three).toBeLessThan(four! / 20)
})

it('XO-H08: a guard adds more where there is somebody to keep off', () => {
  const gain = (other: JsonObject) => oddsOf({ life: 6, piles: [guard] }, other) / oddsOf({ life: 6 }, other)
  expect(gain({ piles: [attacker] })).toBeGreaterThan(1.2 * gain({}))
})

it('judges nobody in the midst of a turn', () => {
  const match = given(game, { turn: 1, turns: 4, phase: 'attack', seats: [{}, { piles: [attacker] }] })
  expect(evaluate(match as unknown as Match, 0)).toBeNull()
})

it.each([
  ['frost', ['their:1:cub', 'their:2:pup']],
  ['boost', ['my:1:cub']],
])('a search aims %s at those for whom it is meant', (card, aims) => {
  const boost = flash('boost', script({ do: 'addEnergy', amount: 1 }, select('creature')))
  const piles = (...creatures: string[]) => ({ piles: creatures.map((each) => ({ energy: ['dawn'], creature: each })) })
  const seats = [{ ...piles('cub'), hand: [card] }, piles('cub', 'pup')] as const
  const match = given(arena(boost), { phase: 'attack', seats })
  play(match, `0 play:${card}`)
  expect(match.open[0]!.offered()).toHaveLength(3)
  expect(tried(match)).toEqual(aims)
  const [ask] = match.open
  for (let n = 0; n < 9; n++) {
    const chosen = match.game.policy!(match.table, ask!, new Random(`${n}`)) as Option
    expect(aims).toContain(chosen.key)
  }
})

it('the policy leaves what was declared as it is, and calls off an attack that would be lost', () => {
  const cub = (energy: string[]) => ({ energy, creature: 'cub' })
  const seats = (own: string[]) => [{ piles: [cub(own)] }, { piles: [cub(['tide', 'moss'])], hand: ['balm'] }] as const
  const advised = (own: string[]) => {
    const match = given(game, { phase: 'attack', seats: seats(own) })
    play(
      match,
      `0 ${match.open[0]!.offered().find(({ key }) => key.startsWith('attack'))!.key}`,
      '1 play:balm',
      '0 pass',
      '1 pass',
    )
    const [ask] = match.open
    expect(ask!.spec.kind).toBe('playback')
    return (match.game.policy!(match.table, ask!, new Random('')) as Option).key
  }
  expect(advised(['dawn', 'dawn', 'dawn'])).toBe('continue')
  expect(advised(['dawn'])).toBe('cancel')
})
