/** Something of the client that we do not know, and how often it occurs. */
export interface Unsupported {
  readonly name: string
  readonly uses: number
}

/** What a translated definition does not say as it should, by file, card and field. */
export interface Problem {
  readonly file: string
  /** The card's id, or the deck's for a character's own. */
  readonly card: string
  readonly field: string
  readonly problem: string
}

/** A deck or a card, and what is missing in it. */
export interface Gap {
  readonly id: string
  readonly missing: readonly string[]
}

export interface ImportReport {
  readonly decks: { readonly total: number; readonly complete: number }
  readonly cards: { readonly total: number; readonly complete: number }
  readonly unsupported: readonly Unsupported[]
  readonly problems: readonly Problem[]
  /** Fields of effects that no translation looks at, such as `powerup.per_card`: what they say is not carried over. */
  readonly unread: readonly Unsupported[]
  /** Those that are not complete. */
  readonly gaps: { readonly decks: readonly Gap[]; readonly cards: readonly Gap[] }
}

/** How often something occurs, the most frequent first. */
export class Tally {
  private readonly uses = new Map<string, number>()

  add(name: string): void {
    this.uses.set(name, (this.uses.get(name) ?? 0) + 1)
  }

  get list(): Unsupported[] {
    const all = [...this.uses].map(([name, uses]) => ({ name, uses }))
    return all.sort((a, b) => b.uses - a.uses || (a.name < b.name ? -1 : 1))
  }
}

/** Notes what is missing, by where it is missing. */
export class Missing {
  readonly names = new Tally()
  readonly unread = new Tally()
  private readonly places = new Map<string, Set<string>>()

  note(place: string, name: string): void {
    this.names.add(name)
    const names = this.places.get(place)
    if (names === undefined) this.places.set(place, new Set([name]))
    else names.add(name)
  }

  at(place: string): string[] {
    return [...(this.places.get(place) ?? [])]
  }
}
