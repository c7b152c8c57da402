import type { Faces } from '../../dealing.ts'
import { Log } from '../../events.ts'
import type { Match } from '../../match.ts'
import { bit, type Seats, watching } from '../../seats.ts'
import type { Seat } from '../../types.ts'

/** A seat, or null for a spectator. */
export type Observer = Seat | null

export const observersOf = (match: Match): Observer[] => [
  ...Array.from({ length: match.table.seats }, (_, i) => i),
  null,
]

export const nameOf = (observer: Observer): string => (observer === null ? 'a watcher' : `seat ${observer}`)

/** A fork that begins to tell from here on: what was told before is the same for all twins. */
export function twinOf(match: Match): Match {
  const twin = match.fork(true)
  twin.table.log = new Log()
  return twin
}

/** Lays these faces on a twin's cards; says whether any of them is another one than before. */
export function lay(match: Match, faces: Faces): boolean {
  let isOther = false
  for (const [id, def] of faces) {
    const card = match.table.card(id)
    isOther ||= card.def !== def
    card.def = def
  }
  match.table.touch()
  return isOther
}

/** Whether somebody who watches knows none of these cards, so that other faces on them must not show there, either. */
export const isHiddenFromAll = (match: Match, faces: Faces): boolean =>
  faces.every(([id]) => (match.table.card(id).known & watching) === 0)

/**
 * Notes each face that comes to light for an observer, also one that is hidden again within the same input. From there
 * on two matches may look different to it.
 */
export class Witness {
  private readonly match: Match
  private readonly observers: readonly Observer[]
  private readonly mask: Seats
  private known: Seats[]
  private readonly news: string[][]

  constructor(match: Match, observers: readonly Observer[]) {
    this.match = match
    this.observers = observers
    this.mask = observers.reduce<Seats>((mask, observer) => mask | bit(observer), 0)
    this.known = match.table.cards.map((card) => card.known)
    this.news = observers.map(() => [])
    // whatever shows a face says so at once: there is no moment between the two in which it could be hidden again
    const log = match.table.log!
    const { tell, moved } = log
    log.tell = (...told) => {
      this.look()
      tell.apply(log, told)
    }
    log.moved = (...told) => {
      this.look()
      moved.apply(log, told)
    }
  }

  private look(): void {
    const { cards } = this.match.table
    // which of several came first would follow their ids
    const news = this.observers.map((): string[] => [])
    for (let id = 0; id < cards.length; id++) {
      const card = cards[id]!
      const { known, def, zone } = card
      const seen = known & ~this.known[id]! & this.mask
      this.known[id] = known
      if (seen === 0) continue
      const at = zone.cards.indexOf(card)
      this.observers.forEach((observer, i) => {
        if ((seen & bit(observer)) === 0) return
        const place = zone.shape === 'hand' && !(zone.objects & bit(observer)) ? '' : at
        news[i]!.push(`${zone.name} ${place} ${def.id}`)
      })
    }
    for (const [i, faces] of news.entries()) this.news[i]!.push(...faces.sort())
  }

  /** The faces that have come to light for the n-th observer so far. */
  shown(n: number): readonly string[] {
    this.look()
    return this.news[n]!
  }
}

/** All that has reached an observer: the view with its asks, what it has been told since, and how undo stands. */
export const stream = (match: Match, observer: Observer, since: number) => ({
  view: match.view(observer),
  events: match.events(observer, since),
  ...(observer !== null && { undo: match.whyNoUndo(observer) }),
})
