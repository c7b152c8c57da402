import type { ServerMessage } from '@cardwright/protocol'
import type { Host, Usage } from './hosts.ts'
import { Player, type Tally } from './player.ts'

export interface Load {
  readonly matches: number
  readonly processes: number
  readonly answersPerSecond: number
  /** From an answer until the view that shows it, in ms. */
  readonly p50: number
  readonly p99: number
  readonly kibPerMatch: number
  /** Of one core, how much the servers used; the players need the rest of the machine. */
  readonly cpu: number
  /** CPU time of the servers for an answer, in ms. */
  readonly cpuPerAnswer: number
  /** The same of the players, who share the machine with them. */
  readonly playersCpuPerAnswer: number
  /** What the servers sent for an answer, to both players, as it went over the wire. */
  readonly bytesPerAnswer: number
  readonly refused: number
}

/** How many begin at once. */
const together = 50
/** How long they play before it is measured, in s: a process that has just started spends much on compiling its own code. */
const warmUp = Number(process.env.CARDWRIGHT_BENCH_WARM ?? 3)

export async function signIn(http: string): Promise<string> {
  const response = await fetch(`${http}/api/auth/sign-in/anonymous`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const given = response.headers.get('set-auth-token')
  if (given === null) throw new Error(`No guest was let in: ${response.status} ${await response.text()}`)
  return given
}

/** Two players who play one match after the other. */
class Pair {
  readonly #game: string
  readonly #players: readonly Player[]

  constructor(game: string, players: readonly Player[]) {
    this.#game = game
    this.#players = players
  }

  async begin(): Promise<void> {
    const [one, two] = this.#players as [Player, Player]
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const
    const made = await one.request({ type: 'create', game: this.#game, seats: [...seats] })
    const { match } = tableIn(made)
    await two.request({ type: 'sit', match })
    one.onOver = () => void this.begin()
    await Promise.all(this.#players.map((player) => player.play(match)))
  }
}

export function tableIn(message: ServerMessage) {
  if (message.type === 'table') return message.table
  throw new Error(message.type === 'refusal' ? message.why : `A table was asked for, and ${message.type} came.`)
}

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** This many matches at once for this long, after they have all begun. */
export async function loadWith(
  hosts: readonly Host[],
  game: string,
  matches: number,
  seconds: number,
  progress: (line: string) => void,
): Promise<Load> {
  const before = await usageOf(hosts)
  const tally: Tally = { answers: 0, refused: 0, waits: [] }
  const players: Player[] = []
  const sitDown = async (n: number) => {
    // both sit at the same process: the match is led where it was begun
    const url = `${hosts[n % hosts.length]!.http.replace(/^http/, 'ws')}/ws`
    // everybody is somebody else, as people are
    const connect = async () => Player.connect(url, await signIn(hosts[0]!.http), tally)
    const pair = await Promise.all([connect(), connect()])
    players.push(...pair)
    await new Pair(game, pair).begin()
  }
  try {
    for (let from = 0; from < matches; from += together) {
      const numbers = Array.from({ length: Math.min(together, matches - from) }, (_, i) => from + i)
      await Promise.all(numbers.map(sitDown))
      progress(`  ${from + numbers.length} of ${matches} matches have begun`)
    }
    await pause(warmUp)
    tally.answers = 0
    tally.refused = 0
    tally.waits.length = 0
    const start = await usageOf(hosts)
    const received = bytesOf(players)
    const own = process.cpuUsage()
    const began = performance.now()
    await pause(seconds)
    const took = (performance.now() - began) / 1000
    const end = await usageOf(hosts)
    const { user, system } = process.cpuUsage(own)
    const bytes = bytesOf(players) - received
    const waits = tally.waits.toSorted((a, b) => a - b)
    return {
      matches,
      processes: hosts.length,
      answersPerSecond: Math.round(tally.answers / took),
      p50: round(quantile(waits, 0.5)),
      p99: round(quantile(waits, 0.99)),
      kibPerMatch: Math.round((end.rss - before.rss) / 1024 / matches),
      cpu: round((end.cpu - start.cpu) / 1e6 / took),
      cpuPerAnswer: round((end.cpu - start.cpu) / 1e3 / tally.answers),
      playersCpuPerAnswer: round((user + system) / 1e3 / tally.answers),
      bytesPerAnswer: Math.round(bytes / tally.answers),
      refused: tally.refused,
    }
  } finally {
    for (const player of players) player.close()
  }
}

const bytesOf = (players: readonly Player[]): number => players.reduce((sum, { bytes }) => sum + bytes, 0)

export const round = (value: number): number => Math.round(value * 100) / 100
export const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

export async function usageOf(hosts: readonly Host[]): Promise<{ rss: number; cpu: number }> {
  const usages: Usage[] = await Promise.all(hosts.map((host) => host.usage()))
  return {
    rss: usages.reduce((sum, { rss }) => sum + rss, 0),
    cpu: usages.reduce((sum, { cpu }) => sum + cpu.user + cpu.system, 0),
  }
}
