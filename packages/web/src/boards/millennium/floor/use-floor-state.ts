import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTable } from '../../../table/context.ts'
import { around } from '../facts.ts'
import { type Held, sightOf } from '../sight.ts'
import type { FloorState, Purpose } from './floor-state.ts'

/** So long, in ms, what was asked for is pointed out. */
const pointedOut = 6000

/** What is chosen, what is shown, what is being traded. Cards that are chosen or shown to somebody are brought in sight. */
export function useFloorState(bring: (what: 'shop' | 'own') => void): {
  state: FloorState
  tradingWith: number | null
  endTrade(): void
  /** Ends what was shown: something else is being done. */
  endShow(): void
} {
  const table = useTable()
  const { answering } = table
  const { choose, ask } = answering
  const [handles, setHandles] = useState<readonly number[]>([])
  const [purpose, setPurpose] = useState<Purpose | null>(null)
  const [shown, setShown] = useState<FloorState['shown']>(null)
  const [tradingWith, setTradingWith] = useState<number | null>(null)
  const sight = useMemo(() => sightOf(table), [table.view, table.entry, table.near])
  const own: readonly Held[] = useMemo(
    () => [...sight.binder, ...sight.collections.flatMap(({ cards }) => cards)],
    [sight],
  )
  const isOpen = ask?.kind === 'market' && ask.options.every(({ move }) => move !== 'resume' && move !== 'begin')
  useEffect(() => {
    if (!isOpen) setTradingWith(null)
  }, [isOpen])
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(setShown, pointedOut, null)
    return () => clearTimeout(timer)
  }, [shown])
  const endTrade = useCallback(() => setTradingWith(null), [])
  const endShow = useCallback(() => setShown(null), [])
  const [next] = around(table).slice(1)
  const state: FloorState = {
    sight,
    isOpen,
    picked: handles.flatMap((handle) => own.find(({ card }) => card.handle === handle) ?? []),
    purpose,
    shown,
    toggle: (handle) => {
      setHandles(handles.includes(handle) ? handles.filter((each) => each !== handle) : [...handles, handle])
      setPurpose(null)
    },
    pick: (cards, meant) => {
      setHandles(cards.map(({ card }) => card.handle))
      setPurpose(meant ?? null)
      if (cards.length > 0) bring('own')
    },
    show: (lot) => {
      setShown({ lot })
      bring('shop')
    },
    say: choose,
    trade: (to) => setTradingWith(to ?? next ?? null),
  }
  return { state, tradingWith, endTrade, endShow }
}
