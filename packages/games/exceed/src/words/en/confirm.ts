import type { AskView } from '@cardwright/engine'
import type { AskKind } from '../../options.ts'

type Label = (chosen: number, ask: AskView) => string

const due = ({ context }: AskView): number => (typeof context === 'number' ? context : 1)

const takes: Readonly<Record<string, string>> = { discard: 'Discard', show: 'Show', sealed: 'Seal', hand: 'Take' }

const labels: { readonly [K in AskKind]?: Label } = {
  mulligan: (chosen) => (chosen === 0 ? 'Keep all' : `Replace ${chosen}`),
  force: (_chosen, ask) => `Pay ${due(ask)} Force`,
  gauge: (_chosen, ask) => `Pay ${due(ask)} Gauge`,
  limit: (_chosen, ask) => `Discard ${due(ask)}`,
  order: () => 'In this order',
  sustain: (chosen) => (chosen === 0 ? 'Sustain none' : 'Sustain it'),
  secret: () => 'Lay them so',
  take: (chosen, { context }) => {
    const verb = takes[String(context)] ?? 'Choose'
    return chosen === 0 ? `${verb} none` : `${verb} ${chosen}`
  },
}

/** What the button says that sends so many chosen cards. */
export const confirmOf = (ask: AskView, chosen: number): string | null =>
  labels[ask.kind as AskKind]?.(chosen, ask) ?? null
