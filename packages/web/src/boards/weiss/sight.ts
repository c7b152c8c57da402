import type { AskView, CardView, OptionView } from '@cardwright/engine'
import * as weiss from '@cardwright/weiss'
import { type Aim, cardSpot } from '../../table/aim/spots.ts'
import type { BoardProps, Look } from '../../table/contract.ts'
import type { Standing } from '../../table/curve.ts'
import { weissWords } from '../../words/en/boards/weiss/board.ts'

export const factsOf = ({ view }: Pick<BoardProps, 'view'>): weiss.Facts => weiss.factsOf(view)

export const cardsIn = ({ view }: Pick<BoardProps, 'view'>, zone: string, seat: number): readonly CardView[] =>
  view.zones[`${zone}:${seat}`]?.cards ?? []

export const sizeOf = ({ view }: Pick<BoardProps, 'view'>, zone: string, seat: number): number =>
  view.zones[`${zone}:${seat}`]?.count ?? 0

export const stageZone = (seat: number, position: number): string => `stage:${seat}:${position}`

/** WS-018, WS-126: as one sits at the table; the other's left faces one's own right. */
export const rows = {
  near: { center: [0, 1, 2], back: [3, 4] },
  far: { center: [2, 1, 0], back: [4, 3] },
} as const

/** The characters of the player. */
export const ownStage = ({ view, near }: BoardProps): readonly CardView[] =>
  [...rows.near.center, ...rows.near.back].flatMap(
    (position) => view.zones[stageZone(view.seat ?? near, position)]?.cards ?? [],
  )

/** A character goes to a position of its own stage: from the hand in two steps, or from where it lies in one. */
export function aim({ card, on, position }: OptionView, { kind }: AskView, { view, near }: BoardProps): Aim {
  // what waits is chosen in its list, which may lie over the stage
  if (kind === 'trigger') return { from: null, at: [] }
  const own = view.seat ?? near
  const there = typeof position === 'number' ? [stageZone(own, position)] : []
  const isCarried = typeof card === 'number' && there.length > 0
  const named = [...(isCarried ? [] : [card]), on].filter((each) => typeof each === 'number')
  return { from: isCarried ? cardSpot(card) : null, at: [...named.map(cardSpot), ...there] }
}

/** The options that would take a card there: the rules say why they are not offered. */
export const refusedAt: NonNullable<Look['refusedAt']> = (handle, spots, { view, near }) =>
  [...rows.near.center, ...rows.near.back].flatMap((position) =>
    spots.includes(stageZone(view.seat ?? near, position)) ? [{ card: handle, position }] : [],
  )

/** Where nobody stands comes first: who stands there would have to leave. */
export const rank = ({ position }: OptionView, { view, near }: BoardProps): number =>
  typeof position === 'number' ? (view.zones[stageZone(view.seat ?? near, position)]?.count ?? 0) : 0

/** Positions and waiting abilities are on the board: they need no button. */
export const draws = ({ position }: OptionView, { kind }: AskView): boolean =>
  typeof position === 'number' || kind === 'trigger'

/** WS-072: with so many cards in the clock one levels up. */
export const clockFull = 7

/** What each has taken so far; the fourth level loses. */
export function standing({ level, clock }: weiss.Facts): Standing {
  return {
    name: weissWords.damageTaken,
    values: level.map((each, seat) => each * clockFull + clock[seat]!),
    isLoss: true,
  }
}
