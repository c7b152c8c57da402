import { createContext, use } from 'react'
import type { Held, Sight } from '../sight.ts'

/** What cards are chosen for, by the id of the verb that does it. */
export type Purpose = 'sell' | 'fuse' | 'npc'

/** What a player is about on the trading floor: shared by shop, binder, deck and collection. */
export interface FloorState {
  readonly sight: Sight
  /** The market asks: something can be done. */
  readonly isOpen: boolean
  readonly picked: readonly Held[]
  /** What they were chosen for, if something else than a click on them has chosen them. */
  readonly purpose: Purpose | null
  /** What was asked to be shown, by the number under which it is for sale; a new object each time. */
  readonly shown: { readonly lot: number } | null
  toggle(handle: number): void
  /** Chooses just these. */
  pick(cards: readonly Held[], purpose?: Purpose): void
  /** Brings in sight what is for sale under this number. */
  show(lot: number): void
  /** Does what a key says. */
  say(key: string): void
  /** Opens the trade dialogue, with what is chosen as what one gives. */
  trade(to?: number): void
}

export const FloorHere = createContext<FloorState | null>(null)

export function useFloor(): FloorState {
  const floor = use(FloorHere)
  if (!floor) throw new Error('This is shown on the trading floor only.')
  return floor
}
