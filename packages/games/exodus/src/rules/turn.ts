import { tell } from '../events.ts'
import { type Phase, phases, type Window } from '../state.ts'
import type { ExodusTable } from '../table.ts'
import { dueFor } from './freeze.ts'
import { open, windows } from './windows.ts'

/** XO-002: a turn, phase by phase: the window in which each begins. */
const turn: Readonly<Record<Phase, Window>> = {
  draw: windows.draw,
  energy: windows.main,
  creature: windows.main,
  attack: windows.main,
  end: windows.unfreeze,
}

export function beginPhase(t: ExodusTable, phase: Phase): void {
  const { state } = t
  state.phase = phase
  tell(t, { type: 'phase', phase, seat: state.turn })
  if (phase === 'end') noteDue(t)
  open(t, turn[phase])
}

/** XO-037, XO-H16 */
function noteDue(t: ExodusTable): void {
  t.state.ends++
  t.state.due = dueFor(t, t.state.turn)
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
  tell(t, { type: 'turn', seat: state.turn, number: state.turns })
  beginPhase(t, state.turns === 1 ? 'energy' : 'draw')
}
