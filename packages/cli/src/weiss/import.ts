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
import { bold, count, dim, print, printJson, table } from '../text/layout.ts'

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
  if (sets.length === 0) throw new CheckError('No card of these files can be read, so nothing was kept.')
  const summaries = sets.map(summaryOf)
  const sum = (field: 'cards' | 'whole' | 'partly') => summaries.reduce((all, each) => all + each[field], 0)
  const total = sum('cards')
  const kept = writeStore('weiss', sets)
  const counts = { total, whole: sum('whole'), partly: sum('partly'), unread: cards.length - total }
  if (json) printJson({ sets: summaries, cards: counts, kept })
  else
    print([
      ...table([
        ['sets', String(sets.length)],
        ['cards', `${share(counts.whole, total)} played whole, ${counts.partly} partly`],
        ...(counts.unread > 0 ? [['', `${count(counts.unread, 'card')} left out: no code, type or colour`]] : []),
      ]),
      `The cards are in ${kept}; every command that is called here finds them.`,
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
  if (files.length === 0) throw new CheckError(`${folder} holds no card files (*.json).`)
  return files.sort().flatMap((name) => readCards(join(folder, name)))
}

function readCards(path: string): DatabaseCard[] {
  const cards: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (Array.isArray(cards) && cards.every(isCard)) return cards
  throw new CheckError(`${basename(path)}: a list of cards, each with name, code, type and ability, was expected.`)
}

const isCard = (card: Partial<DatabaseCard> | null): card is DatabaseCard =>
  typeof card?.name === 'string' &&
  typeof card.code === 'string' &&
  typeof card.type === 'string' &&
  Array.isArray(card.ability)

const share = (part: number, whole: number): string =>
  `${part} of ${whole} (${whole === 0 ? 0 : ((100 * part) / whole).toFixed(1)} %)`

const maxFailed = 20

function reportLines({ strings, cards, decks, keywords, nodes, matches, failed }: Report): string[] {
  return [
    ...table([
      ['strings', `${share(strings.compiled, strings.distinct)} compiled, ${strings.executable} executable`],
      ['', `${strings.ambiguous} with several readings, ${strings.defective} with signs of damage in the source`],
      ['errata', `${strings.corrected} more strings and ${cards.corrected} more cards, their misprints corrected`],
      ['cards', `${share(cards.compiled, cards.total)} compiled, ${cards.complete} complete`],
      ['trial decks', `${share(decks.compiled, decks.total)} compiled, ${decks.complete} complete`],
      ['nodes', `${nodes.implemented} of ${nodes.total} carried out, ${nodes.tested} shown by a test`],
      ['matches', `${matches.played} played with every complete card, ${matches.failed} failed`],
    ]),
    bold('Keywords'),
    ...table(keywords.map((each) => [`  ${each.name}`, share(each.compiled, each.strings)])),
    bold(`${count(failed.length, 'string')} not understood`),
    ...failed.slice(0, maxFailed).map(({ code, text }) => dim(`  ${code}: ${text}`)),
    ...(failed.length > maxFailed ? [dim(`  and ${failed.length - maxFailed} more: see --json`)] : []),
  ]
}
