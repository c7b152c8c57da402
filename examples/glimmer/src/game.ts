import { type Game, nobody, positionsByZone } from '@cardwright/engine'
import { z } from 'zod'
import { type LightCard, library } from './cards.ts'
import { rulebook } from './rulebook.ts'
import { draw, turn } from './rules.ts'
import { type LightTable, lightOf, type State, seatsOf, stateSchema, type Zones } from './table.ts'

const options = z.strictObject({
  goal: z.int().min(3).max(30).default(12).describe('the light that wins'),
  hand: z.int().min(1).max(6).default(3).describe('the cards that each player begins with'),
})
type Options = z.infer<typeof options>

/** GL-1, GL-2 */
function setup(t: LightTable, { goal, hand }: Options): void {
  t.state = { turn: 0, goal }
  for (const card of library.values()) {
    for (let n = 0; n < card.copies; n++) t.create(card, nobody, t.zone.deck())
  }
  t.shuffle(t.zone.deck())
  for (const seat of seatsOf(t)) draw(t, seat, hand)
}

export const game: Game<State, Options, LightCard, Zones> = {
  id: 'glimmer',
  title: 'Glimmer',
  version: '1.0.0',
  seats: [2, 4],
  rulebook,
  options,
  library,
  zones: {
    deck: { per: 'table', shape: 'pile', faces: 'none' },
    discard: { per: 'table', shape: 'pile', faces: 'all' },
    hand: { per: 'seat', shape: 'hand', faces: 'owner' },
    row: { per: 'seat', shape: 'row', faces: 'all' },
  },
  longestStep: 2,
  setup,
  step: turn,
  clone: (state) => ({ ...state }),
  ...positionsByZone({ home: 'deck', state: stateSchema }),
  facts: (t) => ({ turn: t.state.turn, goal: t.state.goal, light: seatsOf(t).map((seat) => lightOf(t, seat)) }),
}
