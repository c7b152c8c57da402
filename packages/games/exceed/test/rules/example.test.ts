import { it } from 'vitest'
import { arena, fight } from '../support.ts'

const game = arena()

it('EX-143, EX-144: Focus takes a Dive and answers', () => {
  fight(game, {
    seats: [
      { space: 3, hand: ['focus'] },
      { space: 7, hand: ['dive'] },
    ],
    play: ['0 strike:focus', '1 strike:dive'],
    expect: {
      '0.life': 27,
      '0.space': 3,
      '0.gauge': ['focus'],
      '0.handSize': 1,
      '1.life': 26,
      '1.space': 4,
      '1.gauge': ['dive'],
      turn: 1,
    },
  })
})

it('EX-086, EX-087: Grasp pushes or pulls, past its player too', () => {
  const seats = [
    { space: 4, hand: ['grasp'] },
    { space: 5, hand: ['sweep'] },
  ] as const
  const play = (answer: string) => ['0 strike:grasp', '1 strike:sweep', `0 ${answer}`]
  fight(game, { seats, play: play('push:2'), expect: { '1.space': 7, '1.life': 27, '0.life': 24 } })
  fight(game, { seats, play: play('pull:1'), expect: { '1.space': 3 } })
})
