import { behaviours, makeRunner } from '@cardwright/exceed/conformance'
import type { Imported } from '@cardwright/exceed/import'
import type { BehaviourReport } from '../importers.ts'

interface Named {
  readonly fighters?: { readonly P1?: string; readonly P2?: string }
}

const namedIn = (scenario: unknown): string[] => {
  const { P1, P2 } = (scenario as Named | null)?.fighters ?? {}
  return [P1, P2].filter((each) => each !== undefined)
}

/** The deck that a position is about. */
const subjectOf = (scenario: unknown): string => namedIn(scenario)[0]!

/** Our own positions for these decks, and the client's where its data has some. */
export function behave(imported: Imported, theirs: unknown): BehaviourReport {
  const decks = new Set(imported.files.map(({ fighter }) => fighter.id))
  const known = [...behaviours, ...(Array.isArray(theirs) ? (theirs as unknown[]) : [theirs])]
  const scenarios = known.filter((each) => namedIn(each).every((id) => decks.has(id)))
  const runner = makeRunner(imported)
  const all = scenarios.map((scenario) => ({ scenario, failed: runner.run(scenario).failed }))
  const ran = all.filter(({ failed }) => !failed?.lacks)
  return {
    decks: { total: decks.size, tested: new Set(ran.map(({ scenario }) => subjectOf(scenario))).size },
    tests: ran.length,
    lacking: all.length - ran.length,
    failed: ran.flatMap(({ failed }) => failed ?? []),
  }
}
