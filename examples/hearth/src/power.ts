import { derive } from '@cardwright/engine'
import { type HearthInPlay, type HearthTable, type Listener, listeners } from './table.ts'

/** What is true of a card now, whatever is printed on it. */
interface Values {
  power: number
}

/** The values of a card as the cards in its row make them. */
const valuesOf = derive<HearthTable, HearthInPlay, Values, Listener>({
  subjects: (t) => [...t.zone.row(0).cards, ...t.zone.row(1).cards],
  key: ({ id }) => id,
  base: (_t, { def }) => ({ power: def.power }),
  influences: (t) => listeners(t).filter(({ ability }) => ability.kind === 'lead'),
  layer: () => 0,
  since: ({ card }) => card.gen,
  apply(_t, { card, ability }, subject, values) {
    if (ability.kind === 'lead' && subject !== card && subject.owner === card.owner) values.power += ability.power
    return null
  },
})

export const power = (t: HearthTable, card: HearthInPlay): number => valuesOf(t, card).power
