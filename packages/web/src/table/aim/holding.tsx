import type { OptionView } from '@cardwright/engine'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { useEscape } from '../../design/escape.ts'
import { type TableContext, useTable } from '../context.ts'
import { isAdvised } from '../use-advice.ts'
import { optionsAt, type Spot, takenUp } from './spots.ts'

interface Holding {
  /** What was taken up and is not aimed yet: an energy, an attacker. */
  readonly held: Spot | null
  /** Of several that mean what is held, equal cards of a hand, the one that was picked up. */
  readonly lifted: Spot | null
  hold(spot: Spot | null, lifted?: Spot | null): void
  /** What could be taken up here and is only pointed at: what it could be aimed at stands out. */
  readonly pointed: Spot | null
  point(spot: Spot | null): void
}

const emptyHanded = { spot: null, lifted: null }

const Held = createContext<Holding>({ held: null, lifted: null, hold: () => {}, pointed: null, point: () => {} })

/** Some answers are given in two steps: what, then where. Until the second, nothing has been said. */
export function HoldingHere({ children }: { children: ReactNode }) {
  const { answering } = useTable()
  const ask = answering.ask?.id ?? null
  const [holding, setHolding] = useState<{ ask: string | null; spot: Spot; lifted: Spot } | null>(null)
  const { spot: held, lifted } = holding?.ask === ask ? holding : emptyHanded
  useEscape(held !== null, () => setHolding(null))
  const [pointed, point] = useState<Spot | null>(null)
  const value = useMemo(
    () => ({
      held,
      lifted,
      hold: (spot: Spot | null, own = spot) => setHolding(spot === null ? null : { ask, spot, lifted: own ?? spot }),
      pointed,
      point,
    }),
    [held, lifted, ask, pointed],
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
  /** A good answer begins here. */
  readonly isAdvised: boolean
  readonly isLit: boolean
}

const nothing: Pointing = {
  options: [],
  canTake: false,
  isHeld: false,
  isChosen: false,
  isPreviewed: false,
  isAdvised: false,
  isLit: false,
}

/** What pointing at these spots means; `as` is the spot that is taken up, by default the first. */
export function pointingAt(table: TableContext, held: Spot | null, spots: readonly Spot[], as = spots[0]): Pointing {
  const { ask, offered, chosen, preview } = table.answering
  if (!ask) return nothing
  const inReach = held === null ? offered : takenUp(table, offered, held)
  const here = optionsAt(table, ask.options, spots)
  const isChosen = ask.some !== undefined && here.some(({ key }) => chosen.includes(key))
  const options = isChosen
    ? here.filter(({ key }) => chosen.includes(key))
    : here.filter((option) => inReach.includes(option))
  const canTake = as !== undefined && takenUp(table, offered, as).length > 0
  const isPreviewed =
    preview !== null && (here.includes(preview) || (as !== undefined && takenUp(table, [preview], as).length > 0))
  return {
    options,
    canTake,
    isHeld: as !== undefined && held === as,
    isChosen,
    isPreviewed,
    isAdvised: isAdvised(table.answering, isPreviewed ? [...options, preview] : options),
    isLit: options.length > 0 || (canTake && held === null),
  }
}

/** For something that lies on the board. */
export function usePointing(spots: readonly Spot[], as?: Spot): Pointing {
  const table = useTable()
  const { held, lifted, pointed } = useHolding()
  const found = pointingAt(table, held, spots, as)
  const pointing = { ...found, isHeld: found.isHeld && lifted !== null && spots.includes(lifted) }
  const isAimed =
    held === null &&
    pointed !== null &&
    optionsAt(table, takenUp(table, table.answering.offered, pointed), spots).length > 0
  return isAimed ? { ...pointing, isPreviewed: true } : pointing
}
