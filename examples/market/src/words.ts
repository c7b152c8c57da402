import type {
  AskView,
  CardLine,
  Definition,
  OptionView,
  Seat,
  SeenCard,
  SeenEvent,
  Telling,
  Words,
} from '@cardwright/engine'
import { capital, does, listed, titled as name, player, whose } from '@cardwright/engine/english'
import type { MarketCard } from './cards.ts'

/** "the Moon Pearl" */
const the = (card: SeenCard | undefined): string => (card?.name === undefined ? 'a card' : `the ${name(card.name)}`)

/** "Tea, Honey and Fern" */
const goods = (cards: readonly SeenCard[]): string =>
  listed(cards.map((card) => (card.name === undefined ? 'a card' : name(card.name))))

/** "a coin", "4 coins" */
const coins = (count: unknown): string => (Number(count) === 1 ? 'a coin' : `${count} coins`)

/** "you 12, Robin 9" */
const each = (at: Telling, numbers: unknown): string =>
  (numbers as readonly number[]).map((number, seat) => `${player(at, seat)} ${number}`).join(', ')

/** Numbers are lines of their own, so that they can be shown as such. */
function lines(card: MarketCard): CardLine[] {
  const [head, number] = card.kind === 'good' ? (['Price', card.price] as const) : (['Points', card.points] as const)
  const kind = capital(card.kind) + ('colour' in card ? `, ${card.colour}` : '')
  return [{ head, text: String(number) }, { text: kind }]
}

/** The one card that lies there, as far as it is seen. */
const only = ({ view }: Telling, zone: string): SeenCard | undefined => view.zones[zone]?.cards?.[0]

const prompts: Readonly<Record<string, (at: Telling) => string>> = {
  crate: ({ view: { facts } }) => `The crate costs ${coins(facts.crate)}. Do you take it?`,
  menu: ({ view: { facts }, seat }) => {
    const traders = facts.traders as readonly { readonly closed: boolean }[]
    return traders[seat ?? 0]?.closed ? 'Your stall is closed. Will you reopen it?' : 'The sale is on: what do you do?'
  },
  goods: () => 'Which three goods do you trade in? All of one colour, or each of another.',
  pile: () => 'Into which pile of the cabinet do you look, for a coin?',
  prize: (at) => `Do you keep ${the(only(at, `reserved:${at.seat}`))}?`,
  bid: (at) => `How much do you bid for ${the(only(at, 'lot'))}?`,
  return: () => 'Which good do you return tonight?',
  'return-also': () => 'Which other good do you return?',
}

type Label = (rest: readonly string[], at: Telling) => string

/** In a menu, by how a key begins; what it goes on with are the terms. */
const menu: Readonly<Record<string, Label>> = {
  buy: ([good, price]) => `Buy ${name(good!)} for ${coins(price)}`,
  sell: ([good, price]) => `Sell ${name(good!)} back for ${coins(price)}`,
  'trade-in': () => 'Trade in three goods',
  accept: ([seat, good, price], at) => `Accept ${name(good!)} from ${player(at, Number(seat))} for ${coins(price)}`,
  decline: ([seat, good, price], at) => `Decline ${name(good!)} from ${player(at, Number(seat))} for ${coins(price)}`,
  offer: ([seat, good, price], at) => `Offer ${name(good!)} to ${player(at, Number(seat))} for ${coins(price)}`,
  withdraw: () => 'Withdraw your offer',
  close: () => 'Close your stall',
  reopen: () => 'Reopen your stall',
}

/** Of several goods that are called the same, `lantern#2` is the second. */
function good(key: string): string {
  const [card, copy] = key.split('#')
  return name(card!) + (copy === undefined ? '' : ` (${copy})`)
}

/** By what is asked. */
const labels: Readonly<Record<string, (key: string, at: Telling) => string | null>> = {
  crate: (key) => `Take it for ${coins(key.split(':')[1])}`,
  menu: (key, at) => {
    const [verb, ...rest] = key.split(':')
    return menu[verb!]?.(rest, at) ?? null
  },
  goods: good,
  pile: (key) => (key === 'back' ? 'Turn back' : `Look into the ${key}`),
  prize: (key) => (key === 'take' ? 'Keep it, and give the three goods' : 'Leave it, and take the goods back'),
  bid: (key) => (key === 'bid:0' ? 'Bid nothing' : `Bid ${coins(key.split(':')[1])}`),
  return: (key) => (key === 'none' ? 'Return nothing' : `Return ${good(key)}`),
  'return-also': (key) => (key === 'none' ? 'Nothing else' : `Return ${good(key)} too`),
}

const option = ({ key }: OptionView, { kind }: AskView, at: Telling): string | null => labels[kind]?.(key, at) ?? null

/** Moves that nothing else tells of, by where they lead; the rest is better seen than told. */
const moves: Readonly<Record<string, (cards: readonly SeenCard[]) => string>> = {
  'deck crate': (cards) => `${goods(cards)} lies in the crate.`,
  'stand heap': (cards) => `${goods(cards)} ${cards.length === 1 ? 'leaves' : 'leave'} the stand unsold.`,
  'heap deck': () => 'The heap becomes the deck.',
  'lots lot': (cards) => `${capital(the(cards[0]))} is up for bids.`,
  'lot lots': (cards) => `Nobody wants ${the(cards[0])}.`,
  'vault trophies': (cards) => `${goods(cards)} ${cards.length === 1 ? 'comes' : 'come'} to light.`,
}

const family = (zone: string | undefined): string => zone!.split(':')[0]!

type Sentence = (event: SeenEvent, at: Telling, seat: Seat) => string | null

const sentences: Readonly<Record<string, Sentence>> = {
  move: ({ cards = [] }) => {
    const [{ from, to } = {}] = cards
    return moves[`${family(from)} ${family(to)}`]?.(cards) ?? null
  },
  day: ({ day }) => `Day ${day} begins.`,
  crate: ({ cards = [], price }, at, seat) =>
    `${does(at, seat, 'take')} the crate for ${coins(price)}: ${goods(cards)}.`,
  'crate left': () => 'Nobody wants the crate.',
  buy: ({ card, price }, at, seat) => `${does(at, seat, 'buy')} ${the(card)} for ${coins(price)}.`,
  sell: ({ card, price }, at, seat) => `${does(at, seat, 'sell')} ${the(card)} back for ${coins(price)}.`,
  close: (_event, at, seat) => `${capital(whose(at, seat))} stall is closed.`,
  reopen: (_event, at, seat) => `${capital(whose(at, seat))} stall is open again.`,
  pledge: ({ cards = [], pile }, at, seat) =>
    `${does(at, seat, 'pledge')} ${goods(cards)} and a coin for one of the ${pile}.`,
  'take prize': (_event, at, seat) => `${does(at, seat, 'keep')} the prize.`,
  'leave prize': (_event, at, seat) => `${does(at, seat, 'leave')} the prize, and the goods go back to the stall.`,
  offer: ({ to, card, price }, at, seat) =>
    `${does(at, seat, 'offer')} ${the(card)} to ${player(at, Number(to))} for ${coins(price)}.`,
  accept: ({ from, card, price }, at, seat) =>
    `${does(at, seat, 'accept')} ${the(card)} from ${player(at, Number(from))} for ${coins(price)}.`,
  decline: ({ from }, at, seat) => `${does(at, seat, 'decline')} ${whose(at, Number(from))} offer.`,
  withdraw: (_event, at, seat) => `${capital(whose(at, seat))} offer is withdrawn.`,
  segment: ({ segment }) => `Segment ${segment} of the sale is over.`,
  closing: () => 'The sale is over.',
  answer: (_event, at, seat) => `${capital(whose(at, seat))} bid is in.`,
  bids: ({ bids }, at) => `The bids: ${each(at, bids)}.`,
  lot: ({ card, price }, at, seat) => `${does(at, seat, 'win')} ${the(card)} for ${coins(price)}.`,
  return: ({ cards = [], price }, at, seat) => `${does(at, seat, 'return')} ${goods(cards)} for ${coins(price)}.`,
  end: ({ winner, scores }, at) => {
    const winners = [winner].flat() as readonly (Seat | null)[]
    const names = winners.map((seat) => (seat === null ? 'nobody' : player(at, seat)))
    const wins = winners.length === 1 && winners[0] !== at.seat ? 'wins' : 'win'
    return `${capital(listed(names))} ${wins}${scores ? `. The points: ${each(at, scores)}` : ''}.`
  },
}

/** How Market speaks to people. */
export const words: Words = {
  name,
  lines: (def: Definition) => lines(def as MarketCard),
  prompt: ({ kind }, at) => prompts[kind]?.(at) ?? null,
  option,
  confirm: (_ask, chosen) => (chosen === 0 ? 'Turn back' : `Trade in these ${chosen}`),
  event: (event, at) => sentences[event.type]?.(event, at, event.seat ?? 0) ?? null,
  zones: {
    deck: 'deck',
    stand: 'stand',
    heap: 'heap',
    crate: 'crate',
    trinkets: 'cabinet: trinkets',
    treasures: 'cabinet: treasures',
    lots: 'lots to come',
    lot: 'lot',
    stall: 'stall',
    counter: 'pledged goods',
    reserved: 'prize',
    vault: 'vault',
    trophies: 'trophies',
  },
  keywords: {
    Price: {
      means: 'What it costs on the stand, less a coin for each segment that has ended. Sold back it brings half.',
      rule: 'MA-8',
    },
    Points: { means: 'What it counts in the end, beside its colour.', rule: 'MA-24' },
    Good: { means: 'In the end n cards of one colour are worth 1 + 2 + ... + n points.', rule: 'MA-24' },
    Lot: { means: 'It counts for its colour like a good, and has points of its own.', rule: 'MA-24' },
    Trinket: { means: 'A prize for any three goods that are a set.', rule: 'MA-13' },
    Treasure: { means: 'A prize for three goods that are a set, with printed prices of 12 or more.', rule: 'MA-13' },
  },
}
