import type { BehaviourReport, ImportReport, Share } from '../importers.ts'
import { bold, dim, flowLines, green, red, screenWidth, table, wrapText, yellow } from '../text/layout.ts'
import { importWords } from '../words/en/imports.ts'
import type { CheckResult } from './check.ts'

const maxShown = 20

const share = (name: string, { total, complete }: Share): string[] => [
  name,
  (complete === total ? green : yellow)(importWords.complete(complete, total)),
]

export function reportLines({ decks, cards, unsupported, problems, gaps }: ImportReport): string[] {
  const uses = unsupported.slice(0, maxShown).map(({ name, uses }) => [`  ${name}`, String(uses)])
  const wrong = problems
    .slice(0, maxShown)
    .map(({ file, card, field, problem }) => red([file, card, field, problem].filter((part) => part !== '').join(': ')))
  const open = gaps.decks.map(({ id, missing }) => importWords.lacks(id, missing.length))
  return [
    ...table([share(importWords.decks, decks), share(importWords.cards, cards)]),
    ...(uses.length === 0 ? [] : [bold(importWords.notUnderstood), ...table(uses)]),
    ...more(unsupported.length),
    ...(open.length === 0 ? [] : [bold(importWords.lacking)]),
    ...(open.length === 0 ? [] : flowLines(open, screenWidth(), '  ')),
    ...(wrong.length === 0 ? [] : [bold(importWords.unfit), ...wrong]),
    ...more(problems.length),
  ]
}

const more = (all: number): string[] => (all > maxShown ? [dim(`  ${importWords.more(all - maxShown)}`)] : [])

export function checkLines({ matches, failed, textless }: CheckResult): string[] {
  const first = failed.slice(0, maxShown)
  return [
    failed.length === 0 ? green(importWords.allPlayed(matches)) : red(importWords.someFailed(failed.length, matches)),
    ...first.map(({ deck, seed, error }) => red(`  ${importWords.failed(deck, seed, error)}`)),
    ...more(failed.length),
    ...textless.slice(0, maxShown).map(({ card, error }) => red(`  ${importWords.textless(card, error)}`)),
    ...more(textless.length),
  ]
}

/** What "complete" does not say. */
export function behaviourLines({ decks, tests, lacking, failed }: BehaviourReport): string[] {
  const passed = tests - failed.length
  const missing = lacking === 0 ? '' : dim(` ${importWords.needCards(lacking)}`)
  return [
    ...wrapText(importWords.whatCompleteMeans, screenWidth()),
    importWords.tested(decks.tested, decks.total),
    `${(failed.length === 0 ? green : red)(importWords.passed(passed, tests))}${missing}`,
    ...failed.slice(0, maxShown).map(({ id, step }) => red(`  ${importWords.failedAt(id, step)}`)),
    ...more(failed.length),
  ]
}
