import { it } from 'vitest'
import { after, bout, printed } from './support.ts'

const tamsin = bout('tamsin', 'ketta')
const block = printed('block', 'armor')

it('the Wisp starts two spaces ahead, and goes where she sends it when she prepares', () => {
  tamsin({ seats: [{}, {}], play: ['0 prepare', '0 space:8'], expect: { '0.tokens': { wisp: 8 } } })
  tamsin({ seats: [{}, {}], play: ['0 prepare', '0 pass'], expect: { '0.tokens': { wisp: 5 } } })
})

it('is stronger against who stands by the Wisp', () => {
  const seats = (wisp: number) =>
    [
      { space: 3, hand: ['spike'], tokens: { wisp } },
      { space: 5, hand: ['block'] },
    ] as const
  const play = ['0 strike:spike', '1 strike:block']
  tamsin({ seats: seats(6), play, expect: { '1.life': after(printed('spike') + 1) } })
  tamsin({ seats: seats(7), play, expect: { '1.life': after(printed('spike')) } })
})

it('EX-109: Pale Fire burns where the Wisp is', () => {
  const seats = (wisp: number) =>
    [
      { space: 1, hand: ['pale-fire'], tokens: { wisp } },
      { space: 8, hand: ['block'] },
    ] as const
  const play = ['0 strike:pale-fire', '1 strike:block']
  tamsin({ seats: seats(6), play, expect: { '1.space': 6, '1.life': after(printed('pale-fire') + 1 - block) } })
  tamsin({ seats: seats(5), play, expect: { '1.space': 8, '1.life': 30 } })
  tamsin({ seats: [{ ...seats(3)[0], space: 7 }, seats(3)[1]], play, expect: { '1.life': 30 } })
})

it('Cold Hands reach who stands on it', () => {
  tamsin({
    seats: [
      { space: 1, hand: ['cold-hands'], tokens: { wisp: 8 } },
      { space: 8, hand: ['focus', 'dive'] },
    ],
    play: ['0 strike:cold-hands', '1 strike:focus'],
    expect: { '1.discard': ['dive', 'focus'], '1.life': after(printed('cold-hands') + 1 - printed('focus', 'armor')) },
  })
})

it('Trade Places puts her where it was, if nobody is there', () => {
  const seats = (wisp: number) =>
    [
      { space: 2, hand: ['trade-places'], tokens: { wisp } },
      { space: 6, hand: ['block'] },
    ] as const
  const play = ['0 strike:trade-places', '1 strike:block']
  tamsin({ seats: seats(7), play: [...play, '0 switchWith:wisp'], expect: { '0.space': 7, '0.tokens': { wisp: 2 } } })
  tamsin({ seats: seats(7), play: [...play, '0 pass'], expect: { '0.space': 2, '1.life': 30 } })
  tamsin({ seats: seats(6), play, expect: { '0.space': 2, '0.tokens': { wisp: 6 } } })
})

it('Into the Marsh is worst between her and the light', () => {
  const seats = (wisp: number) =>
    [
      { space: 3, hand: ['into-the-marsh'], gauge: ['cross', 'dive'], tokens: { wisp } },
      { space: 6, hand: ['block'] },
    ] as const
  const play = ['0 strike:into-the-marsh', '1 strike:block', '0 gauge:cross gauge:dive']
  const hit = printed('into-the-marsh') - block
  tamsin({ seats: seats(9), play, expect: { '1.life': after(hit + 3) } })
  tamsin({ seats: seats(6), play, expect: { '1.life': after(hit + 3 + 1) } })
  tamsin({ seats: seats(4), play, expect: { '1.life': after(hit) } })
})

it('in Exceed Mode any attack may come from the Wisp', () => {
  const seats = [
    { mode: 'exceed', space: 1, hand: ['grasp'], tokens: { wisp: 7 } },
    { space: 8, hand: ['block'] },
  ] as const
  const play = ['0 strike:grasp', '1 strike:block']
  tamsin({ seats, play: [...play, '0 space:7', '0 pull:1'], expect: { '1.life': after(printed('grasp') + 1 - block) } })
  tamsin({ seats, play: [...play, '0 pass'], expect: { '1.life': 30 } })
})
