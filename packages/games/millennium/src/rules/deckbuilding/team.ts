import { type FormFields, fieldForm, type Seat } from '@cardwright/engine'
import { allSeats, type MillenniumTable, player } from '../../state.ts'
import { isBoss } from '../../terms.ts'
import { hints } from '../../words/en/hints.ts'
import { refusals } from '../../words/en/refusals.ts'
import { freeDollars } from './buying.ts'
import type { DealOption } from './deals.ts'
import { cardsNamed, spareNames } from './deck.ts'

interface HandOverOption extends DealOption {
  readonly move: 'handOver'
  readonly to: Seat
  readonly names: readonly string[]
  readonly dollars: number
}

/** MB-317, MB-346: those with whom a seat shares. */
export const teammates = (t: MillenniumTable, seat: Seat): Seat[] =>
  allSeats(t).filter(
    (each) => each !== seat && (isBoss(t.state.terms) || player(t, each).team === player(t, seat).team),
  )

const fields = (t: MillenniumTable, seat: Seat): FormFields => ({
  prefix: 'give',
  fields: {
    to: { kind: 'choice', of: teammates(t, seat).map(String) },
    cards: { kind: 'names', of: spareNames(t, seat) },
    dollars: { kind: 'number', min: 0, max: 999 },
  },
})

/** MB-317: cards and money pass freely within a team. */
export const giveForm = fieldForm<HandOverOption>({
  hint: hints.market,
  rule: 'MB-317',
  fields,
  option({ to, cards, dollars }, key, t: MillenniumTable, seat) {
    const names = cards as readonly string[]
    if (names.length === 0 && dollars === 0) return refusals.emptyGift
    if (Number(dollars) > freeDollars(t, seat)) return refusals.giftTooDear
    return { key, move: 'handOver', to: Number(to), names, dollars: Number(dollars) }
  },
  suggest: () => [],
})

export function handOver(t: MillenniumTable, seat: Seat, { to, names, dollars }: HandOverOption): void {
  const cards = cardsNamed(t, seat, names)
  player(t, seat).dollars -= dollars
  player(t, to).dollars += dollars
  t.tell({ type: 'handedOver', seat, to, count: cards.length, dollars, rule: 'MB-317' })
  if (cards.length > 0) t.move(cards, t.zone.binder(to))
}
