import type { AskView, CardView, OptionView } from '@cardwright/engine'
import type { ExceedOption } from '@cardwright/exceed'
import type { Answering } from '../../table/contract.ts'
import { spaces } from './facts.ts'

/** What the board itself offers: moves, and spaces to choose. */
export const isOnBoard = ({ move, space }: ExceedOption, { kind }: AskView): boolean =>
  typeof space === 'number' && ((kind === 'act' && move === 'move') || kind === 'space')

/** Where somebody would come to by a Move, an Advance of 2, or a Push of 1: both spaces, if that is not known yet. */
export const arrivalsOf = ({ way, arrives, either = [] }: ExceedOption, seat: number) => {
  const mover = way === 'push' || way === 'pull' ? 1 - seat : seat
  return (arrives === undefined ? either : [arrives]).map((space) => ({ mover, space }))
}

/** What can be answered by pointing at a space. */
export function offersOf({ ask, offered }: Answering, seat: number | null): ReadonlyMap<number, ExceedOption> {
  const offers = new Map<number, ExceedOption>()
  if (ask === null || seat === null) return offers
  for (const option of offered as readonly ExceedOption[]) {
    const goals = isOnBoard(option, ask) ? [Number(option.space)] : arrivalsOf(option, seat).map(({ space }) => space)
    // of several that lead to one space, the shortest way
    for (const space of goals) if (spaces.includes(space) && !offers.has(space)) offers.set(space, option)
  }
  return offers
}

/** EX-044: the space of a move that is still being paid for. */
export function goalOf({ ask, answered: [last] }: Answering): number | null {
  const isPaid = ask?.kind === 'force' && ask.source === 'EX-044' && last?.move === 'move'
  return isPaid ? Number(last.space) : null
}

/** Whether one of these cards is an answer. */
export function offersAmong({ ask }: Answering, cards: readonly CardView[] = []): boolean {
  const handles = new Set<unknown>(cards.map(({ handle }) => handle))
  return ask?.options.some(({ card }) => handles.has(card)) === true
}

/** EX-047: one button for all amounts. */
export const isChange = ({ move }: OptionView): boolean => move === 'change'

/** What wastes the action comes last: the first way is the one that Enter takes. */
export const inOrder = (amounts: readonly OptionView[]): readonly OptionView[] => [
  ...amounts.filter(({ force }) => force !== 0),
  ...amounts.filter(({ force }) => force === 0),
]
