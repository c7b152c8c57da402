import { Match, playOut, Random, randomAnswer } from '@cardwright/engine'
import { duel } from '@cardwright/example-duel'
import { midGame } from './positions.ts'
import { figure, median, medianTime } from './statistics.ts'

export interface ForkReport {
  readonly cards: number
  readonly inputsSinceCheckpoint: number
  /** Median times in us. */
  readonly us: number
  readonly imagineUs: number
  readonly cloneUs: number
  readonly inputsUs: number
  /** A fork's time by that of a clone and the inputs alone. */
  readonly ratioToCloneAndInputs: number
}

export interface ReplayReport {
  readonly inputs: number
  readonly us: number
  readonly usPerInput: number
}

const inputsSince = 10

export function benchFork(progress: (line: string) => void): ForkReport {
  progress('fork')
  const match = midGame(inputsSince)
  const random = new Random('imagine')
  const us = medianTime(() => match.fork())
  const imagineUs = medianTime(() => match.imagine(match.current!.seat, random))
  const cloneUs = medianTime(() => match.table.clone())
  const inputsUs = timeOfInputs(match)
  return {
    cards: match.table.cards.length,
    inputsSinceCheckpoint: inputsSince,
    us: figure(us),
    imagineUs: figure(imagineUs),
    cloneUs: figure(cloneUs),
    inputsUs: figure(inputsUs),
    ratioToCloneAndInputs: figure(us / (cloneUs + inputsUs)),
  }
}

/** What it takes to play the inputs since the checkpoint, when the answers are known. */
function timeOfInputs(match: ReturnType<typeof midGame>): number {
  const { options, seats, seed } = match.header
  const before = Match.start(match.game, { options, seats, seed, quiet: true })
  const play = (twin: typeof match, inputs: typeof match.inputs) => {
    for (const input of inputs) twin.choose(twin.current!, input.value!)
  }
  play(before, match.inputs.slice(0, -inputsSince))
  const since = match.inputs.slice(-inputsSince)
  const times: number[] = []
  for (let i = 0; i < 20_000; i++) {
    const twin = before.fork()
    const start = performance.now()
    play(twin, since)
    times.push((performance.now() - start) * 1000)
  }
  return median(times.slice(10_000))
}

/** A whole match from its record, every answer checked. */
export function benchReplay(progress: (line: string) => void): ReplayReport {
  progress('replay')
  const random = new Random('replay')
  const match = Match.start(duel, { seed: 'replay', options: { deck: 60, life: 99 } })
  playOut(match, random, (ask) => randomAnswer(ask, random))
  const record = match.record()
  const us = medianTime(() => Match.replay(duel, record, true), 100, 4)
  return { inputs: record.inputs.length, us: figure(us), usPerInput: figure(us / record.inputs.length) }
}
