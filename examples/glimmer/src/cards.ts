import { z } from 'zod'

/** What a card file holds. */
export const cardSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'a name in small letters'),
  /** How bright it shines. What does not shine is a wind. */
  light: z.int().min(0),
  /** How many lights must be in your row before you can light it. */
  needs: z.int().min(0),
  /** How many of it are in the deck. */
  copies: z.int().min(1),
})
export type LightCard = z.infer<typeof cardSchema>

const cards = z.array(cardSchema).parse([
  { id: 'flame', light: 1, needs: 0, copies: 10 },
  { id: 'torch', light: 2, needs: 0, copies: 8 },
  { id: 'lantern', light: 3, needs: 1, copies: 6 },
  { id: 'lighthouse', light: 5, needs: 3, copies: 4 },
  { id: 'whirlwind', light: 0, needs: 0, copies: 6 },
])

export const library: ReadonlyMap<string, LightCard> = new Map(cards.map((card) => [card.id, card]))
