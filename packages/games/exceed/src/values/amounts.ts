import type { Seat } from '@cardwright/engine'
import type { Amount, Count, CountName } from '../effects/amounts/vocabulary.ts'
import { type ExceedTable, foe } from '../state.ts'
import type { Source } from './source.ts'

export type Counting = (t: ExceedTable, seat: Seat, by: Source, count: Count) => number

/** What is counted, and until when it can change: whether it stays the same while the triggers of one timing resolve. */
export interface CountKind {
  readonly value: Counting
  readonly isFixed: boolean
  /** How many there are everybody knows; which they are, only where they lie open. */
  readonly faces: 'none' | 'open' | 'hidden'
}

export type Counts = { readonly [K in CountName]: CountKind }

/** What is counted is itself made of amounts, so they cannot import it: `game.ts` brings them together. */
let counts: Counts
export function bringCounts(all: Counts): void {
  counts = all
}

export function amountOf(t: ExceedTable, by: Source, amount: Amount): number {
  if (typeof amount === 'number') return amount
  const { count, of, per = 1, times = 1, plus = 0, atMost, atLeast } = amount
  let sum = 0
  if (of !== 'foe') sum += counts[count].value(t, by.seat, by, amount)
  if (of === 'foe' || of === 'both') sum += counts[count].value(t, foe(by.seat), by, amount)
  const value = Math.floor(sum / per) * times + plus
  const limited = atMost === undefined ? value : Math.min(value, atMost)
  return atLeast === undefined ? limited : Math.max(limited, atLeast)
}

export const isFixedAmount = (amount: Amount): boolean => typeof amount === 'number' || counts[amount.count].isFixed

/** Whether everybody can see how much it is. */
export function isPublicAmount(amount: Amount): boolean {
  if (typeof amount === 'number') return true
  const { faces } = counts[amount.count]
  return faces === 'open' || (faces === 'hidden' && amount.filter === undefined)
}
