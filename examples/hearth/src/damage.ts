import { type Part, type Replacements, refer, replaced, type Seat } from '@cardwright/engine'
import { foe, type HearthTable, type Listener, listeners } from './table.ts'

/** Somebody is about to be damaged. */
interface Damage {
  readonly seat: Seat
  readonly amount: number
}

/** A truce holds until its player lays another card over it. */
const isTruce = (t: HearthTable, { card, ability }: Listener): boolean =>
  ability.kind === 'truce' && t.zone.row(card.owner).top === card

/** How the cards in the rows forbid it, or take some of it. */
const shields: Replacements<HearthTable, Damage, Listener> = {
  active: listeners,
  id: ({ card, at }) => `${card.id}:${card.gen}:${at}`,
  name: (_t, { card }) => card.def.id,
  card: ({ card }) => card.id,
  owner: (_t, { card }) => card.owner,
  choosers: (_t, { seat }) => [seat],
  forbids: isTruce,
  replaces: (_t, { ability }) => ability.kind === 'shield',
  replace(t, { card, ability }, { seat, amount }) {
    const less = ability.kind === 'shield' ? Math.min(ability.amount, amount) : 0
    t.tell({ type: 'spared', card: card.id, seat, amount: less })
    return amount > less ? { seat, amount: amount - less } : null
  },
}

/** Damages a player, as far as cards allow it. */
export function damage(t: HearthTable, seat: Seat, amount: number): Part {
  const truce = listeners(t).find((each) => isTruce(t, each))
  if (truce) t.tell({ type: 'spared', card: truce.card.id, seat, amount })
  return replaced(t, shields, { seat, amount }, (what) => hurt(t, what))
}

/** HE-5: takes the life, and notes which cards react. A player with none left has lost. */
function hurt(t: HearthTable, { seat, amount }: Damage): null {
  t.state.life[seat]! -= amount
  t.tell({ type: 'damage', seat, amount })
  if (t.state.life[seat]! <= 0) t.end({ winner: foe(seat), why: 'life', rule: 'HE-5' })
  for (const { card, ability, at } of listeners(t)) {
    if (ability.kind === 'hurt' && card.owner === seat)
      t.state.waiting = [...t.state.waiting, { ...refer(card), ability: at }]
  }
  return null
}
