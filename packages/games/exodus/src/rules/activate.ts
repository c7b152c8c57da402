import type { Flow, Seat } from '@cardwright/engine'
import type { Script, Select } from '../effects/vocabulary.ts'
import { type ExodusTable, foe, type Item, type Ref, type Target, type Window } from '../table.ts'
import { isCardFrozen } from './freeze.ts'
import { declarePayment, priceOf, undeclared } from './payment.ts'
import { attackOnStack, isSameTarget, legalTargets, pickTarget } from './targets.ts'

/** What is played or triggered: a text of a card, for a player. */
export interface Source {
  readonly seat: Seat
  readonly ref: Ref
  readonly script: Script
}

/** XO-040, XO-045, XO-056: there is a target for each selection, and the energy. */
export function canActivate(t: ExodusTable, { seat, ref, script }: Source): boolean {
  if (script.onlyInAttack && attackOnStack(t) === undefined) return false
  if (script.freezeThis && isCardFrozen(t, t.card(ref.card))) return false
  if (undeclared(t, seat).length < priceOf(t, seat, script.pay)) return false
  return hasTargets(t, { seat, source: ref }, script.select ?? [], [])
}

/** Whether all selections can be made, of different things. */
export function hasTargets(
  t: ExodusTable,
  by: { seat: Seat; source: Ref },
  selects: readonly Select[],
  chosen: readonly Target[],
): boolean {
  const [first, ...rest] = selects
  if (first === undefined) return true
  return legalTargets(t, by, first)
    .filter((target) => !chosen.some((each) => isSameTarget(each, target)))
    .some((target) => rest.length === 0 || hasTargets(t, by, rest, [...chosen, target]))
}

/** XO-053, XO-056: names what each selection is. */
export function* selectTargets(t: ExodusTable, { seat, ref, script }: Source): Flow<Target[]> {
  const chosen: Target[] = []
  const selects = script.select ?? []
  const by = { seat, source: ref }
  for (const [i, select] of selects.entries()) {
    const rest = selects.slice(i + 1)
    const legal = () =>
      legalTargets(t, by, select).filter(
        (target) => !chosen.some((each) => isSameTarget(each, target)) && hasTargets(t, by, rest, [...chosen, target]),
      )
    chosen.push(Object.freeze(yield* pickTarget(t, seat, 'select', 'XO-056', legal)))
  }
  return chosen
}

/** D.2.5: declares targets and payment, and lays it on the stack. */
export function* activate(t: ExodusTable, source: Source, kind: Item['kind'], ability: number): Flow {
  const targets = yield* selectTargets(t, source)
  const payment = yield* declarePayment(t, source.seat, priceOf(t, source.seat, source.script.pay))
  pushItem(t, { owner: source.seat, kind, source: source.ref, ability, targets, payment })
}

/** The other player may answer: XO-029, D.2.5. */
export function pushItem(t: ExodusTable, item: Omit<Item, 'id'>): void {
  const { state } = t
  state.stack.push({ id: state.nextItem++, ...item })
  t.tell({ type: 'stacked', seat: item.owner, kind: item.kind, card: item.source.card })
  openStack(t, foe(item.owner))
}

/** D.1: a stack comes back to the window that it was opened from. */
export function openStack(t: ExodusTable, holder: Seat): void {
  const { state } = t
  if (state.window.kind !== 'stack' && state.window.kind !== 'resolve') {
    state.back = state.window
    state.resolved = 0
  }
  state.window = Object.freeze({ kind: 'stack', holder, passes: 0 }) satisfies Window
}
