import { it } from 'vitest'
import { after, bout, printed } from './support.ts'

const vesper = bout('vesper', 'ketta')
const block = printed('block', 'armor')

it('gathers Gauge in the light, strikes harder in the dark', () => {
  const seats = (mode: string) =>
    [
      { mode, space: 3, hand: ['spike'] },
      { space: 5, hand: ['block'] },
    ] as const
  const play = ['0 strike:spike', '1 strike:block']
  vesper({ seats: seats('basic'), play, expect: { '0.gaugeSize': 2, '1.life': after(printed('spike')) } })
  vesper({ seats: seats('exceed'), play, expect: { '0.gaugeSize': 1, '1.life': after(printed('spike') + 1) } })
})

it('EX-004, EX-178: Downshift goes back to Basic Mode and draws', () => {
  vesper({
    seats: [{ mode: 'exceed' }, {}],
    play: ['0 action:downshift'],
    expect: { '0.mode': 'basic', '0.handSize': 3, turn: 1 },
  })
  vesper({ seats: [{}, {}], play: ['0 refused action:downshift'], expect: { turn: 0 } })
})

it('takes another action when she Exceeds', () => {
  vesper({
    seats: [{ gauge: ['cross', 'dive', 'spike'] }, {}],
    play: ['0 exceed', '0 gauge:cross gauge:dive gauge:spike', { expect: { turn: 0 } }, '0 prepare'],
    expect: { '0.mode': 'exceed', turn: 1, '0.handSize': 2 },
  })
})

it('Lamp Hook does one thing or the other', () => {
  const seats = (mode: string) =>
    [
      { mode, space: 4, hand: ['lamp-hook'] },
      { space: 5, hand: ['block'] },
    ] as const
  const play = ['0 strike:lamp-hook', '1 strike:block']
  vesper({
    seats: seats('basic'),
    play: [...play, '0 lamp-hook'],
    expect: { '0.handSize': 1, '1.life': after(printed('lamp-hook') - block) },
  })
  vesper({
    seats: seats('exceed'),
    play,
    expect: { '0.handSize': 0, '1.life': after(printed('lamp-hook') + 2 + 1 - block) },
  })
})

it('Flare turns her over either way', () => {
  const hand = ['match-strike', 'focus']
  const play = ['0 boost:match-strike', '0 focus']
  vesper({ seats: [{ hand }, {}], play: [...play, '0 prepare'], expect: { '0.mode': 'exceed' } })
  vesper({ seats: [{ mode: 'exceed', hand }, {}], play, expect: { '0.mode': 'basic', '0.handSize': 4 } })
})

it('Full Dark ends the night', () => {
  vesper({
    seats: [
      { mode: 'exceed', space: 4, hand: ['full-dark'], gauge: ['cross', 'dive', 'focus'] },
      { space: 5, hand: ['block'] },
    ],
    play: ['0 strike:full-dark', '1 strike:block', '0 gauge:cross gauge:dive gauge:focus'],
    expect: { '0.mode': 'basic', '1.life': after(printed('full-dark') + 2 + 1 - block) },
  })
})
