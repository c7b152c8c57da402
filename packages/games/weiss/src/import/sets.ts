import { z } from 'zod'
import { buildCard, type CardFile, cardSchema } from '../cards/build.ts'
import type { DatabaseCard } from '../database.ts'
import { readCard } from './cards.ts'
import { howWhole } from './gaps.ts'

/** A set of imported cards, as it is kept: what is fetched and searched together. */
export interface ImportedSet {
  readonly id: string
  readonly name: string
  readonly cards: readonly CardFile[]
  /** How many of the cards could be played whole when they were imported, and how many in part. */
  readonly whole: number
  readonly partly: number
}

/** A set without its cards. */
export type SetSummary = Omit<ImportedSet, 'cards'> & { readonly cards: number }

export const setSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  cards: z.array(cardSchema),
  whole: z.int(),
  partly: z.int(),
})

/** The set of a card, by its id: `bd-w54-001` is of `bd-w54`. */
export const setOf = (card: string): string => card.slice(0, Math.max(0, card.lastIndexOf('-')))

/** What most of them are called: promotional cards lie among the others. */
function commonest(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0]
}

/** The cards of a database by their sets; those whose frame cannot be read are left out. */
export function setsIn(cards: readonly DatabaseCard[]): ImportedSet[] {
  const found = new Map<string, { names: string[]; cards: Map<string, CardFile> }>()
  for (const card of cards) {
    const file = readCard(card)
    if (!file || setOf(file.id) === '') continue
    const id = setOf(file.id)
    const set = found.get(id) ?? { names: [] as string[], cards: new Map<string, CardFile>() }
    found.set(id, set)
    set.names.push(card.expansion || id.toUpperCase())
    set.cards.set(file.id, file)
  }
  return [...found]
    .map(([id, set]) => ({ id, name: commonest(set.names), ...counted([...set.cards.values()]) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id, 'en'))
}

function counted(cards: readonly CardFile[]) {
  const how = cards.map((file) => howWhole(buildCard(file)))
  const count = (which: string) => how.filter((each) => each === which).length
  return { cards, whole: count('whole'), partly: count('partly') }
}

export const summaryOf = ({ cards, ...set }: ImportedSet): SetSummary => ({ ...set, cards: cards.length })
