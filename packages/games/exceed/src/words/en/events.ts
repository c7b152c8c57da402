import { eventEntry, type SeenCard, type SeenEvent, type Telling } from '@cardwright/engine'
import { capital, does, listed, player, titled, whose } from '@cardwright/engine/english'
import { isCard } from '../../cards/definitions.ts'
import { many } from '../../effects/words.ts'
import type { AnyEvent, ByType, Compared, SeenOf } from '../../events.ts'
import type { Lexicon } from './lexicon.ts'
import { movesOf, own } from './moves.ts'
import { abilityAt } from './sources.ts'

const units = { force: 'Force', gauge: 'Gauge' } as const

type More = readonly [at: Telling, lexicon: Lexicon]

const named = (card: SeenCard | undefined, { name }: Lexicon): string =>
  card?.name === undefined ? 'a card' : name(card.name)
const boosted = (card: SeenCard | undefined, { boostName }: Lexicon): string =>
  card?.name === undefined ? 'a face-down card' : boostName(card.name)
const Whose = (at: Telling, seat: number): string => capital(whose(at, seat))
const is = (at: Telling, seat: number): string => `${player(at, seat)} ${at.seat === seat ? 'are' : 'is'}`

/** EX-102: what is invalid has not been paid for, whether or not that was why. A cost that varies is not told. */
function unpaid(card: SeenCard | undefined, { library }: Lexicon): string {
  const def = library.get(card?.name ?? '')
  if (def === undefined || !isCard(def) || def.gaugeWhen !== undefined) return ''
  const { gauge = 0, force = 0 } = def
  const cost = Object.entries({ gauge, force }).flatMap(([unit, amount]) =>
    amount > 0 ? [`${amount} ${units[unit as keyof typeof units]}`] : [],
  )
  return cost.length === 0 ? '' : ` (${listed(cost)} not paid)`
}

/** Whether both attacks are known to be equally fast. */
const isTie = (numbers: Compared['numbers']): boolean => numbers?.[0] != null && numbers[0].speed === numbers[1]?.speed

type Answer = (answer: string, seat: number, ...more: More) => string | null

/** The answers that nothing else tells of. */
const answers: Readonly<Record<string, Answer>> = {
  mulligan: (answer, seat, at) => {
    const count = Number(answer.split(':')[1] ?? 0)
    if (count === 0) return `${does(at, seat, 'keep')} ${own(at, seat)} opening hand.`
    return `${does(at, seat, 'replace')} ${many(count, 'card')} of ${own(at, seat)} opening hand.`
  },
  act: (answer, seat, at) => {
    const [what, count] = answer.split(':')
    if (what === 'prepare') return `${does(at, seat, 'prepare')}.`
    if (what !== 'change') return null
    return count === '0'
      ? `${does(at, seat, 'change')} no cards.`
      : `${does(at, seat, 'change')} cards for ${count} Force.`
  },
  name: (answer, seat, at, { name }) => {
    const [what, id = ''] = answer.split(':')
    const range = id === 'none' ? 'no Range' : `Range ${id.toUpperCase()}`
    return `${does(at, seat, 'name')} ${what === 'name' ? name(id) : range}.`
  },
}

const ends: Readonly<Record<string, (loser: string, has: string) => string>> = {
  defeated: (loser, has) => `${loser} ${has} no life left.`,
  exhausted: (loser) => `${loser} would have to reshuffle a second time.`,
}

const hows: Readonly<Record<SeenOf<'set'>['how'], string>> = {
  strike: 'an attack face down',
  ex: 'two cards face down: an EX attack',
  wild: 'the top card of the deck unseen: a Wild Swing',
}

/** EX-109, EX-112 */
function missText({ seat, inRange, distance, numbers }: SeenOf<'miss'>, at: Telling): string {
  const misses = `${Whose(at, seat)} attack misses`
  if (inRange) return `${misses}, though in Range.`
  if ((numbers?.[seat]?.range[0] ?? 0) < 0) return `${misses}: it has no Range.`
  if (distance === undefined) return `${misses}.`
  return `${misses}: ${is(at, 1 - seat)} ${distance} away, out of Range.`
}

function damageText({ seat, amount, prevented }: SeenOf<'damage'>, at: Telling): string {
  if (prevented === 0) return `${does(at, seat, 'take')} ${amount} damage.`
  const through = amount - prevented
  const rest = through === 0 ? 'nothing gets through' : `${through} ${through === 1 ? 'gets' : 'get'} through`
  return `${amount} damage to ${player(at, seat)}: Armor stops ${prevented}, ${rest}.`
}

const sentences: ByType<string | null, More> = {
  move: ({ cards }, at, lexicon) => movesOf(cards, at, lexicon),
  answer: ({ kind, answer, seat }, at, lexicon) => answers[kind]?.(answer, seat, at, lexicon) ?? null,
  // a new deck is told as a reshuffle
  shuffle: () => null,
  reorder: ({ seat, count }, at) => `${does(at, seat, 'put')} ${many(count, 'card')} of the deck in order.`,
  flip: ({ cards }, _at, lexicon) => `Revealed: ${listed([...new Set(cards.map((card) => named(card, lexicon)))])}.`,
  show: ({ cards, to }, at, lexicon) => {
    const names = cards.flatMap(({ name }) => (name === undefined ? [] : [lexicon.name(name)]))
    if (to === 'all') return names.length === 0 ? 'An empty hand is shown.' : `Shown: ${listed(names)}.`
    const what = names.length > 0 && names.length <= 4 ? listed(names) : many(cards.length, 'card')
    return `${does(at, to[0] ?? 0, 'look')} at ${what}.`
  },
  leave: ({ seat }, at) => `${does(at, seat, 'leave')} the match.`,
  end: ({ winner, why }, at) => {
    if (winner === null) return 'The match is a draw.'
    const loser = 1 - winner
    const reason = ends[why]?.(capital(player(at, loser)), at.seat === loser ? 'have' : 'has') ?? ''
    return `${does(at, winner, 'win')} the match. ${reason}`.trim()
  },
  turn: ({ seat }, at) => `${Whose(at, seat)} turn.`,
  action: ({ seat, name: action }, at, { library, name }) =>
    `${does(at, seat, 'use')} ${library.has(action) ? name(action) : titled(action)}.`,
  // EX-080..087: fighters move, and are moved
  moved: ({ seat, by, from, to, passed }, at) => {
    const way = `from space ${from} to ${to}${passed ? `, past ${player(at, 1 - seat)}` : ''}`
    return by === seat ? `${does(at, seat, 'move')} ${way}.` : `${does(at, seat, 'are', 'is')} moved ${way}.`
  },
  grown: ({ seat, reach }, at) => `${does(at, seat, 'fill')} ${many(2 * reach + 1, 'space')} now.`,
  token: ({ token, space }, _at, { name }) =>
    `${capital(name(token))} ${space === null ? 'leaves the arena' : `is on space ${space}`}.`,
  laid: ({ card, space }, _at, lexicon) => `${capital(boosted(card, lexicon))} lies on space ${space}.`,
  pay: ({ seat, amount, what }, at) => `${does(at, seat, 'spend')} ${amount} ${units[what]}.`,
  life: ({ seat, amount, life }, at) =>
    `${does(at, seat, amount < 0 ? 'lose' : 'gain')} ${Math.abs(amount)} life: ${life} left.`,
  mode: ({ seat, mode }, at) =>
    mode === 'exceed' ? `${does(at, seat, 'Exceed')}.` : `${does(at, seat, 'Revert')} to Basic Mode.`,
  reshuffle: ({ seat }, at) =>
    `${does(at, seat, 'shuffle')} ${own(at, seat)} discard pile into the deck. The next time loses.`,
  boost: ({ seat, card }, at, lexicon) => {
    const boost = boosted(card, lexicon)
    const of = card?.name === undefined || lexicon.name(card.name) === boost ? '' : ` (${lexicon.name(card.name)})`
    return `${does(at, seat, 'play')} the Boost ${boost}${of}.`
  },
  cancelled: ({ card }, _at, lexicon) => `${capital(boosted(card, lexicon))} is cancelled.`,
  transform: ({ seat, card }, at, lexicon) => `${does(at, seat, 'lay')} out ${boosted(card, lexicon)}.`,
  trigger: ({ card, source, idle }, _at, lexicon) => {
    const ability = abilityAt(lexicon, source)
    if (ability === null) return `${capital(named(card, lexicon))} takes effect.`
    const { name, text } = ability
    return idle ? `Nothing comes of ${name} now: ${text}` : `${name}: ${text}`
  },
  strike: ({ seat }, at) => `${does(at, seat, 'strike')}.`,
  set: ({ seat, how }, at) => {
    // EX-147: nobody was asked
    const isForced = how === 'wild' && at.view.zones[`hand:${seat}`]?.count === 0
    if (isForced) return `${does(at, seat, 'have', 'has')} no card in hand: the top card of the deck is a Wild Swing.`
    return `${does(at, seat, 'set')} ${hows[how]}.`
  },
  invalid: ({ seat, card }, at, lexicon) =>
    `${Whose(at, seat)} ${named(card, lexicon)} is invalid${unpaid(card, lexicon)}. A Wild Swing takes its place.`,
  priority: ({ seat, numbers }, at) => {
    const attacks = at.seat === seat ? 'attack' : 'attacks'
    return isTie(numbers)
      ? `Both are equally fast. ${does(at, seat, 'are', 'is')} the Attacker and ${attacks} first.`
      : `${does(at, seat, 'are', 'is')} faster and ${attacks} first.`
  },
  hit: ({ seat }, at) => `${Whose(at, seat)} attack hits.`,
  miss: missText,
  damage: damageText,
  stunned: ({ seat }, at) => `${does(at, seat, 'are', 'is')} stunned.`,
  extra: ({ seat, card }, at, lexicon) => `${does(at, seat, 'attack')} again, with ${named(card, lexicon)}.`,
  advantage: ({ seat }, at) => `${does(at, seat, 'gain')} Advantage.`,
  strikeOver: ({ next }, at) => `The Strike is over. The next turn is ${at.seat === next ? 'yours' : whose(at, next)}.`,
}

/** What happened, as a sentence; null for what is better seen than told. */
export const sentenceOf = (lexicon: Lexicon, event: SeenEvent, at: Telling): string | null =>
  eventEntry<AnyEvent, string | null, More>(sentences, event, at, lexicon)
