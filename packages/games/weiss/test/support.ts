import { firstAnswer, type JsonObject, Match, runScenario } from '@cardwright/engine'
import { scenarioLine, seatPaths } from '@cardwright/engine/testing'
import { expect } from 'vitest'
import { buildOwnCard, type CardFile } from '../src/cards/build.ts'
import { makeWeiss, type WeissGame } from '../src/game.ts'
import { valuesOf } from '../src/rules/values.ts'
import type { WeissInPlay, WeissTable } from '../src/table.ts'

/** A character of level 0 and 1000 power without text, unless said. */
export const character = (id: string, more: Partial<CardFile> = {}): CardFile => ({
  id,
  name: id,
  type: 'character',
  colour: 'red',
  power: 1000,
  soul: 1,
  ...more,
})

/** A character with this text. */
export const reads = (id: string, text: string | readonly string[], more: Partial<CardFile> = {}): CardFile =>
  character(id, { text: [text].flat(), ...more })

export const event = (id: string, text: string | readonly string[], more: Partial<CardFile> = {}): CardFile => ({
  id,
  name: id,
  type: 'event',
  colour: 'red',
  text: [text].flat(),
  ...more,
})

export const climax = (id: string, more: Partial<CardFile> = {}): CardFile => ({
  id,
  name: id,
  type: 'climax',
  colour: 'red',
  ...more,
})

/** Plain cards of every colour, level and kind: what positions are filled with. */
export const plain: readonly CardFile[] = [
  character('ann', { traits: ['Harbour'] }),
  character('bob', { traits: ['Harbour', 'Lamp'], power: 2000 }),
  character('cy', { traits: ['Lamp'], power: 3000, soul: 2 }),
  character('soul', { icons: ['soul'] }),
  character('yel', { colour: 'yellow' }),
  character('gre', { colour: 'green' }),
  character('blu', { colour: 'blue' }),
  character('one', { level: 1, power: 4000, cost: 1 }),
  character('two', { level: 2, power: 7000, cost: 1, soul: 2 }),
  character('three', { level: 3, power: 10000, cost: 2, soul: 2 }),
  event('rest-up', 'Draw a card.'),
  climax('cx'),
  climax('cx-soul', { icons: ['soul', 'soul'] }),
  climax('cx-blu', { colour: 'blue' }),
]

/** A game in which both have eight of each of the plain cards, and four of each of these. */
export function arena(...more: CardFile[]): WeissGame {
  const cards = Object.fromEntries([...plain.map(({ id }) => [id, 8]), ...more.map(({ id }) => [id, 4])])
  return makeWeiss([...plain, ...more].map(buildOwnCard), [{ id: 'plain', name: 'Plain', cards }])
}

export const game = arena()

/** Decks hold the named cards alone, unless a position names a deck: then those that are left lie beneath. */
export interface Position {
  readonly turn?: 0 | 1
  readonly turns?: number
  readonly part?: string
  readonly seats?: readonly [JsonObject, JsonObject]
  readonly options?: JsonObject
  readonly seed?: number
  readonly more?: JsonObject
}

export type WeissMatch = ReturnType<typeof given>

export const given = (
  of: WeissGame,
  { turn = 0, turns = 3, part = 'main', seats = [{}, {}], options, seed = 1, more }: Position,
) =>
  Match.start(of, {
    options: { decks: ['plain', 'plain'], first: 0, ...options },
    seed,
    given: { turn, turns, part, seats: [...seats], ...more },
  })

/**
 * Plays a position and checks what comes of it. `0 play:ann:left`: the seat and what it answers; several keys are
 * separated by spaces, `0 -` chooses nothing. `0 refused play:two:left WS-068`: what is refused, and by which rule.
 * `0 offered a b`: these and no others. An object is looked up: `{ '0.stock': [] }`.
 */
export function duel(
  of: WeissGame,
  {
    play: lines,
    expect: wanted = {},
    ...position
  }: Position & { play: readonly (string | JsonObject)[]; expect?: JsonObject },
): void {
  const { turn = 0, turns = 3, part = 'main', seats = [{}, {}], options, seed = 1, more } = position
  const outcome = runScenario(of, {
    game: 'weiss',
    title: 'duel',
    seed,
    options: { decks: ['plain', 'plain'], first: 0, ...options },
    given: { turn, turns, part, seats: [...seats], ...more },
    play: lines.map((each) => (typeof each === 'string' ? scenarioLine(each) : { expect: seatPaths(each) })),
    expect: seatPaths(wanted),
  })
  // a duel ends wherever its lines end
  expect(outcome.failures.filter(({ step }) => step !== 'end')).toEqual([])
}

export const tableOf = (match: WeissMatch): WeissTable => match.table as WeissTable

/** The values of the first card of this name that is not in a deck. */
export function valuesIn(match: WeissMatch, id: string, seat = 0) {
  const t = tableOf(match)
  const card = t.cards.find(({ def, owner, zone }) => def.id === id && owner === seat && zone.family !== 'deck')
  if (!card) throw new Error(`There is no ${id} outside of the deck.`)
  return valuesOf(t, card as WeissInPlay)
}

/** Answers as somebody who wants nothing, until this question comes in this turn. */
export function passTo(match: WeissMatch, kind: string, turns = tableOf(match).state.turns): void {
  for (;;) {
    const ask = match.current!
    if (ask.kind === kind && tableOf(match).state.turns === turns) return
    if (tableOf(match).state.turns > turns) throw new Error(`Turn ${turns} has no question ${kind}.`)
    match.choose(ask, firstAnswer(ask))
  }
}

/** Names, without what else is said of them. */
export const names = (list: unknown): string[] =>
  (list as (string | { card: string })[]).map((each) => (typeof each === 'string' ? each : each.card))

interface SideView {
  readonly hand: string[]
  readonly deck: string[]
  readonly stock: string[]
  readonly clock: string[]
  readonly level: string[]
  readonly climaxArea: string[]
  readonly waitingRoom: string[]
  readonly memory: string[]
  readonly resolution: string[]
  readonly stage: Record<
    string,
    { card: string; state: string; power: number; soul: number; level: number; markers?: unknown[] } | null
  >
}

export const sides = (match: WeissMatch): [SideView, SideView] =>
  (match.game.describe(match.table) as unknown as { seats: [SideView, SideView] }).seats

/** A side whose deck holds what it names and nothing else: all other cards lie in memory. */
export function only(of: WeissGame, side: Readonly<Record<string, readonly string[]>>): JsonObject {
  const used = Object.values(side).flat()
  const memory = [...of.library.keys()].flatMap((id) => {
    const copies = plain.some((card) => card.id === id) ? 8 : 4
    return Array.from({ length: copies - used.filter((each) => each === id).length }, () => id)
  })
  return { ...side, memory }
}
