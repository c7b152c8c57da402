import type { AskView, CardView } from '@cardwright/engine'
import { alikeIn, optionsOf } from '../../table/card/options.ts'

/** A row of more cards than this shows equal ones as one. */
const maxApart = 6

/** Cards that are drawn as one: the latest of them is to be seen. */
export interface Group {
  readonly card: CardView
  readonly count: number
}

/** A row as it is drawn, in the order of the latest of each. What is asked about stays apart. */
export function groupsOf(cards: readonly CardView[], ask: AskView | null): readonly Group[] {
  const isApart = ({ handle }: CardView) =>
    cards.length <= maxApart || (ask !== null && optionsOf(ask.options, handle).length > 0)
  const together = cards.filter((card) => !isApart(card))
  return cards.flatMap((card) => {
    if (isApart(card)) return [{ card, count: 1 }]
    const alike = alikeIn(together, card)
    const isLatest = together.findLast(({ handle }) => handle === card.handle || alike.includes(handle)) === card
    return isLatest ? [{ card, count: alike.length + 1 }] : []
  })
}
