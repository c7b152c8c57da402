import { type Ask, isLike, type Like } from './ask.ts'
import type { Table } from './table.ts'
import { isRefusal, type Refusal, type Seat } from './types.ts'

export const malformed = (why: string): Refusal => ({ why, code: 'malformed' })
export const notAsked = (seat: Seat): Refusal => ({ why: `Seat ${seat} is not asked anything now.`, code: 'notAsked' })
export const isOver: Refusal = { why: 'The match is over.', code: 'over' }

/** A rule of this game has thrown an error. */
export const failed = (title: string, { message, stack = message }: Error): Refusal => ({
  why: `A rule of ${title} failed. Nothing has changed; please report it.`,
  code: 'fault',
  fault: stack,
})

/** Why something is not offered to a seat by any of its asks; null if it is. */
export function explain(t: Table, seat: Seat, open: readonly Ask[], wanted: string | Like): Refusal | null {
  const asks = open.filter((ask) => ask.seat === seat)
  if (asks.length === 0) return notAsked(seat)
  const like = typeof wanted === 'string' ? null : byId(t, seat, wanted)
  if (isRefusal(like)) return like
  let found: Refusal | null = null
  for (const ask of asks) {
    const refusal = like === null ? whyNotKey(ask, wanted as string) : whyNothingLike(ask, like)
    if (refusal === null) return null
    found ??= refusal
  }
  return found
}

function whyNotKey(ask: Ask, key: string): Refusal | null {
  const read = ask.offered().some((option) => option.key === key) ? null : ask.read([key])
  return isRefusal(read) ? read : null
}

function whyNothingLike(ask: Ask, like: Like): Refusal | null {
  if (ask.offered().some((option) => isLike(option, like, ask.table))) return null
  const refusal = ask.spec.explainLike?.(like, ask.table, ask.seat)
  return refusal ?? { why: 'Nothing of the kind can be done now.', code: 'notOffered' }
}

/** Names cards by id where a seat names them by handle. */
function byId(t: Table, seat: Seat, like: Like): Like | Refusal {
  const ids: Record<string, unknown> = {}
  for (const name of ['card', 'on']) {
    if (like[name] === undefined) continue
    const card = t.cards.find((each) => t.handle(each, seat) === like[name])
    if (card === undefined) return malformed('There is no such card.')
    ids[name] = card.id
  }
  return { ...like, ...ids }
}
