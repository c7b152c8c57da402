import type { Flow, Refusal, Seat } from '@cardwright/engine'
import type { Select } from '../effects/terms/vocabulary.ts'
import type { Item, Target } from '../state.ts'
import type { ExodusTable } from '../table.ts'
import { refusals } from '../words/en/refusals.ts'
import { inPlay } from './field.ts'
import { isCardFrozen } from './freeze.ts'
import { canDeclare, declarePayment, priceOf } from './payment.ts'
import { isUnshown, type Playing, type Source } from './source.ts'
import { pushItem } from './stack.ts'
import { attackOnStack, isSameTarget, isThere, legalTargets, pickTarget } from './targets.ts'

/** XO-040, XO-045, XO-056, XO-069: there is a target for each selection, enough energy, and a card to freeze. */
export function whyNotActivate(t: ExodusTable, by: Playing): Refusal | null {
  const { seat, script } = by
  if (script.onlyInAttack && attackOnStack(t) === undefined) return refusals.onlyInAttack
  if (script.freezeThis && !canFreezeThis(t, by)) return refusals.noTarget
  if (!canDeclare(t, seat, priceOf(t, seat, script.pay))) return refusals.noEnergy
  return script.select === undefined || hasTargets(t, by, script.select, []) ? null : refusals.noTarget
}

export const canActivate = (t: ExodusTable, by: Playing): boolean => whyNotActivate(t, by) === null

/** XO-H18: it is there, and not frozen. */
export function canFreezeThis(t: ExodusTable, { source }: Source): boolean {
  const card = inPlay(t, source)
  return card !== undefined && !isCardFrozen(t, card)
}

const isNew = (chosen: readonly Target[], target: Target): boolean => !chosen.some((each) => isSameTarget(each, target))

/** Whether all selections can be made, of different things. */
export function hasTargets(t: ExodusTable, by: Source, selects: readonly Select[], chosen: readonly Target[]): boolean {
  const [first, ...rest] = selects
  if (first === undefined) return true
  if (rest.length === 0 && chosen.length === 0) return isThere(t, by, first)
  return legalTargets(t, by, first).some(
    (target) => isNew(chosen, target) && (rest.length === 0 || hasTargets(t, by, rest, [...chosen, target])),
  )
}

/** XO-053, XO-056: names a target for each selection. */
export function* selectTargets(
  t: ExodusTable,
  by: Playing,
  { chooser = by.seat, not = [] }: { chooser?: Seat; not?: readonly Target[] } = {},
): Flow<Target[]> {
  const chosen: Target[] = []
  const selects = by.script.select ?? []
  for (const [i, select] of selects.entries()) {
    const rest = selects.slice(i + 1)
    const list = () =>
      others(
        not,
        legalTargets(t, by, select).filter(
          (target) => isNew(chosen, target) && hasTargets(t, by, rest, [...chosen, target]),
        ),
      )
    const context = { source: by.text, select }
    const pick = { kind: 'select', rule: 'XO-056', list, context, discreet: isUnshown(t, by) } as const
    const target = Object.freeze(yield* pickTarget(t, chooser, pick))
    chosen.push(target)
  }
  return chosen
}

/** The legal targets without the present ones, if that leaves any. */
export const others = (not: readonly Target[], legal: readonly Target[]): readonly Target[] => {
  const rest = not.length === 0 ? legal : legal.filter((target) => isNew(not, target))
  return rest.length > 0 ? rest : legal
}

/** What a player declares for a text: its targets, and the energy that will be paid. */
export type Declared = Pick<Item, 'targets' | 'payment'>

/** XO-040, XO-045, XO-056 */
export function* declare(t: ExodusTable, by: Playing): Flow<Declared> {
  const targets = yield* selectTargets(t, by)
  return { targets, payment: yield* declarePayment(t, by) }
}

/** Declares targets and payment, and lays it on the stack. */
export function* activate(t: ExodusTable, by: Playing, kind: Item['kind'], ability: number): Flow {
  const declared = yield* declare(t, by)
  pushItem(t, { owner: by.seat, kind, source: by.source, text: by.text, ability, ...declared })
}
