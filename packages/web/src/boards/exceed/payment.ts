import type { AskView, OptionView } from '@cardwright/engine'
import type { ExceedOption } from '@cardwright/exceed'
import type { Answering, BoardProps } from '../../table/contract.ts'
import { exceedWords } from '../../words/en/boards/exceed/board.ts'
import { factsOf } from './facts.ts'

/** EX-066, EX-070: a question that is answered with cards worth something. */
export const isPayment = (ask: AskView | null): boolean => ask?.kind === 'force' || ask?.kind === 'gauge'

/** What an option pays at most: an Ultra can be worth more Force than 1. */
const worthOf = (option: OptionView, { kind }: AskView): number =>
  kind === 'force' ? ((option as ExceedOption).worth ?? 1) : 1

const lifeOf = (option: OptionView): number => (option as ExceedOption).life ?? 0

/** EX-151: life that may be paid in place of a card; the board has one place for all of it. */
export const isLife = (option: OptionView, ask: AskView): boolean => isPayment(ask) && lifeOf(option) > 0

/** The life that can be paid in place of cards: what one unit costs, what is chosen of it, what may be chosen next. */
export interface LifePaid {
  readonly price: number
  readonly chosen: readonly OptionView[]
  readonly next: OptionView | null
}

export function lifePaid({ ask, chosen, offered }: Pick<Answering, 'ask' | 'chosen' | 'offered'>): LifePaid | null {
  const all = ask === null ? [] : ask.options.filter((each) => isLife(each, ask))
  if (all.length === 0) return null
  const isChosen = ({ key }: OptionView): boolean => chosen.includes(key)
  return {
    price: lifeOf(all[0]!),
    chosen: all.filter(isChosen),
    next: all.find((each) => offered.includes(each) && !isChosen(each)) ?? null,
  }
}

export interface Payment {
  readonly unit: 'force' | 'gauge'
  readonly due: number
  /** What is chosen is worth so much of it. */
  readonly paid: number
  /** The life among what is chosen. */
  readonly life: number
  /** The keys of the only way to pay, where everything there is has to be given; null if there is a choice. */
  readonly only: readonly string[] | null
}

export function paymentOf(ask: AskView | null, chosen: readonly string[]): Payment | null {
  if (ask === null || !isPayment(ask) || typeof ask.context !== 'number') return null
  const due = ask.context
  const sum = (options: readonly OptionView[]) => options.reduce((all, each) => all + worthOf(each, ask), 0)
  const given = ask.options.filter(({ key }) => chosen.includes(key))
  // what is paid otherwise than by cards is a choice
  const areCards = ask.options.every(({ card }) => typeof card === 'number')
  return {
    unit: ask.kind as Payment['unit'],
    due,
    paid: Math.min(sum(given), due),
    life: given.reduce((all, each) => all + lifeOf(each), 0),
    only: areCards && sum(ask.options) === due ? ask.options.map(({ key }) => key) : null,
  }
}

/** The worth of a card of one's hand in Force, as it is to be paid; null if it cannot be. */
export function forceOf(ask: AskView | null, card: string): number | null {
  if (ask?.kind !== 'force') return null
  const option = (ask.options as readonly ExceedOption[]).find(({ def, from }) => def === card && from !== 'gauge')
  return option === undefined ? null : worthOf(option, ask)
}

/** How much of a payment is chosen, what is missing, and what it costs in life. */
export function status(props: BoardProps): string | null {
  const { answering, view, near } = props
  const payment = paymentOf(answering.ask, answering.chosen)
  if (payment === null) return null
  return exceedWords.paid(payment, factsOf(props).sides[view.seat ?? near]?.life ?? 0)
}
