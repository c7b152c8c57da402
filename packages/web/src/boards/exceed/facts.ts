import type { CardView, Definition, ZoneView } from '@cardwright/engine'
import type { CardDef, Facts, FighterDef, Numbers } from '@cardwright/exceed'
import * as exceed from '@cardwright/exceed'
import type { BoardProps } from '../../table/contract.ts'

export type { Facts, Mode, Numbers, SideFacts } from '@cardwright/exceed'

/** The numbers by their names. */
export type Stat = Exclude<keyof Numbers, 'reasons'>

export const factsOf = ({ view }: Pick<BoardProps, 'view'>): Facts => exceed.factsOf(view)

export const spaces: readonly number[] = Array.from({ length: exceed.lastSpace }, (_, at) => at + 1)
export const mostLife = 30

export const zoneOf = ({ view }: Pick<BoardProps, 'view'>, family: string, seat: number): ZoneView =>
  view.zones[`${family}:${seat}`] ?? {}

export const cardsOf = (props: Pick<BoardProps, 'view'>, family: string, seat: number): readonly CardView[] =>
  zoneOf(props, family, seat).cards ?? []

/** A card of a deck, and a character card. */
export type CardData = CardDef
export type FighterData = FighterDef

type Library = Pick<BoardProps, 'entry'>

export function cardData({ entry }: Library, id: string | undefined): CardData | null {
  const def =
    id === undefined ? undefined : (entry.game.library.get(id) as (Definition & { kind?: string }) | undefined)
  return def === undefined || def.kind === 'character' || def.kind === 'token' ? null : (def as CardData)
}

export function fighterData({ entry }: Library, id: string): FighterData | null {
  const def = entry.game.library.get(id) as (Definition & { kind?: string }) | undefined
  return def?.kind === 'character' ? (def as FighterData) : null
}

/** What is printed, where it is a number; an X where it depends on something. */
export const figure = (amount: unknown): string => (typeof amount === 'number' ? String(amount) : 'X')

export function rangeText(range: readonly [unknown, unknown] | null): string {
  if (range === null) return '–'
  const [min, max] = range.map(figure)
  return min === max ? min! : `${min}–${max}`
}

/** The printed numbers of an attack, with what an EX attack gains: EX-093. */
export function printedNumbers(def: CardData, ex: boolean): Numbers {
  const more = ex ? 1 : 0
  const number = (amount: unknown): number => (typeof amount === 'number' ? amount : 0)
  return {
    range: def.range === null ? [-1, -1] : [number(def.range[0]), number(def.range[1])],
    power: number(def.power) + more,
    speed: number(def.speed) + more,
    armor: number(def.armor) + more,
    guard: number(def.guard) + more,
    reasons: {},
  }
}

/** What is printed, as far as it does not depend on anything. */
export function plainNumbers({ range, power, speed, armor = 0, guard = 0 }: CardData): Partial<Numbers> {
  const stats = { power, speed, armor, guard }
  const plain = Object.fromEntries(Object.entries(stats).filter(([, amount]) => typeof amount === 'number'))
  if (range === null) return { ...plain, range: [-1, -1] }
  const [min, max] = range
  return typeof min === 'number' && typeof max === 'number' ? { ...plain, range: [min, max] } : plain
}
