import type { AnyMatch } from '../any-match.ts'
import { isRefusal, type JsonObject } from '../types.ts'

const ruleId = /^[A-Z]{2}-[A-Z]?\d+$/

/**
 * A line of a scenario as a test writes it. `0 play:ann:left`: the seat and what it answers; several keys are separated
 * by spaces, `0 -` answers nothing. `0 refused play:ann:left WS-012`: what is refused, and by which rule.
 * `0 offered a b`: these and no others.
 */
export function scenarioLine(text: string): JsonObject {
  const [seat, ...keys] = text.split(' ')
  const [verb, ...rest] = keys
  const by = { seat: Number(seat) }
  if (verb === 'offered') return { ...by, offered: rest }
  if (verb === 'refused') {
    const rule = rest.find((word) => ruleId.test(word))
    return { ...by, refused: rest.filter((word) => word !== rule && word !== '-'), ...(rule && { rule }) }
  }
  if (keys.length === 1 && verb !== '-') return { ...by, answer: verb! }
  return { ...by, answer: verb === '-' ? [] : keys }
}

/** What a test expects of a table for two: paths without `seats.` are of seat 0 or 1, such as `0.life`. */
export const seatPaths = (wanted: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(wanted).map(([path, value]) => [path.replace(/^(?=[01]\.)/, 'seats.'), value!]))

/** Answers as such lines say: `'0 strike:jab'`. A line that is refused, or whose seat is asked nothing, fails. */
export function playLines<M extends AnyMatch>(match: M, ...lines: readonly string[]): M {
  for (const text of lines) {
    const { seat, answer } = scenarioLine(text) as { seat: number; answer: string | string[] }
    const ask = match.open.find((each) => each.seat === seat)
    if (!ask) throw new Error(`${text}: seat ${seat} is not asked anything.`)
    const outcome = match.answer(seat, ask.id, answer)
    if (isRefusal(outcome)) throw new Error(`${ask.kind} ${text}: ${outcome.why}`)
  }
  return match
}
