import type { Part } from '@cardwright/engine'
import type { PartName, WeissTable } from '../table.ts'
import { declare } from './attack.ts'
import { battle, damageStep, endAttack, trigger } from './attack-steps.ts'
import { checkTiming } from './check.ts'
import { counter } from './counter.ts'
import { main } from './main.ts'
import { climax, clock, discard, drawPhase, reversed, stand } from './phases.ts'
import { mulligan } from './setup.ts'
import { begin, onTo } from './turn.ts'

/** WS-048, WS-148: the parts of a turn, each of which says which one follows. */
const courses: Readonly<Record<PartName, (t: WeissTable) => Part>> = {
  mulligan: beginMatch,
  stand,
  draw: drawPhase,
  clock,
  main,
  climax,
  attack: (t) => onTo(t, 'declare'),
  declare,
  trigger,
  counter,
  damage: damageStep,
  battle,
  attackEnd: endAttack,
  encore: (t) => onTo(t, 'reversed'),
  reversed,
  end: (t) => onTo(t, 'discard'),
  discard,
}

/** WS-047, WS-168 */
function beginMatch(t: WeissTable): Part {
  if (t.state.mulligans.length > 0) return mulligan(t)
  t.state.turns = 1
  return onTo(t, 'stand')
}

/** Parts that tell their own beginning, or none. */
const silent: readonly PartName[] = ['mulligan', 'attackEnd', 'discard', 'reversed']

/** WS-105: a check timing comes before everything else; then the beginning of a part; then the part itself. */
export function step(t: WeissTable): Part {
  if (t.state.part !== 'mulligan') {
    const due = checkTiming(t)
    if (due !== false) return due
  }
  if (!t.state.begun && !silent.includes(t.state.part)) {
    begin(t)
    return null
  }
  return courses[t.state.part](t)
}
