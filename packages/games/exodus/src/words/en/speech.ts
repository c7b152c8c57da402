import type { Json, Seat, SeenCard, Telling } from '@cardwright/engine'
import { does, listed, player, titled, whose } from '@cardwright/engine/english'
import type { ExodusDef } from '../../cards/definitions.ts'
import { factsOf, type ItemFacts, type TargetFacts } from '../../facts.ts'
import { type FoundCard, findCard } from '../../view.ts'

type Library = ReadonlyMap<string, ExodusDef>

/** How seats, cards and places are called by whoever tells it. */
export class Speech {
  readonly library: Library

  constructor(library: Library) {
    this.library = library
  }

  card(id: string): string {
    return this.library.get(id)?.name ?? titled(id)
  }

  /** A card that an event tells of; of an unseen one, that it is a card. */
  seen(card: SeenCard | undefined): string {
    return card?.name === undefined ? 'a card' : this.card(card.name)
  }

  /** "Dawn, 2 Tide and 2 cards"; unseen ones may be known to be energy. */
  cards(cards: readonly SeenCard[], unseen?: string): string {
    const counts = new Map<string, number>()
    for (const { name } of cards) if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
    const names = [...counts].map(([name, count]) => (count === 1 ? this.card(name) : `${count} ${this.card(name)}`))
    const rest = cards.filter(({ name }) => name === undefined).length
    const hidden = rest === 1 ? 'a card' : `${rest} cards`
    const others = unseen === undefined ? hidden : `${rest} ${unseen}`
    return listed([...names, ...(rest > 0 ? [others] : [])])
  }

  /** "your pile 2" */
  pile(at: Telling, seat: Seat, pile: number): string {
    return `${whose(at, seat)} pile ${pile}`
  }

  /** "Gorge Drake on your pile 2", "Dawn in your hand" */
  found(at: Telling, { card, place: { family, owner, pile } }: FoundCard): string {
    const name = this.seen(card)
    switch (family) {
      case 'creature':
        return `${name} on ${this.pile(at, owner, pile)}`
      case 'pile':
        return `${name} of ${this.pile(at, owner, pile)}`
      case 'hand':
      case 'reserve':
        return `${name} in ${whose(at, owner)} hand`
      case 'graveyard':
      case 'spent':
        return `${name} in ${whose(at, owner)} graveyard`
      case 'stack':
        return name
      default:
        return `${whose(at, owner)} ${name}`
    }
  }

  /** The card of this handle; null if it is not seen. */
  handle(at: Telling, handle: Json | undefined): string | null {
    const found = findCard(at.view, handle)
    return found && this.found(at, found)
  }

  /** "Moss on pile 2" */
  onPile(at: Telling, card: SeenCard): string {
    return `${this.seen(card)} on pile ${findCard(at.view, card.handle)?.place.pile}`
  }

  /** "Moss to pile 2" */
  toPile(at: Telling, card: SeenCard): string {
    return `${this.seen(card)} to pile ${findCard(at.view, card.handle)?.place.pile}`
  }

  target(at: Telling, target: TargetFacts): string {
    switch (target.kind) {
      case 'card':
        return this.handle(at, target.handle) ?? 'a card of a hand'
      case 'pile':
        return this.pile(at, target.seat, target.pile)
      case 'graveyard':
        return `${whose(at, target.seat)} graveyard`
      case 'player':
        return player(at, target.seat)
      case 'item': {
        const item = factsOf(at.view).stack.find(({ id }) => id === target.id)
        return item ? this.card(item.name) : 'something on the stack'
      }
    }
  }

  /** An item of the stack, as a sentence without its full stop: "Robin plays Undertow, aimed at Gorge Drake". */
  item(at: Telling, { owner, kind, name, targets }: ItemFacts): string {
    const aims = listed(targets.map((target) => this.target(at, target)))
    if (kind === 'attack') return `${this.card(name)} attacks ${aims}`
    const aimed = aims === '' ? '' : `, aimed at ${aims}`
    if (kind === 'symmetry') return `${does(at, owner, 'play')} ${this.card(name)}${aimed}`
    if (kind === 'ability') return `${does(at, owner, 'use')} ${this.card(name)}${aimed}`
    return `${this.card(name)} triggers${aimed}`
  }
}
