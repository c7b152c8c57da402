import { it } from 'vitest'
import { after, bout, printed } from './support.ts'

const sefa = bout('sefa', 'pell')
const beatBlock = (id: string, more = 0) => after(printed(id) + more - printed('block', 'armor'))

it('may give ground after her attack', () => {
  const seats = [
    { space: 4, hand: ['grasp'] },
    { space: 5, hand: ['focus'] },
  ] as const
  const play = ['0 strike:grasp', '1 strike:focus', '0 push:1']
  // Focus is not pushed, and reaches two spaces
  sefa({ seats, play: [...play, '0 retreat:1'], expect: { '0.space': 3, '0.life': after(printed('focus')) } })
  sefa({ seats, play: [...play, '0 pass'], expect: { '0.space': 4, '0.life': after(printed('focus')) } })
})

it('is faster and stronger from afar in Exceed Mode', () => {
  // both have Speed 3, and the attacker is the other
  const play = ['1 strike:spike', '0 strike:spike']
  const seats = (space: number) =>
    [
      { mode: 'exceed', space, hand: ['spike'] },
      { space: 5, hand: ['spike'] },
    ] as const
  sefa({
    turn: 1,
    seats: seats(2),
    play: [...play, '0 pass'],
    expect: { '0.life': 30, '1.life': after(printed('spike') + 1) },
  })
  sefa({ turn: 1, seats: seats(3), play, expect: { '0.life': after(printed('spike')), '1.life': 30 } })
})

it('Thread the Eye hits at exactly five, and she may take a step', () => {
  const seats = (space: number) =>
    [
      { space, hand: ['thread-the-eye'], gauge: ['cross', 'dive'] },
      { space: 8, hand: ['block'] },
    ] as const
  const play = ['0 strike:thread-the-eye', '1 strike:block', '0 gauge:cross gauge:dive']
  sefa({
    seats: seats(2),
    play: [...play, '0 close:1'],
    expect: { '0.space': 3, '1.life': beatBlock('thread-the-eye') },
  })
  sefa({ seats: seats(4), play: [...play, '0 retreat:1', '0 pass'], expect: { '1.life': beatBlock('thread-the-eye') } })
  sefa({
    seats: seats(2),
    play: [...play, '0 pass', '0 pass'],
    expect: { '1.life': 30, '0.discard': ['cross', 'dive', 'thread-the-eye'] },
  })
})

it('Bow Bash makes room', () => {
  sefa({
    seats: [
      { space: 3, hand: ['bow-bash'] },
      { space: 4, hand: ['assault'] },
    ],
    play: ['0 strike:bow-bash', '1 strike:assault', '0 pass'],
    expect: { '1.space': 7, '0.life': 30, '1.stunned': false },
  })
})

it('Clear the Lane pushes as far as she likes, then strikes', () => {
  sefa({
    seats: [
      { space: 3, hand: ['bow-bash', 'needle-shot', 'focus'] },
      { space: 4, hand: ['block'] },
    ],
    play: ['0 boost:bow-bash', '0 focus', '0 push:2', '0 strike:needle-shot', '1 strike:block', '0 pass'],
    expect: { '1.space': 7, '1.life': beatBlock('needle-shot'), turn: 1 },
  })
})

it('Crosswind slows them', () => {
  const play = ['0 strike:spike', '1 strike:assault']
  const seats = (boosts: string[]) =>
    [
      { space: 3, hand: ['spike'], boosts },
      { space: 5, hand: ['assault'] },
    ] as const
  // Spike 3 against Assault 5
  sefa({ seats: seats(['sky-of-strings']), play: [...play, '0 pass'], expect: { '0.life': 30 } })
  sefa({ seats: seats([]), play, expect: { '0.life': after(printed('assault')) } })
})

it('in Exceed Mode she gives ground and draws', () => {
  sefa({
    seats: [{ mode: 'exceed', space: 4 }, { space: 6 }],
    play: ['0 action:give-slack', '0 retreat:2'],
    expect: { '0.space': 2, '0.handSize': 2, turn: 1 },
  })
})
