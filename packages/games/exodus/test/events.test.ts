import type { Json, SeenEvent } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { go, goes, ice, pile } from './effects/support.ts'
import { arena, creature, flash, given, lasting, play, script, select, told } from './support.ts'

type Position = Parameters<typeof given>[1]

const aimed = select('creature', 'any', { attacking: true })
const wide = arena(
  flash('shield', script({ do: 'prevent', amount: 2 })),
  flash('bolt', script({ do: 'damage', amount: 3 })),
  flash('feint', script({ do: 'power', amount: 1, until: 'battle' }, { onlyInAttack: true, ...aimed })),
  flash('rouse', script({ do: 'attackAgain' }, select('creature', 'you'))),
  lasting('wall', script([]), [{ on: 'prevent', amount: 1 }]),
  creature('brute', { abilities: [{ on: 'static', power: 2, of: 'this', if: 'attacksPlayer' }] }),
  flash('veil', script({ do: 'cancelAttack', used: true }, aimed)),
  flash('level', script({ do: 'keepStrongest' })),
  flash('encore', script({ do: 'playNow' }, select('card', 'you', { where: 'graveyard', symmetry: true }))),
  flash('warm', script({ do: 'unfreeze' }, select('frozen'))),
  flash('bend', script({ do: 'reselect', by: 'you' }, select('item', 'foe', { aimed: true }))),
  flash(
    'swap',
    script(
      { do: 'switch', at: [0, 1] },
      {
        select: [
          { what: 'creature', whose: 'you' },
          { what: 'creature', whose: 'you' },
        ],
      },
    ),
  ),
)

/** An event with names for cards, and without its type. */
const plain = ({ type: _, ...rest }: SeenEvent): Record<string, Json> => {
  const name = (value: unknown): Json =>
    Array.isArray(value) ? value.map(name) : ((value as { name?: string } | null)?.name ?? (value as Json))
  return Object.fromEntries(Object.entries(rest).map(([field, value]) => [field, name(value)]))
}

interface Case extends Pick<Position, 'phase' | 'seats'> {
  readonly what: string
  readonly type: string
  readonly lines: readonly string[]
  readonly events: readonly Record<string, Json>[]
}

const one = pile('cub', 'dawn')

it.each<Case>([
  {
    what: 'XO-H10: a creature strikes another',
    type: 'battle',
    seats: [{ piles: [one] }, { piles: [pile('pup', 'dawn')] }],
    lines: ['0 attack:1:1', ...go],
    events: [{ seat: 0, card: 'cub', on: 'pup' }],
  },
  {
    what: 'XO-H11: a creature hits the player, who has so much less Life',
    type: 'battle life',
    seats: [{ piles: [one] }, {}],
    lines: ['0 attack:1:player', ...go],
    events: [
      { seat: 0, card: 'cub' },
      { seat: 1, amount: -1, life: 9 },
    ],
  },
  {
    what: 'XO-033: an attack is called off',
    type: 'calledOff',
    seats: [{ piles: [one] }, { hand: ['balm'] }],
    lines: ['0 attack:1:player', '1 play:balm', ...goes, '0 cancel'],
    events: [{ seat: 0, card: 'cub', gone: false, rule: 'XO-033' }],
  },
  {
    what: 'XO-071: the attacker has left',
    type: 'calledOff',
    seats: [{ piles: [one] }, { hand: ['sunder'] }],
    lines: ['0 attack:1:player', '1 play:sunder', ...goes],
    events: [{ seat: 0, card: 'cub', gone: true, rule: 'XO-071' }],
  },
  {
    what: 'XO-029: a text ends an attack',
    type: 'cancelled calledOff',
    seats: [{ piles: [one] }, { hand: ['veil'] }],
    lines: ['0 attack:1:player', '1 play:veil', ...goes],
    events: [{ seat: 0, card: 'cub' }],
  },
  {
    what: 'XO-046, XO-056: what is played, its target and what pays for it',
    type: 'stacked',
    seats: [{ hand: ['bounce'], piles: [pile(null, 'moss')] }, { piles: [one] }],
    lines: ['0 play:bounce'],
    events: [{ seat: 0, kind: 'symmetry', name: 'bounce', card: 'bounce', on: 'cub', cards: ['moss'], pays: ['moss'] }],
  },
  {
    what: 'XO-056: two targets are none that could be pointed at, and nothing is paid for what is free',
    type: 'stacked',
    seats: [{ hand: ['swap', 'balm'], piles: [one, pile('pup', 'dawn')] }, {}],
    lines: ['0 play:swap', '0 my:1:cub', '1 pass', '0 play:balm'],
    events: [
      { seat: 0, kind: 'symmetry', name: 'swap', card: 'swap' },
      { seat: 0, kind: 'symmetry', name: 'balm', card: 'balm' },
    ],
  },
  {
    what: 'XO-063: what resolves',
    type: 'resolves',
    seats: [{ hand: ['balm'] }, {}],
    lines: ['0 play:balm', ...go],
    events: [{ seat: 0, name: 'balm', card: 'balm', rule: 'XO-063' }],
  },
  {
    what: 'XO-P32: what is played immediately',
    type: 'immediately',
    seats: [{ hand: ['encore'], graveyard: ['balm'] }, {}],
    lines: ['0 play:encore', ...go],
    events: [{ seat: 0, card: 'balm', rule: 'XO-P32' }],
  },
  {
    what: 'XO-H36: an attack is turned, by the player who turns it',
    type: 'reselected',
    seats: [{ piles: [one] }, { hand: ['bend'], piles: [pile('pup', 'dawn'), pile('kit', 'dawn')] }],
    lines: ['0 attack:1:1', '1 play:bend', ...goes],
    events: [{ seat: 1, name: 'cub', card: 'cub', on: 'kit', rule: 'XO-057' }],
  },
  {
    what: 'XO-H12, XO-H10: a creature is destroyed by a text, or for want of energy',
    type: 'destroyed',
    seats: [{ hand: ['cavein', 'sunder'], energy: ['dawn', 'dawn'] }, { piles: [one, pile('pup', 'tide')] }],
    lines: ['0 play:cavein', '0 their:1:cub', ...go, '0 play:sunder', '0 their:2:tide', ...go],
    events: [{ card: 'cub' }, { card: 'pup', rule: 'XO-H10' }],
  },
  {
    what: 'XO-H16: ice melts on a pile, with its creature',
    type: 'thaw',
    seats: [{ hand: ['warm'] }, { piles: [ice('cub', 'dawn')] }],
    lines: ['0 play:warm', ...go],
    events: [{ seat: 1, pile: 1, card: 'cub', rule: 'XO-H16' }],
  },
  {
    what: 'XO-002: a turn, and its phases',
    type: 'turn phase',
    phase: 'end',
    lines: ['1 pass'],
    events: [
      { seat: 0, phase: 'end' },
      { seat: 1, number: 4 },
      { seat: 1, phase: 'draw' },
    ],
  },
  {
    what: 'XO-H20: a deck is made anew, and what that costs',
    type: 'recycle life',
    phase: 'draw',
    seats: [{ shortMain: true, shortEnergy: true }, {}],
    lines: ['0 rest'],
    events: [
      { seat: 0, deck: 'mainDeck', rule: 'XO-H20' },
      { seat: 0, amount: -3, life: 7 },
      { seat: 0, deck: 'energyDeck', rule: 'XO-H20' },
    ],
  },
  {
    what: 'XO-H01: Life that is gained',
    type: 'life',
    seats: [{ hand: ['balm'], life: 5 }, {}],
    lines: ['0 play:balm', ...go],
    events: [{ seat: 0, amount: 1, life: 6 }],
  },
  {
    what: 'damage that is prevented, by which cards, and what gets through',
    type: 'prevented life shielded',
    seats: [{ hand: ['shield'], lasting: ['wall'] }, { hand: ['bolt', 'bolt'] }],
    lines: ['0 play:shield', ...go, '0 end', '1 play:bolt', ...goes, '1 play:bolt', ...goes],
    events: [
      { seat: 0, amount: 2 },
      { seat: 0, damage: 3, less: 3, by: ['shield', 'wall'] },
      { seat: 0, amount: -3, life: 7 },
    ],
  },
  {
    what: 'XO-H07: a bonus to power, and the power with it',
    type: 'power',
    seats: [{ hand: ['feint'], piles: [pile('brute', 'dawn')] }, {}],
    lines: ['0 attack:1:player', '1 pass', '0 play:feint', ...go],
    events: [{ card: 'brute', amount: 1, power: 4, until: 'battle' }],
  },
  {
    what: 'XO-H15: nothing is added under ice',
    type: 'nothing',
    seats: [{ hand: ['sap'], piles: [ice('cub', 'dawn')] }, {}],
    lines: ['0 play:sap', ...go],
    events: [{ name: 'sap', why: 'ice' }],
  },
  {
    what: 'a text that changes nothing',
    type: 'nothing',
    seats: [{ hand: ['rouse'], piles: [one] }, {}],
    lines: ['0 play:rouse', ...go],
    events: [{ name: 'rouse' }],
  },
  {
    what: 'XO-046, XO-H32: who shows energy, and what for',
    type: 'show',
    seats: [{ hand: ['bounce'], energy: ['moss'] }, { piles: [one] }],
    lines: ['0 play:bounce'],
    events: [{ seat: 0, why: 'pay', cards: ['moss'], to: 'all', rule: 'XO-046' }],
  },
])('$what: everybody is told', ({ type, phase = 'attack', seats, lines, events }) => {
  const match = play(given(wide, { phase, ...(seats && { seats }) }), ...lines)
  for (const seat of [0, 1, null] as const) expect(told(match, type.split(' '), seat).map(plain)).toEqual(events)
})

it('XO-H32: a target that lies open is not shown', () => {
  const seats = [{ hand: ['frost', 'sunder'] }, { piles: [one] }] as const
  const match = play(given(wide, { phase: 'attack', seats }), '0 play:frost', ...go, '0 play:sunder', ...go)
  expect(told(match, ['show'])).toEqual([])
})
