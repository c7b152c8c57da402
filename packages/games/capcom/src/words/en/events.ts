import type { SeenEvent, Telling } from '@cardwright/engine'
import { capital, does, listed, player, whose } from '@cardwright/engine/english'
import { abilityText } from '../../abilities/text.ts'
import type { Ability, Does, Doing } from '../../abilities/vocabulary.ts'
import type { CapcomEvent, CapcomEventType, Settled } from '../../events.ts'
import { moveSentence } from './moves.ts'
import type { Names } from './names.ts'

/** A game's own event as a reader sees it: cards by name where they are seen. */
type Seen<K extends CapcomEventType> = Omit<Extract<CapcomEvent, { type: K }>, 'card' | 'cards'> & SeenEvent

type Sentences = {
  readonly [K in CapcomEventType]: (event: Seen<K>, at: Telling, names: Names) => string | null
}

/** CC-A26: no change is given. */
const surplus = (paid: number, price: number): string => (paid > price ? `, of which ${price} would have done` : '')

const points = (left: number): string => (left === 1 ? '1 point is left' : `${left} points are left`)

const cardsIn = ({ cards = [] }: SeenEvent, names: Names): string => listed(cards.map((card) => names.seen(card)))

/** "Asha Vell attacks with the 5 of hearts for 5." */
const withWhat = (event: SeenEvent & { use: string; fighter: string }, names: Names): string =>
  event.use === 'basic' ? `the ${cardsIn(event, names)}` : names.use(event.use, event.fighter)

function settledSentence({ fighter, damage, shielded, hp }: Settled, names: Names): string {
  const less = shielded > 0 ? ` (${shielded} less by ${names.sheet(fighter).ability.name})` : ''
  return `${names.fighter(fighter)} takes ${damage} damage${less} and has ${hp} left.`
}

const cards = (count: number): string => (count === 1 ? 'a card' : `${count} cards`)

/** What came of an ability, with the number that it told. Those that always hold are never told: they say what they are. */
const abilities: { readonly [K in Does]: (ability: Doing<K>, amount: number) => string } = {
  give: abilityText,
  shield: abilityText,
  bargain: abilityText,
  rhythm: abilityText,
  pierce: (_, amount) => `${amount} damage in spite of the block.`,
  heal: (_, amount) => `${amount} HP come back.`,
  draw: (_, amount) => `a negation with a ranged move draws ${cards(amount)}.`,
  takeBack: () => 'a card of the dodged attack comes back.',
  look: () => 'a look at the other hand.',
  overheat: ({ pain }, amount) => `${amount} more damage, for ${pain} of their own.`,
  rescue: () => 'the dodge succeeds after all.',
  sift: (_, amount) => `${cards(amount)} drawn, ${amount === 1 ? 'one' : amount} to be discarded.`,
  summon: () => 'a Joker goes, and a face card comes back.',
}

const abilityDone = (ability: Ability, amount: number): string => abilities[ability.does](ability as never, amount)

/** One sentence for each event: one that nobody tells is a type error. */
const sentences: Sentences = {
  mulligan: ({ seat, again }, at) =>
    `${does(at, seat, again ? 'draw' : 'keep')} ${again ? 'seven others' : 'the hand'}.`,
  turn: ({ seat, fighter, turns }, at, names) =>
    `Turn ${turns}: ${names.fighter(fighter)}, ${whose(at, seat)} fighter, is up.`,
  rebuild: ({ seat }, at) => `${capital(whose(at, seat))} discard pile is shuffled and becomes the draw pile.`,
  pass: ({ fighter }, _at, names) => `${names.fighter(fighter)} passes.`,
  block: ({ fighter }, _at, names) => `${names.fighter(fighter)} blocks.`,
  attack: (event, _at, names) =>
    `${names.fighter(event.fighter)} attacks with ${withWhat(event, names)} for ${event.damage}, priority ${event.priority}.`,
  follow: (event, _at, names) =>
    `${capital(withWhat(event, names))} for ${event.damage} follows: ${event.total} in all, ${points(event.points)}.`,
  shot: (event, _at, names) =>
    `${names.fighter(event.fighter)} answers with ${withWhat(event, names)} for ${event.damage}.`,
  counter: (event, _at, names) =>
    `${names.fighter(event.fighter)} counters with ${withWhat(event, names)} for ${event.damage}: its priority, ${event.priority}, is higher.`,
  negate: (event, _at, names) =>
    `${names.fighter(event.fighter)} negates it with ${withWhat(event, names)}${event.half > 0 ? ` and does half, ${event.half}` : ''}: both have priority ${event.priority}.`,
  tech: (event, _at, names) => `${names.fighter(event.fighter)} techs with the ${cardsIn(event, names)}.`,
  avoid: ({ fighter, use, damage }, _at, names) =>
    `${names.fighter(fighter)} avoids it: ${names.use(use)}${damage > 0 ? `, for ${damage} damage` : ''}.`,
  variable: ({ fighter, use, outcome, priority }, _at, names) => {
    const ends = { wins: 'It is faster.', even: 'Both come to nothing.', loses: 'It is too slow.' }
    return `${names.fighter(fighter)} jumps in with ${names.use(use)}, priority ${priority}. ${ends[outcome]}`
  },
  take: ({ fighter, damage }, _at, names) => `${names.fighter(fighter)} is hit for ${damage}.`,
  dodge: (event, _at, names) => {
    const { fighter, agility, isDodged, isRescued } = event
    const missed = isRescued ? 'It is only just enough.' : 'The attack misses.'
    const end = isDodged ? missed : 'It is too high.'
    return `${names.fighter(fighter)} tries to dodge with Agility ${agility}: the ${names.seen(event.card)}. ${end}`
  },
  blocked: ({ fighter, value, defense, times, total, damage, through, isKept }, _at, names) => {
    const sum = times === 1 ? `${value} + ${defense}` : `(${value} + ${defense}) × ${times}`
    const end = isKept ? 'The card returns.' : 'The card is lost.'
    return `${names.fighter(fighter)} blocks: ${sum} = ${total} against ${damage}, ${through} through. ${end}`
  },
  broken: (event, _at, names) =>
    `${names.fighter(event.fighter)} cannot block ${names.use(event.use)}: the ${names.seen(event.card)} is lost.`,
  stop: ({ fighter }, _at, names) => `${names.fighter(fighter)} stops.`,
  settle: ({ settled }, _at, names) =>
    settled.length === 0 ? 'Nobody is hurt.' : settled.map((each) => settledSentence(each, names)).join(' '),
  ko: ({ fighter }, _at, names) => `${names.fighter(fighter)} is knocked out.`,
  swap: ({ fighter, for: before }, _at, names) => `${names.fighter(fighter)} comes in for ${names.fighter(before)}.`,
  consent: ({ seat, agrees }, at) => `${does(at, seat, 'add')} ${agrees ? 'a' : 'no'} Joker.`,
  meter: (event, at, names) =>
    `${does(at, event.seat, 'put')} the ${names.seen(event.card)} into the meter, which is worth ${event.total} now.`,
  ace: ({ seat, from, price, paid }, at) =>
    `${does(at, seat, 'pay')} ${paid} of the meter for an Ace of the ${from === 'deck' ? 'draw' : 'discard'} pile${surplus(paid, price)}.`,
  joker: ({ seat, price, paid }, at) =>
    `${does(at, seat, 'pay')} ${paid} of the meter to shuffle a Joker back${surplus(paid, price)}.`,
  cut: ({ seat, of, at: lifted }, at) =>
    lifted === null ? null : `${does(at, seat, 'cut')} ${whose(at, of)} shuffled deck.`,
  recover: ({ fighter, amount, hp }, _at, names) => `${names.fighter(fighter)} recovers ${amount} and has ${hp}.`,
  ability: ({ fighter, name, amount }, _at, names) =>
    `${names.fighter(fighter)} uses ${name}: ${abilityDone(names.sheet(fighter).ability, amount)}`,
  timeOver: ({ hp }) => `Time over: ${hp[0]} HP against ${hp[1]}.`,
}

const reasons: Readonly<Record<string, string>> = {
  ko: 'by knockout',
  timeOver: 'on time',
  left: 'because the other side has left',
}

function endSentence({ winner, why }: SeenEvent, at: Telling): string {
  if (winner === null || winner === undefined) return why === 'doubleKo' ? 'Double knockout: a draw.' : 'A draw.'
  const seats = typeof winner === 'number' ? [winner] : (winner as readonly number[])
  const isOwn = seats.length === 1 && seats[0] === at.seat
  const who = capital(listed(seats.map((seat) => player(at, seat))))
  const by = reasons[String(why)]
  const verb = seats.length > 1 || isOwn ? 'win' : 'wins'
  return `${who} ${verb}${by === undefined ? '' : ` ${by}`}.`
}

export function sentenceOf(names: Names, event: SeenEvent, at: Telling): string | null {
  if (event.type === 'end') return endSentence(event, at)
  if (event.type === 'move') return moveSentence(names, event, at)
  const tell = sentences[event.type as CapcomEventType] as Sentences['turn'] | undefined
  return tell?.(event as never, at, names) ?? null
}
