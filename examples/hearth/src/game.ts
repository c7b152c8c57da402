import { ask, cardsOf, type Flow, type Game, layOut, numbered, runTriggers, type Seat } from '@cardwright/engine'
import { z } from 'zod'
import starter from './cards/starter.json' with { type: 'json' }
import { runEffects } from './effects/run/index.ts'
import { cardSchema, type HearthCard } from './effects/vocabulary.ts'
import { triggers } from './law.ts'
import { power } from './power.ts'
import { foe, type Hearth, type HearthInPlay, type HearthTable } from './table.ts'

const cards = z.array(cardSchema).parse(starter)
const library: ReadonlyMap<string, HearthCard> = new Map(cards.map((card) => [card.id, card]))

const copies = 3
const openingHand = 4

/** A turn: play a card, let it do what it does, draw a card. Who has none to play loses. */
function* turn(t: HearthTable): Flow {
  const seat = t.state.turn
  const hand = t.zone.hand(seat)
  if (hand.size === 0) t.end({ winner: foe(seat), why: 'no cards' })
  const options = () =>
    numbered(
      hand.cards,
      ({ def }) => `play:${def.id}`,
      ({ id }) => ({ card: id }),
    )
  const { card } = yield* ask(t, seat, { kind: 'play', options })
  yield* play(t, t.card(card))
  yield* runTriggers(t, triggers)
  drawOne(t, seat)
  t.state.turn = foe(seat)
}

function* play(t: HearthTable, card: HearthInPlay): Flow {
  t.move(card, t.zone.row(card.owner))
  for (const ability of card.def.abilities) if (ability.kind === 'played') yield* runEffects(t, card, ability.effects)
}

function drawOne(t: HearthTable, seat: Seat): void {
  const { top } = t.zone.deck(seat)
  if (top) t.move(top, t.zone.hand(seat))
}

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
  about: (t, card) => (card.zone.family === 'row' ? { power: power(t, card, 'power') } : {}),
}
