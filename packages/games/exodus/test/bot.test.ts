import type { Match } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { evaluate } from '../src/index.ts'
import { type ExodusMatch, game, given, play } from './support.ts'

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
