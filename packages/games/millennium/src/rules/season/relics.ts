import { askThen, type CardId, numbered, type Option, type Part, type Seat } from '@cardwright/engine'
import { allSeats, type MillenniumTable } from '../../state.ts'
import { openSeason } from './opening.ts'

/** MB-275: the rulebook’s Millennium Accessories are called relics here. */
const relicsIn = (t: MillenniumTable) =>
  t.zone.box().cards.filter(({ def }) => 'rarity' in def && def.rarity === 'relic')

/** MB-275, MB-276: by lot to those who need it, or for all to choose from. */
export function dealRelics(t: MillenniumTable, handicap: readonly Seat[]): void {
  if (t.state.terms.relics === 'draft') {
    for (const card of relicsIn(t)) t.place(card, t.zone.revealed())
    t.state.phase = 'relics'
    return
  }
  const relics = t.random.shuffle(relicsIn(t))
  for (const seat of allSeats(t)) if (handicap.includes(seat)) t.place(relics.pop()!, ownArea(t, seat))
}

/** MB-286: turn by turn there are no binders. */
const ownArea = (t: MillenniumTable, seat: Seat) =>
  t.state.terms.mode === 'turns' ? t.zone.hand(seat) : t.zone.binder(seat)

interface RelicOption extends Option {
  readonly card: CardId
}

/** MB-276: one after the other takes one. */
export function draftRelic(t: MillenniumTable): Part {
  const seat = t.state.deckbuilding.drafted
  const options = (): RelicOption[] =>
    numbered(
      t.zone.revealed().cards,
      ({ def }) => def.id,
      ({ id }) => ({ card: id }),
    )
  return askThen<MillenniumTable, RelicOption>(
    t,
    seat,
    { kind: 'relic', rule: 'MB-276', options },
    (_t, _seat, { card }) => {
      t.move(t.card(card), ownArea(t, seat))
      t.state.deckbuilding.drafted++
      if (t.state.deckbuilding.drafted === t.seats) {
        t.move(t.zone.revealed().cards, t.zone.box())
        openSeason(t)
      }
      return null
    },
  )
}
