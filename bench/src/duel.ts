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
type Name = (typeof names)[number]

/** Every round is the same games for all; the fast ones play them several times over, so that there is enough to time. */
const games = 20
const times: Record<Name, number> = { ours: 40, handwritten: 40, boardgameio: 1 }
const rounds = 30
/** How well a process compiles its code varies from one to the next: each peer gets several. */
const processes = 3

async function play(child: ChildProcess, round: Round): Promise<Played> {
  child.send(round)
  const [played] = await once(child, 'message')
  return played as Played
}

function start(name: Name): ChildProcess {
  return fork(fileURLToPath(new URL('measure.ts', import.meta.url)), [name], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
}

/** Lets each child play the same few games, and fails unless all of them did the same. */
async function checksumOf(children: readonly ChildProcess[]): Promise<number> {
  const [first, ...others] = await Promise.all(children.map((child) => play(child, { first: 0, games, times: 1 })))
  for (const [i, { checksum, decisions }] of others.entries()) {
    if (checksum === first!.checksum && decisions === first!.decisions) continue
    throw new Error(`${names[i + 1]} did other work than ${names[0]}: checksum ${checksum}, not ${first!.checksum}.`)
  }
  return first!.checksum
}

/** Plays the same duels in the peers and here, a process each, in turn, round by round. */
export async function benchDuel(progress: (line: string) => void): Promise<DuelReport> {
  const best: Record<Name, number> = { ours: 0, handwritten: 0, boardgameio: 0 }
  let checksum = 0
  for (let n = 0; n < processes; n++) {
    const children = names.map(start)
    try {
      checksum = await checksumOf(children)
      for (let round = 0; round < rounds; round++) {
        progress(`duel, round ${n * rounds + round + 1} of ${processes * rounds}`)
        for (const [i, name] of names.entries()) {
          const { decisions, ms } = await play(children[i]!, { first: 0, games, times: times[name] })
          best[name] = Math.max(best[name], (decisions / ms) * 1000)
        }
      }
    } finally {
      for (const child of children) child.kill()
    }
  }
  return {
    ours: figure(best.ours),
    boardgameio: figure(best.boardgameio),
    handwritten: figure(best.handwritten),
    ratioToBoardgameio: figure(best.ours / best.boardgameio),
    ratioToHandwritten: figure(best.ours / best.handwritten),
    checksum,
  }
}
