import type { AnyMatch } from '../any-match.ts'
import type { AnyGame } from '../game.ts'
import { advance, randomAnswer } from '../headless.ts'
import type { Match } from '../match.ts'
import { Random } from '../random.ts'
import { isRefusal, type JsonObject, type Refusal, type Seat } from '../types.ts'

function openAsk(match: AnyMatch, seat?: Seat) {
  const asks = match.open.filter((ask) => seat === undefined || ask.seat === seat)
  if (asks.length === 1) return asks[0]!
  const who = seat === undefined ? 'The table' : `Seat ${seat}`
  const open = asks.map((ask) => `seat ${ask.seat}: ${ask.kind}`).join(', ')
  throw new Error(`${who} has ${asks.length} open questions, not one${open && ` (${open})`}.`)
}

/** Answers as a seat that is asked one thing; it must be taken. */
export function answer<M extends AnyMatch>(match: M, seat: Seat, keys: string | readonly string[], at?: number): M {
  const { id, kind } = openAsk(match, seat)
  const outcome = match.answer(seat, id, keys, at)
  if (isRefusal(outcome)) throw new Error(`${kind} ${String(keys)}: ${outcome.why}`)
  return match
}

/** Answers one question after the other, for any seat; a key that is refused fails. */
export function play<M extends AnyMatch>(match: M, ...keys: readonly (string | readonly string[])[]): M {
  for (const key of keys) answer(match, openAsk(match).seat, key)
  return match
}

/** Why an answer is refused. Fails if it is taken, or if it changes anything. */
export function refused(match: AnyMatch, keys: string | readonly string[], seat?: Seat): Refusal {
  const before = match.hash()
  const ask = openAsk(match, seat)
  const outcome = match.answer(ask.seat, ask.id, keys)
  if (!isRefusal(outcome)) throw new Error(`${String(keys)} was taken.`)
  if (match.hash() !== before) throw new Error(`${String(keys)} was refused and has changed the table.`)
  return outcome
}

/** The keys that are offered, in their order. */
export const offered = (match: AnyMatch, seat?: Seat): string[] =>
  openAsk(match, seat)
    .offered()
    .map(({ key }) => key)

/** Who is asked what: `[[], ['defend']]`. */
export const asked = (match: AnyMatch): string[][] =>
  Array.from({ length: match.table.seats }, (_, seat) =>
    match.open.filter((ask) => ask.seat === seat).map((ask) => ask.kind),
  )

/** The whole table, as the game describes it. */
export const described = (match: AnyMatch): JsonObject => (match.game as AnyGame).describe(match.table)

/** Answers two matches alike, at random, so many times; `compare` looks at both before, between and after. */
export function answerAlike(one: Match, other: Match, seed: string, inputs: number, compare: () => void): void {
  const [a, b] = [new Random(seed), new Random(seed)]
  compare()
  for (let n = 0; n < inputs && !one.over; n++) {
    advance(one, a, (ask) => randomAnswer(ask, a))
    advance(other, b, (ask) => randomAnswer(ask, b))
    compare()
  }
}
