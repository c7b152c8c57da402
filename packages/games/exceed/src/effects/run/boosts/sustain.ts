import { askSome, between, type Flow, numbered, type Seat } from '@cardwright/engine'
import { type ExceedTable, strikeSide } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'

/** EX-182, EX-183: for the Strike that is on. */
export function sustain(t: ExceedTable, by: By, { what, upTo }: EffectOf<'sustain'>): Flow | null {
  if (t.state.strike === null) return null
  const { sustained } = strikeSide(t, by.seat)
  if (what === 'choice') return choose(t, by.seat, upTo ? 0 : 1)
  if (what === 'all') for (const { id } of t.zone.boosts(by.seat).cards) sustained.push(id)
  else if (by.card !== null) sustained.push(by.card)
  return null
}

function* choose(t: ExceedTable, seat: Seat, least: number): Flow {
  const options = () =>
    numbered(
      t.zone.boosts(seat).cards,
      ({ def }) => def.id,
      ({ id }) => ({ card: id }),
    )
  const count = t.zone.boosts(seat).size
  if (count === 0) return
  const chosen = yield* askSome(t, seat, { kind: 'sustain', rule: 'EX-182', options, next: between(least, 1, options) })
  for (const { card } of chosen) strikeSide(t, seat).sustained.push(card)
}
