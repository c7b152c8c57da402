import { readFileSync } from 'node:fs'
import { type Compiled, compile, type Failed, missingNodes, rendered } from '@cardwright/weiss'
import { things, UsageError, unknownName } from '../problems.ts'
import { bold, dim, green, print, red } from '../text/layout.ts'
import { studyWords } from '../words/en/study.ts'

export interface TextOptions {
  readonly json?: boolean
}

/** Games whose cards are compiled from their sentences. */
const GAMES = ['weiss']

/** Compiles abilities, one a line. Exit code 1 if one of them is not understood. */
export async function text(game: string, file: string, { json }: TextOptions): Promise<number> {
  if (!GAMES.includes(game)) throw unknownName(things.language, game, GAMES)
  const lines = readText(file)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const results = lines.map((line) => ({ line, result: compile(line) }))
  if (json) for (const { line, result } of results) print([JSON.stringify(asJson(line, result))])
  else for (const { result } of results) print(asLines(result))
  return results.every(({ result }) => result.ok) ? 0 : 1
}

function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch {
    throw new UsageError(studyWords.noAbilities(file))
  }
}

function asJson(line: string, result: Compiled | Failed) {
  const { canon, ok } = result
  if (!result.ok) {
    const { at, expected, why } = result
    return {
      text: line,
      canon,
      ok,
      rendered: null,
      core: null,
      executable: false,
      missing: [],
      error: { at, expected, why },
    }
  }
  const missing = missingNodes(result)
  const executable = missing.length === 0
  return { text: line, canon, ok, rendered: rendered(result), core: result.core, executable, missing, error: null }
}

const maxExpected = 12

/** The text; below it, where it stopped and what could have stood there. */
function asLines(result: Compiled | Failed): string[] {
  if (result.ok) return [`${green('✓')} ${result.canon}`]
  const { canon, at, length, expected, why } = result
  const place = canon.slice(at, at + Math.max(1, length)) || ' '
  const marked = `${canon.slice(0, at)}${bold(red(`⟪${place}⟫`))}${canon.slice(at + place.length)}`
  const isMore = expected.length > maxExpected
  const reason = why === 'grammar' ? studyWords.expectedHere(expected.slice(0, maxExpected), isMore) : why
  return [`${red('✗')} ${marked}`, dim(`  ${reason}`)]
}
