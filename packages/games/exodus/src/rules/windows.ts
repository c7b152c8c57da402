import type { Notice, PlainWindow, Window } from '../state.ts'
import { type ExodusInPlay, type ExodusTable, refer } from '../table.ts'

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
