import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { ImportReport } from '../importers.ts'
import { loadImporter } from '../importers.ts'
import { type CheckResult, checkByPlay } from '../imports/check.ts'
import { behaviourLines, checkLines, reportLines } from '../imports/report.ts'
import { progressBar } from '../progress.ts'
import { print, printJson } from '../text/layout.ts'
import { importWords } from '../words/en/imports.ts'

export interface ImportOptions {
  readonly check?: boolean
  readonly json?: boolean
  readonly jobs?: number
  readonly seed: string
}

export async function importCards(game: string, folder: string, given: ImportOptions): Promise<number> {
  if (game === 'weiss') return (await import('../weiss/import.ts')).importWeiss(folder, given)
  const importer = await loadImporter(game)
  let bar: ReturnType<typeof progressBar> | null = null
  const imported = await importer.read(resolve(folder), (done, of) => {
    bar ??= progressBar(of, importWords.decks)
    bar.update(done)
  })
  stopped(bar)
  const { report } = imported
  if (given.check) {
    const jobs = given.jobs ?? availableParallelism()
    const checked = await checkByPlay(game, imported, { jobs, seed: given.seed })
    const behaviour = imported.behave()
    if (given.json) printJson({ ...report, check: checked, behaviour })
    else print([...reportLines(report), ...checkLines(checked), ...behaviourLines(behaviour)])
    return isComplete(report) && isSound(checked) && behaviour.failed.length === 0 ? 0 : 1
  }
  const kept = imported.decks.length === 0 ? null : imported.keep()
  if (given.json) printJson({ ...report, kept })
  else print([...reportLines(report), keptLine(imported.decks.length, report, kept)])
  return report.problems.length === 0 ? 0 : 1
}

function keptLine(decks: number, { decks: { total } }: ImportReport, kept: string | null): string {
  if (kept === null) return importWords.nothingKept
  return decks === total ? importWords.kept(kept) : importWords.someKept(decks, kept)
}

const stopped = (bar: { stop(): void } | null): void => bar?.stop()

const isComplete = ({ decks, cards, problems }: ImportReport): boolean =>
  decks.complete === decks.total && cards.complete === cards.total && problems.length === 0

const isSound = ({ failed, textless }: CheckResult): boolean => failed.length === 0 && textless.length === 0
