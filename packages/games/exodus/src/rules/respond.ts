import { type Flow, type Move, type MoveOption, Moves, type Seat } from '@cardwright/engine'
import { type ExodusTable, foe } from '../table.ts'
import { endPhase } from './phases.ts'
import { ability } from './play/ability.ts'
import { symmetry } from './play/symmetry.ts'
import { open, windows } from './windows.ts'

const once = ['pass'] as const

/** D.2.6, D.2.7: a pass leaves a notice or the end of a phase; two in a row let the stack resolve. */
const pass: Move<ExodusTable, string> = {
  list: () => once,
  key: (name) => name,
  why: () => null,
  option: (_name, key): MoveOption => ({ key, move: 'pass' }),
  do: (t, seat) => {
    const { window } = t.state
    if (window.kind === 'notice') open(t, windows.main)
    else if (window.kind === 'phaseEnd') endPhase(t)
    else if (window.kind === 'stack') {
      const passes = window.passes + 1
      open(t, passes === 2 ? windows.resolve : Object.freeze({ kind: 'stack', holder: foe(seat), passes }))
    }
    return null
  },
}

/** XO-P19: what can be done wherever something can be answered. */
const responses = new Moves<ExodusTable>('respond', { pass, symmetry, ability }, { skip: 'pass', rule: 'XO-024' })

export const respond = (t: ExodusTable, seat: Seat): Flow => responses.ask(t, seat)
