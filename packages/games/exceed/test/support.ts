import { type JsonObject, runScenario } from '@cardwright/engine'
import { expect } from 'vitest'
import { normals } from '../src/cards/normals.ts'
import { type CardDef, type ExceedGame, type FighterDef, makeExceed } from '../src/index.ts'

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

interface Fight {
  readonly turn?: 0 | 1
  readonly seats?: readonly [JsonObject, JsonObject]
  /** `0 strike:grasp`: the seat and what it answers; several keys are separated by spaces, `0 -` answers nothing. */
  readonly play: readonly (string | JsonObject)[]
  readonly expect: JsonObject
  readonly seed?: number
  readonly options?: JsonObject
}

function line(text: string): JsonObject {
  const [seat, ...keys] = text.split(' ')
  if (keys.length === 1 && keys[0] !== '-') return { seat: Number(seat), answer: keys[0]! }
  return { seat: Number(seat), answer: keys[0] === '-' ? [] : keys }
}

/** Plays a position and checks what comes of it. Paths without `seats.` are of seat 0 or 1: `0.life`. */
export function fight(
  game: ExceedGame,
  { turn = 0, seats, play, expect: wanted, seed = 1, options = {} }: Fight,
): void {
  const outcome = runScenario(game, {
    game: 'exceed',
    title: 'fight',
    seed,
    options: { fighters: ['red', 'blue'], first: 0, ...options },
    given: { turn, seats: seats ?? [{}, {}] },
    play: play.map((each) => (typeof each === 'string' ? line(each) : each)),
    expect: Object.fromEntries(
      Object.entries(wanted).map(([path, value]) => [path.replace(/^(?=[01]\.)/, 'seats.'), value]),
    ),
  })
  expect(outcome.failures).toEqual([])
}
