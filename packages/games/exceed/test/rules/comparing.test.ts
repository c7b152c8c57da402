import { expect, it } from 'vitest'
import { arena, bonus, continuous, given, instant, play, special, told } from '../support.ts'

const quick = special('quick', { range: [1, 2], power: 4, speed: 6, guard: 3 })
const slow = special('slow', { range: [1, 1], power: 5, speed: 2, armor: 1, guard: 9 })
const haste = continuous('haste', [bonus('speed', 1)])
const fierce = special('fierce', {
  range: [1, 1],
  power: 2,
  speed: 5,
  guard: 20,
  abilities: [
    { on: 'before', do: [{ do: 'bonus', to: 'power', amount: 1 }] },
    { on: 'hit', do: [{ do: 'bonus', to: 'power', amount: 3 }] },
  ],
})

it('EX-104: both sides are told with their numbers as they are when Speed is compared', () => {
  const match = given(arena([quick, slow, haste]), [
    { space: 4, hand: ['slow'], boosts: ['haste'] },
    { space: 5, hand: ['quick'] },
  ])
  play(match, '0 strike:slow', '1 strike:quick')
  for (const seat of [0, 1, null] as const)
    expect(told(match, ['priority'], seat)).toMatchObject([
      {
        numbers: [
          { range: [1, 1], power: 5, speed: 3, armor: 1, guard: 9 },
          { range: [1, 2], power: 4, speed: 6, armor: 0, guard: 3 },
        ],
      },
    ])
})

it('EX-108, EX-110: what Before and Hit effects change is told when it counts', () => {
  const match = given(arena([fierce, slow]), [
    { space: 4, hand: ['fierce'] },
    { space: 5, hand: ['slow'] },
  ])
  play(match, '0 strike:fierce', '1 strike:slow')
  const powers = told(match, ['priority', 'hit', 'damage'])
    .slice(0, 3)
    .map(({ type, numbers }) => [type, (numbers as { power: number }[])[0]!.power])
  expect(powers).toEqual([
    ['priority', 2],
    ['hit', 3],
    ['damage', 6],
  ])
})

it('EX-109: who is out of Range is missed, and both learn how far away', () => {
  const match = given(arena([quick, slow]), [
    { space: 4, hand: ['quick'] },
    { space: 6, hand: ['slow'] },
  ])
  play(match, '0 strike:quick', '1 strike:slow')
  expect(told(match, ['hit', 'miss'])).toMatchObject([
    { type: 'hit', seat: 0, distance: 2, inRange: true },
    { type: 'miss', seat: 1, distance: 2, inRange: false, rule: 'EX-109' },
  ])
})

it('EX-107: who is stunned does not miss: there is no attack', () => {
  const match = given(arena([quick, special('frail', { speed: 1 })]), [
    { space: 4, hand: ['quick'] },
    { space: 6, hand: ['frail'] },
  ])
  play(match, '0 strike:quick', '1 strike:frail')
  expect(told(match, ['stunned', 'miss'])).toMatchObject([{ type: 'stunned', seat: 1 }])
})

it('EX-125: damage tells what has been taken in the Strike, against Guard', () => {
  const match = given(arena([quick, slow]), [
    { space: 4, hand: ['quick'] },
    { space: 5, hand: ['slow'] },
  ])
  play(match, '0 strike:quick', '1 strike:slow')
  expect(told(match, ['damage'])).toMatchObject([
    { seat: 1, amount: 4, prevented: 1, taken: 3 },
    { seat: 0, amount: 5, prevented: 0, taken: 5 },
  ])
})

it('EX-097: nothing is told of an attack while one lies face down', () => {
  const spark = instant('spark', [{ do: 'damage', amount: 2 }])
  const early = continuous('early', [{ on: 'set', do: [{ do: 'damage', amount: 1 }] }])
  const match = given(arena([quick, early, spark]), [
    { space: 4, hand: ['quick'], boosts: ['early'] },
    { space: 5, hand: ['quick'] },
  ])
  play(match, '0 strike:quick')
  expect(told(match, ['damage'])).toHaveLength(1)
  expect(told(match, ['damage'])[0]).not.toHaveProperty('numbers')
  const outside = given(arena([spark, quick]), [{ space: 4, hand: ['spark'] }, { space: 5 }])
  play(outside, '0 boost:spark')
  expect(told(outside, ['damage'])).toHaveLength(1)
  expect(told(outside, ['damage'])[0]).not.toHaveProperty('numbers')
})

it('what changes a number is told with it: EX attacks, cards, characters; what is as printed needs no reason', () => {
  const honed = special('honed', {
    power: 3,
    speed: 6,
    abilities: [
      { on: 'strike', do: [{ do: 'range', min: 0, max: 2 }] },
      { on: 'before', do: [{ do: 'bonus', to: 'power', amount: -1 }] },
    ],
  })
  const red = { basic: { abilities: [bonus('power', 1)], actions: [] } }
  const match = given(arena([honed, slow, haste], red), [
    { space: 4, hand: ['honed', 'honed'], boosts: ['haste'] },
    { space: 5, hand: ['slow'] },
  ])
  play(match, '0 ex:honed', '1 strike:slow')
  const sources = (type: string) =>
    (told(match, [type])[0]!.numbers as { reasons: Record<string, { by: string; says: string }[]> }[]).map(
      ({ reasons }) => reasons,
    )
  const ex = { by: 'EX', says: '+1' }
  const character = { by: 'red', says: '+1' }
  expect(sources('priority')).toEqual([
    {
      range: [{ by: 'honed', says: '+0~2' }],
      power: [ex, character],
      speed: [ex, { by: 'haste boost', says: '+1' }],
      armor: [ex],
      guard: [ex],
    },
    {},
  ])
  expect(sources('hit')[0]!.power).toEqual([ex, { by: 'honed', says: '−1' }, character])
})

it('what replaces or multiplies a number is its reason', () => {
  const trait = (name: 'fixedPower' | 'powerTimes' | 'swapped', amount?: number) =>
    special(name, {
      power: 3,
      speed: 6,
      abilities: [bonus('power', 1), { on: 'strike', do: [{ do: 'trait', trait: name, ...(amount && { amount }) }] }],
    })
  const why = (card: ReturnType<typeof special>) => {
    const match = given(arena([card, slow]), [
      { space: 4, hand: [card.id] },
      { space: 5, hand: ['slow'] },
    ])
    play(match, `0 strike:${card.id}`, '1 strike:slow')
    const { power, reasons } = (
      told(match, ['priority'])[0]!.numbers as {
        power: number
        reasons: { power?: { says: string }[]; speed?: { says: string }[] }
      }[]
    )[0]!
    return [power, reasons.power?.map(({ says }) => says), reasons.speed?.map(({ says }) => says)]
  }
  expect(why(trait('fixedPower', 7))).toEqual([7, ['= 7'], undefined])
  expect(why(trait('powerTimes', 3))).toEqual([6, ['+1', 'bonuses ×3'], undefined])
  expect(why(trait('swapped'))).toEqual([6, ['⇄'], ['⇄', '+1']])
})

it('EX-059: what an action of a Boost brings to a Strike is called by the name of the Boost', () => {
  const horn = continuous('horn', [
    { on: 'action', do: [{ do: 'strike', set: [{ do: 'bonus', to: 'power', amount: 1 }] }] },
  ])
  const match = given(arena([quick, slow, horn]), [
    { space: 4, hand: ['quick'], boosts: ['horn'] },
    { space: 5, hand: ['slow'] },
  ])
  play(match, '0 action:horn', '0 strike:quick', '1 strike:slow')
  const [{ numbers }] = told(match, ['priority']) as unknown as [{ numbers: { reasons: object }[] }]
  expect(numbers[0]!.reasons).toEqual({ power: [{ by: 'horn boost', says: '+1' }] })
})
