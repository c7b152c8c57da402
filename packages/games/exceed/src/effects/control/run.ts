import { ask, type Flow, flowOf, inTurn, numbered, type Option, type Seat } from '@cardwright/engine'
import { type RunsOf, run } from '../../rules/perform.ts'
import type { ExceedTable } from '../../state.ts'
import { canDo } from '../../values/able.ts'
import { amountOf } from '../../values/amounts.ts'
import { holds } from '../../values/conditions.ts'
import { isKnown } from '../../values/known.ts'
import { askedBy } from '../../values/printed.ts'
import { fromFoe, type Source, seatOf } from '../../values/source.ts'
import { keyOf } from '../keys.ts'
import type { EffectList } from '../list.ts'
import { movementFirst } from '../movement/run.ts'
import type { EffectOf } from '../vocabulary.ts'
import type { control as schemas } from './vocabulary.ts'

export const control: RunsOf<ReturnType<typeof schemas>> = {
  /** EX-121 */
  when: (t, by, effect) => run(t, by, holds(t, by, effect.if) ? effect.so : effect.else),
  /** One of several things to do, of those that can be done; or several of them, one after the other. */
  choose: (t, by, effect) =>
    branches(t, by, effect.of, []).length === 0 ? null : choices(t, by, effect, seatOf(by, effect.who)),
  /** The same so many times, or as often as wanted up to that. */
  repeat: (t, by, effect) => {
    const most = amountOf(t, by, effect.times)
    if (effect.optional) return repeated(t, by, effect, most)
    return inTurn(Array.from({ length: Math.max(0, most) }), () => run(t, by, effect.so))
  },
  alternate: (t, by, effect) => alternated(t, by, effect),
  foeDoes: (t, by, { so }) => run(t, fromFoe(by), so),
}

interface Branch extends Option, Partial<NonNullable<ReturnType<typeof movementFirst>>> {
  readonly branch: number
  /** Which of those that have not been chosen, whether it can be done or not. */
  readonly place: number
}

/** What can be chosen: the branches that can be done and have not been. */
function branches(t: ExceedTable, by: Source, of: readonly EffectList[], done: readonly number[]): Branch[] {
  const left: Omit<Branch, 'key'>[] = []
  let place = 0
  for (let branch = 0; branch < of.length; branch++) {
    if (done.includes(branch)) continue
    if (canDo(t, by, of[branch]!)) left.push({ branch, place, ...movementFirst(t, by, of[branch]!) })
    place++
  }
  return numbered(
    left,
    ({ branch }) => keyOf(of[branch]!),
    (each) => each,
  )
}

function* choices(t: ExceedTable, by: Source, effect: EffectOf<'choose'>, chooser: Seat): Flow {
  const { of, times = 1 } = effect
  const done: number[] = []
  const options = () => branches(t, by, of, done)
  while (done.length < times) {
    const { length } = options()
    if (length === 0) return
    const { branch } = yield* ask(t, chooser, {
      kind: 'choose',
      ...askedBy(t, by, effect),
      forced: length === 1 && isKnown(t, by, of),
      options,
    })
    done.push(branch)
    yield* flowOf(run(t, by, of[branch]))
  }
}

const again = [{ key: 'again' }, { key: 'stop' }] as const

function* repeated(t: ExceedTable, by: Source, effect: EffectOf<'repeat'>, most: number): Flow {
  for (let left = most; left > 0; left--) {
    const { key } = yield* ask(t, by.seat, {
      kind: 'repeat',
      ...askedBy(t, by, effect),
      skip: 'stop',
      context: left,
      options: () => again,
    })
    if (key === 'stop') return
    yield* flowOf(run(t, by, effect.so))
  }
}

/** First the opponent, then in turn; who does not do it, or cannot, ends it. */
function* alternated(t: ExceedTable, by: Source, effect: EffectOf<'alternate'>): Flow {
  const { if: condition, so } = effect
  let player = fromFoe(by)
  const options = [{ key: keyOf(so) }, { key: 'pass' }]
  while (holds(t, player, condition)) {
    const { key } = yield* ask(t, player.seat, {
      kind: 'alternate',
      ...askedBy(t, by, effect),
      skip: 'pass',
      options: () => options,
    })
    if (key === 'pass') return
    yield* flowOf(run(t, player, so))
    player = fromFoe(player)
  }
}
