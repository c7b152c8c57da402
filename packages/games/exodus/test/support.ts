import type { DeckList, ExodusDef } from '../src/index.ts'
import { makeExodus } from '../src/index.ts'

const creature = (id: string, stars = 1, abilities: readonly unknown[] = []): ExodusDef =>
  ({ id, kind: 'creature', name: id, subtype: 'drake', stars, abilities }) as ExodusDef
const flash = (id: string, script: unknown): ExodusDef =>
  ({ id, kind: 'symmetry', name: id, lasting: false, script, abilities: [] }) as ExodusDef

/** Plain cards, one for each thing that can happen. */
export const cards: readonly ExodusDef[] = [
  ...(['dawn', 'tide', 'moss', 'ember'] as const).map(
    (hue): ExodusDef => ({ id: hue, kind: 'energy', name: hue, hue }),
  ),
  creature('cub'),
  creature('pup'),
  creature('kit'),
  creature('greeter', 3, [{ on: 'enters', script: { do: [{ do: 'gainLife', amount: 1 }] } }]),
  creature('chiller', 3, [
    { on: 'enters', script: { select: [{ what: 'creature', whose: 'foe' }], do: [{ do: 'freeze' }] } },
  ]),
  creature('waker', 3, [{ on: 'unfreezes', script: { do: [{ do: 'draw', main: 1 }] } }]),
  creature('healer', 3, [{ on: 'used', script: { pay: 1, do: [{ do: 'gainLife', amount: 2 }] } }]),
  flash('bounce', { pay: 1, select: [{ what: 'creature', whose: 'any' }], do: [{ do: 'return' }] }),
  flash('homeward', { select: [{ what: 'creature', whose: 'you' }], do: [{ do: 'return' }] }),
  flash('sunder', { select: [{ what: 'energy', whose: 'any' }], do: [{ do: 'destroyEnergy' }] }),
  flash('cavein', { pay: 2, select: [{ what: 'creature', whose: 'any' }], do: [{ do: 'destroy' }] }),
  flash('frost', { select: [{ what: 'creature', whose: 'any' }], do: [{ do: 'freeze' }] }),
  flash('sap', { select: [{ what: 'creature', whose: 'you' }], do: [{ do: 'addEnergy', amount: 1 }] }),
  flash('unravel', { pay: 1, select: [{ what: 'item', whose: 'any', symmetry: true }], do: [{ do: 'negate' }] }),
  flash('tide2', { pay: 1, do: [{ do: 'draw', main: 2 }] }),
]

const main = Object.fromEntries(cards.filter(({ kind }) => kind !== 'energy').map(({ id }) => [id, 2]))
export const deck: DeckList = { id: 'plain', name: 'Plain', main, energy: { dawn: 6, tide: 6, moss: 6, ember: 6 } }

export const game = makeExodus(cards, [deck])
