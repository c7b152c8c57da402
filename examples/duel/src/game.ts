import type { Game } from '@cardwright/engine'
import { z } from 'zod'
import { arrange, describe } from './arrange.ts'
import { cards, type DuelCard, library } from './cards.ts'
import { rulebook } from './rulebook.ts'
import { draw, step } from './rules.ts'
import type { Duel, DuelTable } from './table.ts'

const options = z.strictObject({
  life: z.int().min(1).max(99).default(20),
  deck: z.int().min(5).max(60).default(30),
})

export type DuelOptions = z.infer<typeof options>

const openingHands = [4, 5]

/** DU-1, DU-2 */
function setup(t: DuelTable, { life, deck }: DuelOptions): void {
  const side = () => ({ life, energy: 0, turns: 0 })
  t.state = { turn: 0, begun: false, sides: [side(), side()], ready: [] }
  for (const seat of [0, 1]) {
    for (let i = 0; i < deck; i++) t.create(cards[i % cards.length]!, seat, t.zone.deck(seat))
    t.shuffle(t.zone.deck(seat))
  }
  for (const seat of [0, 1]) for (let i = 0; i < openingHands[seat]!; i++) draw(t, seat)
}

export const duel: Game<Duel, DuelOptions, DuelCard, 'deck' | 'hand' | 'board' | 'discard'> = {
  id: 'duel',
  title: 'Duel',
  version: '1.0.0',
  seats: [2, 2],
  rulebook,
  options,
  library,
  zones: {
    deck: { per: 'seat', shape: 'pile', faces: 'none' },
    hand: { per: 'seat', shape: 'hand', faces: 'owner' },
    board: { per: 'seat', shape: 'row', faces: 'all' },
    discard: { per: 'seat', shape: 'row', faces: 'all' },
  },
  longestStep: 3,
  setup,
  step,
  clone: ({ turn, begun, sides: [a, b], ready }) => ({
    turn,
    begun,
    sides: [{ ...a }, { ...b }],
    ready: ready.slice(),
  }),
  rename: (state, rename) => ({ ...state, ready: state.ready.map(rename) }),
  arrange,
  describe,
  facts: ({ state: { turn, sides } }) => ({
    turn,
    sides: sides.map(({ life, energy, turns }) => ({ life, energy, turns })),
  }),
  about: ({ state }, card) => (card.zone.family === 'board' ? { ready: state.ready.includes(card.id) } : {}),
}
