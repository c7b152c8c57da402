import fc from 'fast-check'
import { type AnyGame, seatsFor } from '../game.ts'
import { canonical } from '../json.ts'
import { type Counts, noCounts, type Twin } from './counts.ts'
import { Examination } from './examination.ts'
import { Found, must } from './found.ts'

export interface BatteryOptions {
  /** How many matches. */
  readonly matches?: number
  /** One position in so many gets the costly checks. */
  readonly oneIn?: number
  /** A match that is not over by then does not end. */
  readonly maxInputs?: number
  /** Fields that may hold fractions, by name. Everywhere else numbers are whole. */
  readonly fractions?: readonly string[]
  /** Twins that have nothing to compare in this game, and why. */
  readonly idle?: Readonly<Partial<Record<Twin, string>>>
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
): Counts {
  const counts = noCounts()
  const applying = new Set<Twin>()
  const samples = fc.tuple(setups, fc.nat(), fc.nat()).map(([{ options, seats }, any, seed]): Sample => {
    const [min, max] = seatsFor(game, game.options.parse(options ?? {}))
    return { options, seats: seats ?? min + (any % (max - min + 1)), seed }
  })
  const property = fc.property(samples, (sample) => {
    for (const twin of new Examination(game, sample, tuning, counts).run()) applying.add(twin)
  })
  const { counterexample, errorInstance } = fc.check(property, {
    numRuns: tuning.matches ?? 25,
    endOnFailure: true,
    // the same cases every time, unless a run asks for others
    seed: fc.readConfigureGlobal().seed ?? 1,
  })
  if (counterexample === null) {
    mustHaveCompared(counts, applying, tuning)
    return counts
  }
  const { check = 'battery', message } = errorInstance as Partial<Found> & Error
  throw new Found(
    check,
    `${message}\n  seen again by examine(${game.id}, ${canonical(counterexample[0])})`,
    errorInstance,
  )
}

/** A twin that compares nothing shows nothing: a game with hidden cards says why that is so. */
function mustHaveCompared(counts: Counts, applying: ReadonlySet<Twin>, tuning: BatteryOptions): void {
  const { idle = {} } = tuning
  for (const twin of applying) {
    const what = () => `the ${twin} twin has compared nothing; if that is right, say why in \`idle\``
    must(counts[twin] > 0 || idle[twin] !== undefined, 'counts', what)
  }
}

/** The battery's checks on one random match; says how many comparisons each twin made. */
export function examine(game: AnyGame, sample: Sample, tuning: BatteryOptions = {}, counts = noCounts()): Counts {
  new Examination(game, sample, tuning, counts).run()
  return counts
}
