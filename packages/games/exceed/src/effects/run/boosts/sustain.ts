import { askSome, between, type Flow, numbered, type Seat } from '@cardwright/engine'
import { boostOf, type ExceedInPlay, type ExceedTable, strikeSide } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'

/** EX-182, EX-183: for the Strike that is on. */
export function sustain(t: ExceedTable, by: By, { what, upTo }: EffectOf<'sustain'>): Flow | null {
  if (t.state.strike === null) return null
  const { sustained } = strikeSide(t, by.seat)
  if (what === 'choice') return choose(t, by.seat, upTo ? 0 : 1)
  if (what === 'all') for (const { id } of t.zone.boosts(by.seat).cards) sustained.push(id)
  else if (by.card !== null) sustained.push(by.card)
  t.touch()
  return null
}

/** Those that are not sustained yet. */
function unsustained(t: ExceedTable, seat: Seat): ExceedInPlay[] {
  const { sustained } = strikeSide(t, seat)
  return t.zone.boosts(seat).cards.filter((card) => !sustained.includes(card.id) && !boostOf(t, card).uncounted)
}

function* choose(t: ExceedTable, seat: Seat, least: number): Flow {
  const options = () =>
    numbered(
      unsustained(t, seat),
      (card) => (card.down ? 'facedown' : card.def.id),
      ({ id }) => ({ card: id }),
    )
  if (unsustained(t, seat).length === 0) return
  const chosen = yield* askSome(t, seat, { kind: 'sustain', rule: 'EX-182', options, next: between(least, 1, options) })
  for (const { card } of chosen) strikeSide(t, seat).sustained.push(card)
  t.touch()
}
