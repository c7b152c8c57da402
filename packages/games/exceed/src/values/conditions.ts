import type { Condition, ConditionOf } from '../effects/conditions/vocabulary.ts'
import type { ExceedTable } from '../state.ts'
import { isFixedAmount } from './amounts.ts'
import type { Source } from './source.ts'

export type ConditionTest<C> = (t: ExceedTable, by: Source, condition: C) => boolean

/**
 * What a condition is, and until when it can change: which of its values it keeps while the triggers of one timing
 * resolve, and whether everybody can see it.
 */
export interface ConditionKind<C> {
  readonly test: ConditionTest<C>
  readonly keeps: 'both' | 'false' | 'neither'
  readonly isPublic: (condition: C) => boolean
}

export type ConditionKinds = { readonly [K in Condition['is']]: ConditionKind<ConditionOf<K>> }

/** What is tested depends on values that conditions change, so it cannot be imported: `game.ts` brings them together. */
let kinds: ConditionKinds
export function bringConditions(all: ConditionKinds): void {
  kinds = all
}

const kindOf = ({ is }: Condition) => kinds[is] as ConditionKind<Condition>

export function holds(t: ExceedTable, by: Source, condition: Condition | undefined): boolean {
  return condition === undefined || kindOf(condition).test(t, by, condition)
}

/** Whether everybody can see that a condition holds, or does not. */
export const isPublic = (condition: Condition): boolean => kindOf(condition).isPublic(condition)

/** Whether a condition that fails now fails until all triggers of this timing are resolved: it need not be offered. */
export function staysFalse(condition: Condition): boolean {
  switch (condition.is) {
    case 'not':
      return kindOf(condition.that).keeps === 'both'
    case 'all':
    case 'any':
      return condition.of.every(staysFalse)
    case 'atLeast':
    case 'atMost':
    case 'equal':
      return isFixedAmount(condition.amount) && isFixedAmount(condition.than)
    default:
      return kindOf(condition).keeps !== 'neither'
  }
}
