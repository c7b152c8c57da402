import { roster, type Sheet, sheetSchema } from '@cardwright/capcom'
import { writeStore } from '@cardwright/catalog/node'
import { filesAt, readText } from '../files.ts'
import type { Importer, ImportReport } from '../importers.ts'
import { importWords } from '../words/en/imports.ts'

type Problem = ImportReport['problems'][number]

/** The sheets of a file, and what is wrong with those that are none. */
function readFile(file: string): { sheets: Sheet[]; problems: Problem[] } {
  const json: unknown = JSON.parse(readText(file))
  const sheets: Sheet[] = []
  const problems: Problem[] = []
  for (const given of Array.isArray(json) ? json : [json]) {
    const { data, error } = sheetSchema.safeParse(given)
    const card = String((given as { id?: unknown } | null)?.id ?? importWords.aSheet)
    if (data === undefined)
      problems.push(
        ...error.issues.map(({ path, message }) => ({ file, card, field: path.join('.'), problem: message })),
      )
    else if (roster.some(({ id }) => id === data.id))
      problems.push({ file, card, field: 'id', problem: importWords.ownId })
    else sheets.push(data)
  }
  return { sheets, problems }
}

/** Fighters of one's own: a folder of JSON files, each a sheet or a list of sheets. */
export const capcomImporter: Importer = {
  async read(folder, progress) {
    const files = filesAt(folder, '.json')
    const read = files.map((file, i) => {
      progress(i + 1, files.length)
      return readFile(file)
    })
    const sheets = read.flatMap((each) => each.sheets)
    const problems = read.flatMap((each) => each.problems)
    const total = sheets.length + new Set(problems.map(({ file, card }) => `${file} ${card}`)).size
    return {
      report: {
        decks: { total, complete: sheets.length },
        cards: { total, complete: sheets.length },
        unsupported: [],
        problems,
        gaps: { decks: [], cards: [] },
      },
      decks: sheets.filter(({ boss }) => !boss).map(({ id }) => ({ id, options: { fighters: [id] } })),
      cards: sheets.map(({ id }) => id),
      behave: () => ({ decks: { total, tested: 0 }, tests: 0, lacking: 0, failed: [] }),
      keep: (home) => writeStore('capcom', sheets, home),
    }
  },
}
