import type { RuleId } from './types.ts'

export interface Rule {
  readonly section: string
  /** The rule in our own words. */
  readonly text: string
  /** Ours, not the source's. */
  readonly house?: boolean
  /** Why there is nothing to show: physical components, say. */
  readonly notApplicable?: string
}

export type Rulebook = Readonly<Record<RuleId, Rule>>

/** A place that shows rules: a test's title, a scenario. */
export interface Showing {
  readonly where: string
  readonly title: string
  readonly rules: readonly string[]
}

export interface Coverage {
  readonly total: number
  readonly covered: number
  readonly notApplicable: number
  readonly uncovered: readonly RuleId[]
  /** Rules that are shown although the rulebook has none of that id. */
  readonly unknown: readonly string[]
  readonly showings: Readonly<Record<RuleId, readonly string[]>>
}

/** The rule ids in a text; `EX-107..111` names five, `EX-009..010` two of three figures, `CC-A15..A17` three. */
export function ruleIdsIn(text: string): string[] {
  return [...text.matchAll(/\b([A-Z]{2,}-([A-Z]?))(\d+)(?:\.\.\2?(\d+))?\b/g)].flatMap(([, prefix, , from, to]) => {
    const first = Number(from)
    const last = Math.max(first, Number(to ?? first))
    return Array.from({ length: last - first + 1 }, (_, i) => prefix + String(first + i).padStart(from!.length, '0'))
  })
}

/** What the titles of the tests in a test file show. */
export function showingsIn(file: string, source: string): Showing[] {
  const titles = source.matchAll(/\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)
  return [...titles].map(([, , title]) => ({ where: file, title: title!, rules: ruleIdsIn(title!) }))
}

export function coverage(rulebook: Rulebook, shown: readonly Showing[]): Coverage {
  const showings: Record<RuleId, string[]> = {}
  const ids = Object.keys(rulebook) as RuleId[]
  for (const id of ids) showings[id] = []
  const unknown = new Set<string>()
  for (const { where, title, rules } of shown) {
    for (const rule of rules) {
      const list = showings[rule as RuleId]
      if (list) list.push(`${where}: ${title}`)
      else unknown.add(rule)
    }
  }
  const uncovered = ids.filter((id) => showings[id]!.length === 0 && rulebook[id]!.notApplicable === undefined)
  const notApplicable = ids.filter((id) => rulebook[id]!.notApplicable !== undefined).length
  return {
    total: ids.length,
    covered: ids.length - notApplicable - uncovered.length,
    notApplicable,
    uncovered,
    unknown: [...unknown],
    showings,
  }
}
