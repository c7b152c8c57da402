import type { AnyGame } from '@cardwright/engine'
import { benchDuel, type DuelReport } from './duel.ts'
import { benchFork, benchReplay, type ForkReport, type ReplayReport } from './forks.ts'
import { benchGame, type GameReport } from './games.ts'
import { benchServer, formatServer, type ServerReport } from './server/index.ts'

export interface BenchReport {
  readonly duel: DuelReport
  readonly fork: ForkReport
  readonly replay: ReplayReport
  readonly games: Readonly<Record<string, GameReport>>
  readonly server: ServerReport
}

/** The benchmark. What counts are the ratios of one run: machines differ, and so do their hours. */
export async function runBench(games: readonly AnyGame[], progress: (line: string) => void): Promise<BenchReport> {
  const duel = await benchDuel(progress)
  const fork = benchFork(progress)
  const replay = benchReplay(progress)
  const reports = games.map((game) => [game.id, benchGame(game, progress)] as const)
  const server = await benchServer(progress)
  return { duel, fork, replay, games: Object.fromEntries(reports), server }
}

const count = (value: number): string => Math.round(value).toLocaleString('en')

export function formatBench({ duel, fork, replay, games, server }: BenchReport): string {
  return [
    'The same duel, random play with all options listed, decisions a second:',
    `  here           ${count(duel.ours).padStart(12)}`,
    `  hand-written   ${count(duel.handwritten).padStart(12)}   here is ${duel.ratioToHandwritten} of it`,
    `  boardgame.io   ${count(duel.boardgameio).padStart(12)}   here is ${duel.ratioToBoardgameio} times it`,
    `  All three did the same work (checksum ${duel.checksum}).`,
    '',
    `Fork of a match of ${fork.cards} cards with ${fork.inputsSinceCheckpoint} inputs since its checkpoint: ${fork.us} us,`,
    `  ${fork.ratioToCloneAndInputs} of a clone (${fork.cloneUs} us) and those inputs (${fork.inputsUs} us); imagine: ${fork.imagineUs} us.`,
    `Replay of a record of ${replay.inputs} inputs: ${replay.us} us, ${replay.usPerInput} us an input.`,
    '',
    'Random play, a game each:',
    ...Object.entries(games).map(
      ([id, game]) =>
        `  ${id.padEnd(14)} ${count(game.decisionsPerSecond).padStart(12)} decisions/s ${count(game.gamesPerSecond).padStart(8)} games/s`,
    ),
    '',
    ...formatServer(server),
  ].join('\n')
}
