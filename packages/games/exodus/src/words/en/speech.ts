import type { Json, Seat, SeenCard, Telling } from '@cardwright/engine'
import { capital, listed } from '@cardwright/engine/english'
import type { ExodusDef } from '../../cards/definitions.ts'
import { type FoundCard, factsIn, findCard, type SeenItem, type SeenTarget } from './seen.ts'

type Library = ReadonlyMap<string, ExodusDef>

/** Of several that are called the same, which: `moss#2` is the second. */
export function copyOf(key: string): number {
  const [, copy = '1'] = /#(\d+)$/.exec(key) ?? []
  return Number(copy)
}

/** How seats, cards and places are called by whoever tells it. */
export class Speech {
  readonly library: Library

  constructor(library: Library) {
    this.library = library
  }

  card(id: string): string {
    return this.library.get(id)?.name ?? id.split('-').map(capital).join(' ')
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
    const others = unseen === undefined ? (rest === 1 ? 'a card' : `${rest} cards`) : `${rest} ${unseen}`
    return listed([...names, ...(rest > 0 ? [others] : [])])
  }

  /** "you", "Robin" */
  player({ seat: own, names }: Telling, seat: Seat): string {
    return seat === own ? 'you' : (names[seat] ?? `player ${seat + 1}`)
  }

  /** "your", "Robin's" */
  whose(at: Telling, seat: Seat): string {
    return seat === at.seat ? 'your' : `${this.player(at, seat)}'s`
  }

  /** "You draw", "Robin draws" */
  does(at: Telling, seat: Seat, verb: string): string {
    if (seat === at.seat) return `You ${verb}`
    const [first, ...rest] = verb.split(' ')
    const ending = /(s|sh|ch)$/.test(first!) ? 'es' : 's'
    return `${capital(this.player(at, seat))} ${[first + ending, ...rest].join(' ')}`
  }

  /** "your pile 2" */
  pile(at: Telling, seat: Seat, pile: number): string {
    return `${this.whose(at, seat)} pile ${pile}`
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
        return `${name} in ${this.whose(at, owner)} hand`
      case 'graveyard':
      case 'spent':
        return `${name} in ${this.whose(at, owner)} graveyard`
      case 'stack':
        return name
      default:
        return `${this.whose(at, owner)} ${name}`
    }
  }

  /** The card of this handle; null if it is not seen. */
  handle(at: Telling, handle: Json | undefined): string | null {
    const found = findCard(at.view, handle)
    return found && this.found(at, found)
  }

  target(at: Telling, target: SeenTarget): string {
    switch (target.kind) {
      case 'card':
        return this.handle(at, target.handle) ?? 'a card of a hand'
      case 'pile':
        return this.pile(at, target.seat, target.pile)
      case 'graveyard':
        return `${this.whose(at, target.seat)} graveyard`
      case 'player':
        return this.player(at, target.seat)
      case 'item': {
        const item = factsIn(at.view).stack.find(({ id }) => id === target.id)
        return item ? this.card(item.name) : 'something on the stack'
      }
    }
  }

  /** What waits on the stack, as a sentence without its full stop: "Robin plays Undertow on Gorge Drake". */
  item(at: Telling, { owner, kind, name, targets }: SeenItem): string {
    const aims = listed(targets.map((target) => this.target(at, target)))
    if (kind === 'attack') return `${this.card(name)} attacks ${aims}`
    const aimed = aims === '' ? '' : `, aimed at ${aims}`
    if (kind === 'symmetry') return `${this.does(at, owner, 'play')} ${this.card(name)}${aimed}`
    if (kind === 'ability') return `${this.does(at, owner, 'use')} ${this.card(name)}${aimed}`
    return `${this.card(name)} triggers${aimed}`
  }
}
