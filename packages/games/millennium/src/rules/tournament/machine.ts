import type { Part } from '@cardwright/engine'
import { sidesInPlay } from '../../acts/sides.ts'
import { runEffect } from '../../effects/run.ts'
import { effectsAt } from '../../programs.ts'
import type { MillenniumTable } from '../../state.ts'
import type { Task } from '../../tasks.ts'
import { clash } from './clash.ts'
import { enter } from './enter.ts'
import { down, flip, flipEntered } from './flip.ts'
import { isLoop, removeLooper } from './loops.ts'
import { react, reactionDone } from './react.ts'
import { beginScoring, score } from './score.ts'
import { runNext } from './triggers.ts'
import { actionDone, turn } from './turn.ts'

type Done<K extends Task['task']> = (t: MillenniumTable, task: Extract<Task, { task: K }>) => Part

/** How each task is done. */
const registry: { readonly [K in Task['task']]: Done<K> } = {
  effects(t, task) {
    const { list, at, context, alone } = task
    if (!alone && at + 1 < effectsAt(t, list).length) t.state.tournament.stack.push({ ...task, at: at + 1 })
    return runEffect(t, list, at, context)
  },
  flip,
  down,
  flipEntered,
  drain(t) {
    const { pools, stack } = t.state.tournament
    const pool = pools.at(-1)!
    if (pool.length === 0) pools.pop()
    else {
      stack.push({ task: 'drain' })
      return runNext(t, pool)
    }
    return null
  },
  enter,
  react,
  clash: (t, task) => clash(t, task.clash),
  actionDone,
  reactionDone,
  /** MB-397: a card that was revealed goes back, if it is still there. */
  hide(t, { card: id }) {
    const card = t.card(id)
    if (card.zone === t.zone.revealed()) t.move(card, t.zone.store())
    return null
  },
  score,
}

/** One thing of what is under way; false if nothing is. */
export function runTask(t: MillenniumTable): Part | false {
  const { tournament } = t.state
  const { stack, pools } = tournament
  const isWaiting = stack.length > 0 || pools.some((pool) => pool.length > 0)
  if (!isWaiting) return false
  if (isLoop(t)) {
    removeLooper(t)
    return null
  }
  const task = stack.pop()
  if (task) return (registry[task.task] as Done<Task['task']>)(t, task as never)
  return runNext(t, pools.at(-1)!)
}

/** MB-165, MB-188: one step of a tournament; `over` is called when all that counts is counted. */
export function tournamentStep(t: MillenniumTable, over: (t: MillenniumTable) => Part): Part {
  const running = runTask(t)
  if (running !== false) return running
  const { tournament } = t.state
  if (tournament.stage === 'scoring') return over(t)
  if (tournament.passes < sidesInPlay(t).length) return turn(t)
  beginScoring(t)
  return null
}
