import { type Verdict, verify } from '@cardwright/engine'
import { loadRecord, RecordProblem } from '../records.ts'
import { green, print, printJson, yellow } from '../text/layout.ts'
import { recordWords } from '../words/en/records.ts'

export async function verifyRecord(file: string, { json }: { json?: boolean }): Promise<number> {
  const verdict = await judge(file)
  if (json) printJson(verdict)
  if (verdict.why !== undefined) throw new RecordProblem(file, verdict.line ?? 1, verdict.why)
  if (!json) print([green(recordWords.leadsThere(file)), sealLine(verdict)])
  return 0
}

/** A record that cannot be read, or is of another game, has not been replayed either. */
async function judge(file: string): Promise<Verdict & { readonly file: string }> {
  try {
    const { record, entry } = await loadRecord(file)
    const { game } = entry
    const { hash, result, inputs } = record
    return { file, ...{ game: game.id, inputs: inputs.length, hash, result }, ...verify(game, record) }
  } catch (error) {
    if (!(error instanceof RecordProblem)) throw error
    return { file, replayed: false, sealed: null, why: error.why, line: error.line }
  }
}

const sealLine = ({ sealed }: Verdict): string =>
  sealed === null ? yellow(recordWords.notSealed) : green(recordWords.sealed)
