import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { writeStore } from '@cardwright/catalog/node'
import {
  checkDatabase,
  completeCards,
  type DatabaseCard,
  playCards,
  type Report,
  setsIn,
  summaryOf,
} from '@cardwright/weiss'
import { CheckError } from '../problems.ts'
import { bold, dim, print, printJson, table } from '../text/layout.ts'
import { importWords } from '../words/en/imports.ts'

const words = importWords.database

interface Given {
  readonly check?: boolean
  readonly json?: boolean
}

/** Reads the files of a card database and keeps their cards by sets; `--check` says how much is understood instead. */
export function importWeiss(folder: string, { check, json }: Given): number {
  const cards = readDatabase(resolve(folder))
  return check ? checkCards(cards, json) : keepCards(cards, json)
}

function keepCards(cards: readonly DatabaseCard[], json: boolean | undefined): number {
  const sets = setsIn(cards)
  if (sets.length === 0) throw new CheckError(words.nothingRead)
  const summaries = sets.map(summaryOf)
  const sum = (field: 'cards' | 'whole' | 'partly') => summaries.reduce((all, each) => all + each[field], 0)
  const total = sum('cards')
  const kept = writeStore('weiss', sets)
  const counts = { total, whole: sum('whole'), partly: sum('partly'), unread: cards.length - total }
  if (json) printJson({ sets: summaries, cards: counts, kept })
  else
    print([
      ...table([
        [words.rows.sets, String(sets.length)],
        [words.rows.cards, words.whole(counts.whole, total, counts.partly)],
        ...(counts.unread > 0 ? [['', words.leftOut(counts.unread)]] : []),
      ]),
      importWords.kept(kept),
    ])
  return 0
}

/** Says how much of their text is understood, and plays random matches with every card that is understood whole. */
function checkCards(cards: readonly DatabaseCard[], json: boolean | undefined): number {
  const { played, failed } = playCards(completeCards(cards))
  const report: Report = { ...checkDatabase(cards), matches: { played, failed } }
  if (json) printJson(report)
  else print(reportLines(report))
  return report.strings.executable === report.strings.distinct && failed === 0 ? 0 : 1
}

export function readDatabase(folder: string): DatabaseCard[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  if (files.length === 0) throw new CheckError(words.noFiles(folder))
  return files.sort().flatMap((name) => readCards(join(folder, name)))
}

function readCards(path: string): DatabaseCard[] {
  const cards: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (Array.isArray(cards) && cards.every(isCard)) return cards
  throw new CheckError(words.noCards(basename(path)))
}

const isCard = (card: Partial<DatabaseCard> | null): card is DatabaseCard =>
  typeof card?.name === 'string' &&
  typeof card.code === 'string' &&
  typeof card.type === 'string' &&
  Array.isArray(card.ability)

const maxFailed = 20

function reportLines({ strings, cards, decks, keywords, nodes, matches, failed }: Report): string[] {
  return [
    ...table([
      [words.rows.strings, words.strings(strings.compiled, strings.distinct, strings.executable)],
      ['', words.doubtful(strings.ambiguous, strings.defective)],
      [words.rows.errata, words.corrected(strings.corrected, cards.corrected)],
      [words.rows.cards, words.compiled(cards.compiled, cards.total, cards.complete)],
      [words.rows.decks, words.compiled(decks.compiled, decks.total, decks.complete)],
      [words.rows.nodes, words.nodes(nodes.implemented, nodes.total, nodes.tested)],
      [words.rows.matches, words.matches(matches.played, matches.failed)],
    ]),
    bold(words.keywords),
    ...table(keywords.map((each) => [`  ${each.name}`, words.share(each.compiled, each.strings)])),
    bold(words.notUnderstood(failed.length)),
    ...failed.slice(0, maxFailed).map(({ code, text }) => dim(`  ${`${code}: ${text}`}`)),
    ...(failed.length > maxFailed ? [dim(`  ${importWords.more(failed.length - maxFailed)}`)] : []),
  ]
}
