import { type JsonObject, Match, runScenario, type SeenEvent } from '@cardwright/engine'
import { scenarioLine, seatPaths } from '@cardwright/engine/testing'
import { expect } from 'vitest'
import type { Ability, Acting } from '../src/effects/abilities/vocabulary.ts'
import type { Select } from '../src/effects/terms/vocabulary.ts'
import type { Effect, Script } from '../src/effects/vocabulary.ts'
import { type CreatureDef, type DeckList, type ExodusDef, type ExodusGame, makeExodus } from '../src/index.ts'

/** A creature without text, of one star, unless said. */
export const creature = (id: string, more: Partial<CreatureDef> = {}): CreatureDef => ({
  id,
  kind: 'creature',
  name: id,
  subtype: 'drake',
  stars: 1,
  abilities: [],
  ...more,
})

/** A creature that does this at some moment. */
export const acting = (id: string, on: Acting['on'], script: Script, more: Partial<Acting> = {}): CreatureDef =>
  creature(id, { stars: 3, abilities: [{ on, script, ...more }] })

export const flash = (id: string, script: Script): ExodusDef => symmetry(id, false, script)
export const lasting = (id: string, script: Script, abilities: Ability[] = []): ExodusDef =>
  symmetry(id, true, script, abilities)

const symmetry = (id: string, isLasting: boolean, script: Script, abilities: Ability[] = []): ExodusDef => ({
  id,
  kind: 'symmetry',
  name: id,
  lasting: isLasting,
  script,
  abilities,
})

/** What a text says: its effects, after these selections. */
export const script = (effects: Effect | Effect[], more: Omit<Script, 'do'> = {}): Script => ({
  ...more,
  do: [effects].flat(),
})
export const select = (what: Select['what'], whose: Select['whose'] = 'any', more: Partial<Select> = {}) => ({
  select: [{ what, whose, ...more }],
})

const hues = ['dawn', 'tide', 'moss', 'ember'] as const
const energies = hues.map((hue): ExodusDef => ({ id: hue, kind: 'energy', name: hue, hue }))

/** Plain cards, one for each thing that often happens. */
export const cards: readonly ExodusDef[] = [
  creature('cub'),
  creature('pup'),
  creature('kit', { stars: 2, subtype: 'lumen' }),
  acting('greeter', 'enters', script({ do: 'gainLife', amount: 1 })),
  acting('chiller', 'enters', script({ do: 'freeze' }, select('creature', 'foe'))),
  acting('waker', 'unfreezes', script({ do: 'draw', main: 1 })),
  acting('healer', 'used', script({ do: 'gainLife', amount: 2 }, { pay: 1 })),
  flash('bounce', script({ do: 'return' }, { pay: 1, ...select('creature') })),
  flash('homeward', script({ do: 'return' }, select('creature', 'you'))),
  flash('sunder', script({ do: 'destroyEnergy' }, select('energy'))),
  flash('cavein', script({ do: 'destroy' }, { pay: 2, ...select('creature') })),
  flash('frost', script({ do: 'freeze' }, select('creature'))),
  flash('sap', script({ do: 'addEnergy', amount: 1 }, select('creature', 'you'))),
  flash('unravel', script({ do: 'negate' }, { pay: 1, ...select('item', 'any', { symmetry: true }) })),
  flash('ponder', script({ do: 'draw', main: 2 }, { pay: 1 })),
  flash('balm', script({ do: 'gainLife', amount: 1 })),
  lasting('well', script({ do: 'draw', energy: 1 })),
]

/** A game in which both have two of each of the plain cards and of these, and 40 energies. */
export function arena(...more: ExodusDef[]): ExodusGame {
  const main = [...cards, ...more]
  const deck: DeckList = {
    id: 'plain',
    name: 'Plain',
    main: Object.fromEntries(main.map(({ id }) => [id, 2])),
    energy: Object.fromEntries(hues.map((hue) => [hue, 10])),
  }
  return makeExodus([...energies, ...main], [deck])
}

export const game = arena()

interface Duel {
  readonly turn?: 0 | 1
  readonly turns?: number
  readonly phase?: 'draw' | 'energy' | 'creature' | 'attack' | 'end'
  readonly seats?: readonly [JsonObject, JsonObject]
  /**
   * `0 place:dawn:1`: the seat and what it answers; several keys are separated by spaces, `0 -` answers nothing.
   * `0 refused place:dawn:1 XO-012`: what is refused, and by which rule. `0 offered a b`: these and no others.
   * `pass`: both pass, first who holds priority. An object is looked up: `{ '0.life': 9 }`.
   */
  readonly play: readonly (string | JsonObject)[]
  readonly expect?: JsonObject
  readonly seed?: number
  readonly options?: JsonObject
}

const step = (each: string | JsonObject): JsonObject =>
  typeof each === 'string' ? scenarioLine(each) : { expect: seatPaths(each) }

const options = { decks: ['plain', 'plain'], first: 0 }

/** Plays a position and checks what comes of it. */
export function duel(
  of: ExodusGame,
  { turn = 0, turns = 3, phase = 'energy', seats = [{}, {}], play: lines, expect: wanted = {}, ...more }: Duel,
): void {
  const outcome = runScenario(of, {
    game: 'exodus',
    title: 'duel',
    seed: more.seed ?? 1,
    options: { ...options, ...more.options },
    given: { turn, turns, phase, seats: [...seats] },
    play: lines.map(step),
    expect: seatPaths(wanted),
  })
  expect(outcome.failures).toEqual([])
}

export type ExodusMatch = ReturnType<typeof fresh>

/** A match from its setup on. */
export const fresh = (of: ExodusGame = game, wanted: JsonObject = {}, seed: string | number = 1) =>
  Match.start(of, { options: { ...options, ...wanted }, seed })

/** A match from a position on. */
export const given = (of: ExodusGame, position: Omit<Duel, 'play' | 'expect'>): ExodusMatch => {
  const { turn = 0, turns = 3, phase = 'energy', seats = [{}, {}], seed = 1 } = position
  return Match.start(of, {
    options: { ...options, ...position.options },
    seed,
    given: { turn, turns, phase, seats: [...seats] },
  })
}

export { playLines as play } from '@cardwright/engine/testing'

/** What is asked, of whom, and by which keys it may be answered. */
export const asked = (match: ExodusMatch) =>
  match.open.map((ask) => ({ seat: ask.seat, kind: ask.kind, keys: ask.options().map(({ key }) => key) }))

/** What everybody, or a seat, has been told of these types. */
export const told = (match: ExodusMatch, types: readonly string[], seat: 0 | 1 | null = null): readonly SeenEvent[] =>
  match.events(seat).filter(({ type }) => types.includes(type))

/** The whole table, in the terms of a position. */
export const tableOf = (match: ExodusMatch) =>
  match.game.describe(match.table) as unknown as {
    readonly turn: number
    readonly turns: number
    readonly phase: string
    readonly window: string
    readonly stack: string[]
    readonly seats: readonly {
      readonly life: number
      readonly hand: string[]
      readonly energy: string[]
      readonly piles: { pile: number; energy: string[]; creature: string | null; frozen: boolean }[]
      readonly graveyard: string[]
      readonly spent: string[]
      readonly mainDeck: number
      readonly energyDeck: number
    }[]
    readonly over: boolean
    readonly winner: number | null
  }
