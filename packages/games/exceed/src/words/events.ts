import type { SeenCard, SeenEvent, Telling } from '@cardwright/engine'
import { isCard } from '../cards/definitions.ts'
import { capital, listed, many, titled } from '../effects/words.ts'
import type { Lexicon } from './lexicon.ts'
import { movesOf } from './moves.ts'
import { does, own, Who, Whose, who, whose } from './people.ts'
import { factsOf } from './sight.ts'
import { momentText } from './sources.ts'

type Sentence = (event: SeenEvent, at: Telling, lexicon: Lexicon) => string | null

const seat = ({ seat }: SeenEvent): number => seat ?? 0

const amount = (event: SeenEvent): number => Number(event.amount)

const named = (card: SeenCard | undefined, { name }: Lexicon): string =>
  card?.name === undefined ? 'a card' : name(card.name)

const boosted = (card: SeenCard | undefined, { boostName }: Lexicon): string =>
  card?.name === undefined ? 'a face-down card' : boostName(card.name)

const units: Readonly<Record<string, string>> = { force: 'Force', gauge: 'Gauge' }

/** EX-080..087: fighters move, and are moved; cards do too, under the same name. */
const moved: Sentence = (event, at, lexicon) => {
  if (event.cards !== undefined) return movesOf(event.cards, at, lexicon)
  const { from, to, passed, by } = event
  const way = `from space ${from} to ${to}${passed ? `, past ${who(at, 1 - seat(event))}` : ''}`
  if (by === event.seat) return `${does(at, seat(event), 'move', 'moves')} ${way}.`
  return `${does(at, seat(event), 'are', 'is')} moved ${way}.`
}

const answers: Readonly<
  Record<string, (answer: string, event: SeenEvent, at: Telling, lexicon: Lexicon) => string | null>
> = {
  mulligan: (answer, event, at) => {
    const count = Number(answer.split(':')[1] ?? 0)
    if (count === 0) return `${does(at, seat(event), 'keep', 'keeps')} ${own(at, seat(event))} opening hand.`
    return `${does(at, seat(event), 'replace', 'replaces')} ${many(count, 'card')} of ${own(at, seat(event))} opening hand.`
  },
  act: (answer, event, at) => {
    const [what, count] = answer.split(':')
    if (what === 'prepare') return `${does(at, seat(event), 'prepare', 'prepares')}.`
    if (what !== 'change') return null
    return count === '0'
      ? `${does(at, seat(event), 'change', 'changes')} no cards.`
      : `${does(at, seat(event), 'change', 'changes')} cards for ${count} Force.`
  },
  name: (answer, event, at, { name }) => {
    const [what, id = ''] = answer.split(':')
    const called = what === 'name' ? name(id) : id === 'none' ? 'no Range' : `Range ${id.toUpperCase()}`
    return `${does(at, seat(event), 'name', 'names')} ${called}.`
  },
}

/** What an effect is printed on, and what it says. */
const triggered: Sentence = (event, at, lexicon) => {
  const { timing, card } = event
  const fighter = factsOf(at).sides[seat(event)]!
  const id = card === undefined ? fighter.fighter : card.name
  const def = id === undefined ? undefined : lexicon.library.get(id)
  if (def === undefined || def.kind === 'token') return null
  const attack = isCard(def) ? momentText(lexicon, def.abilities, String(timing), null) : null
  const boost = isCard(def) ? momentText(lexicon, def.boost.abilities, String(timing), null) : null
  const face = isCard(def) ? null : momentText(lexicon, def[fighter.mode].abilities, String(timing), null)
  if (attack !== null && boost !== null) return `${lexicon.name(def.id)} acts.`
  const text = attack ?? boost ?? face
  const name = boost === null ? lexicon.name(def.id) : lexicon.boostName(def.id)
  return text === null ? `${name} acts.` : `${name}: ${text}`
}

const ends: Readonly<Record<string, (loser: string, has: string) => string>> = {
  defeated: (loser, has) => `${loser} ${has} no life left.`,
  exhausted: (loser) => `${loser} would have to reshuffle a second time.`,
}

const ended: Sentence = ({ winner, why }, at) => {
  if (typeof winner !== 'number') return 'The match is a draw.'
  const loser = 1 - winner
  const reason = ends[String(why)]?.(Who(at, loser), at.seat === loser ? 'have' : 'has') ?? ''
  return `${does(at, winner, 'win', 'wins')} the match. ${reason}`.trim()
}

const hows: Readonly<Record<string, string>> = {
  strike: 'an attack face down',
  ex: 'two cards face down: an EX attack',
  wild: 'the top card of the deck unseen: a Wild Swing',
}

const shown: Sentence = ({ cards = [], to }, at, lexicon) => {
  const names = cards.flatMap(({ name }) => (name === undefined ? [] : [lexicon.name(name)]))
  if (to === 'all') return names.length === 0 ? 'An empty hand is shown.' : `Shown: ${listed(names)}.`
  const viewer = Array.isArray(to) ? Number(to[0]) : 0
  const what = names.length > 0 && names.length <= 4 ? listed(names) : many(cards.length, 'card')
  return `${does(at, viewer, 'look', 'looks')} at ${what}.`
}

/** EX-109, EX-112 */
const missed: Sentence = (event, at) => {
  const misses = `${Whose(at, seat(event))} attack misses`
  const { inRange, distance, numbers } = event as SeenEvent & { numbers?: readonly ({ range: number[] } | null)[] }
  if (inRange) return `${misses}, though in Range.`
  if ((numbers?.[seat(event)]?.range[0] ?? 0) < 0) return `${misses}: it has no Range.`
  if (typeof distance !== 'number') return `${misses}.`
  const other = 1 - seat(event)
  return `${misses}: ${who(at, other)} ${at.seat === other ? 'are' : 'is'} ${distance} away, out of Range.`
}

const sentences: Readonly<Record<string, Sentence>> = {
  move: moved,
  answer: (event, at, lexicon) => answers[String(event.kind)]?.(String(event.answer), event, at, lexicon) ?? null,
  trigger: triggered,
  end: ended,
  show: shown,
  shuffle: () => null,
  reorder: (event, at) =>
    `${does(at, seat(event), 'put', 'puts')} ${many(Number(event.count), 'card')} of the deck in order.`,
  flip: ({ cards = [] }, _at, lexicon) => {
    const names = new Set(cards.map((card) => named(card, lexicon)))
    return `Revealed: ${listed([...names])}.`
  },
  turn: (event, at) => `${Whose(at, seat(event))} turn.`,
  strike: (event, at) => `${does(at, seat(event), 'strike', 'strikes')}.`,
  set: (event, at) => `${does(at, seat(event), 'set', 'sets')} ${hows[String(event.how)] ?? 'an attack'}.`,
  priority: (event, at) =>
    event.rule === 'EX-104'
      ? `${does(at, seat(event), 'are', 'is')} faster and ${at.seat === event.seat ? 'attack' : 'attacks'} first.`
      : `${does(at, seat(event), 'attack', 'attacks')} first: ${who(at, 1 - seat(event))} ${at.seat === 1 - seat(event) ? 'are' : 'is'} no faster.`,
  hit: (event, at) => `${Whose(at, seat(event))} attack hits.`,
  miss: missed,
  extra: (event, at, lexicon) =>
    `${does(at, seat(event), 'attack', 'attacks')} again, with ${named(event.card, lexicon)}.`,
  invalid: (event, at, lexicon) =>
    `${Whose(at, seat(event))} ${named(event.card, lexicon)} is invalid. A Wild Swing takes its place.`,
  damage: (event, at) => {
    const through = amount(event) - Number(event.prevented)
    const victim = seat(event)
    if (Number(event.prevented) === 0) return `${does(at, victim, 'take', 'takes')} ${amount(event)} damage.`
    const rest = through === 0 ? 'nothing gets through' : `${through} ${through === 1 ? 'gets' : 'get'} through`
    return `${amount(event)} damage to ${who(at, victim)}: Armor stops ${event.prevented}, ${rest}.`
  },
  life: (event, at) => {
    const [verb, third] = amount(event) < 0 ? ['lose', 'loses'] : ['gain', 'gains']
    return `${does(at, seat(event), verb!, third!)} ${Math.abs(amount(event))} life: ${event.life} left.`
  },
  stunned: (event, at) => `${does(at, seat(event), 'are', 'is')} stunned.`,
  advantage: (event, at) => `${does(at, seat(event), 'gain', 'gains')} Advantage.`,
  strikeOver: (event, at) => `The Strike is over. The next turn is ${turnOf(Number(event.next), at)}.`,
  pay: (event, at) =>
    `${does(at, seat(event), 'spend', 'spends')} ${amount(event)} ${units[String(event.what)] ?? ''}.`,
  boost: (event, at, lexicon) => {
    const boost = boosted(event.card, lexicon)
    const card = named(event.card, lexicon)
    const of = event.card?.name === undefined || card === boost ? '' : ` (${card})`
    return `${does(at, seat(event), 'play', 'plays')} the Boost ${boost}${of}.`
  },
  transform: (event, at, lexicon) => `${does(at, seat(event), 'lay', 'lays')} out ${boosted(event.card, lexicon)}.`,
  cancelled: (event, _at, lexicon) => `${capital(boosted(event.card, lexicon))} is cancelled.`,
  action: (event, at, lexicon) => {
    const action = String(event.name)
    return `${does(at, seat(event), 'use', 'uses')} ${lexicon.library.has(action) ? lexicon.name(action) : titled(action)}.`
  },
  mode: (event, at) =>
    event.mode === 'exceed'
      ? `${does(at, seat(event), 'Exceed', 'Exceeds')}.`
      : `${does(at, seat(event), 'Revert', 'Reverts')} to Basic Mode.`,
  reshuffle: (event, at) =>
    `${does(at, seat(event), 'shuffle', 'shuffles')} ${own(at, seat(event))} discard pile into the deck. The next time loses.`,
  token: (event, _at, { name }) => {
    const token = capital(name(String(event.token)))
    return event.space === null ? `${token} leaves the arena.` : `${token} is on space ${event.space}.`
  },
  laid: (event, _at, lexicon) => `${capital(boosted(event.card, lexicon))} lies on space ${event.space}.`,
  grown: (event, at) => `${does(at, seat(event), 'fill', 'fills')} ${many(2 * Number(event.reach) + 1, 'space')} now.`,
}

const turnOf = (next: number, at: Telling): string => (at.seat === next ? 'yours' : whose(at, next))

export const eventTypes: readonly string[] = Object.keys(sentences)

/** What happened, as a sentence; null for what is better seen than told. */
export const sentenceOf = (lexicon: Lexicon, event: SeenEvent, at: Telling): string | null =>
  sentences[event.type]?.(event, at, lexicon) ?? null
