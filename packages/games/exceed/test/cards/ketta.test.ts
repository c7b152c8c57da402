import { it } from 'vitest'
import { after, bout, printed } from './support.ts'

const ketta = bout('ketta', 'pell')

it('draws when she hits and struck first, not when she only answers', () => {
  const seats = [
    { space: 3, hand: ['cross'] },
    { space: 4, hand: ['block'] },
  ] as const
  ketta({ seats, play: ['0 strike:cross', '1 strike:block', '0 ketta'], expect: { '0.handSize': 1, '0.space': 1 } })
  ketta({ turn: 1, seats, play: ['1 strike:block', '0 strike:cross'], expect: { '0.handSize': 0 } })
})

it('Tile Breaker is stronger if she gets past', () => {
  const play = ['0 strike:tile-breaker', '1 strike:focus']
  const hands = (mine: number, theirs: number) =>
    [
      { space: mine, hand: ['tile-breaker'] },
      { space: theirs, hand: ['focus'] },
    ] as const
  const hit = printed('tile-breaker') - printed('focus', 'armor')
  ketta({ seats: hands(3, 5), play, expect: { '0.space': 6, '1.life': after(hit + 2) } })
  ketta({ seats: hands(3, 6), play, expect: { '0.space': 5, '1.life': after(hit) } })
})

it('Ledge Kick hurts more at the edge', () => {
  const play = ['0 strike:ledge-kick', '1 strike:sweep']
  const seats = (space: number) =>
    [
      { space, hand: ['ledge-kick'] },
      { space: space + 1, hand: ['sweep'] },
    ] as const
  ketta({ seats: seats(5), play, expect: { '1.space': 9, '1.life': after(printed('ledge-kick') + 2) } })
  ketta({ seats: seats(4), play, expect: { '1.space': 8, '1.life': after(printed('ledge-kick')) } })
})

it('Keep Running moves, then strikes', () => {
  ketta({
    seats: [
      { space: 2, hand: ['satchel-swing', 'grasp', 'focus'] },
      { space: 6, hand: ['block'] },
    ],
    play: ['0 boost:satchel-swing', '0 focus', '0 advance:3', '0 strike:grasp', '1 strike:block', '0 push:1'],
    expect: { '0.space': 5, '1.space': 7, '0.gauge': ['grasp'], turn: 1 },
  })
})

it('Breathless stays as long as she hits', () => {
  const seats = (space: number) =>
    [
      { space, hand: ['grasp'], boosts: ['three-stairs'] },
      { space: 4, hand: ['block'] },
    ] as const
  const play = ['0 strike:grasp', '1 strike:block']
  ketta({ seats: seats(3), play: [...play, '0 push:1'], expect: { '0.boosts': ['three-stairs'] } })
  ketta({ seats: seats(1), play, expect: { '0.boosts': [], '0.discard': ['three-stairs', 'grasp'] } })
})

it('EX-167: in Exceed Mode she may buy the next turn', () => {
  const seats = [
    { mode: 'exceed', space: 3, hand: ['spike', 'focus'] },
    { space: 5, hand: ['block'] },
  ] as const
  const play = ['0 strike:spike', '1 strike:block']
  ketta({ seats, play: [...play, '0 force:1', '0 focus'], expect: { turn: 0, '0.handSize': 0 } })
  ketta({ seats, play: [...play, '0 force:0'], expect: { turn: 1, '0.handSize': 1 } })
  ketta({ turn: 1, seats, play: ['1 strike:block', '0 strike:spike'], expect: { turn: 0, '0.handSize': 1 } })
})
