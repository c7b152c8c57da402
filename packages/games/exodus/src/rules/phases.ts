import { type ExodusTable, type Phase, phases } from '../table.ts'
import { dueFor } from './freeze.ts'
import { open, windows } from './windows.ts'

/** XO-002: where each phase begins. */
const beginnings: Record<Phase, (t: ExodusTable) => void> = {
  draw: (t) => open(t, windows.draw),
  energy: (t) => open(t, windows.main),
  creature: (t) => open(t, windows.main),
  attack: (t) => open(t, windows.main),
  end: (t) => {
    t.state.ends++
    t.state.due = dueFor(t, t.state.turn)
    open(t, windows.unfreeze)
  },
}

export function beginPhase(t: ExodusTable, phase: Phase): void {
  t.state.phase = phase
  t.tell({ type: 'phase', phase, seat: t.state.turn })
  beginnings[phase](t)
}

/** The opponent has passed on the end of the phase. */
export function endPhase(t: ExodusTable): void {
  const next = phases[phases.indexOf(t.state.phase) + 1]
  if (next === undefined) open(t, windows.limit)
  else beginPhase(t, next)
}

/** XO-P08: the first turn of the game has no Draw Phase. */
export function beginTurn(t: ExodusTable): void {
  const { state } = t
  state.turns++
  for (const each of state.sides) {
    each.attacks = []
    each.renewed = []
    each.calledOff = []
    each.moved = []
    each.used = []
    each.revealed = []
    each.notes = {}
  }
  state.boons = []
  t.touch()
  t.tell({ type: 'turn', seat: state.turn, number: state.turns })
  beginPhase(t, state.turns === 1 ? 'energy' : 'draw')
}
