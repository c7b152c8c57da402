import type { OptionView } from '@cardwright/engine'
import { askWords } from '../../words/en/table/asks.ts'
import type { TableContext } from '../context.ts'

/** Something on the table that can be pointed at, by its name: `card 12`, and what a board calls its places. */
export type Spot = string

/**
 * How an answer is given by pointing: what is taken up first, where there are two steps, and where it comes true then.
 * An answer that nothing is taken up for comes true wherever it is pointed at.
 */
export interface Aim {
  readonly from: Spot | null
  readonly at: readonly Spot[]
}

export const cardSpot = (handle: number): Spot => `card ${handle}`

/** The card that a spot is; null if it is something else. */
export const handleOf = (spot: Spot | null): number | null =>
  spot?.startsWith('card ') ? Number(spot.slice('card '.length)) : null

/** By default an option is aimed at the cards that it names; a board can say otherwise. */
export function aimOf(table: TableContext, option: OptionView): Aim {
  const { look, answering } = table
  if (look.aim && answering.ask) return look.aim(option, answering.ask, table)
  const named = [option.card, option.on].filter((each) => typeof each === 'number')
  return { from: null, at: named.map(cardSpot) }
}

/** The options that come true at one of these. */
export const optionsAt = (table: TableContext, options: readonly OptionView[], spots: readonly Spot[]): OptionView[] =>
  options.filter((option) => aimOf(table, option).at.some((spot) => spots.includes(spot)))

/** What can be taken up here, to be aimed at something else. */
export const takenUp = (table: TableContext, options: readonly OptionView[], spot: Spot): OptionView[] =>
  options.filter((option) => aimOf(table, option).from === spot)

/** Says why a card does not go where it was dropped: by the rules, if the board knows what was meant. */
export function refuse(table: TableContext, handle: number, spots: readonly Spot[]): void {
  table.answering.whyNot(table.look.refusedAt?.(handle, spots, table) ?? [], askWords.notThere)
}

/** How a place says what it is, to what is dropped there and to arrows: the attribute `data-spots`. */
export const spotData = (spots: readonly Spot[]): string => spots.join('|')

const spotsOf = ({ dataset }: HTMLElement): readonly Spot[] => dataset.spots?.split('|') ?? []

/** The spots under a point of the window, topmost first. */
export function spotsUnder({ x, y }: { readonly x: number; readonly y: number }): Spot[] {
  const places = document.elementsFromPoint(x, y).filter((each) => each instanceof HTMLElement)
  return places.flatMap(spotsOf)
}

/** The same while something modal is open: what lies below it takes no pointer, and is found by where it lies. */
export function spotsBelow({ x, y }: { readonly x: number; readonly y: number }): Spot[] {
  const isHere = (place: HTMLElement): boolean => {
    const { left, right, top, bottom } = place.getBoundingClientRect()
    return left <= x && x <= right && top <= y && y <= bottom
  }
  return [...document.querySelectorAll<HTMLElement>('[data-spots]')].filter(isHere).flatMap(spotsOf)
}

/** The element that is this spot; of several within each other the innermost: the card, not the pile that it lies on. */
export const placeOf = (root: HTMLElement, spot: Spot): HTMLElement | null =>
  [...root.querySelectorAll<HTMLElement>('[data-spots]')].findLast((each) => spotsOf(each).includes(spot)) ?? null
