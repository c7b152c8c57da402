import { backSeenBy } from '../../backs.ts'
import type { Card } from '../../cards.ts'
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
 * Notes each face, and each back of a pile, that comes to light for an observer, also one that is hidden again within the
 * same input. From there on two matches may look different to it.
 */
export class Witness {
  private readonly match: Match
  private readonly observers: readonly Observer[]
  private readonly mask: Seats
  private known: Seats[]
  /** By card, who sees its back; where all backs are alike, nobody has to. */
  private readonly backs: Seats[]
  private readonly news: { readonly faces: string[]; readonly backs: string[] }[]

  constructor(match: Match, observers: readonly Observer[]) {
    this.match = match
    this.observers = observers
    this.mask = observers.reduce<Seats>((mask, observer) => mask | bit(observer), 0)
    this.known = match.table.cards.map((card) => card.known)
    this.backs = match.table.cards.map(backSeenBy)
    this.news = observers.map(() => ({ faces: [], backs: [] }))
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
    const { table, game } = this.match
    const { cards } = table
    // which of several came first would follow their ids
    const news = this.observers.map(() => ({ faces: [] as string[], backs: [] as string[] }))
    const note = (card: Card, seats: Seats, kind: 'faces' | 'backs', what: string) => {
      this.observers.forEach((observer, i) => {
        if ((seats & bit(observer)) !== 0) news[i]![kind].push(`${placeOf(card, observer)} ${what}`)
      })
    }
    for (let id = 0; id < cards.length; id++) {
      const card = cards[id]!
      const faces = card.known & ~this.known[id]! & this.mask
      this.known[id] = card.known
      if (faces !== 0) note(card, faces, 'faces', card.def.id)
      if (!game.back) continue
      const seen = backSeenBy(card)
      const backs = seen & ~this.backs[id]! & this.mask
      this.backs[id] = seen
      if (backs !== 0) note(card, backs, 'backs', game.back(card.def))
    }
    for (const [i, { faces, backs }] of news.entries()) {
      this.news[i]!.faces.push(...faces.sort())
      this.news[i]!.backs.push(...backs.sort())
    }
  }

  /** The faces that have come to light for the n-th observer so far. */
  faces(n: number): readonly string[] {
    this.look()
    return this.news[n]!.faces
  }

  /** The faces and backs that have. */
  shown(n: number): { readonly faces: readonly string[]; readonly backs: readonly string[] } {
    this.look()
    return this.news[n]!
  }
}

/** Where a card lies, as far as the observer can tell it from others. */
function placeOf(card: Card, observer: Observer): string {
  const { zone } = card
  const isAnonymous = zone.shape === 'hand' && !(zone.objects & bit(observer))
  return `${zone.name} ${isAnonymous ? '' : zone.cards.indexOf(card)}`
}

/** All that has reached an observer: the view with its asks, what it has been told since, and how undo stands. */
export const stream = (match: Match, observer: Observer, since: number) => ({
  view: match.view(observer),
  events: match.events(observer, since),
  ...(observer !== null && { undo: match.whyNoUndo(observer) }),
})
