import { commonFacts, distinct, ownFacts, wordsOf } from '@cardwright/catalog/words'
import type { Header, Seat, SeenEvent, TableView, Telling, Words } from '@cardwright/engine'
import type { Entry } from '../games.ts'
import { tableWords } from '../words/en/table.ts'

/** Tells of a match in the words of its game, from where somebody sits: one's own seat is `you`, nobody's if one watches. */
export class Speaker {
  readonly entry: Entry
  readonly words: Words
  readonly seat: Seat | null
  readonly names: readonly string[]

  constructor(entry: Entry, { seats }: Header, seat: Seat | null) {
    this.entry = entry
    this.words = wordsOf(entry)
    this.seat = seat
    this.names = distinct(seats)
  }

  at(view: TableView): Telling {
    return { view, seat: this.seat, names: this.names }
  }

  /** What there is to know beside the cards, of a seat or of the whole table. */
  facts(view: TableView, seat: Seat | null): readonly string[] {
    const telling = this.at(view)
    if (this.words.facts) return this.words.facts(telling, seat)
    const about = { entry: this.entry, words: this.words, telling }
    return (seat === null ? commonFacts(about) : ownFacts(about, seat)).map(({ name, value }) =>
      tableWords.fact(name, value),
    )
  }

  /** What happened as a sentence; null for what is better seen than told. */
  event(event: SeenEvent, view: TableView): string | null {
    return this.words.event(event, this.at(view))
  }
}
