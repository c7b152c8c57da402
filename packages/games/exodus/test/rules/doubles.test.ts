import { it } from 'vitest'
import type { Select } from '../../src/effects/terms/vocabulary.ts'
import { arena, duel, flash, script, select } from '../support.ts'

const on = (creature: string, ...energy: string[]) => ({ energy: energy.length ? energy : ['dawn'], creature })
const go = ['1 pass', '0 pass']

const held: Select = { what: 'creature', whose: 'you', where: 'hand' }
const wide = arena(
  flash('shed', script({ do: 'discard' }, { select: [held] })),
  flash('purge', script([{ do: 'discard' }, { do: 'discard', at: 1 }], { select: [held, held] })),
  flash(
    'hurl',
    script([{ do: 'discard' }, { do: 'destroy', at: 1 }], { select: [held, { what: 'creature', whose: 'foe' }] }),
  ),
  flash(
    'gust',
    script([{ do: 'return' }, { do: 'return', at: 1 }], {
      select: [...select('creature', 'you').select, ...select('creature', 'you').select],
    }),
  ),
)

/** Both know of two creatures in the hand: they have come from the field. */
const known = (...names: readonly [string, string]) => names.map((name) => on(name))
const returned = (first: string) => ['0 play:gust', `0 my:1:${first}`, ...go]

it('XO-H33: a text that selects on the field, too, finds a double of what it selected in the hand', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['gust', 'hurl', 'shed'], piles: known('cub', 'cub') }, { piles: [on('pup'), on('kit')] }],
    play: [
      ...returned('cub'),
      ...['0 play:hurl', '0 my:cub', '0 their:2:kit', '1 pass', '0 play:shed', '0 my:cub', ...go],
      ...['0 offered keep change', '0 keep'],
    ],
    expect: { '0.hand': [], '1.creatures': ['pup'] },
  })
})

it('XO-H33, XO-057: on the field there are no doubles: what was selected there is meant', () => {
  const seats = [{ hand: ['hurl', 'kit'] }, { hand: ['homeward'], piles: [on('cub'), on('cub'), on('pup')] }] as const
  const hurl = ['0 play:hurl', '0 my:kit', '0 their:2:cub']
  duel(wide, {
    phase: 'attack',
    seats,
    play: [...hurl, ...go],
    expect: { '1.piles.0.creature': 'cub', '1.piles.1.creature': null },
  })
  duel(wide, {
    phase: 'attack',
    seats,
    play: [...hurl, '1 play:homeward', '1 my:2:cub', '0 pass', '1 pass', '0 offered my:kit', '0 my:kit'],
    expect: { asked: [['select'], []] },
  })
})

it('XO-H33: another card that both know is no double', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['gust', 'shed', 'shed'], piles: known('cub', 'pup') }, {}],
    play: [
      ...returned('cub'),
      ...['0 play:shed', '0 my:cub', '1 pass', '0 play:shed', '0 my:cub', ...go, '0 offered my:pup'],
    ],
    expect: { asked: [['select'], []] },
  })
})

it('XO-H33, XO-056: what is selected already is no double of the other selection', () => {
  duel(wide, {
    phase: 'attack',
    seats: [{ hand: ['gust', 'purge', 'shed', 'pup'], piles: known('cub', 'cub') }, {}],
    play: [
      ...returned('cub'),
      ...['0 play:purge', '0 my:cub', '0 my:cub', '1 pass', '0 play:shed', '0 my:cub', ...go],
      ...['0 offered my:pup my:cub', '0 my:cub', '0 my:pup'],
    ],
    expect: { '0.hand': [], '0.graveyard': ['gust', 'cub', 'shed', 'cub', 'pup', 'purge'] },
  })
})
