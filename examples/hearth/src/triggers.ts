import type { Pool } from '@cardwright/engine'
import { runEffects } from './effects/run/index.ts'
import type { HearthTable, Waiting } from './table.ts'

/** How what waits is run: first the triggers of the player whose turn it is. */
export const triggers: Pool<HearthTable, Waiting> = {
  waiting: (t) => t.state.waiting,
  remove(t, trigger) {
    t.state.waiting = t.state.waiting.filter((each) => each !== trigger)
  },
  owner: (t, { card }) => t.card(card).owner,
  rank: (t, { card }) => (t.card(card).owner === t.state.turn ? 0 : 1),
  name: (t, { card }) => t.card(card).def.id,
  card: (_t, { card }) => card,
  run(t, { card: id, gen, ability }) {
    const card = t.card(id)
    const meant = card.def.abilities[ability]
    // a card that has left meanwhile is another object now
    return card.gen === gen && meant?.kind === 'hurt' ? runEffects(t, card, meant.effects) : null
  },
}
