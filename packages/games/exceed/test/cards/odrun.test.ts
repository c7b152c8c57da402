import { it } from 'vitest'
import { after, bout, printed } from './support.ts'

const odrun = bout('odrun', 'ketta')

it("is stronger at arm's length only", () => {
  const play = ['0 strike:sweep', '1 strike:block']
  const seats = (space: number) =>
    [
      { space, hand: ['sweep'] },
      { space: 5, hand: ['block'] },
    ] as const
  const hit = printed('sweep') - printed('block', 'armor')
  odrun({ seats: seats(4), play, expect: { '1.life': after(hit + 1) } })
  odrun({ seats: seats(3), play, expect: { '1.life': after(hit) } })
})

it('Chain Cast draws them near, and takes the next turn if that succeeds', () => {
  const play = ['0 strike:chain-cast', '1 strike:block']
  const seats = (space: number) =>
    [
      { space, hand: ['chain-cast'] },
      { space: 7, hand: ['block'] },
    ] as const
  odrun({ seats: seats(3), play, expect: { '1.space': 4, turn: 0 } })
  odrun({ seats: seats(2), play, expect: { '1.space': 7, turn: 1 } })
})

it('Deadweight stands fast', () => {
  odrun({
    seats: [
      { space: 4, hand: ['deadweight'] },
      { space: 5, hand: ['grasp'] },
    ],
    play: ['0 strike:deadweight', '1 strike:grasp', '1 push:2'],
    expect: { '0.space': 4, '1.life': after(printed('deadweight') + 1) },
  })
})

it('Undertow is worse at the edge', () => {
  const play = ['0 strike:undertow', '1 strike:focus']
  const hit = printed('undertow') - printed('focus', 'armor')
  // Focus cannot be pulled, so they stay where they are
  const seats = (space: number) =>
    [
      { space, hand: ['undertow'] },
      { space: space + 2, hand: ['focus'] },
    ] as const
  odrun({ seats: seats(7), play, expect: { '1.life': after(hit + 3) } })
  odrun({ seats: seats(5), play, expect: { '1.life': after(hit) } })
})

it('Keelhaul counts the spaces, as far as there are any', () => {
  const seats = (space: number) =>
    [
      { space, hand: ['keelhaul'], gauge: ['cross', 'dive'] },
      { space: space + 2, hand: ['block'] },
    ] as const
  const hit = printed('keelhaul') - printed('block', 'armor')
  const answers = ['0 strike:keelhaul', '1 strike:block', '0 gauge:cross gauge:dive']
  odrun({ seats: seats(5), play: answers, expect: { '1.space': 2, '1.life': after(hit + 4) } })
  odrun({ seats: seats(2), play: answers, expect: { '1.space': 1, '1.life': after(hit + 2 + 1) } })
})

it('Harbour Wall stands until he is stunned', () => {
  const seats = (space: number) =>
    [
      { space: 4, hand: ['block'], boosts: ['anchor-drop'] },
      { space, hand: ['spike'] },
    ] as const
  const play = ['0 strike:block', '1 strike:spike']
  odrun({ seats: seats(8), play, expect: { '0.boosts': ['anchor-drop'] } })
  odrun({ seats: seats(6), play, expect: { '0.boosts': [], '0.life': after(printed('spike')) } })
})

it('in Exceed Mode he hauls in and strikes', () => {
  odrun({
    seats: [
      { mode: 'exceed', space: 3, hand: ['grasp', 'dive'] },
      { space: 6, hand: ['block'] },
    ],
    play: ['0 action:haul-in', '0 dive', '0 strike:grasp', '1 strike:block', '0 push:1'],
    // pushed away they are no longer at Range 1 when the damage comes
    expect: { '1.space': 5, '1.life': after(printed('grasp') - printed('block', 'armor')), turn: 1 },
  })
})
