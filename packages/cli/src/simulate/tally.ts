import type { MatchStats } from '@cardwright/catalog'
import { type Input, type Result, winners } from '@cardwright/engine'

/** A match that could not be played to its end, and how to see it again. */
export interface Failure {
  readonly game: number
  readonly seed: string
  /** Who sat where. */
  readonly bots: readonly string[]
  readonly error: string
  /** The last line of the record that was taken before it failed, or with which it did. */
  readonly line: number
  readonly record: string | null
}

export interface Wins {
  played: number
  won: number
}

/** What came of some games. Tallies are sums, so that it does not matter who played which games. */
export interface Tally {
  games: number
  draws: number
  /** Inputs that were answers. */
  decisions: number
  readonly bots: Wins[]
  readonly seats: Wins[]
  /** Of the seats that played with this fighter or deck, where those differ. */
  readonly sides: Map<string, Wins>
  /** Of those who began, where the game tells. */
  readonly first: Wins
  /** Of those who played with something, by its kind and name, where the game tells. */
  readonly playedWith: Map<string, Map<string, Wins>>
  /** How many games had so many inputs. */
  readonly lengths: Map<number, number>
  /** How many games had so many turns, where the game counts them. */
  readonly turns: Map<number, number>
  /** How many games ended for which reason. */
  readonly ends: Map<string, number>
  readonly errors: Failure[]
}

const noneYet = (): Wins => ({ played: 0, won: 0 })
const noWins = (length: number): Wins[] => Array.from({ length }, noneYet)

export function emptyTally({ bots, seats }: { readonly bots: readonly string[]; readonly seats: number }): Tally {
  return {
    games: 0,
    draws: 0,
    decisions: 0,
    bots: noWins(bots.length),
    seats: noWins(seats),
    sides: new Map(),
    first: noneYet(),
    playedWith: new Map(),
    lengths: new Map(),
    turns: new Map(),
    ends: new Map(),
    errors: [],
  }
}

/** A game that was played to its end. */
export interface Played {
  /** Which bot sat at each seat. */
  readonly seating: readonly number[]
  /** What each seat played with: nothing where all play with the same. */
  readonly sides: readonly (readonly string[])[]
  readonly result: Result
  readonly inputs: readonly Input[]
  readonly stats?: MatchStats | undefined
}

export function addGame(tally: Tally, { seating, sides, result, inputs, stats }: Played): void {
  const won = winners(result)
  tally.games++
  if (won.length === 0) tally.draws++
  seating.forEach((bot, seat) => {
    for (const wins of [tally.bots[bot]!, tally.seats[seat]!]) count(wins, won.includes(seat))
  })
  sides.forEach((names, seat) => {
    for (const name of names) count(winsOf(tally.sides, name), won.includes(seat))
  })
  for (const { kind, name, seat } of stats?.playedWith ?? [])
    count(winsOf(kindOf(tally, kind), name), won.includes(seat))
  if (stats?.first !== undefined) count(tally.first, won.includes(stats.first))
  if (stats?.turns !== undefined) addTimes(tally.turns, stats.turns, 1)
  addTimes(tally.lengths, inputs.length, 1)
  addTimes(tally.ends, result.why, 1)
  for (const input of inputs) if (input.due === null) tally.decisions++
}

export function addTally(sum: Tally, more: Tally): void {
  sum.games += more.games
  sum.draws += more.draws
  sum.decisions += more.decisions
  addWins(sum.bots, more.bots)
  addWins(sum.seats, more.seats)
  addWins([sum.first], [more.first])
  addNames(sum.sides, more.sides)
  for (const [kind, names] of more.playedWith) addNames(kindOf(sum, kind), names)
  for (const [length, times] of more.lengths) addTimes(sum.lengths, length, times)
  for (const [turns, times] of more.turns) addTimes(sum.turns, turns, times)
  for (const [why, times] of more.ends) addTimes(sum.ends, why, times)
  sum.errors.push(...more.errors)
  sum.errors.sort((a, b) => a.game - b.game)
}

type ByName = Map<string, Wins>

const addNames = (sum: ByName, more: ByName): void => {
  for (const [name, wins] of more) addWins([winsOf(sum, name)], [wins])
}

function kindOf({ playedWith }: Tally, kind: string): ByName {
  const names = playedWith.get(kind) ?? new Map()
  playedWith.set(kind, names)
  return names
}

function winsOf(names: ByName, name: string): Wins {
  const wins = names.get(name) ?? noneYet()
  names.set(name, wins)
  return wins
}

function count(wins: Wins, won: boolean): void {
  wins.played++
  if (won) wins.won++
}

function addTimes<K>(sum: Map<K, number>, key: K, times: number): void {
  sum.set(key, (sum.get(key) ?? 0) + times)
}

function addWins(sum: readonly Wins[], more: readonly Wins[]): void {
  sum.forEach((wins, i) => {
    wins.played += more[i]!.played
    wins.won += more[i]!.won
  })
}
