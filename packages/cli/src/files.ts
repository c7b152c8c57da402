import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from './problems.ts'
import { problemWords } from './words/en/problems.ts'

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(problemWords.cannotRead(file, reasonOf(error)))
  }
}

/** The files with this ending in a folder and the folders in it, in the order of their names. */
export function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && !/(^|[\\/])node_modules[\\/]/.test(path))
    .sort()
    .map((path) => join(folder, path))
}

/** A file itself, or the files of this ending in a folder. */
export function filesAt(path: string, ending: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) throw new UsageError(problemWords.noFile(path))
  if (!stat.isDirectory()) return [path]
  const files = filesIn(path, ending)
  if (files.length === 0) throw new UsageError(problemWords.noFilesIn(path, ending))
  return files
}

export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return problemWords.reasons[code ?? ''] ?? message
}
