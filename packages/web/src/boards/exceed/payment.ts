import type { AskView, OptionView } from '@cardwright/engine'
import type { ExceedOption } from '@cardwright/exceed'

/** EX-066, EX-070: a question that is answered with cards worth something. */
export const isPayment = (ask: AskView | null): boolean => ask?.kind === 'force' || ask?.kind === 'gauge'

/** What an option pays at most: an Ultra can be worth more Force than 1. */
const worthOf = (option: OptionView, { kind }: AskView): number =>
  kind === 'force' ? ((option as ExceedOption).worth ?? 1) : 1

export interface Payment {
  readonly unit: 'force' | 'gauge'
  readonly due: number
  /** What is chosen is worth so much of it. */
  readonly paid: number
  /** The keys of the only way to pay, where everything there is has to be given; null if there is a choice. */
  readonly only: readonly string[] | null
}

export function paymentOf(ask: AskView | null, chosen: readonly string[]): Payment | null {
  if (ask === null || !isPayment(ask) || typeof ask.context !== 'number') return null
  const due = ask.context
  const sum = (options: readonly OptionView[]) => options.reduce((all, each) => all + worthOf(each, ask), 0)
  const paid = sum(ask.options.filter(({ key }) => chosen.includes(key)))
  // what is paid otherwise than by cards is a choice
  const areCards = ask.options.every(({ card }) => typeof card === 'number')
  return {
    unit: ask.kind as Payment['unit'],
    due,
    paid: Math.min(paid, due),
    only: areCards && sum(ask.options) === due ? ask.options.map(({ key }) => key) : null,
  }
}

/** The worth of a card of one's hand in Force, as it is to be paid; null if it cannot be. */
export function forceOf(ask: AskView | null, card: string): number | null {
  if (ask?.kind !== 'force') return null
  const option = (ask.options as readonly ExceedOption[]).find(({ def, from }) => def === card && from !== 'gauge')
  return option === undefined ? null : worthOf(option, ask)
}
