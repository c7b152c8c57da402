import type { Amount } from '../effects/amounts/vocabulary.ts'
import type { Condition } from '../effects/vocabulary.ts'
import type { MillenniumTable } from '../state.ts'
import type { Context } from '../tasks.ts'

/** What says whether a condition is met and how much an amount is. */
interface Judge {
  readonly holds: (t: MillenniumTable, condition: Condition, context: Context) => boolean
  readonly amountOf: (t: MillenniumTable, amount: Amount, context: Context) => number
}

let judge: Judge | null = null

/** Values depend on lasting effects, these on conditions, and conditions on values: `amounts.ts` joins them here. */
export function judgedBy(own: Judge): void {
  judge = own
}

export const judging = (): Judge => judge!
