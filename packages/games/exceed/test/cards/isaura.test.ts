import { it } from 'vitest'
import { after, bout, printed } from './support.ts'

const isaura = bout('isaura', 'pell')
const block = printed('block', 'armor')

it('EX-179: may seal what hit instead of keeping it as Gauge, and draws for it', () => {
  const seats = [
    { space: 3, hand: ['spike'] },
    { space: 5, hand: ['block'] },
  ] as const
  const play = ['0 strike:spike', '1 strike:block']
  isaura({
    seats,
    play: [...play, '0 sealed+draw:1'],
    expect: { '0.sealed': ['spike'], '0.gauge': [], '0.handSize': 1 },
  })
  isaura({ seats, play: [...play, '0 pass'], expect: { '0.sealed': [], '0.gauge': ['spike'], '0.handSize': 0 } })
})

it('EX-037, EX-161: what she seals of theirs lies with her', () => {
  isaura({
    seats: [
      { space: 4, hand: ['closed-chapter'] },
      { space: 5, hand: ['block', 'dive'] },
    ],
    play: ['0 strike:closed-chapter', '1 strike:block', '0 closed-chapter', '0 pass'],
    expect: { '0.sealed': ['dive'], '1.handSize': 0, '0.space': 2 },
  })
})

it('Ink Lash grows with her archive', () => {
  const seats = (...sealed: string[]) =>
    [
      { space: 4, hand: ['ink-lash'], sealed },
      { space: 6, hand: ['block'] },
    ] as const
  const play = ['0 strike:ink-lash', '1 strike:block', '0 pass']
  const hit = printed('ink-lash') - block
  isaura({ seats: seats('cross'), play, expect: { '1.life': after(hit) } })
  isaura({ seats: seats('cross', 'dive', 'grasp'), play, expect: { '1.life': after(hit + 1) } })
})

it('EX-007: Heavy Volume costs Force; who cannot pay swings', () => {
  const play = ['0 strike:heavy-volume', '1 strike:block']
  const seats = (...hand: string[]) =>
    [
      { space: 4, hand: ['heavy-volume', ...hand], deckTop: ['spike'] },
      { space: 5, hand: ['block'] },
    ] as const
  isaura({
    seats: seats('cross'),
    play: [...play, '0 cross', '0 pass'],
    expect: { '1.life': after(printed('heavy-volume') - block) },
  })
  isaura({ seats: seats(), play, expect: { '0.discard': ['heavy-volume', 'spike'], '1.life': 30 } })
})

it('EX-038: Look It Up takes a card back', () => {
  isaura({
    seats: [{ hand: ['quill-dart'], sealed: ['cross', 'dive'] }, {}],
    play: ['0 boost:quill-dart', '0 cross'],
    expect: { '0.sealed': ['dive'], '0.handSize': 3 },
  })
})

it('recites in Exceed Mode: a Strike with a sealed card', () => {
  const seats = (...sealed: string[]) =>
    [
      { mode: 'exceed', space: 3, sealed },
      { space: 5, hand: ['block'] },
    ] as const
  isaura({
    seats: seats('spike', 'dive', 'cross'),
    play: ['0 action:recite', '0 strike:spike', '1 strike:block'],
    expect: { '0.sealed': ['dive', 'cross'], '0.gauge': ['spike'], '1.life': after(printed('spike') + 1) },
  })
  isaura({ seats: seats(), play: ['0 refused action:recite EX-059'], expect: { turn: 0 } })
})
