import { ask, type Flow, flowOf, numbered, type Option, type Seat } from '@cardwright/engine'
import type { ExceedTable } from '../../../table.ts'
import { type By, seatOf } from '../../by.ts'
import type { EffectList } from '../../vocabulary/effects.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { canDo } from '../able.ts'
import { run } from '../index.ts'
import { keyOf } from '../keys.ts'
import { isKnown } from '../known.ts'

interface Branch extends Option {
  readonly branch: number
  /** Which of those that have not been chosen, whether it can be done or not. */
  readonly place: number
}

/** What can be chosen: the branches that can be done and have not been. */
function branches(t: ExceedTable, by: By, of: readonly EffectList[], done: readonly number[]): Branch[] {
  const left = of.map((effects, branch) => ({ effects, branch })).filter(({ branch }) => !done.includes(branch))
  return numbered(
    left.map((each, place) => ({ ...each, place })).filter(({ effects }) => canDo(t, by, effects)),
    ({ effects }) => keyOf(effects),
    ({ branch, place }) => ({ branch, place }),
  )
}

/** One of several things to do, of those that can be done; or several of them, one after the other. */
export function choose(t: ExceedTable, by: By, { of, who, times = 1 }: EffectOf<'choose'>): Flow | null {
  return branches(t, by, of, []).length === 0 ? null : choices(t, by, of, seatOf(by, who), times)
}

function* choices(t: ExceedTable, by: By, of: readonly EffectList[], chooser: Seat, times: number): Flow {
  const done: number[] = []
  while (done.length < times && branches(t, by, of, done).length > 0) {
    const isForced = branches(t, by, of, done).length === 1 && isKnown(t, by, of)
    const options = () => branches(t, by, of, done)
    const { branch } = yield* ask(t, chooser, { kind: 'choose', forced: isForced, options })
    done.push(branch)
    yield* flowOf(run(t, by, of[branch]))
  }
}
