import { type Flow, type Law, refer, type Seat, type TriggerLaw } from '@cardwright/engine'
import { runEffects } from './effects/run/index.ts'
import { foe, type HearthTable, type Listener, type Waiting } from './table.ts'

/** What can happen: somebody is damaged. */
export interface Damage {
  readonly type: 'damage'
  readonly seat: Seat
  readonly amount: number
}

/** How the cards in the rows act on it. */
export const law: Law<HearthTable, Damage, Listener> = {
  active: (t) =>
    [0, 1].flatMap((seat) =>
      t.zone.row(seat).cards.flatMap((card) => card.def.abilities.map((ability, at) => ({ card, ability, at }))),
    ),
  id: ({ card, at }) => `${card.id}:${card.gen}:${at}`,
  name: (_t, { card }) => card.def.id,
  forbids: (_t, { ability }) => ability.kind === 'truce',
  replaces: (_t, { card, ability }, { seat }) => ability.kind === 'shield' && card.owner === seat,
  replace: shielded,
  affected: (_t, { seat }) => seat,
  apply(t, { seat, amount }) {
    t.state.life[seat]! -= amount
    t.tell({ type: 'damage', seat, amount })
    return null
  },
  settle(t) {
    const loser = t.state.life.findIndex((life) => life <= 0)
    if (loser >= 0) t.end({ winner: foe(loser), why: 'life' })
    return null
  },
  triggers: (_t, { card, ability }, { seat }) => ability.kind === 'hurt' && card.owner === seat,
  wait(t, { card, at }) {
    t.state.waiting = [...t.state.waiting, { ...refer(card), ability: at }]
  },
}

/** Less damage, or none. */
function* shielded(_t: HearthTable, { ability }: Listener, event: Damage): Flow<Damage | null> {
  const amount = event.amount - (ability.kind === 'shield' ? ability.amount : 0)
  return amount > 0 ? { ...event, amount } : null
}

/** How what waits is run: first the triggers of the player whose turn it is. */
export const triggers: TriggerLaw<HearthTable, Waiting> = {
  waiting: (t) => t.state.waiting,
  order: (t) => [t.state.turn, foe(t.state.turn)],
  owner: (t, { card }) => t.card(card).owner,
  name: (t, { card }) => t.card(card).def.id,
  remove(t, trigger) {
    t.state.waiting = t.state.waiting.filter((each) => each !== trigger)
  },
  holds: (t, { card, gen }) => t.card(card).gen === gen,
  run(t, { card, ability }) {
    const source = t.card(card)
    const meant = source.def.abilities[ability]
    return meant?.kind === 'hurt' ? runEffects(t, source, meant.effects) : null
  },
}
