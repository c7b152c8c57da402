import { it } from 'vitest'
import { after, bout, printed } from './support.ts'

const nib = bout('nib', 'ketta')

it('EX-076: lays a trap on any space, and nudges', () => {
  nib({
    seats: [{ space: 3, hand: ['jaw-hammer'] }, { space: 6 }],
    play: ['0 boost:jaw-hammer', '0 space:7', '0 push:1'],
    expect: { '0.places': { 'jaw-hammer': 7 }, '1.space': 7, '0.boosts': ['jaw-hammer'] },
  })
})

it('EX-077: traps stay unless she is stunned', () => {
  const seats = (space: number) =>
    [
      { space: 4, hand: ['block'], boosts: ['copper-lash'], places: { 'copper-lash': 9 } },
      { space, hand: ['spike'] },
    ] as const
  const play = ['0 strike:block', '1 strike:spike']
  nib({ seats: seats(8), play, expect: { '0.boosts': ['copper-lash'], '0.places': { 'copper-lash': 9 } } })
  nib({ seats: seats(6), play, expect: { '0.boosts': [], '0.places': {} } })
})

it('Spring Jaw bites who stands on it or next to it', () => {
  const play = ['0 strike:spike', '1 strike:block']
  const seats = (trap: number) =>
    [
      { space: 3, hand: ['spike'], boosts: ['jaw-hammer'], places: { 'jaw-hammer': trap } },
      { space: 5, hand: ['block'] },
    ] as const
  // a Boost in play is +1 Power by itself
  const hit = printed('spike') + 1
  nib({ seats: seats(5), play, expect: { '1.life': after(hit + 3) } })
  nib({ seats: seats(6), play, expect: { '1.life': after(hit + 3) } })
  nib({ seats: seats(7), play, expect: { '1.life': after(hit) } })
})

it('Tripwire slows who comes near it', () => {
  const play = ['0 strike:spike', '1 strike:assault']
  const seats = (trap: number) =>
    [
      { space: 3, hand: ['spike'], boosts: ['copper-lash'], places: { 'copper-lash': trap } },
      { space: 5, hand: ['assault'] },
    ] as const
  nib({ seats: seats(6), play, expect: { '0.life': 30 } })
  nib({ seats: seats(8), play, expect: { '0.life': after(printed('assault')) } })
})

it('Smoke Pot hides her if it lies between', () => {
  const play = ['0 strike:block', '1 strike:sweep']
  const seats = (trap: number) =>
    [
      { space: 3, hand: ['block'], boosts: ['sulphur-flask'], places: { 'sulphur-flask': trap } },
      { space: 6, hand: ['sweep'] },
    ] as const
  const armor = printed('block', 'armor')
  nib({ seats: seats(4), play, expect: { '0.life': after(printed('sweep') - armor - 1) } })
  nib({ seats: seats(7), play, expect: { '0.life': after(printed('sweep') - armor) } })
})

it('Bell Line rings at the start of her turn', () => {
  const seats = (trap: number) =>
    [
      { space: 3, boosts: ['bell-on-a-string'], places: { 'bell-on-a-string': trap } },
      { space: 6, hand: ['block'] },
    ] as const
  nib({ turn: 1, seats: seats(7), play: ['1 prepare'], expect: { '0.handSize': 1, turn: 0 } })
  nib({ turn: 1, seats: seats(8), play: ['1 prepare'], expect: { '0.handSize': 0, turn: 0 } })
})

it('in Exceed Mode every Boost is Power, and draws', () => {
  nib({
    seats: [
      {
        mode: 'exceed',
        space: 3,
        hand: ['clockwork-cage', 'grasp', 'focus'],
        boosts: ['copper-lash'],
        places: { 'copper-lash': 9 },
      },
      { space: 4, hand: ['block'] },
    ],
    play: ['0 boost:clockwork-cage', '0 focus', { expect: { '0.handSize': 3 } }],
    expect: { '0.boosts': ['copper-lash', 'clockwork-cage'] },
  })
  nib({
    seats: [
      {
        mode: 'exceed',
        space: 3,
        hand: ['spike'],
        boosts: ['copper-lash', 'jaw-hammer'],
        places: { 'copper-lash': 9, 'jaw-hammer': 9 },
      },
      { space: 5, hand: ['block'] },
    ],
    play: ['0 strike:spike', '1 strike:block'],
    expect: { '1.life': after(printed('spike') + 2) },
  })
})
