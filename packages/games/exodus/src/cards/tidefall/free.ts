import type { Select } from '../../effects/terms/vocabulary.ts'
import { flash } from '../build.ts'
import type { SymmetryDef } from '../definitions.ts'

const anyCreature: Select = { what: 'creature', whose: 'any' }
const ownCreature: Select = { what: 'creature', whose: 'you' }
const ownPile: Select = { what: 'pile', whose: 'you', frozen: false }

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
