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

it('Reed Step lets attacks at Range 3 or more pass, but only when he answers', () => {
  const seats = (space: number, card = 'coin-toss') =>
    [
      { space: 4, hand: ['reed-step'] },
      { space, hand: [card] },
    ] as const
  const answered = ['1 strike:coin-toss', '0 strike:reed-step']
  // Coin Toss reaches 2-4 and comes first
  for (const space of [7, 8]) {
    maro({
      turn: 1,
      seats: seats(space),
      play: [...answered, '0 retreat:2'],
      expect: { '0.life': 30, '0.space': 2, '1.life': 30, '1.gauge': [], '1.discard': ['coin-toss'] },
    })
    maro({
      seats: seats(space),
      play: ['0 strike:reed-step', '1 strike:coin-toss'],
      expect: { '0.life': after(printed('coin-toss')) },
    })
  }
  maro({ turn: 1, seats: seats(6), play: answered, expect: { '0.life': after(printed('coin-toss')) } })
  // it is the distance of the blow that counts, not that of the Strike's beginning
  maro({
    turn: 1,
    seats: seats(7, 'assault'),
    play: ['1 strike:assault', '0 strike:reed-step'],
    expect: { '0.life': after(printed('assault')), '1.space': 5 },
  })
})

it('Reed Step has him advance or retreat, hit or not', () => {
  const seats = [
    { space: 4, hand: ['reed-step'] },
    { space: 6, hand: ['block'] },
  ] as const
  const play = ['0 strike:reed-step', '1 strike:block', '0 offered advance:2 retreat:2']
  const taken = after(printed('reed-step') - printed('block', 'armor'))
  maro({ seats, play: [...play, '0 advance:2'], expect: { '0.space': 7, '1.life': taken } })
  maro({ seats, play: [...play, '0 retreat:2'], expect: { '0.space': 2, '1.life': taken } })
  const far = [seats[0], { space: 8, hand: ['block'] }] as const
  maro({ seats: far, play: [...play, '0 advance:2'], expect: { '0.space': 6, '1.life': 30 } })
})

it('EX-156: Reed Step counts from where the attack comes from', () => {
  const lights = ['dive', 'cross', 'grasp']
  const pay = `1 ${lights.map((card) => `gauge:${card}`).join(' ')}`
  const seats = (space: number, wisp: number) =>
    [
      { space: 3, hand: ['reed-step'] },
      { space, hand: ['field-of-lights'], gauge: lights, tokens: { wisp } },
    ] as const
  const answered = ['1 strike:field-of-lights', '0 strike:reed-step', pay]
  const taken = after(printed('field-of-lights'))
  const tamsin = bout('maro', 'tamsin')
  // her at 5, the Wisp at 2; then her at 1, the Wisp at 3
  tamsin({ turn: 1, seats: seats(8, 5), play: answered, expect: { '0.life': taken } })
  tamsin({
    turn: 1,
    seats: seats(4, 6),
    play: [...answered, '0 retreat:2'],
    expect: { '0.life': 30, '1.life': after(printed('reed-step')) },
  })
  // the same distance hits if he strikes
  tamsin({
    seats: seats(4, 6),
    play: ['0 strike:reed-step', '1 strike:field-of-lights', pay],
    expect: { '0.life': taken },
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
