import type { Json } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { arena, asked, flash, given, play, script, select } from '../support.ts'
import { go, pile } from './support.ts'

const own = { what: 'pile', whose: 'you' } as const
const wide = arena(
  flash('graft', script({ do: 'moveEnergy', from: 0, to: 1, amount: 2 }, { select: [own, own] })),
  flash('spring', script({ do: 'placeEnergy', amount: 2 })),
  flash('salvage', script({ do: 'recoverEnergy', amount: 2 })),
  flash('fork', script({ do: 'choose', of: [[{ do: 'draw', main: 1 }], []] })),
  flash('listen', script({ do: 'reveal', amount: 3, take: { amount: 2, to: 'hand' } })),
  flash('level', script({ do: 'keepStrongest' })),
  flash('twist', script({ do: 'reselect', by: 'you' }, select('item', 'any', { aimed: true }))),
)

interface Case {
  readonly kind: string
  readonly rule: string
  readonly lines: readonly string[]
  readonly context: Json
  readonly keys: readonly string[]
}

it.each<Case>([
  {
    kind: 'moveEnergy',
    rule: 'XO-H07',
    lines: ['0 play:graft', '0 my:pile:1', ...go],
    context: { source: 'graft', amount: 2 },
    keys: ['dawn', 'tide'],
  },
  {
    kind: 'placeEnergy',
    rule: 'XO-012',
    lines: ['0 play:spring', ...go],
    context: { source: 'spring' },
    keys: ['place:ember:1', 'place:ember:2', 'place:ember:3', 'none'],
  },
  {
    kind: 'recover',
    rule: 'XO-053',
    lines: ['0 play:salvage', ...go],
    context: { source: 'salvage', amount: 2 },
    keys: ['dawn', 'tide', 'moss'],
  },
  {
    kind: 'choose',
    rule: 'XO-053',
    lines: ['0 play:fork', ...go],
    context: { source: 'fork' },
    keys: ['draw', 'nothing'],
  },
  {
    kind: 'take',
    rule: 'XO-P31',
    lines: ['0 play:listen', ...go],
    context: { source: 'listen', amount: 2 },
    keys: ['balm', 'frost', 'kit'],
  },
  {
    kind: 'keep',
    rule: 'XO-053',
    lines: ['0 play:level', ...go],
    context: { source: 'level' },
    keys: ['1:cub', '2:pup'],
  },
  {
    kind: 'reselect',
    rule: 'XO-032',
    lines: ['0 attack:1:1', '1 pass', '0 play:twist', ...go],
    context: { source: 'cub' },
    keys: ['their:2:pup', 'their:3:kit'],
  },
])('$rule: what a text asks says which text, and how many: $kind', ({ kind, rule, lines, context, keys }) => {
  const match = given(wide, {
    phase: 'attack',
    seats: [
      {
        hand: ['graft', 'spring', 'salvage', 'fork', 'listen', 'level', 'twist'],
        energy: ['ember'],
        spent: ['dawn', 'tide', 'moss'],
        piles: [pile('cub', 'dawn', 'tide'), pile('pup', 'dawn', 'tide')],
        mainTop: ['balm', 'frost', 'kit'],
      },
      { piles: [pile('cub', 'dawn'), pile('pup', 'dawn'), pile('kit', 'dawn')] },
    ],
  })
  play(match, ...lines)
  expect(asked(match)).toEqual([{ seat: 0, kind, keys }])
  expect(match.asks(0)[0]).toMatchObject({ rule, context })
})
