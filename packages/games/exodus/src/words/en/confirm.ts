import type { AskView } from '@cardwright/engine'
import { askEntry, type ByAsk } from '../../asks.ts'

/** The questions that take several cards. */
type Several = 'pay' | 'lose' | 'limit' | 'moveEnergy' | 'recover' | 'take'

const labels: Pick<ByAsk<string, readonly [chosen: number]>, Several> = {
  pay: ({ amount }) => `Pay ${amount} energy`,
  lose: ({ amount }) => `Lose ${amount} energy`,
  limit: ({ amount }) => `Discard ${amount}`,
  moveEnergy: (_context, chosen) => (chosen === 0 ? 'Move nothing' : `Move ${chosen} energy`),
  recover: ({ amount }) => `Take back ${amount} energy`,
  take: (_context, chosen) => (chosen === 0 ? 'Take none' : `Take ${chosen}`),
}

/** The button that sends the chosen cards. */
export const confirmFor = (ask: AskView, chosen: number): string | null => askEntry(labels, ask, chosen)
