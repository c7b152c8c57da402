import type { AskView, JsonObject } from '@cardwright/engine'

const fieldsOf = ({ context }: AskView): JsonObject =>
  typeof context === 'object' && context !== null ? (context as JsonObject) : {}

/** How many are asked for. */
export function amountIn(ask: AskView): number {
  const { amount = ask.context } = fieldsOf(ask)
  return typeof amount === 'number' ? amount : 1
}

/** The card whose text asks, by its id. */
export function sourceIn(ask: AskView): string | null {
  const { for: name } = fieldsOf(ask)
  return typeof name === 'string' ? name : null
}
