import type { TranslateCondition } from '../translate.ts'

/** Of spaces, movement, tokens. */
export const arena: Readonly<Record<string, TranslateCondition>> = {
  range: ({ condition_amount }) => ({ is: 'equal', amount: { count: 'range' }, than: condition_amount as number }),
  advanced_through: () => ({ is: 'justPassed' }),
}
