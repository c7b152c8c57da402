import { playMatch } from '@cardwright/bots'
import { decide } from '@cardwright/catalog/node'
import { lineOfInput, Match, type MatchRecord, makeRecord, playOut, Random, randomAnswer } from '@cardwright/engine'
import { botNamed } from '../bots.ts'
import type { Entry } from '../games.ts'
import { addGame, emptyTally, type Failure, type Tally } from './tally.ts'

/** What is simulated. */
export interface SimulationPlan {
  readonly game: string
  readonly bots: readonly string[]
  readonly seats: number
  readonly seed: string
  readonly options: unknown
}

/** Of a plan, the games from a number on. */
export interface Job extends SimulationPlan {
  readonly first: number
  readonly games: number
}

/** Each bot plays each seat equally often: in game i, seat s is taken by bot s + i. */
export const botAt = ({ bots }: SimulationPlan, game: number, seat: number): number => (seat + game) % bots.length

export function playGames(entry: Entry, job: Job): Tally {
  const tally = emptyTally(job)
  for (let i = job.first; i < job.first + job.games; i++) playGame(entry, job, i, tally)
  return tally
}

function playGame(entry: Entry, plan: SimulationPlan, game: number, tally: Tally): void {
  const { seats } = plan
  const seed = `${plan.seed}-${game}`
  const options = decide(entry, plan.options, seed)
  const seating = Array.from({ length: seats }, (_, seat) => botAt(plan, game, seat))
  const names = seating.map((bot) => plan.bots[bot]!)
  let match: Match | null = null
  try {
    match = Match.start(entry.game, { options, seats: names, seed, quiet: true })
    drive(match, entry, names, seed)
    addGame(tally, {
      seating,
      sides: sidesIn(entry, options),
      result: match.over!,
      inputs: match.inputs,
      stats: entry.stats?.(match),
    })
  } catch (error) {
    tally.errors.push(failureOf(error, match, game, seed, names))
  }
}

/** The names of what each seat plays with; a deck that somebody brought has none. */
function sidesIn({ game, sides }: Entry, options: unknown): readonly (readonly string[])[] {
  const chosen = sides?.chosen(game.options.parse(options)) ?? []
  return chosen.map((each) => [each].flat().filter((name) => typeof name === 'string'))
}

function drive(match: Match, { evaluate }: Entry, names: readonly string[], seed: string): void {
  const random = new Random(`${seed}-driver`)
  if (names.every((name) => name === 'random')) {
    // Random choices need no views: this is many times as fast as asking bots.
    playOut(match, random, (ask) => randomAnswer(ask, random))
    return
  }
  const bots = names.map((name, seat) => botNamed(name, `${seed}-bot-${seat}`, evaluate))
  playMatch(match, bots, random)
}

function failureOf(error: unknown, match: Match | null, game: number, seed: string, bots: readonly string[]): Failure {
  const message = error instanceof Error ? error.message : String(error)
  const record = match && recordOf(match)
  if (!record) return { game, seed, bots, error: message, line: 1, record: null }
  return { game, seed, bots, error: message, line: lineOfInput(record.inputs.length - 1), record: makeRecord(record) }
}

/** A rule that failed may have left a table that cannot be hashed. */
function recordOf(match: Match): MatchRecord | null {
  try {
    return match.record()
  } catch {
    return null
  }
}
