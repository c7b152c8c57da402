import { describe, expect, it } from 'vitest'
import { acting, arena, given, play, script, told } from '../support.ts'

type Position = Parameters<typeof given>[1]

const on = (creature: string) => ({ energy: ['dawn'], creature })

describe('what fizzles says by which rule', () => {
  const elder = acting('elder', 'used', script({ do: 'gainLife', amount: 2 }, { freezeThis: true }))
  const shell = acting('shell', 'enters', script({ do: 'freeze', this: true }))
  const wide = arena(elder, shell)
  const bounce = { hand: ['bounce'], energy: ['dawn'] }

  interface Case extends Pick<Position, 'phase' | 'seats'> {
    readonly why: string
    readonly rule: string | undefined
    readonly lines: readonly string[]
  }

  it.each<Case>([
    {
      why: 'payment',
      rule: 'XO-049',
      seats: [
        { hand: ['sunder'], piles: [on('cub')] },
        { hand: ['bounce'], piles: [{ energy: ['moss'] }] },
      ],
      lines: ['0 end', '1 play:bounce', '0 play:sunder', '0 their:1:moss', '1 pass', '0 pass'],
    },
    {
      why: 'targets',
      rule: 'XO-058',
      seats: [{ hand: ['homeward'], piles: [on('cub')] }, bounce],
      lines: ['0 end', '1 play:bounce', '0 play:homeward', '1 pass', '0 pass'],
    },
    {
      why: 'freezing',
      rule: 'XO-H18',
      seats: [{ piles: [on('elder')] }, { hand: ['frost'] }],
      lines: ['0 use:1:elder', '1 play:frost', '0 pass', '1 pass'],
    },
    {
      why: 'gone',
      rule: 'XO-H25',
      phase: 'creature',
      seats: [{ hand: ['shell'], piles: [{ energy: ['dawn'] }] }, bounce],
      lines: ['0 summon:shell:1', '1 play:bounce', '0 pass', '1 pass'],
    },
    {
      why: 'negated',
      rule: undefined,
      seats: [
        { hand: ['balm'], energy: ['dawn'] },
        { hand: ['unravel'], energy: ['tide'] },
      ],
      lines: ['0 play:balm', '1 play:unravel', '0 pass', '1 pass'],
    },
  ])('$why: $rule', ({ why, rule, lines, phase = 'attack', seats }) => {
    const match = play(given(wide, { phase, ...(seats && { seats }) }), ...lines)
    expect(told(match, ['fizzles']).map((event) => [event.why, event.rule])).toEqual([[why, rule]])
  })
})
