import type { Tally } from './round.ts'

/** The figures of a run, for each kind of storage. */
export function summarize(tallies: Readonly<Record<string, Tally>>) {
  return Object.fromEntries(Object.entries(tallies).map(([name, tally]) => [name, figures(tally)]))
}

function figures({ rounds, matches, answers, faults, fenced, givenUp, lost, doubled, differing, stalls }: Tally) {
  const sorted = [...stalls].sort((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return {
    rounds,
    matches,
    answersAcknowledged: answers,
    kills: faults.kill + 2 * faults.killAll,
    pauses: faults.pause,
    drains: faults.drain,
    databaseRestarts: faults.database,
    writesFenced: fenced,
    matchesGivenUp: givenUp,
    lost,
    doubled,
    differing,
    stallMs: { count: sorted.length, median: at(0.5), p99: at(0.99), largest: at(1) },
  }
}
