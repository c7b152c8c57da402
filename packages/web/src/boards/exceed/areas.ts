import type { ExceedGame } from '@cardwright/exceed'
import { icons } from './stats.ts'

export type AreaName = keyof ExceedGame['zones']

/** Where the cards of an area are to be seen. */
interface Area {
  /**
   * `row`: side by side; `pile`: counted, to be looked into; `boosts`: in the row of the Boosts; `arena`: on its spaces;
   * `hand`: below the board, the other's counted; `portrait` and `strike`: in a place of their own.
   */
  readonly shown: 'portrait' | 'row' | 'pile' | 'boosts' | 'arena' | 'strike' | 'hand'
  readonly icon?: string
  /** Shown though nothing lies there: what every fighter has. */
  readonly isUsual?: boolean
}

export const areas: Readonly<Record<AreaName, Area>> = {
  character: { shown: 'portrait' },
  gauge: { shown: 'row', icon: icons.gauge, isUsual: true },
  boosts: { shown: 'row', icon: icons.continuous, isUsual: true },
  transforms: { shown: 'row', icon: 'transform' },
  played: { shown: 'boosts' },
  under: { shown: 'boosts' },
  deck: { shown: 'pile', icon: icons.deck, isUsual: true },
  discard: { shown: 'pile', icon: icons.discard, isUsual: true },
  hand: { shown: 'hand', icon: icons.hand, isUsual: true },
  sealed: { shown: 'pile', icon: icons.sealed },
  overdrive: { shown: 'pile', icon: 'burning-embers' },
  stored: { shown: 'pile', icon: 'strongbox' },
  aside: { shown: 'pile', icon: 'card-exchange' },
  pouch: { shown: 'pile', icon: 'swap-bag' },
  arena: { shown: 'arena' },
  secrets: { shown: 'arena' },
  strike: { shown: 'strike' },
}

/** The areas that are shown so, in their order. */
export const areasShown = (...ways: readonly Area['shown'][]): readonly AreaName[] =>
  (Object.keys(areas) as AreaName[]).filter((name) => ways.includes(areas[name].shown))
