import { tell } from '../events.ts'
import { foe, onStage, type PartName, phaseOf, stateOf, type WeissTable } from '../table.ts'
import type { Phase } from '../text/terms.ts'
import { expire } from './lasting.ts'
import { note } from './note.ts'

/** Parts that end a phase or step of their own when the next begins. */
const ends: Partial<Record<PartName, Phase>> = {
  stand: 'stand',
  draw: 'draw',
  clock: 'clock',
  main: 'main',
  climax: 'climax',
  reversed: 'encore',
}

/** On to another part of the turn; the end of this one is told. */
export function go(t: WeissTable, part: PartName): void {
  const ended = ends[t.state.part]
  if (ended) {
    note(t, { when: 'ends', phase: ended, seat: t.state.turn })
    expire(t, 'phase')
  }
  if (t.state.part === 'stand') expire(t, 'stand')
  t.state.part = part
  t.state.begun = false
  t.touch()
}

/** The same, as the last thing that a part does. */
export function onTo(t: WeissTable, part: PartName): null {
  go(t, part)
  return null
}

/** Parts of which no ability says "at the beginning of". */
const unannounced: readonly PartName[] = ['mulligan', 'attackEnd', 'reversed', 'discard']

/** "At the beginning of": told once, before a check timing. */
export function begin(t: WeissTable): void {
  const { part, turn, turns } = t.state
  t.state.begun = true
  if (part === 'stand') {
    tell(t, { type: 'turn', seat: turn, number: turns, rule: 'WS-047' })
    note(t, { when: 'begins', phase: 'turn', seat: turn })
  }
  if (unannounced.includes(part)) return
  tell(t, { type: 'phase', seat: turn, phase: phaseOf[part], rule: 'WS-048' })
  note(t, { when: 'begins', phase: phaseOf[part], seat: turn })
}

const nothing: readonly never[] = Object.freeze([])

/** WS-047, WS-087: the next turn. */
export function nextTurn(t: WeissTable): void {
  const { state } = t
  expire(t, 'turn')
  state.happened = nothing
  state.attacks = 0
  state.turn = foe(state.turn)
  state.turns++
  state.part = 'stand'
  state.begun = false
  t.touch()
}

export const reversedOf = (t: WeissTable, seat: number) =>
  onStage(t, seat).filter((card) => stateOf(card) === 'reverse')
