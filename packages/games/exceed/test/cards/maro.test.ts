import { it } from 'vitest'
import { after, bout, printed } from './support.ts'

const maro = bout('maro', 'pell')

it('guards himself when he is struck at, not when he strikes', () => {
  const seats = [
    { space: 3, hand: ['spike'] },
    { space: 5, hand: ['sweep'] },
  ] as const
  // Sweep does 6; Spike has Guard 4, and 7 with his
  const slow = [
    { ...seats[0], boosts: [] },
    { ...seats[1], boosts: ['sweep'] },
  ] as const
  maro({
    turn: 1,
    seats: slow,
    play: ['1 strike:sweep', '0 strike:spike'],
    expect: { '1.life': after(printed('spike')) },
  })
  maro({ turn: 0, seats: slow, play: ['0 strike:spike', '1 strike:sweep'], expect: { '1.life': 30 } })
})

it('Still Palm gives back what he took', () => {
  const play = ['1 strike:cross', '0 strike:still-palm']
  const seats = (space: number) =>
    [
      { space: 4, hand: ['still-palm'] },
      { space, hand: ['cross'] },
    ] as const
  const taken = printed('cross') - printed('still-palm', 'armor')
  maro({ turn: 1, seats: seats(5), play, expect: { '0.life': after(taken), '1.space': 8 } })
  maro({
    turn: 1,
    seats: [seats(5)[0], { space: 5, hand: ['grasp'] }],
    play: ['1 strike:grasp', '0 strike:still-palm', '1 push:1'],
    expect: { '1.life': after(printed('still-palm') + printed('grasp') - printed('still-palm', 'armor')) },
  })
})

it('Reed Step lets attacks at Range 1 pass, but only when he answers', () => {
  const seats = [
    { space: 4, hand: ['reed-step'] },
    { space: 5, hand: ['grasp'] },
  ] as const
  maro({
    turn: 1,
    seats,
    play: ['1 strike:grasp', '0 strike:reed-step', '0 retreat:2'],
    expect: { '0.life': 30, '0.space': 2, '1.life': after(printed('reed-step')) },
  })
  maro({
    seats,
    play: ['0 strike:reed-step', '1 strike:grasp', '1 push:2'],
    expect: { '0.life': after(printed('grasp')) },
  })
})

it('Deep Breath draws and takes the next turn if he was hit', () => {
  const seats = (space: number) =>
    [
      { space: 4, hand: ['deep-breath'] },
      { space, hand: ['sweep'] },
    ] as const
  const play = ['0 strike:deep-breath', '1 strike:sweep']
  maro({ seats: seats(6), play, expect: { '0.handSize': 2, turn: 0, '0.discard': ['deep-breath'] } })
  maro({ seats: seats(8), play, expect: { '0.handSize': 0, turn: 1 } })
})

it('EX-148: Still Surface cancels a Boost and is gone', () => {
  maro({
    turn: 1,
    seats: [
      { space: 3, boosts: ['ripple'] },
      { space: 6, hand: ['cross', 'assault'] },
    ],
    play: ['1 boost:cross'],
    expect: { '1.space': 6, '1.discard': ['cross'], '0.boosts': [], '0.discard': ['ripple'], '1.handSize': 2 },
  })
})

it('EX-180: the Whole River is not stunned', () => {
  maro({
    turn: 1,
    seats: [
      { space: 4, hand: ['whole-river'], gauge: ['cross', 'dive', 'focus', 'assault'] },
      { space: 6, hand: ['spike'], boosts: ['grasp'] },
    ],
    play: ['1 strike:spike', '0 strike:whole-river', '0 gauge:cross gauge:dive gauge:focus gauge:assault'],
    expect: { '0.life': after(printed('spike') + 2), '1.life': after(printed('whole-river')) },
  })
})

it('in Exceed Mode an exchange of blows gives him the turn', () => {
  const seats = [
    { mode: 'exceed', space: 4, hand: ['sweep'] },
    { space: 6, hand: ['spike'] },
  ] as const
  const play = ['1 strike:spike', '0 strike:sweep']
  // Spike ignores Guard; Sweep would be stunned without a Guard that counts
  maro({ turn: 1, seats, play, expect: { turn: 0, '1.life': 30 } })
  maro({
    turn: 1,
    seats: [seats[0], { space: 5, hand: ['cross'] }],
    play: ['1 strike:cross', '0 strike:sweep'],
    expect: { '0.life': after(printed('cross') - 1), '1.space': 8 },
  })
})
