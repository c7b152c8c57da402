import type { Select } from '../../effects/terms/vocabulary.ts'
import { flash } from '../build.ts'
import type { SymmetryDef } from '../definitions.ts'

const anyCreature: Select = { what: 'creature', whose: 'any' }
const blankPile: Select = { what: 'pile', whose: 'you', blank: true, frozen: false }

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
