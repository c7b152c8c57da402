import { type FormFields, fieldForm, type Seat } from '@cardwright/engine'
import { earn } from '../../acts/money.ts'
import { toDiscardPiles } from '../../acts/piles.ts'
import { type CardDef, isOwned, type NpcDef, type OwnedDef, type Want } from '../../cards/definitions.ts'
import { leastFirst, mostFirst } from '../../cards/worth.ts'
import { type CardInPlay, type MillenniumTable, player } from '../../state.ts'
import { usesNpcs } from '../../terms.ts'
import { hints } from '../../words/en/hints.ts'
import { refusals } from '../../words/en/refusals.ts'
import { defsIn } from './collection.ts'
import type { DealOption } from './deals.ts'
import { cardsNamed, spareCards, spareNames } from './deck.ts'
import { powersOf } from './powers.ts'

/** MB-093 */
export const npcsDealt = 2

/** MB-099, MB-H10: the two that were dealt, and the top of the deck. */
export const npcsOnOffer = (t: MillenniumTable): CardInPlay[] => {
  const top = t.zone.npcDeck().top
  return top ? [...t.zone.npcs().cards, top] : [...t.zone.npcs().cards]
}

/** MB-103: a deck that is used up is made anew of its discards. */
function npcTop(t: MillenniumTable): CardInPlay | undefined {
  const deck = t.zone.npcDeck()
  if (deck.size === 0 && t.zone.npcDiscard().size > 0) {
    t.move(t.zone.npcDiscard().cards, deck)
    t.shuffle(deck)
  }
  return deck.top
}

/** MB-093, MB-101 */
export function dealNpcs(t: MillenniumTable): void {
  if (!usesNpcs(t.state.terms)) return
  while (t.zone.npcs().size < npcsDealt) {
    const card = npcTop(t)
    if (!card) break
    t.move(card, t.zone.npcs())
  }
  const top = npcTop(t)
  if (top) t.show([top], 'all')
}

const symbolsOf = (def: OwnedDef, what: NonNullable<Want['same']>): readonly (string | number)[] => {
  switch (what) {
    case 'element':
      return def.elements
    case 'type':
      return def.types
    case 'stars':
      return [def.stars]
    case 'set':
      return [def.set]
  }
}

/** Whether each could stand for another symbol of this kind. */
function areDifferent(
  defs: readonly OwnedDef[],
  what: NonNullable<Want['different']>,
  taken: readonly unknown[] = [],
): boolean {
  const [first, ...rest] = defs
  if (!first) return true
  return symbolsOf(first, what).some((each) => !taken.includes(each) && areDifferent(rest, what, [...taken, each]))
}

const areSame = (defs: readonly OwnedDef[], what: NonNullable<Want['same']>): boolean =>
  symbolsOf(defs[0]!, what).some((each) => defs.every((def) => symbolsOf(def, what).includes(each)))

const isWanted = (want: Want, def: OwnedDef): boolean =>
  (!want.element || def.elements.includes(want.element)) &&
  (!want.type || def.types.includes(want.type)) &&
  (!want.rarity || def.rarity === want.rarity) &&
  (!want.kind || def.kind === want.kind) &&
  def.stars >= (want.minStars ?? 0) &&
  def.stars <= (want.maxStars ?? Number.POSITIVE_INFINITY)

/** MB-100, MB-104: whether these cards are what an NPC wants. */
export function satisfies(want: Want, defs: readonly OwnedDef[]): boolean {
  return (
    defs.length === want.cards &&
    defs.every((def) => isWanted(want, def)) &&
    (!want.different || areDifferent(defs, want.different)) &&
    (!want.same || areSame(defs, want.same)) &&
    defs.reduce((sum, { stars }) => sum + stars, 0) >= (want.totalStars ?? 0)
  )
}

interface NpcOption extends DealOption {
  readonly move: 'npc'
  readonly npc: string
  readonly names: readonly string[]
}

const fields = (t: MillenniumTable, seat: Seat): FormFields => ({
  prefix: 'npc',
  fields: {
    npc: { kind: 'choice', of: npcsOnOffer(t).map(({ def }) => def.id) },
    cards: { kind: 'names', of: spareNames(t, seat) },
  },
})

/** MB-100, MB-102, MB-138 */
export const npcForm = fieldForm<NpcOption>({
  hint: hints.market,
  rule: 'MB-100',
  fields,
  option({ npc, cards }, key, t: MillenniumTable, seat) {
    const def = t.rules.library.get(String(npc)) as NpcDef
    const names = cards as readonly string[]
    if (player(t, seat).markers === 0) return refusals.npcMarker
    if (!satisfies(def.wants, defsIn(cardsNamed(t, seat, names)))) return refusals.npcWants
    return { key, move: 'npc', npc: def.id, names }
  },
  suggest(t: MillenniumTable, seat) {
    if (player(t, seat).markers === 0) return []
    const spare = spareCards(t, seat)
    return npcsOnOffer(t).flatMap(({ def }) => {
      const { wants } = def as NpcDef
      const cards = cardsFor(spare, wants)
      return cards ? [{ npc: def.id, cards: cards.map((card) => card.def.id) }] : []
    })
  },
})

/** The least useful cards that an NPC takes; null if there are none. */
export function cardsFor<C extends { readonly def: CardDef }>(cards: readonly C[], want: Want): C[] | null {
  const able = cards.filter(({ def }) => isOwned(def) && isWanted(want, def))
  if (able.length < want.cards) return null
  const chosen: C[] = []
  const defs: OwnedDef[] = []
  for (const card of want.totalStars ? mostFirst(able) : leastFirst(able)) {
    if (chosen.length === want.cards) break
    defs.push(card.def as OwnedDef)
    if ((want.different && !areDifferent(defs, want.different)) || (want.same && !areSame(defs, want.same))) defs.pop()
    else chosen.push(card)
  }
  return satisfies(want, defs) ? chosen : null
}

/** MB-098, MB-100, MB-101: a marker and the cards for the NPC; another takes its place. */
export function takeNpc(t: MillenniumTable, seat: Seat, { npc, names }: NpcOption): void {
  const card = npcsOnOffer(t).find(({ def }) => def.id === npc)!
  const { vp } = card.def as NpcDef
  const paid = cardsNamed(t, seat, names)
  player(t, seat).markers--
  player(t, seat).vp.npc += vp
  t.tell({ type: 'npc', seat, card: card.id, cards: paid.map(({ id }) => id), vp, rule: 'MB-100' })
  toDiscardPiles(t, paid)
  t.move(card, t.zone.npcsWon(seat))
  for (const { dollars } of powersOf(t, seat, 'npcBonus')) earn(t, seat, dollars, 'MB-100')
  dealNpcs(t)
}

/** MB-161, MB-H10: those that were dealt go to the NPC discards. */
export function clearNpcs(t: MillenniumTable): void {
  if (t.zone.npcs().size > 0) t.move(t.zone.npcs().cards, t.zone.npcDiscard())
}
