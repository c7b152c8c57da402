import type { Select } from '../../effects/terms/vocabulary.ts'
import { flash, lasting } from '../build.ts'
import type { SymmetryDef } from '../definitions.ts'

const anyCreature: Select = { what: 'creature', whose: 'any' }
const ownCreature: Select = { what: 'creature', whose: 'you' }
const ownPile: Select = { what: 'pile', whose: 'you', frozen: false }
const blankPile: Select = { what: 'pile', whose: 'you', blank: true, frozen: false }

/** XO-P20: Flash symmetries that cost nothing. */
export const free: readonly SymmetryDef[] = [
  flash('Homeward Gust', { select: [ownCreature] }, { do: 'return' }),
  flash('Sunder', { select: [{ what: 'energy', whose: 'any' }] }, { do: 'destroyEnergy' }),
  flash('Rising Sap', { select: [anyCreature] }, { do: 'addEnergy', amount: 1 }),
  flash('Hard Frost', { select: [{ ...anyCreature, frozen: false }] }, { do: 'freeze' }),
  flash('Thaw', { select: [{ what: 'frozen', whose: 'you' }] }, { do: 'unfreeze' }),
  flash(
    'Feint',
    { onlyInAttack: true, select: [{ ...anyCreature, attacking: true }] },
    { do: 'power', amount: 1, until: 'battle' },
  ),
  flash('Wellspring', {}, { do: 'draw', energy: 2 }, { do: 'placeEnergy', amount: 1 }),
  flash('Graft', { select: [ownPile, ownPile] }, { do: 'moveEnergy', from: 0, to: 1, amount: 2 }),
  flash('Star Toll', { select: [{ ...anyCreature, stars: 1 }] }, { do: 'destroyEnergy', amount: 1 }),
  flash(
    'Tithe of Sparks',
    { select: [{ what: 'energy', where: 'hand', whose: 'you' }] },
    { do: 'discard' },
    { do: 'choose', of: [[{ do: 'draw', main: 1 }], [{ do: 'gainLife', amount: 2 }]] },
  ),
  flash(
    'Turn of the Tide',
    { select: [{ what: 'card', where: 'hand', whose: 'you' }] },
    { do: 'discard' },
    { do: 'draw', main: 1, energy: 1 },
  ),
  flash(
    'Cold Store',
    { select: [{ what: 'lasting', whose: 'any', frozen: false }] },
    { do: 'freeze' },
    { do: 'draw', energy: 1 },
  ),
]

/** XO-042: Flash symmetries with Pay. */
export const paid: readonly SymmetryDef[] = [
  flash('Undertow', { pay: 1, select: [anyCreature] }, { do: 'return' }),
  flash('Cave-In', { pay: 2, select: [anyCreature] }, { do: 'destroy' }),
  flash('Veil of Spray', { pay: 1, select: [{ ...anyCreature, attacking: true }] }, { do: 'cancelAttack', used: true }),
  flash('Unravel', { pay: 1, select: [{ what: 'item', whose: 'any', symmetry: true }] }, { do: 'negate' }),
  flash('Second Tide', { pay: 1 }, { do: 'draw', main: 2 }),
  flash(
    'Bargain',
    { pay: 1, select: [{ what: 'energy', where: 'hand', whose: 'foe' }] },
    { do: 'discard' },
    { do: 'if', if: { is: 'paidHue', hue: 'moss' }, so: [{ do: 'recoverEnergy', amount: 1 }] },
  ),
  flash(
    'Ember Lash',
    { pay: 2, select: [{ what: 'creatureOrPlayer', whose: 'foe' }] },
    { do: 'damage', amount: 2, at: 0 },
    { do: 'if', if: { is: 'paidHue', hue: 'ember' }, so: [{ do: 'draw', energy: 1 }] },
  ),
  flash(
    'Replay',
    { pay: 1, select: [{ what: 'card', where: 'graveyard', whose: 'you', symmetry: true }] },
    { do: 'playNow' },
  ),
  flash('Even Scales', { pay: 1 }, { do: 'keepStrongest' }),
  flash(
    'Low Water Calling',
    { pay: 1, select: [{ what: 'creature', where: 'graveyard', whose: 'you' }, blankPile] },
    { do: 'putIntoPlay', at: 0, onto: 1 },
  ),
  flash(
    'Sudden Landing',
    { pay: 1, select: [{ what: 'creature', where: 'hand', whose: 'you' }, blankPile] },
    { do: 'putIntoPlay', at: 0, onto: 1 },
  ),
  flash('Swept Away', { pay: 2, select: [{ what: 'card', whose: 'any' }] }, { do: 'return' }, { do: 'draw', main: 1 }),
]

/** XO-H14: what stays, and acts again when it unfreezes. */
export const lastings: readonly SymmetryDef[] = [
  lasting('Lantern Reef', {}, { do: 'draw', energy: 1 }, { do: 'freeze', this: true }),
  lasting(
    'Ice Chapel',
    { pay: 3, select: [{ what: 'creature', whose: 'foe', frozen: false }] },
    { do: 'freeze' },
    { do: 'freeze', this: true },
  ),
  lasting('Drake Roost', { pay: 2, abilities: [{ on: 'static', power: 1, of: 'drake', if: 'firstAttack' }] }),
  lasting(
    'Quiet Archive',
    {},
    { do: 'reveal', amount: 2, take: { to: 'top' }, rest: 'bottom' },
    { do: 'freeze', this: true },
  ),
  lasting('Breakwater', { pay: 1, abilities: [{ on: 'prevent', amount: 1 }] }),
  lasting(
    'Kindred Hearth',
    { pay: 1 },
    {
      do: 'if',
      if: { is: 'atLeast', of: { count: 'creatures', whose: 'you', subtype: 'lumen' }, amount: 2 },
      so: [{ do: 'gainLife', amount: 1 }],
    },
    { do: 'freeze', this: true },
  ),
]
