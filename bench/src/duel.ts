import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Played, Round } from './measure.ts'
import { figure, median } from './statistics.ts'

export interface DuelReport {
  /** Decisions a second, options listed; the median over the rounds. */
  readonly ours: number
  readonly boardgameio: number
  readonly handwritten: number
  /** The median of the ratios within each round. */
  readonly ratioToBoardgameio: number
  readonly ratioToHandwritten: number
  /** The same for all three: they did the same work. */
  readonly checksum: number
}

const names = ['ours', 'handwritten', 'boardgameio'] as const
/** The games of a round; a slow peer plays fewer of them. */
const games = { ours: 2000, handwritten: 2000, boardgameio: 40 }
const warmUps = 4
const rounds = 11

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
    const rates: number[][] = names.map(() => [])
    for (let round = 0; round < warmUps + rounds; round++) {
      progress(`duel, round ${round + 1} of ${warmUps + rounds}`)
      for (const [i, name] of names.entries()) {
        const { decisions, ms } = await play(children[i]!, { first: 0, games: games[name] })
        if (round >= warmUps) rates[i]!.push((decisions / ms) * 1000)
      }
    }
    const [ours, handwritten, boardgameio] = rates as [number[], number[], number[]]
    const ratio = (peer: readonly number[]) => figure(median(ours.map((rate, round) => rate / peer[round]!)))
    return {
      ours: figure(median(ours)),
      boardgameio: figure(median(boardgameio)),
      handwritten: figure(median(handwritten)),
      ratioToBoardgameio: ratio(boardgameio),
      ratioToHandwritten: ratio(handwritten),
      checksum: first!.checksum,
    }
  } finally {
    for (const child of children) child.kill()
  }
}
