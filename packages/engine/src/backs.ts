import type { Card, Definition } from './cards.ts'
import type { Random } from './random.ts'
import { bit, type Seats } from './seats.ts'
import type { Table } from './table.ts'
import type { CardId, Seat } from './types.ts'

/** Who sees the back of a card that lies face down: of a pile that of the top alone. */
export function backSeenBy(card: Card): Seats {
  const { zone } = card
  return zone.shape === 'pile' && zone.top !== card ? zone.objects : zone.objects | zone.counts
}

export const seesBack = (card: Card, seat: Seat | null): boolean => (backSeenBy(card) & bit(seat)) !== 0

/** What a seat knows of single cards: cards of which it knows the same can have each other's backs. */
export interface Ties {
  readonly groups: readonly { readonly among: readonly CardId[] }[]
  readonly exclusions: readonly { readonly among: readonly CardId[] }[]
  readonly bonds: readonly (readonly Card[])[]
}

/** What sets a card apart from others of its zone. */
function tiesOf({ groups, exclusions, bonds }: Ties): ReadonlyMap<CardId, string> {
  const ties = new Map<CardId, string>()
  const tie = (id: CardId, what: string) => ties.set(id, `${ties.get(id) ?? ''} ${what}`)
  groups.forEach(({ among }, i) => {
    for (const id of among) tie(id, `group ${i}`)
  })
  exclusions.forEach(({ among }, i) => {
    for (const id of among) tie(id, `exclusion ${i}`)
  })
  // cards that are tied together stay as they are
  for (const { id } of bonds.flat()) tie(id, `card ${id}`)
  return ties
}

/**
 * The backs of unseen cards as they might lie: within a pile they change places, but for those that the seat sees. Cards
 * whose back stays are not among them.
 */
export function otherBacks<D extends Definition>(
  t: Table<unknown, D>,
  seat: Seat,
  random: Random,
  back: (def: D) => string,
  ties: Ties,
): ReadonlyMap<CardId, string> {
  const crowds = new Map<string, Card<D>[]>()
  let tied: ReadonlyMap<CardId, string> | null = null
  for (const zone of t.zones) {
    const hidden = zone.cards.filter((card) => (card.known & bit(seat)) === 0 && !seesBack(card, seat))
    if (hidden.every(({ def }) => back(def) === back(hidden[0]!.def))) continue
    tied ??= tiesOf(ties)
    for (const card of hidden) {
      const name = `${zone.name} ${card.owner}${tied.get(card.id) ?? ''}`
      const crowd = crowds.get(name)
      if (crowd) crowd.push(card)
      else crowds.set(name, [card])
    }
  }
  const others = new Map<CardId, string>()
  for (const crowd of crowds.values()) {
    // sorted, so that what comes out depends on chance alone
    const backs = random.shuffle(crowd.map(({ def }) => back(def)).sort())
    crowd.forEach(({ id }, i) => {
      others.set(id, backs[i]!)
    })
  }
  return others
}
