import { askThen, type Flow, type Option } from '@cardwright/engine'
import { draw as drawCards } from '../../../rules/deck.ts'
import type { ExceedTable } from '../../../table.ts'
import { type By, seatOf } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { amountOf } from '../amounts.ts'

interface Many extends Option {
  readonly count: number
}

export function draw(t: ExceedTable, by: By, { amount, who, upTo }: EffectOf<'draw'>): Flow | null {
  const seat = seatOf(by, who)
  const most = amountOf(t, by, amount)
  if (!upTo) {
    drawCards(t, seat, most)
    return null
  }
  const options: Many[] = Array.from({ length: most + 1 }, (_, count) => ({ key: `draw:${count}`, count }))
  return askThen(t, seat, { kind: 'draw', options: () => options }, (table: ExceedTable, _seat, { count }: Many) => {
    drawCards(table, seat, count)
    return null
  })
}
