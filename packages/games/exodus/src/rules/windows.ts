import type { PlainWindow, Window } from '../state.ts'
import type { ExodusTable } from '../table.ts'

const simple = (kind: PlainWindow): Window => Object.freeze({ kind })

/** The windows of D.1 that say nothing beside their name. */
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
