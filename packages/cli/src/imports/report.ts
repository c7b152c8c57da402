import type { BehaviourReport, ImportReport, Share } from '../importers.ts'
import { bold, count, dim, flowLines, green, red, screenWidth, table, wrapText, yellow } from '../text/layout.ts'
import type { CheckResult } from './check.ts'

const maxShown = 20

const share = (name: string, { total, complete }: Share): string[] => [
  name,
  (complete === total ? green : yellow)(`${complete} of ${total} complete`),
]

export function reportLines({ decks, cards, unsupported, problems, gaps }: ImportReport): string[] {
  const uses = unsupported.slice(0, maxShown).map(({ name, uses }) => [`  ${name}`, String(uses)])
  const wrong = problems
    .slice(0, maxShown)
    .map(({ file, card, field, problem }) => red([file, card, field, problem].filter((part) => part !== '').join(': ')))
  const open = gaps.decks.map(({ id, missing }) => `${id} ${dim(`(${missing.length})`)}`)
  return [
    ...table([share('decks', decks), share('cards', cards)]),
    ...(uses.length === 0 ? [] : [bold('Not understood, and how often it is used:'), ...table(uses)]),
    ...more(unsupported.length),
    ...(open.length === 0 ? [] : [bold('Decks that lack something, and how many things:')]),
    ...(open.length === 0 ? [] : flowLines(open, screenWidth(), '  ')),
    ...(wrong.length === 0 ? [] : [bold('Definitions that do not fit:'), ...wrong]),
    ...more(problems.length),
  ]
}

const more = (all: number): string[] => (all > maxShown ? [dim(`  and ${all - maxShown} more: see --json`)] : [])

export function checkLines({ matches, failed, textless }: CheckResult): string[] {
  const first = failed.slice(0, maxShown)
  return [
    failed.length === 0
      ? green(`all ${matches.toLocaleString('en')} matches played to their end`)
      : red(`${failed.length} of ${matches} matches failed`),
    ...first.map(({ deck, seed, error }) => red(`  ${deck}, seed ${seed}: ${error}`)),
    ...more(failed.length),
    ...textless.slice(0, maxShown).map(({ card, error }) => red(`  the text of ${card}: ${error}`)),
    ...more(textless.length),
  ]
}

/** What "complete" does not say. */
export function behaviourLines({ decks, tests, lacking, failed }: BehaviourReport): string[] {
  const passed = tests - failed.length
  const missing = lacking === 0 ? '' : dim(` (${lacking} more need cards that are in no file)`)
  return [
    ...wrapText(
      '"Complete" means that every name in the files is known. It does not say that a card does what it should: tests of behaviour do.',
      screenWidth(),
    ),
    `${decks.tested} of ${count(decks.total, 'deck')} have tests of behaviour`,
    `${(failed.length === 0 ? green : red)(`${passed} of ${count(tests, 'test')} of behaviour pass`)}${missing}`,
    ...failed.slice(0, maxShown).map(({ id, step }) => red(`  ${id}, step ${step}`)),
    ...more(failed.length),
  ]
}
