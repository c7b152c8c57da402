import type { Seat, SeenEvent, Telling } from '@cardwright/engine'
import { capital } from '@cardwright/engine/english'
import type { Item, Phase } from '../../state.ts'
import { moveSentence } from './moves.ts'
import { phaseNames } from './prompts.ts'
import type { Speech } from './speech.ts'

type Sentence = (speech: Speech, event: SeenEvent, at: Telling) => string | null

const seatIn = ({ seat }: SeenEvent): Seat => seat ?? 0

/** What is declared: played, used, triggered, or an attack. */
const stacked: Readonly<Record<Item['kind'], Sentence>> = {
  symmetry: (speech, event, at) => `${speech.does(at, seatIn(event), 'play')} ${speech.card(String(event.name))}`,
  ability: (speech, event, at) => `${speech.does(at, seatIn(event), 'use')} ${speech.card(String(event.name))}`,
  trigger: (speech, event, at) =>
    `${capital(speech.whose(at, seatIn(event)))} ${speech.card(String(event.name))} triggers`,
  attack: (speech, event, at) => {
    const victim = event.on ? speech.seen(event.on) : speech.player(at, 1 - seatIn(event))
    return `${capital(speech.whose(at, seatIn(event)))} ${speech.card(String(event.name))} attacks ${victim}`
  },
}

const why: Readonly<Record<string, string>> = {
  defeated: 'The other has no Life left.',
  both: 'Both have no Life left.',
  turns: 'The last turn is over, and Life decides.',
}

/** What ice lies on, as far as the event says. */
function icy(speech: Speech, event: SeenEvent, at: Telling): string {
  const { seat, pile, card } = event
  if (card?.name !== undefined) return speech.card(card.name)
  if (typeof seat !== 'number') return 'Something'
  return capital(typeof pile === 'number' ? speech.pile(at, seat, pile) : `${speech.whose(at, seat)} graveyard`)
}

const sentences: Readonly<Record<string, Sentence>> = {
  move: moveSentence,
  // a deck that was recycled tells of it itself
  shuffle: () => null,
  turn: (speech, event, at) => `Turn ${event.number}: ${speech.whose(at, seatIn(event))} turn.`,
  phase: (speech, event, at) =>
    `${capital(speech.whose(at, seatIn(event)))} ${phaseNames[event.phase as Phase]} begins.`,
  answer: (speech, event, at) =>
    event.answer === 'keep'
      ? `${speech.does(at, seatIn(event), 'keep')} the opening hand.`
      : `${speech.does(at, seatIn(event), 'draw')} a new opening hand.`,
  stacked: (speech, event, at) => {
    const { kind, on, cards = [] } = event
    const aimed = on && kind !== 'attack' ? `, aimed at ${speech.seen(on)}` : ''
    const paid = cards.length > 0 ? `; ${speech.cards(cards, 'energy of the hand')} will be paid` : ''
    return `${stacked[kind as Item['kind']](speech, event, at)}${aimed}${paid}.`
  },
  resolves: (speech, event) => `${speech.card(String(event.name))} resolves.`,
  fizzles: (speech, event) => `${speech.card(String(event.name))} fizzles: nothing happens, and nothing is paid.`,
  immediately: (speech, event, at) =>
    `${speech.does(at, seatIn(event), 'play')} ${speech.seen(event.card)} at once; nobody can answer it.`,
  reselected: (speech, event, at) =>
    `${speech.does(at, seatIn(event), 'choose')} another target for ${speech.seen(event.card)}.`,
  battle: (speech, event, at) =>
    event.on
      ? `${capital(speech.seen(event.card))} and ${speech.seen(event.on)} strike each other.`
      : `${capital(speech.seen(event.card))} strikes ${speech.player(at, 1 - seatIn(event))}.`,
  calledOff: (speech, event) =>
    event.rule === 'XO-071'
      ? `${capital(speech.seen(event.card))} is gone, and its attack with it.`
      : `The attack of ${speech.seen(event.card)} is called off.`,
  cancelled: (speech, event) => `The attack of ${speech.seen(event.card)} is stopped.`,
  destroyed: (speech, event) => `${capital(speech.seen(event.card))} is destroyed.`,
  freeze: (speech, event, at) => `${icy(speech, event, at)} freezes.`,
  thaw: (speech, event, at) => `${icy(speech, event, at)} unfreezes.`,
  life: (speech, event, at) => {
    const amount = Number(event.amount)
    return amount < 0
      ? `${speech.does(at, seatIn(event), 'lose')} ${-amount} Life: ${event.life} left.`
      : `${speech.does(at, seatIn(event), 'gain')} ${amount} Life: ${event.life} now.`
  },
  recycle: (speech, event, at) => {
    const deck = event.deck === 'mainDeck' ? 'Main' : 'Energy'
    return `${speech.does(at, seatIn(event), 'shuffle')} the graveyard into a new ${deck} Deck.`
  },
  show: (speech, { cards = [], to }) => {
    if (cards.length === 0) return 'There is nothing to reveal.'
    return `${capital(speech.cards(cards))} ${cards.length === 1 ? 'is' : 'are'} shown${to === 'all' ? ' to all' : ''}.`
  },
  end: (speech, event, at) => {
    const { winner } = event
    const reason = why[String(event.why)] ?? ''
    return `${typeof winner === 'number' ? `${speech.does(at, winner, 'win')}.` : 'Nobody wins.'} ${reason}`.trim()
  },
}

export const sentenceFor = (speech: Speech, event: SeenEvent, at: Telling): string | null =>
  sentences[event.type]?.(speech, event, at) ?? null
