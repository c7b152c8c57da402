import type { CardView, Definition, Reasons, ZoneView } from '@cardwright/engine'
import type { BoardProps } from '../../table/contract.ts'

export type Mode = 'basic' | 'exceed'

export interface Numbers {
  readonly range: readonly [number, number]
  readonly power: number
  readonly speed: number
  readonly armor: number
  readonly guard: number
  /** What makes them differ from what is printed. */
  readonly reasons?: Reasons
}

/** The numbers by their names. */
export type Stat = Exclude<keyof Numbers, 'reasons'>

export interface InStrike {
  readonly set: boolean
  readonly wild: boolean
  readonly ex: boolean
  readonly critical: boolean
  readonly hit: boolean
  readonly stunned: boolean
  readonly taken: number
  readonly numbers: Numbers | null
}

export interface SideFacts {
  readonly fighter: string
  readonly life: number
  readonly space: number
  readonly reach: number
  readonly mode: Mode
  readonly reshuffles: number
  readonly tokens: Readonly<Record<string, number>>
  /** The spaces of tokens that lie face down, in their order. */
  readonly secrets?: readonly number[]
  readonly strike: InStrike | null
}

/** What the game shows beside cards. */
export interface Facts {
  readonly turn: number
  readonly next: number
  readonly phase: string
  readonly actions: number
  readonly strike: null | { readonly attacker: number; readonly active: number; readonly advantage: number | null }
  readonly sides: readonly SideFacts[]
}

export const factsOf = ({ view }: Pick<BoardProps, 'view'>): Facts => view.facts as unknown as Facts

export const spaces: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
export const mostLife = 30

export const zoneOf = ({ view }: Pick<BoardProps, 'view'>, family: string, seat: number): ZoneView =>
  view.zones[`${family}:${seat}`] ?? {}

export const cardsOf = (props: Pick<BoardProps, 'view'>, family: string, seat: number): readonly CardView[] =>
  zoneOf(props, family, seat).cards ?? []

/** An effect, as far as the board looks into it. */
export interface EffectData {
  readonly do: string
  readonly spaces?: unknown
  readonly trait?: string
  readonly token?: string
}

interface AbilityData {
  readonly on: string
  readonly if?: unknown
  readonly do: readonly EffectData[]
}

interface FaceData {
  readonly abilities: readonly AbilityData[]
}

/** A card of a deck, as far as the board looks into it. Numbers that depend on something are no numbers. */
export interface CardData extends Definition {
  readonly name: string
  readonly kind: 'normal' | 'special' | 'ultra' | 'extra'
  readonly gauge?: number
  readonly force?: number
  readonly range: readonly [unknown, unknown] | null
  readonly power: unknown
  readonly speed: unknown
  readonly armor?: unknown
  readonly guard?: unknown
  readonly abilities: readonly AbilityData[]
  readonly boost: {
    readonly name: string
    readonly kind: string
    readonly cost: number | null
    readonly trap?: boolean
  }
}

export interface FighterData extends Definition {
  readonly name: string
  readonly kind: 'character'
  readonly style?: string
  readonly life?: number
  readonly exceedCost: number | null
  readonly basic: FaceData
  readonly exceed: FaceData
  readonly tokens?: readonly { readonly id: string; readonly name: string }[]
  readonly deck: readonly { readonly card: string; readonly copies: number }[]
}

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
