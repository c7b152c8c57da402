import { withMatch } from '@cardwright/catalog/node'
import { type AnyGame, Match, type MatchRecord, parseRecord, RecordError } from '@cardwright/engine'
import { readText } from './files.ts'
import { type Entry, gameIds, loadEntry } from './games.ts'
import { CheckError } from './problems.ts'
import { recordWords } from './words/en/records.ts'

/** What is wrong with a record, and on which line. */
export class RecordProblem extends CheckError {
  readonly line: number
  readonly why: string

  constructor(file: string, line: number, why: string) {
    super(recordWords.wrong(file, line, why))
    this.line = line
    this.why = why
  }
}

/** A record and its game. A damaged or foreign one is refused with the line that is wrong. */
export async function loadRecord(file: string): Promise<{ record: MatchRecord; entry: Entry }> {
  const record = refusing(file, () => parseRecord(readText(file)))
  const { header } = record
  if (!gameIds.includes(header.game)) {
    throw new RecordProblem(file, 1, recordWords.foreign(header.game, gameIds))
  }
  return { record, entry: withMatch(await loadEntry(header.game), header.options) }
}

/** Plays a record back, or says which line does not fit. */
export const replayed = (file: string, game: AnyGame, record: MatchRecord): Match =>
  refusing(file, () => Match.replay(game, record))

function refusing<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof RecordError) throw new RecordProblem(file, error.line, error.why)
    throw error
  }
}
