import { z } from 'zod'
import { cleanName, type Deck, maxCopies } from './decks.ts'

const schema = z.strictObject({
  game: z.string(),
  name: z.string().transform(cleanName),
  cards: z.record(z.string().min(1).max(100), z.int().min(1).max(maxCopies)),
})

/** A deck for programs: `{ "game": "exodus", "name": "Skyfire", "cards": { "gorge-drake": 2 } }`. */
export const makeDeckJson = (game: string, { name, cards }: Deck): string =>
  `${JSON.stringify({ game, name, cards }, null, 2)}\n`

/** Throws an error for people if it is no deck of this game. */
export function parseDeckJson(game: string, text: string): Deck {
  const read = schema.safeParse(JSON.parse(text))
  if (!read.success) {
    const [issue] = read.error.issues
    throw new Error(`${issue!.path.join('.') || 'The file'}: ${issue!.message}.`)
  }
  const { game: its, ...deck } = read.data
  if (its !== game) throw new Error(`This is a deck for ${its}, not for ${game}.`)
  return deck
}
