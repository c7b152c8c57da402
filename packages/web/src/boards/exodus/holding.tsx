import type { OptionView } from '@cardwright/engine'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { type TableContext, useTable } from '../../table/context.ts'
import { optionsAt, type Thing, takenUp } from './choices.ts'

interface Holding {
  /** What was taken up and is yet to be aimed: an energy, an attacker. */
  readonly held: number | null
  hold(handle: number | null): void
}

const Held = createContext<Holding>({ held: null, hold: () => {} })

/** Some answers are given in two steps: what, then where. Until the second, nothing has been said. */
export function HoldingHere({ children }: { children: ReactNode }) {
  const { answering } = useTable()
  const ask = answering.ask?.id ?? null
  const [holding, setHolding] = useState<{ ask: string | null; handle: number } | null>(null)
  const held = holding !== null && holding.ask === ask ? holding.handle : null
  useEffect(() => {
    if (held === null) return
    const release = (event: KeyboardEvent) => event.key === 'Escape' && setHolding(null)
    addEventListener('keydown', release)
    return () => removeEventListener('keydown', release)
  }, [held])
  const value = useMemo(
    () => ({ held, hold: (handle: number | null) => setHolding(handle === null ? null : { ask, handle }) }),
    [held, ask],
  )
  return <Held value={value}>{children}</Held>
}

export const useHolding = (): Holding => use(Held)

/** What pointing at something can mean now. */
export interface Pointing {
  /** Answers that it gives at once. */
  readonly options: readonly OptionView[]
  /** It can be taken up, to be aimed at something else. */
  readonly canTake: boolean
  readonly isHeld: boolean
  readonly isChosen: boolean
  readonly isPreviewed: boolean
  readonly isLit: boolean
}

const nothing: Pointing = {
  options: [],
  canTake: false,
  isHeld: false,
  isChosen: false,
  isPreviewed: false,
  isLit: false,
}

/** What pointing at these means; `as` is the card that is meant when it is taken up, its own unless said. */
export function pointingAt(
  { answering, view, near }: TableContext,
  held: number | null,
  things: readonly Thing[],
  as?: number | null,
): Pointing {
  const { ask, offered, chosen, preview } = answering
  if (!ask) return nothing
  const own = view.seat ?? near
  const inReach = held === null ? offered : offered.filter(({ card }) => card === held)
  const handle = as ?? things.find((each) => each.kind === 'card')?.handle ?? null
  const at = (options: readonly OptionView[]) => [
    ...new Set(things.flatMap((thing) => optionsAt(ask, options, thing, own, view))),
  ]
  const isChosen = ask.some !== undefined && at(ask.options).some(({ key }) => chosen.includes(key))
  const options = isChosen ? at(ask.options).filter(({ key }) => chosen.includes(key)) : at(inReach)
  const canTake = handle !== null && takenUp(offered, handle).length > 0
  const isHeld = handle !== null && held === handle
  return {
    options,
    canTake,
    isHeld,
    isChosen,
    isPreviewed: preview !== null && (at([preview]).length > 0 || (handle !== null && preview.card === handle)),
    isLit: options.length > 0 || (canTake && held === null),
  }
}

/** For a thing that lies on the board. */
export function usePointing(things: readonly Thing[], as?: number | null): Pointing {
  const { held } = useHolding()
  return pointingAt(useTable(), held, things, as)
}
