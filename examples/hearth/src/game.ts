import { cardsOf, type Game, layOut, namesIn } from '@cardwright/engine'
import { z } from 'zod'
import starter from './cards/starter.json' with { type: 'json' }
import { cardSchema, type HearthCard } from './effects/vocabulary.ts'
import { power } from './power.ts'
import { rulebook } from './rulebook.ts'
import type { Hearth } from './table.ts'
import { drawOne, turn } from './turn.ts'

const cards = z.array(cardSchema).parse(starter)
const library: ReadonlyMap<string, HearthCard> = new Map(cards.map((card) => [card.id, card]))

const copies = 3
const openingHand = 4

const names = z.array(z.string()).default([])
const life = z.int().min(1).default(10)
const seatSchema = z.strictObject({ life, hand: names, row: names, deckTop: names })
const givenSchema = z.strictObject({
  turn: z.int().min(0).max(1).default(0),
  seats: z.tuple([seatSchema, seatSchema]),
})

export const hearth: Game<Hearth, object, HearthCard, 'deck' | 'hand' | 'row'> = {
  id: 'hearth',
  title: 'Hearth',
  version: '1.1.0',
  seats: [2, 2],
  rulebook,
  options: z.strictObject({}),
  library,
  zones: {
    deck: { per: 'seat', shape: 'pile', faces: 'none' },
    hand: { per: 'seat', shape: 'hand', faces: 'owner' },
    row: { per: 'seat', shape: 'row', faces: 'all' },
  },
  longestStep: 20,
  /** HE-1, HE-2 */
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
    const { turn: whose, seats } = givenSchema.parse(given)
    t.state = { turn: whose, life: [seats[0].life, seats[1].life], waiting: [] }
    seats.forEach(({ hand, row, deckTop }, seat) => {
      const layout = [
        [t.zone.hand(seat), hand],
        [t.zone.row(seat), row],
      ] as const
      layOut(t, cardsOf(t, seat), t.zone.deck(seat), layout, deckTop)
    })
  },
  // a turn is one step, and between two of them nothing waits
  describe: (t) => ({
    turn: t.state.turn,
    seats: [0, 1].map((seat) => ({
      life: t.state.life[seat]!,
      hand: namesIn(t.zone.hand(seat)),
      row: namesIn(t.zone.row(seat)),
      deckTop: namesIn(t.zone.deck(seat)).reverse(),
    })),
  }),
  facts: ({ state: { turn: whose, life } }) => ({ turn: whose, life: [...life] }),
  about: (t, card) => (card.zone.family === 'row' ? { power: power(t, card) } : {}),
}
