import { type AnyGame, advance, Match, Random, randomAnswer } from '@cardwright/engine'
import { figure, median } from './statistics.ts'

export interface GameReport {
  /** Random play, options listed. */
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  readonly decisionsPerGame: number
}

/** Large games are compiled for seconds before they run as they do from then on. */
const warmUpMs = 6000
const rounds = 5
const roundMs = 600

export function benchGame(game: AnyGame, progress: (line: string) => void): GameReport {
  const played: { ms: number; decisions: number; games: number }[] = []
  for (let round = -1, seed = 0; round < rounds; round++) {
    progress(round < 0 ? `${game.id}, warming up` : `${game.id}, round ${round + 1} of ${rounds}`)
    const start = performance.now()
    let games = 0
    let decisions = 0
    for (; performance.now() - start < (round < 0 ? warmUpMs : roundMs); games++) {
      const random = new Random(`bench-${seed}`)
      const match = Match.start(game as AnyGame, { seed: `bench-${seed++}`, quiet: true })
      while (!match.over) advance(match, random, (ask) => randomAnswer(ask, random))
      decisions += match.inputs.length
    }
    played.push({ ms: performance.now() - start, decisions, games })
  }
  const warm = played.slice(1)
  const games = warm.reduce((sum, round) => sum + round.games, 0)
  const decisions = warm.reduce((sum, round) => sum + round.decisions, 0)
  return {
    decisionsPerSecond: figure(median(warm.map((round) => (round.decisions / round.ms) * 1000))),
    gamesPerSecond: figure(median(warm.map((round) => (round.games / round.ms) * 1000))),
    decisionsPerGame: figure(decisions / games),
  }
}
