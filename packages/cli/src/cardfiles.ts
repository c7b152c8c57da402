import { misfits } from '@cardwright/engine'
import type { ZodType } from 'zod'
import { filesAt, readText } from './files.ts'
import { studyWords } from './words/en/study.ts'

/** What is wrong in a file of cards, and where. */
export interface CardProblem {
  readonly file: string
  /** The card's id, or its place in the file. */
  readonly card: string | null
  readonly field: string | null
  readonly problem: string
}

export interface CardCheck {
  readonly files: number
  readonly cards: number
  readonly problems: readonly CardProblem[]
}

/** A card's own id; that of the fighter, where a file holds one with its cards. */
const idOf = (card: unknown): unknown => {
  const { id, fighter } = (card ?? {}) as { id?: unknown; fighter?: { id?: unknown } }
  return id ?? fighter?.id
}

/** Checks the card files of a folder: each holds a card or a list of cards, and no id comes twice. */
export function checkCards(schema: ZodType, folder: string): CardCheck {
  const problems: CardProblem[] = []
  const homes = new Map<string, string>()
  const files = filesAt(folder, '.json')
  let cards = 0
  for (const file of files) {
    let json: unknown
    try {
      json = JSON.parse(readText(file))
    } catch (error) {
      problems.push({ file, card: null, field: null, problem: studyWords.noJson((error as Error).message) })
      continue
    }
    const list: unknown[] = Array.isArray(json) ? json : [json]
    cards += list.length
    list.forEach((card, i) => {
      const id = idOf(card)
      const name = typeof id === 'string' ? id : studyWords.cardAt(i + 1)
      const { error } = schema.safeParse(card)
      for (const { path, message } of error ? misfits(error).issues : []) {
        problems.push({ file, card: name, field: path.join('.') || null, problem: message })
      }
      if (typeof id !== 'string') return
      const home = homes.get(id)
      if (home !== undefined) problems.push({ file, card: id, field: 'id', problem: studyWords.isThere(home) })
      else homes.set(id, file)
    })
  }
  return { files: files.length, cards, problems }
}
