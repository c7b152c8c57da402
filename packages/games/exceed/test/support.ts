import { type JsonObject, Match, runScenario, type SeenEvent } from '@cardwright/engine'
import { scenarioLine, seatPaths } from '@cardwright/engine/testing'
import { expect } from 'vitest'
import { normals } from '../src/cards/normals.ts'
import type { Ability } from '../src/effects/abilities/vocabulary.ts'
import type { EffectList } from '../src/effects/list.ts'
import { type BoostDef, type CardDef, type ExceedGame, type FighterDef, makeExceed } from '../src/index.ts'

const noFace = { abilities: [], actions: [] }

/** A fighter with the Normals, these cards (two of each) and nothing else that is not said. */
function fighter(id: string, cards: readonly CardDef[], more: Partial<FighterDef>): FighterDef {
  const deck = [...normals, ...cards].map((card) => ({ card: card.id, copies: 2 }))
  return { id, kind: 'character', name: id, exceedCost: 2, basic: noFace, exceed: noFace, deck, ...more }
}

/** A game of `red` and `blue`, who both have these cards beside the Normals. */
export function arena(
  cards: readonly CardDef[] = [],
  red: Partial<FighterDef> = {},
  blue: Partial<FighterDef> = {},
): ExceedGame {
  return makeExceed([
    { fighter: fighter('red', cards, red), cards: [...cards] },
    { fighter: fighter('blue', cards, blue), cards: [] },
  ])
}

/** A Special with these numbers; Range 1, Power 2, Speed 5 unless said, and a Continuous Boost without effect. */
export function special(id: string, more: Partial<CardDef> = {}): CardDef {
  return {
    id,
    name: id,
    kind: 'special',
    range: [1, 1],
    power: 2,
    speed: 5,
    abilities: [],
    boost: { name: `${id} boost`, kind: 'continuous', cost: 0, abilities: [] },
    ...more,
  }
}

/** The same as an Ultra; free unless a cost is said. */
export const ultra = (id: string, more: Partial<CardDef> = {}): CardDef => special(id, { kind: 'ultra', ...more })

/** A Special whose attack reaches nobody and, unless said, comes last: what a bystander sets. */
export const idle = (id: string, more: Partial<CardDef> = {}): CardDef =>
  special(id, { range: null, power: 0, speed: 0, ...more })

/** What a bystander sets who is not stunned. */
export const rest = idle('rest', { guard: 20 })

/** A card with an Instant Boost that does this. */
export const instant = (id: string, effects: EffectList, more: Partial<BoostDef> = {}): CardDef =>
  special(id, {
    boost: { name: `${id} boost`, kind: 'instant', cost: 0, abilities: [{ on: 'now', do: effects }], ...more },
  })

/** A card with a Continuous Boost that has these abilities. */
export const continuous = (id: string, abilities: readonly Ability[], more: Partial<BoostDef> = {}): CardDef =>
  special(id, { boost: { name: `${id} boost`, kind: 'continuous', cost: 0, abilities: [...abilities], ...more } })

/** A face of a character with these abilities. */
export const face = (...abilities: Ability[]): FighterDef['basic'] => ({ abilities, actions: [] })

/** A deck of these cards, one of each. */
export const deckOf = (...cards: string[]): Pick<FighterDef, 'deck'> => ({
  deck: cards.map((card) => ({ card, copies: 1 })),
})

/** What an ability of a Strike does. */
export const bonus = (to: 'power' | 'speed' | 'armor' | 'guard', amount: number): Ability => ({
  on: 'strike',
  do: [{ do: 'bonus', to, amount }],
})

interface Fight {
  readonly turn?: 0 | 1
  readonly seats?: readonly [JsonObject, JsonObject]
  /**
   * `0 strike:grasp`: the seat and what it answers; several keys are separated by spaces, `0 -` answers nothing.
   * `0 refused move:4 EX-044`: what is refused, and by which rule. `0 offered a b`: these and no others.
   */
  readonly play: readonly (string | JsonObject)[]
  readonly expect?: JsonObject
  readonly seed?: number
  readonly options?: JsonObject
}

function step(each: string | JsonObject): JsonObject {
  if (typeof each === 'string') return scenarioLine(each)
  return 'expect' in each ? { expect: seatPaths(each.expect as JsonObject) } : each
}

/** Plays a position and checks what comes of it. */
export function fight(
  game: ExceedGame,
  { turn = 0, seats, play: lines, expect: wanted = {}, seed = 1, options = {} }: Fight,
): void {
  const outcome = runScenario(game, {
    game: 'exceed',
    title: 'fight',
    seed,
    options: { fighters: ['red', 'blue'], first: 0, ...options },
    given: { turn, seats: seats ?? [{}, {}] },
    play: lines.map(step),
    expect: seatPaths(wanted),
  })
  expect(outcome.failures).toEqual([])
}

export type ExceedMatch = ReturnType<typeof fresh>

/** A match from its setup on. */
export const fresh = (game: ExceedGame, options: JsonObject = {}, seed: string | number = 1) =>
  Match.start(game, { options: { fighters: ['red', 'blue'], first: 0, ...options }, seed })

/** A match from a position on. */
export const given = (
  game: ExceedGame,
  seats: readonly [JsonObject, JsonObject] = [{}, {}],
  turn: 0 | 1 = 0,
): ExceedMatch =>
  Match.start(game, { options: { fighters: ['red', 'blue'], first: 0 }, seed: 1, given: { turn, seats: [...seats] } })

export { playLines as play } from '@cardwright/engine/testing'

/** What a seat is asked, and by which keys it may answer. */
export const asked = (match: ExceedMatch, seat: 0 | 1) =>
  match.asks(seat).map(({ kind, options }) => ({ kind, keys: options.map(({ key }) => key) }))

/** What everybody, or a seat, has been told of these types. */
export const told = (match: ExceedMatch, types: readonly string[], seat: 0 | 1 | null = null): readonly SeenEvent[] =>
  match.events(seat).filter(({ type }) => types.includes(type))

/** The whole table, in the terms of a position. */
export const tableOf = (match: ExceedMatch) =>
  match.game.describe(match.table) as unknown as {
    readonly turn: number
    readonly phase: string
    readonly attacker: number | null
    readonly seats: readonly (Record<string, unknown> & {
      readonly hand: string[]
      readonly discard: string[]
      readonly gauge: string[]
      readonly boosts: string[]
      readonly sealed: string[]
      readonly attack: string[]
      readonly deck: number
      readonly space: number
      readonly life: number
    })[]
    readonly over: boolean
    readonly winner: number | null
  }

/** The names that a view shows of an area; null for a card of which the face is not seen. */
export const seenIn = (match: ExceedMatch, viewer: 0 | 1 | null, area: string, owner: 0 | 1): (string | null)[] =>
  (match.view(viewer).zones[`${area}:${owner}`]?.cards ?? []).map(({ name }) => name?.toLowerCase() ?? null)
