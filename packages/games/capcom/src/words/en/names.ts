import type { AskView, Json, SeenCard, Telling } from '@cardwright/engine'
import { ace, jack, joker, king, type PlayingCard, queen } from '../../cards/deck.ts'
import type { Sheet } from '../../cards/sheet.ts'
import { factsOf } from '../../facts.ts'
import type { CapcomDef } from '../../state.ts'

export type Library = ReadonlyMap<string, CapcomDef>

const rankNames: Readonly<Record<number, string>> = {
  [ace]: 'Ace',
  [jack]: 'Jack',
  [queen]: 'Queen',
  [king]: 'King',
}

/** "5 of hearts", "red Joker" */
export function playingName({ rank, suit, isRed }: PlayingCard): string {
  if (rank === joker) return isRed ? 'red Joker' : 'black Joker'
  return `${rankNames[rank] ?? rank} of ${suit}`
}

/** What cards, fighters and moves of these sheets are called. */
export class Names {
  readonly library: Library
  private readonly uses = new Map<string, string>()

  constructor(library: Library) {
    this.library = library
    for (const def of library.values())
      if (def.kind === 'fighter') for (const { id, name } of def.moves) if (!this.uses.has(id)) this.uses.set(id, name)
  }

  card(id: string): string {
    const def = this.library.get(id)
    if (def === undefined) return 'a card'
    return def.kind === 'card' ? playingName(def) : def.name
  }

  sheet(fighter: string): Sheet {
    return this.library.get(fighter) as Sheet
  }

  fighter(id: Json | undefined): string {
    return this.card(String(id))
  }

  /** What an attack is called: "Lantern Bolt", "a basic attack", "Chain Swing". */
  use(use: string, fighter?: string): string {
    if (use === 'basic') return 'a basic attack'
    if (use === 'throw') return fighter === undefined ? 'a throw' : this.sheet(fighter).throw.name
    if (use === 'tag-super') return 'a tag super'
    return this.uses.get(use) ?? use
  }

  /** The card of this handle, where the reader sees it. */
  held({ view }: Telling, handle: Json | undefined): string {
    for (const { cards = [] } of Object.values(view.zones))
      for (const card of cards) if (card.handle === handle && card.name !== undefined) return this.card(card.name)
    return 'a card'
  }

  seen(card: SeenCard | undefined): string {
    return card?.name === undefined ? 'a card' : this.card(card.name)
  }
}

/** The fighter of who is asked. A replay tells of them as of somebody else, with what they saw. */
export const ownFighter = (at: Telling): string => factsOf(at.view).seats[(at.seat ?? at.view.seat)!]!.fighter

/** A number that belongs to the question. */
export const counted = (ask: AskView, field: string): number => Number((ask.context as Record<string, number>)[field])
