import { z } from 'zod'

/** What a card file holds. */
export const cardSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'a name in small letters'),
  kind: z.enum(['fighter', 'spell', 'ward']),
  cost: z.int().min(0),
  /** A fighter's power, a spell's damage. */
  might: z.int().min(0),
})

/**
 * What is printed on a card, and what makes play fast: the keys of the options that are made of it, and a bit for each
 * name, so that a set of names is a number.
 */
export type DuelCard = z.infer<typeof cardSchema> & {
  readonly bit: number
  readonly keys: { readonly hand: string; readonly attack: string; readonly block: string }
}

const printed = z.array(cardSchema).parse([
  { id: 'scout', kind: 'fighter', cost: 1, might: 1 },
  { id: 'squire', kind: 'fighter', cost: 2, might: 2 },
  { id: 'lancer', kind: 'fighter', cost: 3, might: 4 },
  { id: 'ogre', kind: 'fighter', cost: 5, might: 6 },
  { id: 'wyrm', kind: 'fighter', cost: 7, might: 9 },
  { id: 'spark', kind: 'spell', cost: 1, might: 2 },
  { id: 'blaze', kind: 'spell', cost: 3, might: 4 },
  { id: 'ward', kind: 'ward', cost: 0, might: 0 },
])

export const cards: readonly DuelCard[] = printed.map(({ id, kind, cost, might }, i) => ({
  id,
  kind,
  cost,
  might,
  bit: 1 << i,
  keys: { hand: `${kind === 'spell' ? 'cast' : 'play'}:${id}`, attack: `attack:${id}`, block: `block:${id}` },
}))

export const library: ReadonlyMap<string, DuelCard> = new Map(cards.map((card) => [card.id, card]))
