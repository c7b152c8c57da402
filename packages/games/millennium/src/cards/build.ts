import type { z } from 'zod'
import type { Amount, countSchema } from '../effects/amounts/vocabulary.ts'
import type { Happening } from '../effects/events/vocabulary.ts'
import type { KeywordUse } from '../effects/keywords/vocabulary.ts'
import type { Static } from '../effects/statics/vocabulary.ts'
import type { Filter, Pick, Players } from '../effects/targets/vocabulary.ts'
import type { Condition, Effect } from '../effects/vocabulary.ts'
import type { CardData } from './definitions.ts'
import { type Element, elements, type Rarity, type StoreTier, type Type } from './symbols.ts'

// Short words for card files: what they make is plain data, which the schema checks.

type AbilityData = NonNullable<Extract<CardData, { kind: 'single' | 'deckBox' | 'accessory' }>['abilities']>[number]
export type OwnedData = Extract<CardData, { kind: 'single' | 'deckBox' | 'accessory' }>
type Count = z.input<typeof countSchema>
type StaticData = Partial<Static> & Pick_<Static, 'holds'>
type Pick_<T, K extends keyof T> = { [P in K]: T[P] }

/** How often something counts: `per(cards({ element: 'fire' }), 4, 20)`. */
export const per = (each: Count, times = 1, max?: number): Amount =>
  ({ each, times, ...(max !== undefined && { max }) }) as Amount
export const cards = (
  where: Filter = {},
  whose: Players = 'you',
  area?: 'hand' | 'aftermarket' | 'attached',
): Count => ({
  of: 'cards',
  where,
  whose,
  ...(area && { in: area }),
})
type CounterName = Extract<Count, { of: 'counter' }>['counter']
export const counted = (counter: CounterName, whose: Players = 'you'): Count => ({ of: 'counter', counter, whose })

export const gain = (rp: Amount, who?: Players): Effect => ({ do: 'gain', rp, ...(who && { who }) })
export const lose = (rp: Amount, who: Players): Effect => ({ do: 'lose', rp, who })
export const steal = (rp: Amount, from: Players): Effect => ({ do: 'steal', rp, from })
export const earn = (dollars: Amount, who?: Players): Effect => ({ do: 'earn', dollars, ...(who && { who }) })
export const draw = (count: number, from: 'store' | 'core' = 'core'): Effect => ({ do: 'draw', from, count })
export const tokens = (add: Amount, on: 'this' | 'it' | 'left' | 'right' | Pick = 'this'): Effect => ({
  do: 'tokens',
  add,
  on,
})
export const flips = (target: 'this' | 'it' | 'left' | 'right' | Pick): Effect => ({ do: 'flip', target })
export const one = (of: Players, where?: Filter, more: Partial<Pick> = {}): Pick => ({
  pick: 1,
  of,
  ...(where && { where }),
  ...more,
})
export const every = (of: Players, where?: Filter): Pick => ({ pick: 'all', of, ...(where && { where }) })
export const when = (condition: Condition, ...so: Effect[]): Effect => ({ do: 'when', if: condition, so })
export const may = (...effects: Effect[]): Effect => ({ do: 'may', effects })
export const pay = (dollars: number, ...so: Effect[]): Effect => ({ do: 'pay', dollars, so })
export const discard = (count: number, who: Players, random?: true): Effect => ({
  do: 'discard',
  count,
  who,
  ...(random && { random }),
})
export const duelAll = (won: Effect[]): Effect => ({ do: 'clash', with: 'all', won })
export const clash = (won: Effect[], lost?: Effect[]): Effect => ({
  do: 'clash',
  with: 'an-opponent',
  won,
  ...(lost && { lost }),
})
export const either = (who: Players, ...of: Effect[][]): Effect => ({ do: 'either', who, of })
export const atLeast = (count: Count, least: number): Condition => ({ count, atLeast: least }) as Condition

export const play = (...effects: Effect[]): AbilityData => ({ on: 'play', do: effects })
export const playIf = (condition: Condition, ...effects: Effect[]): AbilityData => ({
  on: 'play',
  if: condition,
  do: effects,
})
export const next = (...effects: Effect[]): AbilityData => ({ on: 'next', do: effects })
export const whenFlipped = (...effects: Effect[]): AbilityData => ({ on: 'flip', do: effects })
export const score = (...effects: Effect[]): AbilityData => ({ on: 'score', do: effects })
export const scoreIf = (condition: Condition, ...effects: Effect[]): AbilityData => ({
  on: 'score',
  if: condition,
  do: effects,
})
export const action = (...effects: Effect[]): AbilityData => ({ on: 'action', do: effects })
export const reaction = (
  to: { event: Happening; who?: 'you' | 'others' | 'opponents' | 'each'; where?: Filter },
  ...effects: Effect[]
): AbilityData => ({
  on: 'reaction',
  to,
  do: effects,
})
type Watch = { event: Happening; who?: 'you' | 'others' | 'opponents' | 'each'; where?: Filter; self?: true }
export const whenever = (event: Watch, ...effects: Effect[]): AbilityData => ({
  on: 'ongoing',
  whenever: event,
  do: effects,
})
export const whileTop = (event: Watch, ...effects: Effect[]): AbilityData => ({
  on: 'top',
  whenever: event,
  do: effects,
})
export const ongoing = (what: StaticData, scoring?: true): AbilityData =>
  ({ on: 'ongoing', static: what, ...(scoring && { scoring }) }) as AbilityData
export const top = (what: StaticData): AbilityData => ({ on: 'top', static: what }) as AbilityData

export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

type Part = KeywordUse | AbilityData
const isAbility = (part: Part): part is AbilityData => typeof part === 'object' && 'on' in part

export interface Design extends Omit<OwnedData, 'set' | 'rarity'> {}

/** 'fire mage', 'light+dark myth' */
function symbols(text: string): { elements: Element[]; types: Type[] } {
  const words = text.split(/[ +]/).filter((word) => word !== '')
  const isElement = (word: string): word is Element => (elements as readonly string[]).includes(word)
  return { elements: words.filter(isElement), types: words.filter((word) => !isElement(word)) as Type[] }
}

const design = (kind: OwnedData['kind'], name: string, stars: number, of: string, parts: readonly Part[]): Design => ({
  id: slug(name),
  kind,
  name,
  stars,
  ...symbols(of),
  keywords: parts.filter((part) => !isAbility(part)) as KeywordUse[],
  abilities: parts.filter(isAbility),
})

export const single = (name: string, stars: number, of: string, ...parts: Part[]): Design =>
  design('single', name, stars, of, parts)
export const box = (name: string, stars: number, ...parts: Part[]): Design => design('deckBox', name, stars, '', parts)
export const accessory = (name: string, stars: number, ...parts: Part[]): Design =>
  design('accessory', name, stars, '', parts)

/** The cards of a set, each once. */
export const setOf = (set: string, rarity: Rarity, designs: readonly Design[]): OwnedData[] =>
  designs.map((each) => ({ ...each, set, rarity }))

/** MB-083, MB-378, MB-453: the lowest of a store set three times, the highest once, all others twice. */
export function storeSet(set: string, tier: StoreTier, designs: readonly Design[]): OwnedData[] {
  const stars = designs.filter(({ kind }) => kind === 'single').map((each) => each.stars)
  const copies = ({ kind, stars: own }: Design): number => {
    if (kind === 'single' && own === Math.min(...stars)) return 3
    return kind === 'single' && own === Math.max(...stars) ? 1 : 2
  }
  return designs.map((each) => ({ ...each, set, rarity: tier, copies: copies(each) }))
}
