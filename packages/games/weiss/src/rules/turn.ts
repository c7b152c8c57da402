import { tell } from '../events.ts'
import { foe, onStage, type PartName, phaseOf, stateOf, type WeissTable } from '../table.ts'
import type { Phase } from '../text/terms.ts'
import { expire } from './lasting.ts'
import { note } from './note.ts'

/** Phases and steps that are over when the part that follows begins. WS-149: the encore step ends the attack phase. */
const ends: Partial<Record<PartName, readonly Phase[]>> = {
  stand: ['stand'],
  draw: ['draw'],
  clock: ['clock'],
  main: ['main'],
  climax: ['climax'],
  declare: ['declaration'],
  trigger: ['trigger'],
  counter: ['counter'],
  damage: ['damage'],
  battle: ['battle'],
  reversed: ['encore', 'attack'],
}

const stepsOfAttack: readonly PartName[] = ['declare', 'trigger', 'counter', 'damage', 'battle']

/** On to another part of the turn; the end of this one is told. */
export function go(t: WeissTable, part: PartName): void {
  const ended = ends[t.state.part]
  if (ended) {
    for (const phase of ended) note(t, { when: 'ends', phase, seat: t.state.turn })
    if (!stepsOfAttack.includes(t.state.part)) expire(t, 'phase')
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
