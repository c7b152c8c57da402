import type { AskView } from '@cardwright/engine'
import { askEntry, type ByAsk } from '../../asks.ts'

/** The questions that take several cards. */
type Several = 'pay' | 'lose' | 'limit' | 'moveEnergy' | 'recover' | 'take'

/** While some are still missing, it counts them. */
const counted = (done: string, amount: number, chosen: number): string =>
  chosen < amount ? `${chosen} of ${amount} chosen` : done

const labels: Pick<ByAsk<string, readonly [chosen: number]>, Several> = {
  pay: ({ amount }, chosen) => counted(`Pay ${amount} energy`, amount, chosen),
  lose: ({ amount }, chosen) => counted(`Lose ${amount} energy`, amount, chosen),
  limit: ({ amount }, chosen) => counted(`Discard ${amount}`, amount, chosen),
  moveEnergy: (_context, chosen) => (chosen === 0 ? 'Move nothing' : `Move ${chosen} energy`),
  recover: ({ amount }, chosen) => counted(`Take back ${amount} energy`, amount, chosen),
  take: (_context, chosen) => (chosen === 0 ? 'Choose none' : `Choose ${chosen}`),
}

/** The button that sends the chosen cards. */
export const confirmFor = (ask: AskView, chosen: number): string | null => askEntry(labels, ask, chosen)
