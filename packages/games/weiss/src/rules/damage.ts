import { andThen, type CardId, type Part, type Seat, untilQuiet } from '@cardwright/engine'
import { tell } from '../events.ts'
import { foe, type Known, type WeissTable } from '../table.ts'
import { note } from './note.ts'
import { put } from './put.ts'
import { isForbidden } from './values.ts'

/** Damage under way: its own cards in the resolution zone (WS-099), which are no damage yet (WS-145). */
interface Process {
  readonly seat: Seat
  readonly amount: number
  /** The character that deals it, if one does. */
  readonly by: Known | null
  readonly isCancellable: boolean
  readonly cards: CardId[]
  isCancelled: boolean
}

const isBarred = (t: WeissTable, seat: Seat, by: Known | null): boolean =>
  isForbidden(
    t,
    seat,
    ({ act }, env) =>
      act.act === 'damage' &&
      (act.by === null || (by !== null && env.read.cards(env, act.by).some(({ card }) => card === by.card))),
  ) ||
  (by !== null && isForbidden(t, t.card(by.card), ({ act }) => act.act === 'deal'))

/** WS-079..081, WS-143..146, WS-169: damage to a player; `then` hears whether it was cancelled. */
export function damage(
  t: WeissTable,
  { seat, amount, by, isCancellable = true }: Pick<Process, 'seat' | 'amount' | 'by'> & { isCancellable?: boolean },
  then: (isCancelled: boolean) => Part = () => null,
): Part {
  if (amount <= 0 || isBarred(t, seat, by)) return null
  const process: Process = { seat, amount, by, isCancellable, cards: [], isCancelled: false }
  t.state.busy++
  return andThen(
    untilQuiet(() => turnOne(t, process)),
    () => andThen(land(t, process), () => then(process.isCancelled)),
  )
}

/** WS-144: one card at a time. */
function turnOne(t: WeissTable, process: Process): Part | false {
  const { seat, amount, isCancellable, cards } = process
  if (process.isCancelled || cards.length >= amount) return false
  const { top } = t.zone.deck(seat)
  // WS-120: a refresh would have been due if there were a waiting room to make a deck of
  if (!top) t.end({ winner: foe(seat), why: 'deck', rule: 'WS-120' })
  cards.push(top.id)
  process.isCancelled = isCancellable && top.def.type === 'climax'
  return put(t, [top], t.zone.resolution(seat))
}

/** WS-079, WS-080 */
function land(t: WeissTable, { seat, amount, by, cards, isCancelled }: Process): Part {
  t.state.busy--
  const turned = cards.map((id) => t.card(id))
  tell(t, {
    type: 'damage',
    seat,
    amount,
    cards: cards.slice(),
    cancelled: isCancelled,
    rule: isCancelled ? 'WS-080' : 'WS-079',
  })
  return andThen(put(t, turned, isCancelled ? t.zone.waitingRoom(seat) : t.zone.clock(seat)), () => {
    note(t, { when: 'damage', by, seat, amount, cancelled: isCancelled })
    return null
  })
}
