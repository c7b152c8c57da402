import type { AskView, OptionView } from '@cardwright/engine'
import type { ReactNode, RefObject } from 'react'
import type { TableContext } from '../context.ts'

/** One of several things that pointing at something can mean. */
export interface Way {
  readonly id: string
  readonly text: string
  /** What it would answer: shown on the board while it is looked at. */
  readonly option?: OptionView
  go(): void
}

/** The way that gives this answer. */
export const wayOf = (option: OptionView, ask: AskView, { words, asking, answering }: TableContext): Way => ({
  id: option.key,
  text: words.option(option, ask, asking) ?? option.key,
  option,
  go: () => answering.choose(option.key),
})

export interface WaysMenuProps {
  readonly anchor: RefObject<HTMLElement | null>
  readonly label: string
  readonly ways: readonly Way[]
  /** Shown above the ways on a phone: the card that they are about. */
  readonly children?: ReactNode
  close(): void
}
