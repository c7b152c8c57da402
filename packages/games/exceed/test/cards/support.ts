import type { JsonObject } from '@cardwright/engine'
import { normals } from '../../src/cards/normals.ts'
import { type CardDef, exceed, fighters } from '../../src/index.ts'
import { fight } from '../support.ts'

const cards = new Map([...normals, ...fighters.flatMap((file) => file.cards)].map((card) => [card.id, card]))

type Figure = 'power' | 'speed' | 'armor' | 'guard'

/** What is printed on a card: tests say what an effect adds to it, so that they survive a change of its numbers. */
export function printed(id: string, figure: Figure = 'power'): number {
  const value = (cards.get(id) as CardDef)[figure] ?? 0
  if (typeof value !== 'number') throw new Error(`The ${figure} of ${id} depends on the table.`)
  return value
}

/** The life that is left after these blows. */
export const after = (...damages: number[]): number => 30 - damages.reduce((sum, damage) => sum + damage, 0)

interface Bout {
  readonly turn?: 0 | 1
  readonly seats: readonly [JsonObject, JsonObject]
  readonly play: readonly (string | JsonObject)[]
  readonly expect: JsonObject
}

/** A fight of one of our fighters, seat 0, against another. */
export const bout =
  (one: string, other = 'odrun') =>
  (what: Bout): void =>
    fight(exceed, { ...what, options: { fighters: [one, other] } })
