import { type Answer, type Ask, isRefusal, type Option, type Random, type Seat } from '@cardwright/engine'
import { isOwned, type NpcDef, type OwnedDef, starsOn } from '../cards/definitions.ts'
import { promoTiers } from '../cards/symbols.ts'
import { deckCount, draftOf, spareCards } from '../rules/deckbuilding/deck.ts'
import { costOf, fusionPile } from '../rules/deckbuilding/fusion.ts'
import { cardsFor, npcsOnOffer } from '../rules/deckbuilding/npcs.ts'
import { isSellingOpen } from '../rules/deckbuilding/selling.ts'
import { type CardInPlay, type MillenniumTable, type Offer, player, type Segment } from '../state.ts'
import { usesFriendship, usesNpcs } from '../terms.ts'
import { gainOf, gainOfSet, isDuel, type Outlook, outlookOf } from './outlook.ts'

interface Deal extends Option {
  readonly move?: string
  readonly price?: number
  readonly from?: Seat
}

interface Here {
  readonly t: MillenniumTable
  readonly seat: Seat
  readonly ask: Ask
  readonly outlook: Outlook
  /** What is listed in the menu. */
  readonly listed: readonly Deal[]
}

type Idea = (here: Here) => Option | null

/** What a key that a seat types means; null if the rules refuse it. */
function typed({ t, seat, ask }: Here, key: string): Option | null {
  const option = ask.spec.form!.parse(key, t, seat)
  return isRefusal(option) ? null : option
}

const namesOf = (defs: readonly OwnedDef[]): string[] => defs.map(({ id }) => id)

/** These names without those, each counted. */
function minus(names: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return names.filter((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Cards of a collection that a deck needs, or that belong to no plan, come out. */
const clearCollections: Idea = (here) => {
  const { t, seat, outlook } = here
  for (const [n, { cards }] of outlook.collections.entries()) {
    const lying = t.zone.collection(seat, n).cards.map(({ def }) => def.id)
    const remove = minus(lying, namesOf(cards))
    if (remove.length > 0) return typed(here, `collect:${n + 1}::${remove.join('+')}`)
  }
  return null
}

/** The best decks, as they stand now. */
const buildDecks: Idea = (here) => {
  const { t, seat, outlook } = here
  const drafts = draftOf(t, seat) ?? []
  for (let n = 0; n < deckCount(t); n++) {
    const wanted = namesOf(outlook.lists[n]!)
    const own = drafts[n] ?? []
    const [add, remove] = [minus(wanted, own), minus(own, wanted)]
    if (add.length + remove.length === 0) continue
    const option = typed(here, `deck:${n + 1}:${add.join('+')}:${remove.join('+')}`)
    if (option) return option
  }
  return null
}

const fillCollections: Idea = (here) => {
  const { t, seat, outlook } = here
  for (const [n, { cards }] of outlook.collections.entries()) {
    const lying = t.zone.collection(seat, n).cards.map(({ def }) => def.id)
    const add = minus(namesOf(cards), lying)
    const option = add.length > 0 && cards.length > 1 ? typed(here, `collect:${n + 1}:${add.join('+')}:`) : null
    if (option) return option
  }
  return null
}

/** The cards of a binder that belong to no plan. */
function junkOf({ t, seat, outlook }: Here): CardInPlay[] {
  const junk = namesOf(outlook.junk)
  return spareCards(t, seat).filter(({ def }) => {
    const at = junk.indexOf(def.id)
    if (at >= 0) junk.splice(at, 1)
    return at >= 0
  })
}

/** What nobody needs becomes money, the dearest first. */
const sell: Idea = (here) => {
  const { t, seat } = here
  if (!isSellingOpen(t) || player(t, seat).markers === 0) return null
  const [best] = junkOf(here).toSorted((a, b) => starsOn(b.def) - starsOn(a.def))
  return best && starsOn(best.def) > 1 ? typed(here, `sell:${best.def.id}`) : null
}

/** NPCs are VP for cards of no use; in a duel VP decide nothing. */
const winNpc: Idea = (here) => {
  const { t, seat } = here
  if (!usesNpcs(t.state.terms) || isDuel(t) || player(t, seat).markers === 0) return null
  const junk = junkOf(here)
  for (const { def } of npcsOnOffer(t).toSorted((a, b) => (b.def as NpcDef).vp - (a.def as NpcDef).vp)) {
    const cards = cardsFor(junk, (def as NpcDef).wants)
    const option = cards && typed(here, `npc:${def.id}:${cards.map((card) => card.def.id).join('+')}`)
    if (option) return option
  }
  return null
}

/** Before a card may cost so much of what it brings, it is left to others. */
const thrift: Readonly<Record<Segment, number>> = { first: 1, second: 0.7, last: 0.2, grace: 0.2 }

/** What a card that can be bought would bring; of one that lies face down its set is known. */
function gainOfLot({ t, seat, outlook }: Here, card: CardInPlay): number {
  if (!isOwned(card.def)) return 0
  return t.sees(seat, card) ? gainOf(t, outlook, card.def) : gainOfSet(t, outlook, card.def.set)
}

const buy: Idea = (here) => {
  const { t, listed } = here
  let best: Deal | null = null
  let most = 0
  for (const each of listed) {
    if (each.move !== 'buy') continue
    const gain = gainOfLot(here, t.card(each.card!))
    if (gain < each.price! * thrift[t.state.deckbuilding.segment]) continue
    const yieldOf = gain / (each.price! + 0.5)
    if (yieldOf > most) {
      most = yieldOf
      best = each
    }
  }
  return best
}

/** The richest fusion that junk pays for, once it cannot be sold. */
const fuse: Idea = (here) => {
  const { t, seat } = here
  if (isSellingOpen(t) && player(t, seat).markers > 0) return null
  const junk = junkOf(here).toSorted((a, b) => starsOn(a.def) - starsOn(b.def))
  for (const tier of promoTiers.toReversed()) {
    const cost = costOf(t, seat, tier)
    if (junk.length < cost || fusionPile(t, tier).size === 0) continue
    const names = junk.slice(0, cost).map(({ def }) => def.id)
    const option = typed(here, `fuse:${tier}:${names.join('+')}`)
    if (option) return option
  }
  return null
}

/** What an offer brings, in RP. */
function worthOfOffer(here: Here, { from, dollars, wants, wantsDollars, wantsFriendship }: Offer): number {
  const { t, outlook } = here
  const given = t.zone.tray(from).cards.reduce((sum, { def }) => {
    if (isOwned(def)) return sum + gainOf(t, outlook, def)
    return sum + (usesFriendship(t.state.terms) ? 6 : 0)
  }, 0)
  const needed = minus([...wants], namesOf(outlook.junk)).length
  return given + dollars - wantsDollars - 20 * needed - 6 * wantsFriendship
}

/** The player who made an offer hears at once what comes of it. */
const reply: Idea = (here) => {
  const { t, seat, listed } = here
  const [offer] = t.state.deckbuilding.offers.filter(({ to }) => to === seat)
  if (!offer) return null
  const say = (word: string) => listed.find(({ move, from }) => move === word && from === offer.from) ?? null
  return (worthOfOffer(here, offer) > 0 ? say('accept') : null) ?? say('decline')
}

const named =
  (move: string): Idea =>
  ({ listed }) =>
    listed.find((each) => each.move === move) ?? null

/** A bot that is asked for grace gives it, and never asks for it. */
const agree: Idea = (here) => (here.t.state.deckbuilding.grace.length > 0 ? named('grace')(here) : null)

/** A seat that is ready and is asked again changes nothing. */
const wait: Idea = (here) => typed(here, 'deck:1::')

const tidying: readonly Idea[] = [clearCollections, buildDecks, fillCollections]
const trading: readonly Idea[] = [reply, sell, winNpc, buy, fuse]
const closing: readonly Idea[] = [named('ready'), wait, named('unready')]

/** What a seat does in the market: it sells and buys while that pays, has deck and collection in order, and is ready. */
export function market(t: MillenniumTable, ask: Ask, _random: Random): Answer | null {
  const { seat } = ask
  const listed = ask.options() as readonly Deal[]
  const outlook = outlookOf(t, seat)
  const here: Here = { t, seat, ask, outlook, listed }
  const isLate = t.state.deckbuilding.segment === 'last' || t.state.deckbuilding.segment === 'grace'
  const ideas = [
    named('begin'),
    named('resume'),
    agree,
    ...(isLate || !draftOf(t, seat) ? tidying : []),
    ...trading,
    ...closing,
  ]
  for (const idea of ideas) {
    const option = idea(here)
    if (option) return option
  }
  return null
}
