import type { CardId, Like, Refusal, Seat } from '@cardwright/engine'
import { tell } from '../events.ts'
import { type Notice, type Phase, type PlainWindow, phases, type Window } from '../state.ts'
import { type ExodusInPlay, type ExodusTable, refer } from '../table.ts'
import { refusals } from '../words/en/refusals.ts'
import { creaturesOf } from './field.ts'
import { dueFor } from './freeze.ts'

const simple = (kind: PlainWindow): Window => Object.freeze({ kind })

/** The windows that say nothing beside their name. */
export const windows: Readonly<Record<PlainWindow, Window>> = {
  mulligan: simple('mulligan'),
  draw: simple('draw'),
  main: simple('main'),
  notice: simple('notice'),
  resolve: simple('resolve'),
  phaseEnd: simple('phaseEnd'),
  unfreeze: simple('unfreeze'),
  limit: simple('limit'),
}

export function open(t: ExodusTable, window: Window): void {
  t.state.window = window
}

/** XO-014, XO-015, XO-023: the opponent may answer, and finds the card in play. */
export function notice(t: ExodusTable, move: Notice, card: ExodusInPlay): null {
  t.state.noticed = Object.freeze({ move, ref: refer(card) })
  open(t, windows.notice)
  return null
}

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

/** XO-009, XO-017, XO-027: what a card is for that nothing can be done with now. */
export function whyElsewhere({ card: id }: Like, t: ExodusTable, seat: Seat): Refusal | null {
  const card = id === undefined ? undefined : t.card(id as CardId)
  if (card?.def.kind === 'creature' && card.zone === t.zone.hand(seat)) return refusals.creaturePhase
  if (card?.zone === t.zone.reserve(seat)) return refusals.energyPhase
  return card !== undefined && creaturesOf(t, seat).includes(card) ? refusals.attackPhase : null
}
