import type { SeenCard, SeenEvent, Telling } from '@cardwright/engine'
import { capital, does, listed, player, titled, whose } from '@cardwright/engine/english'
import { isOwned, starsOn } from '../../cards/definitions.ts'
import { money } from '../../effects/saying.ts'
import type { EventType } from '../../events.ts'
import { type Library, nameIn } from './prompts.ts'

/** What a sentence is told of: the event, who reads it, and what cards are called. */
interface Said {
  readonly event: SeenEvent
  readonly at: Telling
  readonly library: Library
}

const cardName = ({ library }: Said, card: SeenCard | undefined): string =>
  card?.name === undefined ? 'a card' : nameIn(library, card.name)
const card = (said: Said): string => cardName(said, said.event.card)
/** Cards by name as far as they are seen; the others are counted. */
function cards(said: Said): string {
  const all = said.event.cards ?? []
  const named = all.filter(({ name }) => name !== undefined).map((each) => cardName(said, each))
  const unseen = all.length - named.length
  const rest = unseen === 1 ? 'a card' : `${unseen} cards`
  return listed(unseen === 0 ? named : [...named, rest])
}
const number = ({ event }: Said, field: string): number => Number(event[field])
const plural = (n: number, noun: string): string => (n === 1 ? `1 ${noun}` : `${n} ${noun}s`)

/** "You gain", "The boss gains": sides may be the boss. */
function sideDoes({ at, event }: Said, verb: string, third?: string, field = 'side'): string {
  const side = Number(event[field])
  return side < at.names.length ? does(at, side, verb, third) : `The boss ${third ?? `${verb}s`}`
}
const seatDoes = ({ at, event }: Said, verb: string, third?: string): string => does(at, event.seat ?? 0, verb, third)
const sidesOwn = ({ at, event }: Said): string =>
  number({ event } as Said, 'side') < at.names.length ? whose(at, Number(event.side)) : 'the boss’s'

const segments: Readonly<Record<string, string>> = {
  first: 'The market opens.',
  second: 'Second boosters are opened. The market goes on.',
  last: 'Last call: nothing more can be sold.',
  grace: 'Everybody agrees to a few more minutes.',
}

/** Why an effect did not happen. */
const stops: Readonly<Record<string, (card: string) => string>> = {
  silenced: (name) => `${name} is silenced: its effect does not happen.`,
  down: (name) => `${name} is face down: its effect does not happen.`,
  condition: (name) => `The condition of ${name} is not met.`,
  noTarget: (name) => `${name} finds no target.`,
}

/** Where in a row a card moved is better seen than told. */
const seen = (): null => null

/** MB-123, MB-135, MB-141: the sentence about a purchase or a sale has the price. */
const toldBesides = ['MB-123', 'MB-135', 'MB-141']

/** MB-135: a card brings its stars; what a power adds is said, for its price in the Aftermarket is lower. */
function bonusOn(said: Said): string {
  const def = said.library.get(said.event.card?.name ?? '')
  const bonus = def && isOwned(def) ? number(said, 'price') - starsOn(def) : 0
  return bonus > 0 ? `, ${money(bonus)} of it by a power` : ''
}

type Sentence = (said: Said) => string | null

/** What happened, in words. */
export const sentences: Readonly<Record<EventType, Sentence>> = {
  tournament: (said) =>
    `Tournament ${number(said, 'round') === 0 ? 'before the season' : number(said, 'round')} begins. ${sideDoes(said, 'go', 'goes', 'first')} first.`,
  placed: (said) =>
    `${seatDoes(said, 'come', 'comes')} in at place ${number(said, 'place')} with ${number(said, 'rp')} RP: ${number(said, 'vp')} VP.`,
  prizes: (said) => `Everybody gets a ${capital(String(said.event.tier))} promo of ${titled(String(said.event.set))}.`,
  pro: (said) =>
    `Everybody but the winner gets ${nameIn(said.library, String(said.event.name))} into the binder: the Pro card of ${whose(said.at, said.event.seat ?? 0)} character, a Single like any other.`,
  liquidated: (said) =>
    `${seatDoes(said, 'sell')} a deck of ${number(said, 'count')} cards to the box for ${money(number(said, 'dollars'))}.`,
  newStore: () => 'The Store has new sets.',
  recorded: (said) => `${seatDoes(said, 'score')} ${number(said, 'rp')} RP.`,
  left: (said) => `${seatDoes(said, 'leave')} the season.`,
  boss: (said) => `A boss appears: ${titled(String(said.event.boss))}.`,
  bossAccessory: (said) => `The boss shows ${card(said)}.`,
  bossResult: (said) => `Together the players have ${number(said, 'players')} RP, the boss ${number(said, 'boss')}.`,
  venue: (said) => `This round is played here: ${card(said)}.`,
  meta: (said) => `A new Metagame, which scores in the next tournament: ${card(said)}.`,
  reshuffle: (said) => `The ${said.event.deck === 'store' ? 'Store' : 'Core'} deck is made anew of its discards.`,
  sweep: () => 'The Aftermarket is full and is cleared.',
  segment: (said) => segments[String(said.event.segment)] ?? null,
  draft: () => 'The boosters are drafted.',
  bell: () => 'The bell rings: deckbuilding is over.',
  bid: seen,
  outbid: (said) => `${seatDoes(said, 'do', 'does')} not get the card.`,
  bought: (said) => `${seatDoes(said, 'buy')} ${card(said)} for ${money(number(said, 'price'))}.`,
  // what others have is seen beside their names
  markerBack: (said) => (said.event.seat === said.at.seat ? `${seatDoes(said, 'get')} a Sell Marker back.` : null),
  sold: (said) => `${seatDoes(said, 'sell')} ${card(said)} for ${money(number(said, 'price'))}${bonusOn(said)}.`,
  fused: (said) => `${seatDoes(said, 'fuse')} ${cards(said)} for a ${capital(String(said.event.tier))} promo.`,
  promo: (said) => `${seatDoes(said, 'take')} a ${capital(String(said.event.tier))} promo card.`,
  promoSet: (said) => `New ${capital(String(said.event.tier))} promos can be fused: ${titled(String(said.event.set))}.`,
  npc: (said) => `${seatDoes(said, 'win')} ${card(said)} for ${cards(said)}: ${number(said, 'vp')} VP.`,
  collect: (said) =>
    `${capital(whose(said.at, said.event.seat ?? 0))} collection has ${plural(number(said, 'size'), 'card')}.`,
  collection: (said) =>
    `${seatDoes(said, 'hand')} in a collection of ${(said.event.cards ?? []).length} cards: ${number(said, 'vp')} VP.`,
  duelCollections: (said) =>
    `${capital(whose(said.at, said.event.seat ?? 0))} collections are worth ${number(said, 'rp')} RP.`,
  deckBuilt: seen,
  offer: (said) => `${seatDoes(said, 'make')} ${player(said.at, Number(said.event.to))} an offer.`,
  traded: (said) => `${seatDoes(said, 'trade')} with ${player(said.at, Number(said.event.from))}.`,
  declined: (said) => `${seatDoes(said, 'decline')} ${whose(said.at, Number(said.event.from))} offer.`,
  withdrawn: (said) => `${seatDoes(said, 'withdraw')} an offer.`,
  handedOver: (said) =>
    `${seatDoes(said, 'give')} ${player(said.at, Number(said.event.to))} ${plural(number(said, 'count'), 'card')} and ${money(number(said, 'dollars'))}.`,
  ready: (said) => `${seatDoes(said, 'are', 'is')} ready.`,
  unready: (said) => `${seatDoes(said, 'go', 'goes')} on.`,
  paused: (said) => `${seatDoes(said, 'stop')} the clock.`,
  resumed: () => 'The clock runs again.',
  grace: (said) =>
    said.event.agrees
      ? `${seatDoes(said, 'agree')} to more time after the bell.`
      : `${seatDoes(said, 'ask')} for more time after the bell.`,
  played: (said) => `${sideDoes(said, 'play')} ${card(said)}.`,
  pass: (said) => `${sideDoes(said, 'pass', 'passes')}.`,
  action: (said) => `${sideDoes(said, 'use')} the Action of ${card(said)}.`,
  trigger: seen,
  stopped: (said) => stops[String(said.event.why)]?.(card(said)) ?? null,
  reaction: (said) => `${sideDoes(said, 'react')} with ${card(said)}.`,
  points: (said) => {
    const rp = number(said, 'rp')
    if (rp === 0) return `${sideDoes(said, 'have', 'has')} no RP to lose.`
    return `${sideDoes(said, rp > 0 ? 'gain' : 'lose')} ${Math.abs(rp)} RP by ${card(said)}.`
  },
  dollars: (said) =>
    toldBesides.includes(String(said.event.rule))
      ? null
      : `${seatDoes(said, number(said, 'dollars') > 0 ? 'gain' : 'pay')} ${money(Math.abs(number(said, 'dollars')))}.`,
  flipping: (said) => `${capital(sidesOwn(said))} ${card(said)} is flipped.`,
  unflipped: (said) => `${cards(said)} is turned face up.`,
  saved: (said) => `${card(said)} is saved.`,
  slotLost: (said) => `${card(said)} has lost its slot and goes to the binder.`,
  tokens: (said) => `${cardName(said, said.event.on)} has ${plural(number(said, 'total'), 'star token')}.`,
  markers: (said) => `${seatDoes(said, 'put')} ${plural(number(said, 'count'), 'Sell Marker')} on ${card(said)}.`,
  attached: (said) => `${card(said)} is attached to ${cardName(said, said.event.on)}.`,
  clashReveal: (said) =>
    `${sideDoes(said, 'reveal')} ${card(said)}: ${number(said, 'own')} + ${number(said, 'stars')}${number(said, 'bonus') === 0 ? '' : ` + ${number(said, 'bonus')}`} = ${number(said, 'total')}.`,
  clash: (said) =>
    said.event.winner === null ? 'The clash is a tie.' : `${sideDoes(said, 'win', 'wins', 'winner')} the clash.`,
  gainCard: (said) =>
    `${seatDoes(said, 'draw')} a card from the ${said.event.from === 'store' ? 'Store' : 'Core'} deck.`,
  takeCard: (said) => `${seatDoes(said, 'take')} ${card(said)} from the Aftermarket.`,
  discard: (said) => `${seatDoes(said, 'discard')} ${plural(number(said, 'count'), 'card')}.`,
  investigate: (said) => `${sideDoes(said, 'investigate')}: ${capital(String(said.event.symbol))}.`,
  revealStore: (said) => `The top card of the Store is ${card(said)}.`,
  named: (said) => `${sideDoes(said, 'name')} ${String(said.event.name)}.`,
  inserted: seen,
  facing: (said) => `${card(said)} points to the ${String(said.event.facing)}.`,
  loop: (said) =>
    `An endless loop: ${sideDoes(said, 'are', 'is')} out of this tournament, with the points of a winner.`,
  scoring: () => 'The scores are counted.',
  move: seen,
  flip: seen,
  show: (said) => {
    const all = said.event.cards ?? []
    const { to } = said.event
    // what somebody else looks through is theirs, even if one has seen it before
    if (Array.isArray(to) && said.at.seat !== null && !(to as readonly number[]).includes(said.at.seat)) return null
    if (all.every(({ name }) => name === undefined)) return null
    if (Array.isArray(to)) return `${does(said.at, Number(to[0]), 'see')} ${cards(said)}.`
    return `${capital(cards(said))} ${all.length === 1 ? 'is' : 'are'} turned up.`
  },
  shuffle: seen,
  reorder: seen,
  answer: (said) => `${seatDoes(said, 'have', 'has')} decided.`,
  end: (said) => {
    const winners = [said.event.winner].flat() as readonly (number | null)[]
    if (winners.length === 0 || winners[0] === null)
      return said.event.why === 'defeat' ? 'The boss has won.' : 'Nobody has won.'
    const names = winners.map((seat) => player(said.at, seat!))
    const isOther = winners.length === 1 && winners[0] !== said.at.seat
    return `${capital(listed(names))} ${isOther ? 'wins' : 'win'} the season.`
  },
}
