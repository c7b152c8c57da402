import type { BoardProps } from '../../table/contract.ts'
import type { TrayCard } from '../../table/parts/Tray.tsx'

/** Zones whose cards lie too small, or unseen in a pile. */
const narrow = ['clock', 'level', 'climaxArea', 'waitingRoom', 'memory', 'stock', 'deck']

/** The cards on offer that lie in such a zone. */
export function trayOf({ answering, view }: Pick<BoardProps, 'answering' | 'view'>): readonly TrayCard[] {
  const { ask } = answering
  // abilities that wait are listed with their words: two of one card look the same
  if (ask?.kind === 'trigger') return []
  if (!ask?.options.some(({ card }) => typeof card === 'number')) return []
  const names = new Map(
    Object.entries(view.zones).flatMap(([zone, { cards = [] }]) =>
      narrow.includes(zone.split(':')[0]!) ? cards.map(({ handle, name }) => [handle, name] as const) : [],
    ),
  )
  return ask.options.flatMap((option) => {
    const name = typeof option.card === 'number' ? names.get(option.card) : undefined
    return name === undefined ? [] : [{ option, name }]
  })
}
