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

/** All four are timed in turn, batch by batch, so that the ratio is of one and the same moment. */
export function benchFork(progress: (line: string) => void): ForkReport {
  progress('fork')
  const match = midGame(inputsSince)
  const before = atCheckpoint(match)
  const since = match.inputs.slice(-inputsSince)
  const random = new Random('imagine')
  const times: { fork: number; imagine: number; clone: number; inputs: number }[] = []
  for (let batch = 0; batch < batches; batch++) {
    times.push({
      fork: timeOf(() => match.fork()),
      imagine: timeOf(() => match.imagine(match.current!.seat, random)),
      clone: timeOf(() => match.table.clone()),
      inputs: timeOfInputs(before, since),
    })
  }
  const warm = times.slice(batches >> 1)
  const us = (name: keyof (typeof times)[number]) => figure(median(warm.map((each) => each[name])))
  return {
    cards: match.table.cards.length,
    inputsSinceCheckpoint: inputsSince,
    us: us('fork'),
    imagineUs: us('imagine'),
    cloneUs: us('clone'),
    inputsUs: us('inputs'),
    ratioToCloneAndInputs: figure(median(warm.map(({ fork, clone, inputs }) => fork / (clone + inputs)))),
  }
}

const batches = 600
const calls = 50

/** The mean time of a call, in us. */
function timeOf(call: () => void): number {
  const start = performance.now()
  for (let i = 0; i < calls; i++) call()
  return ((performance.now() - start) * 1000) / calls
}

/** The same for playing inputs on, each time in a fork that has just been made. */
function timeOfInputs(before: Mid, inputs: Mid['inputs']): number {
  let ms = 0
  for (let i = 0; i < calls; i++) {
    const twin = before.fork()
    const start = performance.now()
    play(twin, inputs)
    ms += performance.now() - start
  }
  return (ms * 1000) / calls
}

type Mid = ReturnType<typeof midGame>

function play(match: Mid, inputs: Mid['inputs']): void {
  for (const input of inputs) match.choose(match.current!, input.value!)
}

/** The same match as it stood at its last step boundary. */
function atCheckpoint(match: Mid): Mid {
  const { options, seats, seed } = match.header
  const before = Match.start(match.game, { options, seats, seed, quiet: true })
  play(before, match.inputs.slice(0, -inputsSince))
  return before
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
