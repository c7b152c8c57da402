import { type JsonObject, Match, runScenario } from '@cardwright/engine'
import { expect } from 'vitest'
import { ace, avoid, jack, king, queen, twoAces } from '../src/cards/roster/build.ts'
import { type CapcomGame, makeCapcom, roster, type Sheet, type SheetGiven, sheetSchema } from '../src/index.ts'

export { ace, avoid, jack, king, queen, twoAces }

/** For sheets on which the super does not matter. */
export const super_ = ace('Wave', 'B', 9, 5, 3, { mark: 'TS' })
export const tag = { mode: 'tag' } as const
/** Where the HP of a character stand. */
export const hp = (team: 0 | 1, character: 0 | 1) => `teams.${team}.characters.${character}.hp`

type Changes = Partial<SheetGiven>

/** A fighter with plain stats and moves that do nothing special, but for what is said. */
export const sheet = (id: string, changes: Changes = {}): Sheet =>
  sheetSchema.parse({
    id,
    name: id,
    hp: 100,
    strength: 7,
    speed: 3,
    agility: 6,
    endurance: 8,
    combo: 5,
    priority: 2,
    defense: 2,
    throw: { damage: 6, priority: 3, cost: 2 },
    moves: [
      jack('Poke', 'A', 8, 3, 1),
      queen('Swing', 'C', 6, 3, 1, { mark: 'VC' }),
      king('Finish', 'B', 9, 3, 2),
      ace('Blast', 'B', 18, 5, 3, { mark: 'TS' }),
      ace('Storm', 'B', 30, 5, 3, twoAces),
    ],
    ability: { name: 'Nothing Much', does: 'bargain', price: 40 },
    ...changes,
  })

/** The two whom the rulebook's examples name, with the facts that it gives; the rest is filled in. */
export const gambit = sheet('gambit', {
  moves: [
    jack('Kinetic Card', 'C', 8, 3, 1),
    queen('Cajun Slash', 'B', 6, 3, 1, { mark: 'VC' }),
    avoid('king', 'Cajun Escape', ['special'], 5, { most: 1, damage: 8 }),
    ace('Royal Flush', 'B', 30, 5, 3, { ...twoAces, mark: 'TS' }),
  ],
})
export const ryu = sheet('ryu', {
  moves: [
    jack('Hadouken', 'A(R)', 8, 3, 1),
    queen('Rise', 'C', 7, 4, 2, { mark: 'VC' }),
    king('Whirl', 'B', 9, 3, 2),
    ace('Wave', 'B(R)', 18, 5, 3, { mark: 'TS' }),
  ],
})

/** A game with the two, with four plain fighters `a` to `d`, with a boss, and with these. */
export const arena = (...more: Sheet[]): CapcomGame => {
  const taken = new Set(more.map(({ id }) => id))
  const boss = roster.find((each) => each.boss)!
  const plain = [gambit, ryu, ...['a', 'b', 'c', 'd'].map((id) => sheet(id)), boss]
  return makeCapcom([...plain.filter(({ id }) => !taken.has(id)), ...more])
}

export const game = arena()

export interface Fight {
  readonly of?: CapcomGame
  readonly mode?: 'duel' | 'tag' | 'team' | 'boss'
  readonly fighters?: readonly string[]
  readonly options?: JsonObject
  readonly turn?: 0 | 1
  readonly turns?: number
  readonly phase?: string
  readonly teams?: readonly JsonObject[]
  readonly seats?: readonly JsonObject[]
  readonly given?: JsonObject
  readonly seed?: number
}

const seatsOf = { duel: 2, tag: 2, team: 4, boss: 3 } as const
const usual = { duel: ['gambit', 'ryu'], tag: ['a', 'b', 'c', 'd'], team: ['a', 'c', 'b', 'd'], boss: [] } as const

function setup({ mode = 'duel', fighters = usual[mode], options = {}, seed = 1, ...position }: Fight) {
  const { turn = 0, turns = 3, phase = 'combat', teams, seats, given } = position
  return {
    options: { mode, fighters: [...fighters], first: 0, firstDraw: 0, ...options },
    seats: seatsOf[mode],
    seed,
    given: {
      turn,
      turns,
      phase,
      ...(teams && { teams: [...teams] }),
      ...(seats && { seats: [...seats] }),
      ...given,
    } as JsonObject,
  }
}

/**
 * `0 attack:4s`: the seat and what it answers; several keys are separated by spaces. `0 refused attack:9s CC-042`: what is
 * refused, and by which rule. `0 offered a b`: these and no others. An object is looked up: `{ '0.hp': 92 }`.
 */
type Line = string | JsonObject

function line(text: Line): JsonObject {
  if (typeof text !== 'string') return { expect: paths(text) }
  const [seat, ...keys] = text.split(' ')
  const [verb, ...rest] = keys
  const by = { seat: Number(seat) }
  if (verb === 'offered') return { ...by, offered: rest }
  if (verb === 'refused') {
    const rule = rest.find((word) => /^CC-[A-Z]?\d+$/.test(word))
    return { ...by, refused: rest.filter((word) => word !== rule), ...(rule && { rule }) }
  }
  return { ...by, answer: keys.length === 1 ? keys[0]! : keys }
}

/** `0.hp` is `seats.0.hp`. */
const paths = (wanted: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(wanted).map(([path, value]) => [path.replace(/^(?=[0-3]\.)/, 'seats.'), value!]))

/** Plays a position and checks what comes of it. */
export function fight({
  play,
  expect: wanted = {},
  ...position
}: Fight & { play: readonly Line[]; expect?: JsonObject }) {
  const outcome = runScenario(position.of ?? game, {
    game: 'capcom',
    title: 'fight',
    ...setup(position),
    play: play.map(line),
    expect: paths(wanted),
  })
  expect(outcome.failures).toEqual([])
}

/** A match in a position. */
export const given = (position: Fight) => Match.start(position.of ?? game, setup(position))

/** A match from its beginning. */
export const fresh = (options: JsonObject = {}, seed: string | number = 1, of: CapcomGame = game) => {
  const { mode = 'duel' } = options as { mode?: keyof typeof seatsOf }
  const fighters = usual[mode]
  return Match.start(of, {
    options: { fighters: [...fighters], first: 0, firstDraw: 0, ...options },
    seats: seatsOf[mode],
    seed,
  })
}

/** The whole table, in the terms of a position. */
export const tableOf = (match: ReturnType<typeof fresh>) =>
  match.game.describe(match.table) as unknown as {
    readonly phase: string
    readonly turn: number
    readonly turns: number
    readonly actor: number
    readonly teams: readonly { active: number; characters: readonly { hp: number; out: boolean }[] }[]
    readonly seats: readonly Record<'hand' | 'deck' | 'discard' | 'meter' | 'block' | 'played', string[]>[]
    readonly over: boolean
    readonly winner: number | number[] | null
  }
