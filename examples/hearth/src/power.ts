import { type Change, stat } from '@cardwright/engine'
import type { HearthCard } from './effects/vocabulary.ts'
import type { HearthInPlay, HearthTable } from './table.ts'

/** A card's power as it is now: `power(t, card, 'power')`. */
export const power = stat<HearthTable, HearthCard, 'power'>({
  printed: (_t, card) => card.def.power,
  changes: leaders,
})

function leaders(t: HearthTable, card: HearthInPlay): Change[] {
  const others = t.zone.row(card.owner).cards.filter((each) => each !== card)
  return others.flatMap((each) =>
    each.def.abilities.flatMap((ability) =>
      ability.kind === 'lead' ? [{ layer: 0, op: 'add' as const, amount: ability.power }] : [],
    ),
  )
}
