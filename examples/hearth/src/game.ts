import { cardsOf, type Game, layOut } from '@cardwright/engine'
import { z } from 'zod'
import starter from './cards/starter.json' with { type: 'json' }
import { cardSchema, type HearthCard } from './effects/vocabulary.ts'
import { power } from './power.ts'
import type { Hearth } from './table.ts'
import { drawOne, turn } from './turn.ts'

const cards = z.array(cardSchema).parse(starter)
const library: ReadonlyMap<string, HearthCard> = new Map(cards.map((card) => [card.id, card]))

const copies = 3
const openingHand = 4

const names = z.array(z.string()).default([])
const givenSchema = z.array(z.strictObject({ hand: names, row: names })).length(2)

export const hearth: Game<Hearth, object, HearthCard, 'deck' | 'hand' | 'row'> = {
  id: 'hearth',
  title: 'Hearth',
  version: '1.0.0',
  seats: [2, 2],
  rulebook: {},
  options: z.strictObject({}),
  library,
  zones: {
    deck: { per: 'seat', shape: 'pile', faces: 'none' },
    hand: { per: 'seat', shape: 'hand', faces: 'owner' },
    row: { per: 'seat', shape: 'row', faces: 'all' },
  },
  longestStep: 20,
  setup(t) {
    t.state = { turn: 0, life: [10, 10], waiting: [] }
    for (const seat of [0, 1]) {
      for (const card of cards) for (let n = 0; n < copies; n++) t.create(card, seat, t.zone.deck(seat))
      t.shuffle(t.zone.deck(seat))
      for (let n = 0; n < openingHand; n++) drawOne(t, seat)
    }
  },
  step: turn,
  clone: ({ turn: whose, life: [a, b], waiting }) => ({
    turn: whose,
    life: [a, b],
    waiting: waiting.map((each) => ({ ...each })),
  }),
  arrange(t, given) {
    givenSchema.parse(given).forEach(({ hand, row }, seat) => {
      layOut(t, cardsOf(t, seat), t.zone.deck(seat), [
        [t.zone.hand(seat), hand],
        [t.zone.row(seat), row],
      ])
    })
  },
  describe: ({ state: { turn: whose, life } }) => ({ turn: whose, life }),
  facts: ({ state: { turn: whose, life } }) => ({ turn: whose, life: [...life] }),
  about: (t, card) => (card.zone.family === 'row' ? { power: power(t, card) } : {}),
}
