import { askThen, type Flow, type Option, type Seat } from '@cardwright/engine'
import { draw as drawCards } from '../../../rules/deck.ts'
import { traitsOf } from '../../../rules/strike/numbers.ts'
import type { ExceedTable } from '../../../table.ts'
import { type By, seatOf } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { amountOf } from '../amounts.ts'

interface Many extends Option {
  readonly count: number
}

type Draw = EffectOf<'draw'>

export function draw(t: ExceedTable, by: By, effect: Draw): Flow | null {
  const { amount, who, upTo } = effect
  const seat = seatOf(by, who)
  const most = amountOf(t, by, amount)
  if (!upTo) {
    drawing(t, by, seat, most, effect)
    return null
  }
  const options: Many[] = Array.from({ length: most + 1 }, (_, count) => ({ key: `draw:${count}`, count }))
  return askThen(t, seat, { kind: 'draw', options: () => options }, (table: ExceedTable, _seat, { count }: Many) => {
    drawing(table, by, seat, count, effect)
    return null
  })
}

/** So many, and what the drawer of effects gets more of. */
function drawing(t: ExceedTable, by: By, seat: Seat, count: number, { show, from }: Draw): void {
  const more = t.state.strike === null ? 0 : moreOf(t, by.seat)
  const drawn = drawCards(t, seat, count + more, from)
  if (show && drawn.length > 0)
    t.show(
      drawn.map((id) => t.card(id)),
      'all',
    )
}

const moreOf = (t: ExceedTable, seat: Seat): number =>
  traitsOf(t, seat, 'drawsMore').reduce((sum, { trait, by }) => sum + amountOf(t, by, trait.amount ?? 1), 0)
