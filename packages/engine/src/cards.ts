import { compareTexts } from './compare.ts'
import type { Seats } from './seats.ts'
import type { CardId, Seat } from './types.ts'
import type { Zone } from './zones.ts'

/** What is printed on a card: data, shared by all its copies. A game adds its own fields. */
export interface Definition {
  readonly id: string
}

export const byId = (a: Definition, b: Definition): number => compareTexts(a.id, b.id)

/** What is true of a card until it becomes another object: rested, reversed, tokens, the turn in which it was used. */
export type Marks = Readonly<Record<string, number | string | boolean>>

export class Card<D extends Definition = Definition> {
  /** Belongs to the place: a shuffle moves the faces and leaves the ids. */
  readonly id: CardId
  owner: Seat
  def: D
  zone: Zone<D>
  /**
   * When the card became the object that it is, counted over the whole table: of two cards the one that came first has
   * the smaller. What refers to the card as it was refers to id and gen.
   */
  gen: number
  /** The seats that know the face. */
  known: Seats
  /** Names the card to seats that see it as an object; changes in a hidden place. 0: no seat does. */
  handle: number
  down: boolean
  /** The card that this one lies under or is attached to. */
  host: CardId | null
  /** Set by `t.mark`; gone once the card becomes another object. */
  marks: Marks | null

  constructor(
    id: CardId,
    def: D,
    owner: Seat,
    zone: Zone<D>,
    known: Seats,
    gen = 0,
    handle = 0,
    down = false,
    host: CardId | null = null,
    marks: Marks | null = null,
  ) {
    this.id = id
    this.def = def
    this.owner = owner
    this.zone = zone
    this.known = known
    this.gen = gen
    this.handle = handle
    this.down = down
    this.host = host
    this.marks = marks
  }

  clone(zone: Zone<D>): Card<D> {
    return new Card(
      this.id,
      this.def,
      this.owner,
      zone,
      this.known,
      this.gen,
      this.handle,
      this.down,
      this.host,
      this.marks,
    )
  }

  /** Exchanges what goes with the face when a zone is shuffled; all else stays with the place. */
  swapFaces(other: Card<D>): void {
    const { def, owner, known, down, host } = this
    this.def = other.def
    this.owner = other.owner
    this.known = other.known
    this.down = other.down
    this.host = other.host
    other.def = def
    other.owner = owner
    other.known = known
    other.down = down
    other.host = host
  }
}

/** Of one kind wherever it is made: `map` makes another kind of list once it is compiled, and readers would have to know both. */
export function idsOf(cards: readonly Card[]): CardId[] {
  const ids: CardId[] = []
  for (const { id } of cards) ids.push(id)
  return ids
}

/** A card as the object that it was at some moment: stale once the card has become another. */
export interface CardRef {
  readonly card: CardId
  readonly gen: number
}

export const refer = (card: Card): CardRef => ({ card: card.id, gen: card.gen })

/** What a card was before it moved. */
export interface Before {
  readonly card: CardId
  readonly gen: number
  readonly zone: string
  readonly at: number
  readonly host: CardId | null
  readonly marks: Marks | null
  /** What the game's `remember` said of the card at that moment: its computed values, say. */
  readonly was: unknown
}
