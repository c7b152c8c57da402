import type { Json, JsonObject } from '@cardwright/engine'
import { inWords } from '@cardwright/engine/english'
import type { Mark } from '../worker/replay-messages.ts'

/** How each seat stands, by the number that says most about it. */
export interface Standing {
  /** What is counted, in a word: "life". */
  readonly name: string
  readonly values: readonly number[]
  /** Less is better: damage, a level that one must not reach. */
  readonly isLoss?: boolean
}

/** How the seats stood through a match: a line for each, with a point for each mark. */
export interface Curve {
  /** What is counted, in a word: "life". */
  readonly name: string
  readonly lines: readonly (readonly number[])[]
  /** -1 where less is better. */
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

/** How a match went, by the number that says most about it: the game's own, or one with a usual name. Null if there is none. */
export function curveOf(
  marks: readonly Mark[],
  seats: number,
  standing?: (facts: JsonObject) => Standing,
): Curve | null {
  if (!standing) return usualCurve(marks, seats)
  const all = marks.map(({ facts }) => standing(facts))
  const [first] = all
  if (!first || new Set(all.map(({ values }) => values.join())).size === 1) return null
  return {
    name: first.name,
    lines: first.values.map((_, seat) => all.map(({ values }) => values[seat]!)),
    sense: first.isLoss ? -1 : 1,
  }
}

function usualCurve(marks: readonly Mark[], seats: number): Curve | null {
  const at = marks.map(({ facts }) => numbersIn(facts, seats))
  const names = [...(at[0]?.keys() ?? [])].filter((name) => at.every((each) => each.has(name)))
  const doesChange = (name: string) => new Set(at.map((each) => each.get(name)!.join())).size > 1
  const name = telling.find((each) => names.includes(each) && doesChange(each)) ?? null
  if (name === null) return null
  return {
    name: inWords(name),
    lines: Array.from({ length: seats }, (_, seat) => at.map((each) => each.get(name)![seat]!)),
    sense: lessIsBetter.includes(name) ? -1 : 1,
  }
}

/** How far the winner was ahead of the best of the others; where several have won together, their side of the other. */
function leads({ lines, sense }: Curve, winners: readonly number[]): number[] {
  const [own, others] = [true, false].map((isOwn) => lines.filter((_, seat) => winners.includes(seat) === isOwn))
  const at = (side: readonly (readonly number[])[], i: number) => side.map((line) => sense * line[i]!)
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)
  const of = winners.length > 1 ? sum : (values: readonly number[]) => Math.max(...values)
  return lines[0]!.map((_, i) => of(at(own!, i)) - of(at(others!, i)))
}

/** The part of what the numbers went through that a turn has to bring to be called the turning point. */
const telltale = 0.2

/**
 * Between which two marks most was won by who won, since they were last behind or level, the last time of several: the
 * place of the second in the list. Null where that was little of what the numbers went through, or where who won was not
 * ahead in the end: somebody resigned.
 */
export function turningPoint(curve: Curve, winners: readonly number[]): number | null {
  const lead = leads(curve, winners)
  if (lead.at(-1)! <= 0) return null
  const level = lead.findLastIndex((each) => each <= 0)
  let best: number | null = null
  let most = 0
  for (let i = Math.max(1, level + 1); i < lead.length; i++) {
    const gain = lead[i]! - lead[i - 1]!
    if (gain > 0 && gain >= most) {
      most = gain
      best = i
    }
  }
  const all = curve.lines.flat()
  return most >= telltale * (Math.max(...all) - Math.min(...all)) ? best : null
}
