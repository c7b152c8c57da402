import { andThen, type CardId, type Part, type Seat, untilQuiet } from '@cardwright/engine'
import { tell } from '../events.ts'
import { type Env, isSame } from '../read/env.ts'
import { type Cause, foe, type Known, type WeissTable } from '../table.ts'
import type { Source } from '../text/core.ts'
import { note } from './note.ts'
import { put } from './put.ts'
import { isForbidden } from './values.ts'

/** Damage under way: its own cards in the resolution zone (WS-099), which are no damage yet (WS-145). */
interface Process {
  readonly seat: Seat
  readonly amount: number
  /** The character that deals it, if one does (WS-H08); otherwise the effect that does. */
  readonly by: Known | null
  readonly cause: Cause | null
  readonly isCancellable: boolean
  readonly cards: CardId[]
  isCancelled: boolean
}

type Dealt = Pick<Process, 'seat' | 'amount' | 'by' | 'cause'>

/** "Damage by 【AUTO】 effects" is that of effects; damage by a card is that of its attacks as well. */
function isDealtBy(env: Env, source: Source, { by, cause }: Dealt): boolean {
  if (by === null) return env.read.caused(env, source, cause)
  if (source.kind !== null || source.keyword !== null || source.card === null) return false
  return env.read.cards(env, source.card).some((card) => isSame(card, by))
}

const isBarred = (t: WeissTable, dealt: Dealt): boolean =>
  isForbidden(
    t,
    dealt.seat,
    ({ act }, env) => act.act === 'damage' && (act.by === null || isDealtBy(env, act.by, dealt)),
  ) ||
  (dealt.by !== null && isForbidden(t, t.card(dealt.by.card), ({ act }) => act.act === 'deal'))

/** WS-079..081, WS-143..146, WS-169: damage to a player; `then` hears whether it was cancelled. */
export function damage(
  t: WeissTable,
  { isCancellable = true, ...dealt }: Dealt & { isCancellable?: boolean },
  then: (isCancelled: boolean) => Part = () => null,
): Part {
  if (dealt.amount <= 0 || isBarred(t, dealt)) return null
  const process: Process = { ...dealt, isCancellable, cards: [], isCancelled: false }
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
