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
  /** How many games had so many inputs. */
  readonly lengths: Map<number, number>
  readonly errors: Failure[]
}

const noWins = (length: number): Wins[] => Array.from({ length }, () => ({ played: 0, won: 0 }))

export function emptyTally({ bots, seats }: { readonly bots: readonly string[]; readonly seats: number }): Tally {
  return {
    games: 0,
    draws: 0,
    decisions: 0,
    bots: noWins(bots.length),
    seats: noWins(seats),
    lengths: new Map(),
    errors: [],
  }
}

/** Adds a game that was played to its end; `seating` says which bot sat at each seat. */
export function addGame(tally: Tally, seating: readonly number[], result: Result, inputs: readonly Input[]): void {
  const won = winners(result)
  tally.games++
  if (won.length === 0) tally.draws++
  seating.forEach((bot, seat) => {
    for (const wins of [tally.bots[bot]!, tally.seats[seat]!]) {
      wins.played++
      if (won.includes(seat)) wins.won++
    }
  })
  tally.lengths.set(inputs.length, (tally.lengths.get(inputs.length) ?? 0) + 1)
  for (const input of inputs) if (input.due === null) tally.decisions++
}

export function addTally(sum: Tally, more: Tally): void {
  sum.games += more.games
  sum.draws += more.draws
  sum.decisions += more.decisions
  addWins(sum.bots, more.bots)
  addWins(sum.seats, more.seats)
  for (const [length, times] of more.lengths) sum.lengths.set(length, (sum.lengths.get(length) ?? 0) + times)
  sum.errors.push(...more.errors)
  sum.errors.sort((a, b) => a.game - b.game)
}

function addWins(sum: readonly Wins[], more: readonly Wins[]): void {
  sum.forEach((wins, i) => {
    wins.played += more[i]!.played
    wins.won += more[i]!.won
  })
}
