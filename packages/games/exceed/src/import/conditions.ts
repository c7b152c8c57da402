import type { TranslateCondition } from './translate.ts'

/** One small translation for each condition. */
export const conditions: Readonly<Record<string, TranslateCondition>> = {
  initiated_strike: () => ({ is: 'initiated' }),
  not_initiated_strike: () => ({ is: 'not', that: { is: 'initiated' } }),
  range: ({ condition_amount }) => ({ is: 'equal', amount: { count: 'range' }, than: condition_amount as number }),
  advanced_through: () => ({ is: 'justPassed' }),
}
