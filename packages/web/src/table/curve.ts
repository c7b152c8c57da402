import type { Json, JsonObject } from '@cardwright/engine'
import type { Mark } from '../worker/replay-messages.ts'

/** How the seats stood through a match: a line for each, with a point for each mark. */
export interface Curve {
  /** What is counted: `life`. */
  readonly name: string
  readonly lines: readonly (readonly number[])[]
  /** -1 where less is better: a level that one must not reach. */
  readonly sense: 1 | -1
}

/** The numbers that decide most games, by their usual names, the most telling first. */
const telling = ['life', 'score', 'points', 'victory', 'coins', 'gold', 'level']
const lessIsBetter = ['level']

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The numbers that facts hold for each seat, by their names. */
function numbersIn(facts: JsonObject, seats: number): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, readonly number[]>()
  for (const [name, list] of Object.entries(facts)) {
    if (!Array.isArray(list) || list.length !== seats) continue
    const all = list as readonly Json[]
    if (all.every((each) => typeof each === 'number')) found.set(name, all as readonly number[])
    if (!all.every(isObject)) continue
    for (const field of Object.keys(all[0]!)) {
      const values = all.map((each) => (each as JsonObject)[field])
      if (values.every((each) => typeof each === 'number')) found.set(field, values as readonly number[])
    }
  }
  return found
}

/** How a match went, by the number that says most about it; null if there is none. */
export function curveOf(marks: readonly Mark[], seats: number): Curve | null {
  const at = marks.map(({ facts }) => numbersIn(facts, seats))
  const names = [...(at[0]?.keys() ?? [])].filter((name) => at.every((each) => each.has(name)))
  const doesChange = (name: string) => new Set(at.map((each) => each.get(name)!.join())).size > 1
  const name = telling.find((each) => names.includes(each) && doesChange(each)) ?? null
  if (name === null) return null
  return {
    name,
    lines: Array.from({ length: seats }, (_, seat) => at.map((each) => each.get(name)![seat]!)),
    sense: lessIsBetter.includes(name) ? -1 : 1,
  }
}

/** How far a seat was ahead of the best of the others. */
function leads({ lines, sense }: Curve, seat: number): number[] {
  const others = lines.filter((_, other) => other !== seat)
  return lines[seat]!.map((own, i) => sense * own - Math.max(...others.map((line) => sense * line[i]!)))
}

/**
 * Between which two marks most was won by who won: the place of the second in the list. Null where nothing was.
 */
export function turningPoint(curve: Curve, winner: number): number | null {
  const lead = leads(curve, winner)
  let best: number | null = null
  let most = 0
  for (let i = 1; i < lead.length; i++) {
    const gain = lead[i]! - lead[i - 1]!
    if (gain > most) {
      most = gain
      best = i
    }
  }
  return best
}
