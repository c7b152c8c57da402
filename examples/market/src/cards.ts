import { z } from 'zod'

export const colours = ['amber', 'jade', 'coral', 'slate'] as const
export type Colour = (typeof colours)[number]

const id = z.string().regex(/^[a-z-]+$/, 'a name in small letters')
const colour = z.enum(colours)

const goodSchema = z.strictObject({ id, kind: z.literal('good'), colour, price: z.int().min(2) })
const prizeSchema = z.strictObject({ id, kind: z.enum(['trinket', 'treasure']), points: z.int().min(1) })
const lotSchema = z.strictObject({ id, kind: z.literal('lot'), colour, points: z.int().min(1) })

export type Good = z.infer<typeof goodSchema>
/** What is printed on a card. */
export type MarketCard = Good | z.infer<typeof prizeSchema> | z.infer<typeof lotSchema>

/** What a card file holds. */
export const cardSchema = z.discriminatedUnion('kind', [goodSchema, prizeSchema, lotSchema])

/** How many of each card there are. */
export const copies = { good: 3, trinket: 2, treasure: 2, lot: 1 } as const satisfies Record<MarketCard['kind'], number>

export const cards: readonly MarketCard[] = z.array(cardSchema).parse([
  { id: 'candle', kind: 'good', colour: 'amber', price: 2 },
  { id: 'honey', kind: 'good', colour: 'amber', price: 3 },
  { id: 'lantern', kind: 'good', colour: 'amber', price: 4 },
  { id: 'violin', kind: 'good', colour: 'amber', price: 6 },
  { id: 'tea', kind: 'good', colour: 'jade', price: 2 },
  { id: 'fern', kind: 'good', colour: 'jade', price: 3 },
  { id: 'comb', kind: 'good', colour: 'jade', price: 4 },
  { id: 'screen', kind: 'good', colour: 'jade', price: 6 },
  { id: 'pepper', kind: 'good', colour: 'coral', price: 2 },
  { id: 'ribbon', kind: 'good', colour: 'coral', price: 3 },
  { id: 'fan', kind: 'good', colour: 'coral', price: 4 },
  { id: 'carpet', kind: 'good', colour: 'coral', price: 6 },
  { id: 'chalk', kind: 'good', colour: 'slate', price: 2 },
  { id: 'whistle', kind: 'good', colour: 'slate', price: 3 },
  { id: 'kettle', kind: 'good', colour: 'slate', price: 4 },
  { id: 'clock', kind: 'good', colour: 'slate', price: 6 },
  { id: 'brass-key', kind: 'trinket', points: 4 },
  { id: 'glass-bird', kind: 'trinket', points: 5 },
  { id: 'tin-soldier', kind: 'trinket', points: 6 },
  { id: 'music-box', kind: 'trinket', points: 8 },
  { id: 'moon-pearl', kind: 'treasure', points: 7 },
  { id: 'storm-bell', kind: 'treasure', points: 8 },
  { id: 'sun-dial', kind: 'treasure', points: 10 },
  { id: 'phoenix-egg', kind: 'treasure', points: 12 },
  { id: 'orchard', kind: 'lot', colour: 'amber', points: 5 },
  { id: 'apiary', kind: 'lot', colour: 'amber', points: 3 },
  { id: 'tea-house', kind: 'lot', colour: 'jade', points: 6 },
  { id: 'theatre', kind: 'lot', colour: 'coral', points: 4 },
  { id: 'pier', kind: 'lot', colour: 'coral', points: 5 },
  { id: 'lighthouse', kind: 'lot', colour: 'slate', points: 6 },
])

export const library: ReadonlyMap<string, MarketCard> = new Map(cards.map((card) => [card.id, card]))
