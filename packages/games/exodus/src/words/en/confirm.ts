import type { AskView } from '@cardwright/engine'
import { amountIn } from './asked.ts'

type Label = (chosen: number, amount: number) => string

const labels: Readonly<Record<string, Label>> = {
  pay: (_chosen, amount) => `Pay ${amount} energy`,
  lose: (_chosen, amount) => `Lose ${amount} energy`,
  limit: (_chosen, amount) => `Discard ${amount}`,
  moveEnergy: (chosen) => (chosen === 0 ? 'Move nothing' : `Move ${chosen} energy`),
  recover: (_chosen, amount) => `Take back ${amount} energy`,
  take: (chosen) => (chosen === 0 ? 'Take none' : `Take ${chosen}`),
}

/** What the button says that sends so many chosen cards. */
export const confirmFor = (ask: AskView, chosen: number): string | null =>
  labels[ask.kind]?.(chosen, amountIn(ask)) ?? null
