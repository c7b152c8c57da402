import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Played, Round } from './measure.ts'
import { figure } from './statistics.ts'

export interface DuelReport {
  /** Decisions a second, options listed, in the fastest round of each: what disturbs a machine makes rounds slower only. */
  readonly ours: number
  readonly boardgameio: number
  readonly handwritten: number
  readonly ratioToBoardgameio: number
  readonly ratioToHandwritten: number
  /** The same for all three: they did the same work. */
  readonly checksum: number
}

const names = ['ours', 'handwritten', 'boardgameio'] as const
/** The games of a round, some 40 ms; a slow peer plays fewer of them. */
const games = { ours: 800, handwritten: 800, boardgameio: 8 }
const rounds = 60

async function play(child: ChildProcess, round: Round): Promise<Played> {
  child.send(round)
  const [played] = await once(child, 'message')
  return played as Played
}

/** Plays the same duels in the peers and here, a process each, in turn, round by round. */
export async function benchDuel(progress: (line: string) => void): Promise<DuelReport> {
  const children = names.map((name) =>
    fork(fileURLToPath(new URL('measure.ts', import.meta.url)), [name], {
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    }),
  )
  try {
    const checksums = await Promise.all(children.map(async (child) => await play(child, { first: 0, games: 20 })))
    const [first] = checksums
    for (const [i, { checksum, decisions }] of checksums.entries()) {
      if (checksum === first!.checksum && decisions === first!.decisions) continue
      throw new Error(`${names[i]} did other work than ${names[0]}: checksum ${checksum}, not ${first!.checksum}.`)
    }
    const best = { ours: 0, handwritten: 0, boardgameio: 0 }
    for (let round = 0; round < rounds; round++) {
      progress(`duel, round ${round + 1} of ${rounds}`)
      for (const [i, name] of names.entries()) {
        const { decisions, ms } = await play(children[i]!, { first: 0, games: games[name] })
        best[name] = Math.max(best[name], (decisions / ms) * 1000)
      }
    }
    const { ours, handwritten, boardgameio } = best
    return {
      ours: figure(ours),
      boardgameio: figure(boardgameio),
      handwritten: figure(handwritten),
      ratioToBoardgameio: figure(ours / boardgameio),
      ratioToHandwritten: figure(ours / handwritten),
      checksum: first!.checksum,
    }
  } finally {
    for (const child of children) child.kill()
  }
}
