import type { BroughtCard } from '@cardwright/protocol'

/** The cards that came with a match, as far as a seat has been told of them by name. Most matches bring none. */
export class BroughtCards {
  readonly #all: ReadonlyMap<string, BroughtCard>
  readonly #told = new Map<string, BroughtCard>()

  constructor(cards: readonly BroughtCard[]) {
    this.#all = new Map(cards.map((card) => [card.id, card]))
  }

  /** All that were told of. */
  get told(): readonly BroughtCard[] {
    return [...this.#told.values()]
  }

  /** Those that are named for the first time in what is told now. */
  namedIn(told: unknown): readonly BroughtCard[] {
    const before = this.#told.size
    if (before < this.#all.size) this.#read(told)
    return this.told.slice(before)
  }

  #read(told: unknown): void {
    if (typeof told === 'string') {
      const card = this.#all.get(told)
      if (card) this.#told.set(told, card)
    } else if (typeof told === 'object' && told !== null) for (const each of Object.values(told)) this.#read(each)
  }
}
