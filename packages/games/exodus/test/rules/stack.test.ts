import { describe, expect, it } from 'vitest'
import { acting, arena, duel, flash, given, play, script, select, told } from '../support.ts'

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

describe('XO-H24: what several triggers do', () => {
  const gain = script({ do: 'gainLife', amount: 1 })
  const both = { select: [select('creature', 'you').select[0]!, select('creature', 'foe').select[0]!] }
  const wide = arena(
    acting('mourner', 'destroyed', gain),
    acting('elegist', 'destroyed', gain),
    flash('doom', script([{ do: 'destroy' }, { do: 'destroy', at: 1 }], both)),
    flash('fate', script([{ do: 'destroy', at: 1 }, { do: 'destroy' }], both)),
    flash(
      'slay',
      script([{ do: 'destroy' }, { do: 'destroy', at: 1 }], { select: [both.select[0]!, both.select[0]!] }),
    ),
  )

  it.each([0, 1] as const)(
    'those of the turn player lie below, whichever came first, in the turn of seat %i',
    (turn) => {
      for (const text of ['doom', 'fate']) {
        const mine = { hand: [text], piles: [on('mourner')] }
        const theirs = { piles: [on('elegist')] }
        duel(wide, {
          turn,
          phase: 'attack',
          seats: turn === 0 ? [mine, theirs] : [theirs, mine],
          play: [`${turn} play:${text}`, `${1 - turn} pass`, `${turn} pass`],
          expect: { stack: ['mourner', 'elegist'], holder: turn },
        })
      }
    },
  )

  it('an owner who orders them is shown whose they are', () => {
    const seats = [{ hand: ['slay'], piles: [on('mourner'), on('elegist')] }, {}] as const
    const match = play(given(wide, { phase: 'attack', seats }), '0 play:slay', '0 my:1:mourner', '1 pass', '0 pass')
    const buried = match.table.zoneNamed('graveyard:0').cards.slice(0, 2)
    expect(match.open[0]!.options()).toMatchObject(buried.map(({ id, def }) => ({ key: def.id, card: id })))
  })
})
