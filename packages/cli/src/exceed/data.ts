import { basename, join } from 'node:path'
import type { ClientData } from '@cardwright/exceed/import'
import { filesAt, readText } from '../files.ts'
import { UsageError } from '../problems.ts'
import { problemWords } from '../words/en/problems.ts'

/** Some of these files begin with a mark of their encoding, which is no part of their text. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '')

export function readJson(file: string): unknown {
  try {
    return JSON.parse(withoutMark(readText(file)))
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(problemWords.noJson(file, error.message))
    throw error
  }
}

/** A folder of a community's client: `card_definitions.json`, and `decks` with a file for each fighter. */
export function readClientData(folder: string, progress: (read: number, of: number) => void = () => {}): ClientData {
  const files = filesAt(join(folder, 'decks'), '.json')
  const cards = readJson(join(folder, 'card_definitions.json'))
  const decks = files.map((file, i) => {
    progress(i + 1, files.length)
    return { file: `decks/${basename(file)}`, json: readJson(file) }
  })
  return { decks, cards }
}
