import { findCard } from '@cardwright/exodus'
import type { BoardProps } from '../../table/contract.ts'
import type { TrayCard } from '../../table/parts/Tray.tsx'

/** The cards on offer that lie nowhere on the board: revealed from a deck, or in a graveyard. */
export const trayOf = ({ answering, view }: Pick<BoardProps, 'answering' | 'view'>): readonly TrayCard[] =>
  (answering.ask?.options ?? []).flatMap((option) => {
    const { card, name } = option
    if (typeof name !== 'string') return []
    const family = findCard(view, card)?.place.family
    return card === null || family === 'graveyard' || family === 'spent' ? [{ option, name }] : []
  })
