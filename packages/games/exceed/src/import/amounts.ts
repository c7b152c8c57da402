import type { Amount } from '../effects/vocabulary/amounts.ts'

/** What a number is called that depends on the table. */
export const amounts: Readonly<Record<string, Amount>> = {
  strike_x: { count: 'x' },
  X: { count: 'x' },
}
