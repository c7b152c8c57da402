import type { Match } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { evaluate } from '../src/index.ts'
import { arena, given, play, ultra } from './support.ts'

/** The answers that a bot looks at, of those that are offered. */
function tried(match: ReturnType<typeof given>): string[] {
  const [ask] = match.open
  const isTried = (option: ReturnType<NonNullable<typeof ask>['offered']>[number]) =>
    evaluate.isWorthTrying(match as unknown as Match, ask as never, option)
  return ask!
    .offered()
    .filter(isTried)
    .map(({ key }) => key)
}

const of = (move: string, keys: readonly string[]): string[] => keys.filter((key) => key.startsWith(move))
const attacks = (keys: readonly string[]): string[] => keys.filter((key) => key.startsWith('strike') || key === 'wild')

it('a bot spends no hand on a way across the arena or on other cards, nor its action on a change of no cards', () => {
  const hand = ['focus', 'block', 'grasp', 'cross', 'sweep', 'dive', 'spike']
  const match = given(arena(), [{ hand, space: 1 }, { space: 9 }])
  const offered = match.asks(0)[0]!.options.map(({ key }) => key)
  expect(offered).toEqual(expect.arrayContaining(['move:8', 'change:0', 'change:7']))
  expect(of('move', tried(match))).toEqual(['move:2', 'move:3', 'move:4'])
  expect(of('change', tried(match))).toEqual(['change:1', 'change:2', 'change:3'])
})

it('a bot swings at nobody from afar, and moves only with cards left to strike with', () => {
  const keys = (space: number, foe: number, hand: string[]) => tried(given(arena(), [{ hand, space }, { space: foe }]))
  expect(attacks(keys(2, 8, ['spike', 'focus']))).toEqual([])
  expect(attacks(keys(3, 7, ['spike', 'focus']))).toEqual(['strike:spike', 'strike:focus'])
  expect(attacks(keys(3, 4, ['spike', 'block']))).toContain('strike:spike')
  expect(attacks(keys(3, 4, ['spike', 'block']))).not.toContain('strike:block')
  expect(of('move', keys(3, 7, ['spike', 'focus', 'dive']))).toEqual(['move:2', 'move:4'])
})

it('a bot swings wildly only where nothing that it holds reaches, as Attacker and as Defender', () => {
  const keys = (hand: string[], foe: number) => tried(given(arena(), [{ hand, space: 3 }, { space: foe }]))
  expect(attacks(keys(['cross', 'focus'], 6))).toEqual(['strike:cross', 'strike:focus', 'wild'])
  expect(attacks(keys(['spike', 'focus'], 6))).toEqual(['strike:spike', 'strike:focus'])
  const struck = (hand: string[]) => {
    const match = given(arena(), [
      { hand: ['spike'], space: 3 },
      { hand, space: 6 },
    ])
    play(match, '0 strike:spike')
    return tried(match)
  }
  expect(struck(['cross', 'focus'])).toContain('wild')
  expect(struck(['spike', 'focus'])).toEqual(['strike:spike', 'strike:focus'])
})

it('a bot sets no Ultra that it cannot pay for: EX-100', () => {
  const keys = (gauge: string[]) => {
    const hand = ['storm', 'spike']
    return tried(given(arena([ultra('storm', { gauge: 2 })]), [{ hand, gauge, space: 3 }, { space: 4 }]))
  }
  expect(attacks(keys(['cross', 'focus']))).toContain('strike:storm')
  expect(attacks(keys(['cross']))).not.toContain('strike:storm')
})

it('a bot reshuffles when its deck has come to its end, and never a second time: EX-054', () => {
  const keys = (discard: string[], reshuffles: number) =>
    tried(given(arena(), [{ hand: ['spike'], discard, reshuffles, space: 3 }, { space: 4 }]))
  const most = ['focus', 'block', 'grasp', 'cross', 'sweep', 'dive', 'assault', 'focus', 'block', 'grasp', 'cross']
  expect(keys(most, 0)).toContain('reshuffle')
  expect(keys(most, 1)).not.toContain('reshuffle')
  expect(keys(['focus', 'block'], 0)).not.toContain('reshuffle')
})

it('a bot buys no more Armor than the blow asks for: EX-124', () => {
  const seats = [
    { hand: ['assault'], space: 5 },
    { hand: ['block', 'focus', 'grasp', 'sweep', 'dive'], space: 4 },
  ] as const
  const match = given(arena(), seats)
  play(match, '0 strike:assault', '1 strike:block')
  const options = match.open[0]!.offered()
  expect(options.map(({ key }) => key)).toEqual(['force:0', 'force:1', 'force:2', 'force:3', 'force:4'])
  // Power 4 against Armor 2
  expect(tried(match)).toEqual(['force:0', 'force:1'])
})
