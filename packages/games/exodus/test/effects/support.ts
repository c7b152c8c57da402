import type { JsonObject } from '@cardwright/engine'

/** A pile with a creature, or without. */
export const pile = (creature: string | null, ...energy: string[]): JsonObject => ({
  energy,
  ...(creature === null ? {} : { creature }),
})
export const ice = (creature: string | null, ...energy: string[]): JsonObject => ({
  ...pile(creature, ...energy),
  frozen: true,
})

/** What seat 0 has played resolves: both pass. */
export const go = ['1 pass', '0 pass'] as const
/** What seat 1 has played resolves. */
export const goes = ['0 pass', '1 pass'] as const
