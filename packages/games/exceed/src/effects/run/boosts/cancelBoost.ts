import type { ExceedTable } from '../../../table.ts'

/** EX-148: the Boost that is being played comes to nothing. */
export function cancelBoost(t: ExceedTable): null {
  const { boosting } = t.state
  if (boosting === null) return null
  boosting.cancelled = true
  t.tell({ type: 'cancelled', card: boosting.card, rule: 'EX-148' })
  return null
}
