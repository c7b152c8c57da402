import fc from 'fast-check'
import type { AnyGame } from '../game.ts'
import { advance, randomAnswer } from '../headless.ts'
import { canonical } from '../json.ts'
import { Match } from '../match.ts'
import { Random } from '../random.ts'
import { type MatchRecord, makeRecord, parseRecord } from '../record.ts'
import { isRefusal } from '../types.ts'
import {
  badAnswersAreRefused,
  cardsAreConserved,
  cloneIsDeep,
  forkIsEqual,
  formsSurvive,
  keysOf,
  optionsAreSound,
  walksEnd,
} from './checks.ts'
import { Found, must, mustEqual } from './found.ts'
import { choiceTwin, dealTwin, imaginedTwin, lockstepTwin, renamingTwin } from './twins.ts'

export interface BatteryOptions {
  /** How many matches. */
  readonly matches?: number
  /** Of so many positions, the costly checks look at one. */
  readonly oneIn?: number
  /** A match that is not over by then does not end. */
  readonly mostInputs?: number
}

/** Which random match to examine: what the battery names when it finds something. */
export interface Sample {
  readonly options?: unknown
  readonly seats?: number
  readonly seed: number
}

/** What a match begins with: options and seats are drawn together, since one may depend on the other. */
export type Setup = Omit<Sample, 'seed'>

/**
 * Plays random matches of a game and checks all that the platform relies on; throws what it finds first, with the sample
 * in which `examine` finds it again. A game that passes is a citizen of the platform. Where a setup names no seats, any
 * number that the game takes is drawn.
 */
export function battery(
  game: AnyGame,
  setups: fc.Arbitrary<Setup> = fc.constant({}),
  tuning: BatteryOptions = {},
): void {
  const [min, max] = game.seats
  const samples = fc
    .tuple(setups, fc.integer({ min, max }), fc.nat())
    .map(([{ options, seats }, anySeats, seed]): Sample => ({ options, seats: seats ?? anySeats, seed }))
  const property = fc.property(samples, (sample) => examine(game, sample, tuning))
  const { counterexample, errorInstance } = fc.check(property, {
    numRuns: tuning.matches ?? 25,
    endOnFailure: true,
    seed: 1,
  })
  if (counterexample === null) return
  const { check = 'battery', message } = errorInstance as Partial<Found> & Error
  throw new Found(
    check,
    `${message}\n  seen again by examine(${game.id}, ${canonical(counterexample[0])})`,
    errorInstance,
  )
}

/** The battery's checks on one random match. */
export function examine(game: AnyGame, sample: Sample, tuning: BatteryOptions = {}): void {
  new Examination(game, sample, tuning).run()
}

/** One random match, looked at from all sides. */
class Examination {
  private readonly match: Match
  private readonly random: Random
  private readonly oneIn: number
  private readonly mostInputs: number

  constructor(game: AnyGame, { options, seats, seed }: Sample, { oneIn = 8, mostInputs = 20_000 }: BatteryOptions) {
    this.match = Match.start(game as AnyGame, { options, seats, seed: `battery-${seed}` }) as Match
    this.random = new Random(`battery-${seed} choices`)
    this.oneIn = oneIn
    this.mostInputs = mostInputs
  }

  run(): void {
    const { match, random } = this
    const cards = match.table.cards.length
    this.costlyChecks()
    for (let inputs = 0; !match.over; inputs++) {
      must(inputs < this.mostInputs, 'ends', () => `the match is not over after ${inputs} inputs`)
      cardsAreConserved(match, cards)
      cloneIsDeep(match)
      for (const ask of match.open) {
        optionsAreSound(ask)
        walksEnd(ask, random)
      }
      if (random.int(this.oneIn) === 0) this.costlyChecks()
      else this.advance()
      const { taken, game } = match
      must(
        taken <= game.longestStep,
        'steps',
        () => `a step has taken ${taken} inputs; the game says ${game.longestStep}`,
      )
    }
    cardsAreConserved(match, cards)
    this.replays()
  }

  private advance(): void {
    const { match, random } = this
    try {
      advance(match, random, (ask) => randomAnswer(ask, random))
    } catch (error) {
      throw error instanceof Found ? error : new Found('rules', `a rule threw: ${(error as Error).stack}`)
    }
  }

  private costlyChecks(): void {
    const { match, random } = this
    const before = match.hash()
    for (let seat = 0; seat < match.table.seats; seat++) match.view(seat)
    match.view(null)
    must(match.hash() === before, 'pure', () => 'looking at views or options changed the table')
    if (match.open.length > 0) {
      badAnswersAreRefused(match, random)
      const ask = random.pick(match.open)
      formsSurvive(match, ask, random)
      choiceTwin(match, ask, random)
    }
    forkIsEqual(match, random, playOn)
    const seat = random.int(match.table.seats)
    imaginedTwin(match, seat, random)
    playOn(match.imagine(seat, random), random, 30)
    lockstepTwin(match, seat, random, 40)
    dealTwin(match, seat, random)
    renamingTwin(match, random, random.int(6) === 0 ? this.mostInputs : 30)
    must(match.hash() === before, 'fork', () => 'what was done to forks changed the match')
    this.undo()
  }

  /** Undo restores exactly, and the same answer leads to the same place again. */
  private undo(): void {
    const { match, random } = this
    if (match.open.length === 0) {
      this.advance()
      return
    }
    const before = match.hash()
    const told = match.events(null).length
    const ask = random.pick(match.open)
    const keys = keysOf(randomAnswer(ask, random))
    match.answer(ask.seat, ask.id, keys)
    const after = match.hash()
    if (isRefusal(match.undo(ask.seat))) return
    must(match.hash() === before, 'undo', () => `undo of ${ask.kind} ${keys.join(', ')} did not restore the position`)
    must(match.events(null).length === told, 'undo', () => `undo of ${ask.kind} left something told`)
    const again = match.open.find(
      (each) => each.seat === ask.seat && each.number === ask.number && each.kind === ask.kind,
    )
    must(again !== undefined, 'undo', () => `undo of ${ask.kind} did not ask it again`)
    match.answer(ask.seat, again!.id, keys)
    must(match.hash() === after, 'undo', () => `${ask.kind} ${keys.join(', ')} led elsewhere after an undo`)
  }

  /** The record is the match: as text, played again, under clock ticks of any grain, from a saved checkpoint. */
  private replays(): void {
    const { match, random } = this
    const record = match.record()
    mustEqual(parseRecord(makeRecord(record)), JSON.parse(JSON.stringify(record)), 'record', 'a record as text')
    const replayed = Match.replay(match.game as AnyGame, record)
    must(replayed.hash() === record.hash, 'replay', () => 'a replay leads to another position')
    for (let seat = 0; seat < match.table.seats; seat++) {
      mustEqual(replayed.events(seat), match.events(seat), 'replay', `what seat ${seat} sees in a replay`)
    }
    must(
      ticking(match.game, record, random).hash() === record.hash,
      'clock',
      () => 'the grain of the clock shows in a replay',
    )
    const saved = JSON.parse(JSON.stringify(replayed.save()))
    const resumed = Match.resume(match.game as AnyGame, record, saved)
    must(resumed.hash() === record.hash, 'save', () => 'a match resumed from a saved checkpoint differs')
  }
}

function playOn(match: Match, random: Random, inputs: number): void {
  for (let n = 0; n < inputs && !match.over; n++) advance(match, random, (ask) => randomAnswer(ask, random))
}

/** A replay that looks at the clock at odd moments between the answers. */
function ticking(game: AnyGame, record: MatchRecord, random: Random): Match {
  const { options, seats, seed, given } = record.header
  const match = Match.start(game as AnyGame, { options, seats, seed, given, quiet: true })
  for (const { seat, ask, keys, at } of record.inputs) {
    for (let ticks = random.int(3); ticks > 0; ticks--) match.clock(match.now + random.int(Math.max(1, at - match.now)))
    match.answer(seat, ask, keys, at)
  }
  match.clock(record.clock)
  return match
}
