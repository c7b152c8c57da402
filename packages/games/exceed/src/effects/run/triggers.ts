import { ask, type Flow, numbered, type Seat } from '@cardwright/engine'
import { type Bearing, defOf, type ExceedTable, fighterOf, strikeSide } from '../../table.ts'
import { activeOf } from '../active.ts'
import type { Timing } from '../vocabulary/timings.ts'
import { holds, isFixed } from './conditions.ts'
import { run } from './index.ts'

/** What a player who orders triggers calls one. */
function nameOf(t: ExceedTable, { seat, card, half }: Bearing): string {
  if (card === null) return fighterOf(t, seat).id
  const def = defOf(t.card(card))
  return half === 'boost' ? `boost:${def.id}` : def.id
}

const isSame = (a: Bearing, b: Bearing): boolean => a.ability === b.ability && a.card === b.card && a.seat === b.seat

/** Once in a Strike, for those that say so. */
function isSpent(t: ExceedTable, { seat, card, ability }: Bearing): boolean {
  return ability.once === true && t.state.strike !== null && strikeSide(t, seat).used.includes(`${card} ${ability.on}`)
}

/** Those that may still come: a condition that fails now and cannot change leaves no trigger. */
function pendingOf(t: ExceedTable, seat: Seat, timing: Timing, done: readonly Bearing[]): Bearing[] {
  return activeOf(t, seat, timing).filter(
    (each) =>
      !done.some((one) => isSame(one, each)) &&
      !isSpent(t, each) &&
      (each.ability.if === undefined || !isFixed(each.ability.if) || holds(t, each, each.ability.if)),
  )
}

/** EX-118..120: all triggers of a timing, each carried out in full, in the order that their player chooses. */
export function resolve(t: ExceedTable, seat: Seat, timing: Timing): Flow | null {
  const pending = pendingOf(t, seat, timing, [])
  if (pending.length === 0) return null
  if (pending.length === 1) {
    const flow = trigger(t, pending[0]!)
    if (flow === null && pendingOf(t, seat, timing, pending).length === 0) return null
    return inOrder(t, seat, timing, pending, flow)
  }
  return inOrder(t, seat, timing, [], null)
}

function* inOrder(t: ExceedTable, seat: Seat, timing: Timing, done: Bearing[], first: Flow | null): Flow {
  if (first !== null) yield* first
  for (;;) {
    const pending = pendingOf(t, seat, timing, done)
    if (pending.length === 0) return
    const next = pending.length === 1 ? pending[0]! : yield* pick(t, seat, timing, done)
    done.push(next)
    const flow = trigger(t, next)
    if (flow !== null) yield* flow
  }
}

/** EX-119 */
function* pick(t: ExceedTable, seat: Seat, timing: Timing, done: readonly Bearing[]): Flow<Bearing> {
  const { index } = yield* ask(t, seat, {
    kind: 'trigger',
    rule: 'EX-119',
    context: timing,
    options: () =>
      numbered(
        pendingOf(t, seat, timing, done).map((bearing, at) => ({ bearing, at })),
        ({ bearing }) => nameOf(t, bearing),
        ({ bearing, at }) => ({ index: at, card: bearing.card ?? undefined }),
      ),
  })
  return pendingOf(t, seat, timing, done)[index]!
}

/** EX-121: its condition counts as it resolves. */
export function trigger(t: ExceedTable, bearing: Bearing): Flow | null {
  const { seat, card, ability } = bearing
  if (!holds(t, bearing, ability.if)) return null
  if (ability.once && t.state.strike !== null) strikeSide(t, seat).used.push(`${card} ${ability.on}`)
  t.state.recent = { moved: 0, wanted: 0, passed: false, cards: [], spent: 0 }
  t.tell({ type: 'trigger', seat, timing: ability.on, card: card ?? undefined })
  return run(t, bearing, ability.do)
}

/** What is printed on one card for one moment, from top to bottom. */
export function inPrintedOrder(t: ExceedTable, bearings: readonly Bearing[]): Flow | null {
  for (let i = 0; i < bearings.length; i++) {
    const flow = trigger(t, bearings[i]!)
    if (flow !== null) return thenThese(t, bearings, i + 1, flow)
  }
  return null
}

function* thenThese(t: ExceedTable, bearings: readonly Bearing[], from: number, first: Flow): Flow {
  yield* first
  for (let i = from; i < bearings.length; i++) {
    const flow = trigger(t, bearings[i]!)
    if (flow !== null) yield* flow
  }
}

/** Where nobody can be asked: triggers that ask nothing. */
export function resolveAtOnce(t: ExceedTable, seat: Seat, timing: Timing): void {
  for (const bearing of activeOf(t, seat, timing)) {
    if (trigger(t, bearing) !== null) throw new Error(`What happens at ${timing} may ask nothing.`)
  }
}
