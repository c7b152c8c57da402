import type { TranslateCondition } from '../translate.ts'

/** Of the Strike, of the turn, of the fighters. */
export const facts: Readonly<Record<string, TranslateCondition>> = {
  initiated_strike: () => ({ is: 'initiated' }),
  not_initiated_strike: () => ({ is: 'not', that: { is: 'initiated' } }),
}
