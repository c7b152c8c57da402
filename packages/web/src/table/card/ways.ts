import type { AskView, OptionView } from '@cardwright/engine'
import type { ReactNode, RefObject } from 'react'
import { cardWords } from '../../words/en/table/cards.ts'
import { aimOf, type Spot } from '../aim/spots.ts'
import type { TableContext } from '../context.ts'

/** One of several things that pointing at something can mean. */
export interface Way {
  readonly id: string
  readonly text: string
  /** What a player should know before they choose it. */
  readonly hint?: string | undefined
  /** What it would answer: shown on the board while it is looked at. */
  readonly option?: OptionView
  /** What it would answer at places of the board, which are chosen after it. */
  readonly carried?: readonly OptionView[]
  go(): void
}

/** The way that gives this answer. */
export function wayOf(option: OptionView, ask: AskView, table: TableContext): Way {
  const { words, asking, answering, look } = table
  return {
    id: option.key,
    text: words.option(option, ask, asking) ?? option.key,
    hint: look.note?.(option, ask, table)?.text,
    option,
    go: () => answering.choose(option.key),
  }
}

/**
 * What can be done with a card. Where a sheet would hide the board, places are not listed: the card is picked up by
 * `take`, to be put down at one of them.
 */
export function waysWith(
  options: readonly OptionView[],
  ask: AskView,
  table: TableContext,
  take: ((spot: Spot) => void) | null,
): readonly Way[] {
  const carried = take ? options.filter((option) => aimOf(table, option).from !== null) : []
  const from = carried.length > 1 ? aimOf(table, carried[0]!).from : null
  if (!take || from === null) return options.map((option) => wayOf(option, ask, table))
  const others = options.filter((option) => !carried.includes(option))
  return [
    { id: 'take', text: cardWords.choosePlace, carried, go: () => take(from) },
    ...others.map((option) => wayOf(option, ask, table)),
  ]
}

export interface WaysMenuProps {
  readonly anchor: RefObject<HTMLElement | null>
  readonly label: string
  readonly ways: readonly Way[]
  /** Shown above the ways on a phone: the card that they are about. */
  readonly children?: ReactNode
  /** On which side of what was pointed at it opens: not over what one compares. */
  readonly side?: 'top' | 'bottom' | undefined
  close(): void
}
