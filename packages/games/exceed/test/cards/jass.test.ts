import { Match } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { exceed } from '../../src/index.ts'
import { after, bout, printed } from './support.ts'

const jass = bout('jass', 'pell')
const block = printed('block', 'armor')

it('hits harder with a Wild Swing', () => {
  const seats = [
    { space: 3, hand: ['spike'], deckTop: ['spike'] },
    { space: 5, hand: ['block'] },
  ] as const
  jass({ seats, play: ['0 wild', '1 strike:block'], expect: { '1.life': after(printed('spike') + 1) } })
  jass({ seats, play: ['0 strike:spike', '1 strike:block'], expect: { '1.life': after(printed('spike')) } })
})

it('Loaded Dice give the next turn only when they were not chosen', () => {
  const seats = [
    { space: 3, hand: ['loaded-dice'], deckTop: ['loaded-dice'] },
    { space: 5, hand: ['block'] },
  ] as const
  jass({ seats, play: ['0 wild', '1 strike:block'], expect: { turn: 0 } })
  jass({ seats, play: ['0 strike:loaded-dice', '1 strike:block'], expect: { turn: 1 } })
})

it('Blind Bet strikes with the top card, and draws', () => {
  jass({
    seats: [
      { space: 3, hand: ['card-fan'], deckTop: ['spike', 'cross'] },
      { space: 5, hand: ['block'] },
    ],
    play: ['0 boost:card-fan', '1 strike:block'],
    expect: { '0.gauge': ['spike'], '0.hand': ['cross'] },
  })
})

it('Stack the Deck keeps one of four', () => {
  jass({
    seats: [{ hand: ['loaded-dice'], deckTop: ['spike', 'cross', 'dive', 'focus', 'grasp'] }, {}],
    play: ['0 boost:loaded-dice', '0 hand:dive', '0 cross spike focus'],
    expect: { '0.hand': ['dive', 'grasp'], '0.discard': ['cross', 'spike', 'focus', 'loaded-dice'], turn: 1 },
  })
})

it('Double or Nothing is for both', () => {
  jass({
    seats: [
      { space: 3, hand: ['spike'], boosts: ['table-flip'] },
      { space: 5, hand: ['sweep'] },
    ],
    play: ['0 strike:spike', '1 strike:sweep'],
    expect: { '0.life': 30, '1.life': after(printed('spike') + 3) },
  })
  jass({
    seats: [
      { space: 3, hand: ['block'], boosts: ['table-flip'] },
      { space: 5, hand: ['sweep'] },
    ],
    play: ['0 strike:block', '1 strike:sweep'],
    expect: { '0.life': after(printed('sweep') + 2 - block) },
  })
})

it('Last Coin is paid in Force, and better with a short hand', () => {
  const seats = (...hand: string[]) =>
    [
      { space: 4, hand: ['last-coin', ...hand] },
      { space: 5, hand: ['block'] },
    ] as const
  const play = ['0 strike:last-coin', '1 strike:block', '0 cross dive']
  const hit = printed('last-coin') - block
  jass({ seats: seats('cross', 'dive', 'focus', 'grasp', 'spike'), play, expect: { '1.life': after(hit) } })
  jass({ seats: seats('cross', 'dive', 'focus', 'grasp'), play, expect: { '1.life': after(hit + 2) } })
})

it('in Exceed Mode both must swing', () => {
  jass({
    seats: [
      { mode: 'exceed', space: 3, hand: ['cross'], deckTop: ['spike'] },
      { space: 5, hand: ['focus'], deckTop: ['block'] },
    ],
    play: ['0 action:raise', '0 cross', '1 force:0'],
    expect: { '1.life': after(printed('spike') + 1), '1.handSize': 1 },
  })
})

it('knows the top card of the deck in Exceed Mode only, and nobody else does', () => {
  const knownTo = (viewer: 0 | 1, mode: string) => {
    const match = Match.start(exceed, {
      seed: 1,
      options: { fighters: ['jass', 'pell'], first: 0 },
      given: { seats: [{ mode, deckTop: ['cross', 'spike'] }, {}] },
    })
    const [ask] = match.asks(0)
    match.answer(0, ask!.id, 'prepare')
    return match.view(viewer).zones['deck:0']!.known ?? []
  }
  // Prepare and the end of the turn have drawn the two
  expect(knownTo(0, 'basic')).toEqual([])
  expect(knownTo(0, 'exceed')).toEqual([{ name: expect.any(String), at: 0 }])
  expect(knownTo(1, 'exceed')).toEqual([])
})
