import type { CardView } from '@cardwright/engine'
import type { TableContext } from '../context.ts'

/** How a card lies, beside face up or down. */
export interface Pose {
  /** Turned on its side because it was used, or upside down: rested, reversed. */
  readonly turned: 'rested' | 'reversed' | null
  /** What lies on it: counters by name, and how many cards are under it. */
  readonly counters: readonly { readonly name: string; readonly count: number }[]
  readonly under: number
}

const turns = ['rested', 'reversed'] as const

/** What is said of a card, by its marks or by its game's own facts. */
const saidOf = ({ marks, ...facts }: CardView): Readonly<Record<string, unknown>> => ({ ...facts, ...marks })

/** Cards that lie under this one, wherever they are listed. */
function underOf({ view }: Pick<TableContext, 'view'>, handle: number): number {
  return Object.values(view.zones).reduce(
    (sum, { cards = [] }) => sum + cards.filter(({ host }) => host === handle).length,
    0,
  )
}

/** `rested` and `reversed` turn a card, numbers among its marks are counters on it. */
export function poseOf(table: Pick<TableContext, 'view' | 'look'>, card: CardView): Pose {
  const said = { ...saidOf(card), ...table.look.pose?.(card) }
  return {
    turned: turns.find((each) => said[each] === true) ?? null,
    counters: Object.entries(card.marks ?? {}).flatMap(([name, count]) =>
      typeof count === 'number' && count !== 0 ? [{ name, count }] : [],
    ),
    under: underOf(table, card.handle),
  }
}
