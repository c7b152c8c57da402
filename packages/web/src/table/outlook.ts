import type { JsonObject } from '@cardwright/engine'
import type { Advised } from '@cardwright/room'
import { curveOf, type Standing } from './curve.ts'

type Outlook = NonNullable<Advised['outlook']>

/** By how much more there is of something after the first answer than after the second, on average; null where that may be chance. */
export interface Gains {
  /** What says most about a match, in a word: "life". */
  readonly name: string
  readonly own: number | null
  /** The best of the others. */
  readonly others: number | null
  /** Cards in the player's hand. */
  readonly hand: number | null
}

/** Fewer matches tell nothing. */
const fewest = 20
/** So many standard errors are more than chance, where three differences are looked at. */
const certainty = 2.5
/** Less is hardly a reason. */
const least = 0.2

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length

/** The mean of the differences between the same places of both, if it is more than chance. */
function gain(first: readonly number[], second: readonly number[]): number | null {
  const each = first.map((value, n) => value - second[n]!)
  const average = mean(each)
  const error = Math.sqrt(mean(each.map((one) => (one - average) ** 2)) / (each.length - 1))
  return Math.abs(average) >= Math.max(least, certainty * error) ? average : null
}

/**
 * What the first of two answers leads to, against the second. Null where the matches that were played on show nothing that
 * speaks for it.
 */
export function gainsIn(
  outlook: Outlook,
  seat: number,
  seats: number,
  standing?: (facts: JsonObject) => Standing,
): Gains | null {
  const { length } = outlook[0]
  if (length < fewest) return null
  const marks = outlook.flat().map(({ facts }) => ({ at: 0, facts }))
  const curve = curveOf(marks, seats, standing)
  const sense = curve?.sense ?? 1
  const compared = (values: readonly number[]) => gain(values.slice(0, length), values.slice(length))
  const numbers = curve?.lines[seat] ?? []
  const rivals = curve?.lines.filter((_, each) => each !== seat) ?? []
  const best = numbers.map((_, n) => sense * Math.max(...rivals.map((line) => sense * line[n]!)))
  const lead = compared(numbers.map((own, n) => sense * (own - best[n]!)))
  const own = compared(numbers)
  const others = compared(best)
  const held = compared(outlook.flat().map(({ hand }) => hand))
  if ((lead ?? 0) < 0 || Math.max(lead ?? 0, held ?? 0) <= 0) return null
  return { name: curve?.name ?? '', own, others, hand: held }
}
