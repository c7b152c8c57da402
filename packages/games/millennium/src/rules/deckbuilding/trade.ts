import { type FormFields, fieldForm, type Move, type MoveOption, type Refusal, type Seat } from '@cardwright/engine'
import { type FriendshipDef, starsOn } from '../../cards/definitions.ts'
import { allSeats, type CardInPlay, type MillenniumTable, type Offer, player } from '../../state.ts'
import { usesFriendship } from '../../terms.ts'
import { hints } from '../../words/en/hints.ts'
import { refusals } from '../../words/en/refusals.ts'
import { friendshipCap, friendshipFrom } from '../season/scoring.ts'
import { freeDollars } from './buying.ts'
import type { DealOption } from './deals.ts'
import { cardsNamed, spareCards, spareNames } from './deck.ts'
import { plain } from './plain.ts'

export interface OfferOption extends DealOption {
  readonly move: 'offer'
  readonly to: Seat
  readonly give: readonly string[]
  readonly dollars: number
  readonly friendship: string
  readonly wants: readonly string[]
  readonly wantsDollars: number
  readonly wantsFriendship: number
}

const none = 'none'
const othersThan = (t: MillenniumTable, seat: Seat): Seat[] => allSeats(t).filter((each) => each !== seat)
const ownFriendship = (t: MillenniumTable, seat: Seat): string[] =>
  usesFriendship(t.state.terms) ? t.zone.friendship(seat).cards.map(({ def }) => def.id) : []

const namesOfCards = new WeakMap<object, readonly string[]>()

/** What may be wished for: any card that can be owned, for nobody knows what is in a binder. */
function wishes(t: MillenniumTable): readonly string[] {
  const { library } = t.rules
  let names = namesOfCards.get(library)
  if (!names) {
    // a name may be wished for more than once
    names = [...library.values()].filter((def) => 'stars' in def).flatMap(({ id }) => [id, id])
    namesOfCards.set(library, names)
  }
  return names
}

const offerFields = (t: MillenniumTable, seat: Seat): FormFields => ({
  prefix: 'offer',
  fields: {
    to: { kind: 'choice', of: othersThan(t, seat).map(String) },
    give: { kind: 'names', of: spareNames(t, seat), max: 8 },
    dollars: { kind: 'number', min: 0, max: 999 },
    friendship: { kind: 'choice', of: [none, ...ownFriendship(t, seat)] },
    wants: { kind: 'names', of: wishes(t), max: 8 },
    wantsDollars: { kind: 'number', min: 0, max: 999 },
    wantsFriendship: { kind: 'number', min: 0, max: 3 },
  },
})

/** The same for a client to draw: of all cards there are, those that the seat knows others to have. */
export function drawnFields(t: MillenniumTable, seat: Seat): FormFields {
  const { prefix, fields } = offerFields(t, seat)
  const known = othersThan(t, seat).flatMap((other) =>
    t.zone
      .binder(other)
      .cards.filter((card) => t.sees(seat, card))
      .map(({ def }) => def.id),
  )
  return { prefix, fields: { ...fields, wants: { kind: 'names', of: known.sort(), max: 8 } } }
}

/** MB-461: stars and Dollars count the same. */
const tradeValue = (t: MillenniumTable, names: readonly string[], dollars: number): number =>
  names.reduce((sum, name) => sum + starsOn(t.rules.library.get(name)!), dollars)

/** MB-150, MB-H15: whether a seat may have one more of these Friendship cards. */
const mayHave = (t: MillenniumTable, seat: Seat, card: CardInPlay): boolean =>
  (friendshipFrom(t, seat).get((card.def as FriendshipDef).of) ?? 0) < friendshipCap

function mayBefriend(t: MillenniumTable, giver: Seat, to: Seat): boolean {
  const own = t.zone.friendship(giver).cards[0]
  return own !== undefined && mayHave(t, to, own)
}

/** MB-146, MB-147, MB-151, MB-282, MB-313, MB-462, MB-H16: why a trade is none. */
function whyNoTrade(t: MillenniumTable, seat: Seat, offer: Omit<OfferOption, 'key' | 'move'>): Refusal | null {
  const { to, give, dollars, friendship, wants, wantsDollars, wantsFriendship } = offer
  if (dollars > freeDollars(t, seat)) return refusals.tradeTooDear
  const isGiving = give.length > 0 || dollars > 0
  const isWanting = wants.length > 0 || wantsDollars > 0
  const hasFriendship = friendship !== none
  const { freeMarket } = t.state.terms
  if (!(isGiving || (freeMarket && hasFriendship)) || !(isWanting || (freeMarket && wantsFriendship > 0)))
    return refusals.tradeOneSided
  if (!freeMarket && tradeValue(t, give, dollars) !== tradeValue(t, wants, wantsDollars)) return refusals.tradeUneven
  if (hasFriendship && !mayBefriend(t, seat, to)) return refusals.friendEnough
  if (wantsFriendship > 0 && (!usesFriendship(t.state.terms) || !mayBefriend(t, to, seat))) return refusals.friendEnough
  return null
}

/** MB-145, MB-146, MB-456: what is offered lies open until it is taken, declined or withdrawn. */
export const offerForm = fieldForm<OfferOption>({
  hint: hints.offer,
  rule: 'MB-145',
  fields: offerFields,
  option(values, key, t: MillenniumTable, seat) {
    const offer = {
      to: Number(values.to),
      give: values.give as readonly string[],
      dollars: Number(values.dollars),
      friendship: String(values.friendship),
      wants: values.wants as readonly string[],
      wantsDollars: Number(values.wantsDollars),
      wantsFriendship: Number(values.wantsFriendship),
    }
    return whyNoTrade(t, seat, offer) ?? { key, move: 'offer', ...offer }
  },
  /** A spare card of yours for its worth in Dollars. */
  suggest(t: MillenniumTable, seat) {
    const [card] = spareCards(t, seat)
    if (!card || offerOf(t, seat)) return []
    const { id } = card.def
    const price = starsOn(card.def)
    const plainOffer = { dollars: 0, friendship: none, wants: [], wantsDollars: price, wantsFriendship: 0 }
    return price === 0 ? [] : othersThan(t, seat).map((to) => ({ to: String(to), give: [id], ...plainOffer }))
  },
})

const offerOf = (t: MillenniumTable, seat: Seat): Offer | undefined =>
  t.state.deckbuilding.offers.find(({ from }) => from === seat)

/** One offer at a time; the cards lie on the tray meanwhile. */
export function makeOffer(t: MillenniumTable, seat: Seat, option: OfferOption): void {
  const { to, give, dollars, friendship, wants, wantsDollars, wantsFriendship } = option
  const cards = cardsNamed(t, seat, give)
  takeBack(t, seat)
  if (cards.length > 0) t.move(cards, t.zone.tray(seat))
  const friend = t.zone.friendship(seat).cards.find(({ def }) => def.id === friendship)
  if (friend) t.move(friend, t.zone.tray(seat))
  t.state.deckbuilding.offers.push({ from: seat, to, dollars, wants, wantsDollars, wantsFriendship })
  t.tell({
    type: 'offer',
    seat,
    to,
    cards: t.zone.tray(seat).cards.map(({ id }) => id),
    dollars,
    wants,
    wantsDollars,
    wantsFriendship,
    rule: 'MB-145',
  })
}

/** What lies on a tray goes home. */
export function takeBack(t: MillenniumTable, seat: Seat): void {
  const { deckbuilding } = t.state
  deckbuilding.offers = deckbuilding.offers.filter(({ from }) => from !== seat)
  const { cards } = t.zone.tray(seat)
  if (cards.length > 0)
    t.move(cards, ({ def }) => (def.kind === 'friendship' ? t.zone.friendship(seat) : t.zone.binder(seat)))
}

interface Reply extends MoveOption {
  readonly from: Seat
}

const offersTo = (t: MillenniumTable, seat: Seat): Offer[] =>
  t.state.deckbuilding.offers.filter(({ to }) => to === seat)

/** The Friendship card of this worth that the one who is asked would give. */
const friendOfWorth = (t: MillenniumTable, seat: Seat, vp: number): CardInPlay | undefined =>
  t.zone.friendship(seat).cards.find(({ def }) => (def as FriendshipDef).vp === vp)

function hasSpare(t: MillenniumTable, seat: Seat, names: readonly string[]): boolean {
  const left = [...spareNames(t, seat)]
  return names.every((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** What an offer costs the one who takes it: the key says so, and nobody else learns whether they could. */
export const accept: Move<MillenniumTable, Offer, Reply> = {
  list: offersTo,
  key: ({ from }) => `accept:${from}`,
  why(t, seat, { from, dollars, wants, wantsDollars, wantsFriendship }) {
    if (dollars > player(t, from).dollars) return refusals.tradeUnpaid
    if (wantsDollars > freeDollars(t, seat)) return refusals.tradeTooDear
    if (!hasSpare(t, seat, wants)) return refusals.notInBinder
    const given = t.zone.tray(from).cards.find(({ def }) => def.kind === 'friendship')
    const wanted = friendOfWorth(t, seat, wantsFriendship)
    if (wantsFriendship > 0 && !wanted) return refusals.noFriendship
    // another trade may have come between
    const isEnough = (given && !mayHave(t, seat, given)) || (wanted && !mayHave(t, from, wanted))
    return isEnough ? refusals.friendEnough : null
  },
  option: ({ from }, key) => ({ key, move: 'accept', from }),
  do(t, seat, { from }) {
    trade(t, seat, offersTo(t, seat).find((each) => each.from === from)!)
    return null
  },
}

/** MB-146: both sides at once. */
function trade(t: MillenniumTable, seat: Seat, offer: Offer): void {
  const { from, dollars, wants, wantsDollars, wantsFriendship } = offer
  const paid = cardsNamed(t, seat, wants)
  t.tell({ type: 'traded', seat, from, cards: t.zone.tray(from).cards.map(({ id }) => id), dollars, rule: 'MB-146' })
  player(t, from).dollars += wantsDollars - dollars
  player(t, seat).dollars += dollars - wantsDollars
  const given = t.zone.tray(from).cards
  if (given.length > 0)
    t.move(given, ({ def }) => (def.kind === 'friendship' ? t.zone.friends(seat) : t.zone.binder(seat)))
  // both see what changes hands
  if (paid.length > 0) {
    t.show(paid, [from])
    t.move(paid, t.zone.binder(from))
  }
  const friend = wantsFriendship > 0 ? friendOfWorth(t, seat, wantsFriendship) : undefined
  if (friend) t.move(friend, t.zone.friends(from))
  t.state.deckbuilding.offers = t.state.deckbuilding.offers.filter((each) => each !== offer)
}

export const decline: Move<MillenniumTable, Offer, Reply> = {
  list: offersTo,
  key: ({ from }) => `decline:${from}`,
  why: () => null,
  option: ({ from }, key) => ({ key, move: 'decline', from }),
  do(t, seat, { from }) {
    takeBack(t, from)
    t.tell({ type: 'declined', seat, from, rule: 'MB-145' })
    return null
  },
}

export const withdraw = plain(
  'withdraw',
  (t, seat) => (offerOf(t, seat) ? null : refusals.noOffer),
  (t, seat) => {
    takeBack(t, seat)
    t.tell({ type: 'withdrawn', seat, rule: 'MB-145' })
  },
)
