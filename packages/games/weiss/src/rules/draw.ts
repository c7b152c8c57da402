import { andThen, type CardId, type Part, type Seat, untilQuiet } from '@cardwright/engine'
import type { WeissTable } from '../table.ts'
import { put, settle } from './put.ts'

/** WS-052, WS-075: draws cards one by one; `drawn` gets them. As many as there are (WS-094). */
export function draw(t: WeissTable, seat: Seat, count: number, drawn: CardId[] = []): Part {
  if (count <= 0) return null
  t.state.busy++
  return andThen(
    untilQuiet(() => drawOne(t, seat, count, drawn)),
    () => {
      t.state.busy--
      // a penalty that waited for the end of the draw
      return settle(t)
    },
  )
}

function drawOne(t: WeissTable, seat: Seat, count: number, drawn: CardId[]): Part | false {
  const { top } = t.zone.deck(seat)
  if (drawn.length >= count || !top) return false
  drawn.push(top.id)
  return put(t, [top], t.zone.hand(seat))
}
