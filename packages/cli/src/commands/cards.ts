import type { Definition } from '@cardwright/engine'
import { type CardCheck, checkCards } from '../cardfiles.ts'
import { type Entry, loadEntry } from '../games.ts'
import { UsageError } from '../problems.ts'
import { cardLines, plainFields } from '../text/cards.ts'
import { bold, dim, green, print, printJson, red, screenWidth, table } from '../text/layout.ts'
import { studyWords } from '../words/en/study.ts'

export async function cards(id: string, { check, json }: { check?: string; json?: boolean }): Promise<number> {
  const entry = await loadEntry(id)
  if (check !== undefined) return checkFolder(entry, check, json === true)
  const defs = [...entry.game.library.values()] as Definition[]
  if (json) printJson(defs.map((def) => (entry.cardText ? { ...def, text: entry.cardText(def) } : def)))
  else print([...listOf(entry, defs), dim(studyWords.cards(defs.length))])
  return 0
}

/** A game with texts gets a paragraph a card, one without a table of fields. */
function listOf(entry: Entry, defs: readonly Definition[]): string[] {
  if (entry.cardText) return defs.flatMap((def) => cardLines(entry, def, screenWidth()))
  const names = [...new Set(defs.flatMap((def) => plainFields(def).map(([name]) => name)))]
  const rows = defs.map((def) => {
    const fields = new Map(plainFields(def))
    return [def.id, ...names.map((name) => fields.get(name) ?? '')]
  })
  return table([['id', ...names].map(bold), ...rows])
}

function checkFolder({ game, cardSchema }: Entry, folder: string, json: boolean): number {
  if (!cardSchema) throw new UsageError(studyWords.noCardFiles(game.title, folder))
  const checked = checkCards(cardSchema, folder)
  if (json) printJson(checked)
  else print(checkLines(checked))
  return checked.problems.length === 0 ? 0 : 1
}

function checkLines({ files, cards, problems }: CardCheck): string[] {
  const lines = problems.map(({ file, card, field, problem }) =>
    [file, card, field, problem].filter((part) => part !== null).join(': '),
  )
  return [...lines, (problems.length === 0 ? green : red)(studyWords.checked(cards, files, problems.length))]
}
