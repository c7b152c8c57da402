import type { Match } from '../match.ts'
import type { Random } from '../random.ts'
import type { Counts } from './counts.ts'

/** What a check gets to look at. */
export interface Scene {
  readonly match: Match
  readonly random: Random
  /** How many comparisons each twin has made. */
  readonly counts: Counts
  /** Keys that were offered earlier in this match, to anybody. */
  readonly keys: readonly string[]
}
