/** A number or string that means one thing: plain literals fit, but a `CardId` does not pass for a `Seat`. */
type Meaning<T, M> = T & { readonly meaning?: M }

/** A place at the table, 0 .. n-1. */
export type Seat = Meaning<number, 'seat'>
/** The owner of what belongs to nobody: a common deck, a prize. */
export const nobody: Seat = -1

export type CardId = Meaning<number, 'card'>

/** A row of a game's rulebook, such as `EX-125`. */
export type RuleId = `${string}-${string}`

export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [field: string]: Json | undefined
}

/** The kinds of refusals that the engine gives. A refusal that comes from a rule has none: it names its rule. */
export const refusalCodes = [
  'malformed',
  'over',
  'notAsked',
  'closed',
  'notOffered',
  'incomplete',
  'cannotUndo',
  'fault',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** Why something is not allowed, for a person, and the rule that says so. */
export interface Refusal {
  readonly why: string
  readonly code?: RefusalCode
  readonly rule?: RuleId
  /** The error that a rule threw: nothing was wrong with the request. For logs only; it may name hidden cards. */
  readonly fault?: string
}

export const isRefusal = (x: unknown): x is Refusal => typeof x === 'object' && x !== null && 'why' in x

/** How a match ended. No winner is a draw. */
export interface Result {
  readonly winner: Seat | readonly Seat[] | null
  readonly why: string
  readonly rule?: RuleId
  readonly scores?: readonly number[]
  /** The place of each seat, 1 is the best; seats that tie have the same. */
  readonly places?: readonly number[]
  /** It did not come from the rules: somebody resigned or was gone, or all agreed to a draw. */
  readonly outside?: true
}

export function winners(result: Result): readonly Seat[] {
  if (result.winner === null) return []
  return typeof result.winner === 'number' ? [result.winner] : result.winner
}

/** The place of each seat: from the result, or 1 for winners and 2 for the others. */
export function placesOf(result: Result, seats: number): readonly number[] {
  if (result.places) return result.places
  const won = winners(result)
  return Array.from({ length: seats }, (_, seat) => (won.length === 0 || won.includes(seat) ? 1 : 2))
}

/**
 * The value of a place, from 0 for the last to 1 for the first; seats that tie share the value of their places. Where no
 * seat comes first, all have lost, to somebody who has no seat.
 */
export function rewardOf(result: Result, seat: Seat, seats: number): number {
  const places = placesOf(result, seats)
  if (!places.includes(1)) return 0
  if (seats < 2) return 1
  const own = places[seat]!
  const behind = places.filter((place) => place > own).length
  const beside = places.filter((place) => place === own).length - 1
  return (behind + beside / 2) / (seats - 1)
}
