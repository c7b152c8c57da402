import type { Match } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { evaluate } from '../src/index.ts'
import { arena, given, play } from './support.ts'

it('a bot spends no hand on a way across the arena, nor its action on a change of no cards', () => {
  const hand = ['focus', 'block', 'grasp', 'cross', 'sweep', 'dive', 'spike']
  const match = given(arena(), [{ hand, space: 1 }, { space: 9 }])
  const [ask] = match.open
  const found = ask!
    .offered()
    .filter((option) => evaluate.isWorthTrying(match as unknown as Match, ask as never, option))
    .map(({ key }) => key)
  const of = (move: string) => found.filter((key) => key.startsWith(move))
  expect(match.asks(0)[0]!.options.map(({ key }) => key)).toContain('move:8')
  expect(of('move')).toEqual(['move:2', 'move:3', 'move:4'])
  expect(of('change')).toEqual(['change:1', 'change:2', 'change:3', 'change:4', 'change:5', 'change:6', 'change:7'])
})

it('a bot swings at nobody from afar, and moves only with cards left to strike with', () => {
  const keys = (space: number, foe: number, hand: string[]) => {
    const match = given(arena(), [{ hand, space }, { space: foe }])
    const [ask] = match.open
    const options = ask!.offered()
    const isTried = (option: (typeof options)[number]) =>
      evaluate.isWorthTrying(match as unknown as Match, ask as never, option)
    return options.filter(isTried).map(({ key }) => key)
  }
  const strikes = (tried: string[]) => tried.filter((key) => key.startsWith('strike') || key === 'wild')
  expect(strikes(keys(2, 8, ['spike', 'focus']))).toEqual([])
  expect(strikes(keys(3, 7, ['spike', 'focus']))).toEqual(['strike:spike', 'strike:focus'])
  expect(strikes(keys(3, 6, ['spike', 'focus']))).toEqual(['strike:spike', 'strike:focus', 'wild'])
  const moves = keys(3, 7, ['spike', 'focus', 'dive']).filter((key) => key.startsWith('move'))
  expect(moves).toEqual(['move:2', 'move:4'])
})

it('a bot buys no more Armor than the blow asks for: EX-124', () => {
  const seats = [
    { hand: ['assault'], space: 5 },
    { hand: ['block', 'focus', 'grasp', 'sweep', 'dive'], space: 4 },
  ] as const
  const match = given(arena(), seats)
  play(match, '0 strike:assault', '1 strike:block')
  const [ask] = match.open
  const options = ask!.offered()
  expect(options.map(({ key }) => key)).toEqual(['force:0', 'force:1', 'force:2', 'force:3', 'force:4'])
  const isTried = (option: (typeof options)[number]) =>
    evaluate.isWorthTrying(match as unknown as Match, ask as never, option)
  // Power 4 against Armor 2
  expect(options.filter(isTried).map(({ key }) => key)).toEqual(['force:0', 'force:1'])
})
