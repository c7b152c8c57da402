import { type Flow, type Move, type MoveOption, Moves } from '@cardwright/engine'
import { type ExodusTable, foe, type Phase } from '../table.ts'
import { attack } from './attack.ts'
import { summon } from './creature.ts'
import { drawPhase } from './draw.ts'
import { limit, unfreezeOne } from './end.ts'
import { place, shift } from './energy.ts'
import { ability } from './play/ability.ts'
import { symmetry } from './play/symmetry.ts'
import { resolveTop } from './resolve.ts'
import { respond } from './respond.ts'
import { mulligan } from './setup.ts'
import { open, windows } from './windows.ts'

const once = ['end'] as const

/** The turn player is done with the phase; its end can be answered: XO-016, XO-026, XO-036. */
const end: Move<ExodusTable, string> = {
  list: () => once,
  key: (name) => name,
  why: () => null,
  option: (_name, key): MoveOption => ({ key, move: 'end' }),
  do: (t) => {
    open(t, windows.phaseEnd)
    return null
  },
}

/** XO-009, XO-017, XO-027: what the turn player may do in each phase. */
const mains: { readonly [K in Phase]?: Moves<ExodusTable> } = {
  energy: new Moves<ExodusTable>('energy', { end, place, shift, symmetry, ability }, { rule: 'XO-009', skip: 'end' }),
  creature: new Moves<ExodusTable>('creature', { end, summon, symmetry, ability }, { rule: 'XO-017', skip: 'end' }),
  attack: new Moves<ExodusTable>('attack', { end, attack, symmetry, ability }, { rule: 'XO-027', skip: 'end' }),
}

/** D.1: what happens in the window that is open. */
export function step(t: ExodusTable): Flow | null {
  const { window, turn, phase } = t.state
  switch (window.kind) {
    case 'mulligan':
      return mulligan(t)
    case 'draw':
      return drawPhase(t)
    case 'main':
      return mains[phase]!.ask(t, turn)
    case 'notice':
    case 'phaseEnd':
      return respond(t, foe(turn), window.kind)
    case 'stack':
      return respond(t, window.holder, 'stack')
    case 'resolve':
      return resolveTop(t)
    case 'unfreeze':
      return unfreezeOne(t)
    case 'limit':
      return limit(t)
  }
}
