import { eventEntry, type SeenEvent, type Telling } from '@cardwright/engine'
import { capital, does, listed, player, whose } from '@cardwright/engine/english'
import type { AnyEvent, ByType, Fizzling, Hindrance, SeenOf, Showing } from '../../events.ts'
import type { Item } from '../../state.ts'
import { moveSentence } from './moves.ts'
import { phaseNames } from './prompts.ts'
import type { Speech } from './speech.ts'

type More = readonly [speech: Speech, at: Telling]
type Stacked = (event: SeenOf<'stacked'>, ...more: More) => string

/** An item comes onto the stack: it is played, used, triggered, or an attack. */
const stacked: Readonly<Record<Item['kind'], Stacked>> = {
  symmetry: ({ seat, name }, speech, at) => `${does(at, seat, 'play')} ${speech.card(name)}`,
  ability: ({ seat, name }, speech, at) => `${does(at, seat, 'use')} ${speech.card(name)}`,
  trigger: ({ seat, name }, speech, at) => `${capital(whose(at, seat))} ${speech.card(name)} triggers`,
  attack: ({ seat, name, on }, speech, at) => {
    const victim = on ? speech.seen(on) : player(at, 1 - seat)
    return `${capital(whose(at, seat))} ${speech.card(name)} attacks ${victim}`
  },
}

const own = (at: Telling, seat: number): string => capital(whose(at, seat))

type HowItEnded = (at: Telling, loser: number) => string

const endings: Readonly<Record<SeenOf<'end'>['why'], HowItEnded>> = {
  defeated: (at, loser) => `${does(at, loser, 'have', 'has')} no Life left.`,
  both: () => 'Both players have no Life left.',
  turns: () => 'The last turn is over, and Life decides.',
  left: (at, loser) => `${does(at, loser, 'have', 'has')} left.`,
  agreed: () => 'Both players agreed to a draw.',
}

/** The card, pile or graveyard that ice lies on. */
function icy({ seat, pile, card }: SeenOf<'freeze' | 'thaw'>, speech: Speech, at: Telling): string {
  if (card?.name !== undefined) return speech.card(card.name)
  if (seat === undefined) return 'Something'
  return capital(pile === undefined ? `${whose(at, seat)} graveyard` : speech.pile(at, seat, pile))
}

const ends = { turn: 'the turn ends', battle: 'the battle is over' } as const

const hindrances: Readonly<Record<Hindrance, string>> = {
  ice: 'ice lies there',
  full: 'there is no room on the pile',
  deck: 'the Energy Deck is empty',
}

const showings: Readonly<Record<Showing, (who: string, cards: string) => string>> = {
  pay: (who, cards) => `${who} ${cards}, to pay with.`,
  target: (who, cards) => `${who} ${cards}, which is selected.`,
  reveal: (who, cards) => `${who} ${cards} from the deck.`,
}

const fizzling: Readonly<Record<Fizzling, string>> = {
  payment: 'fizzles: the energy to pay for it is gone.',
  targets: 'fizzles: nothing is left that it could choose. Nothing is paid.',
  freezing: 'fizzles: the card to freeze for it is gone or frozen.',
  gone: 'fizzles: the card that it speaks of is gone.',
  negated: 'is negated: nothing happens, and nothing is paid.',
}

const sentences: ByType<string | null, More> = {
  move: moveSentence,
  // the recycling that it belongs to is told
  shuffle: () => null,
  turn: ({ number, seat }, _speech, at) => `Turn ${number}: ${whose(at, seat)} turn.`,
  phase: ({ phase, seat }, _speech, at) => `${capital(whose(at, seat))} ${phaseNames[phase]} begins.`,
  answer: ({ answer, seat }, _speech, at) =>
    answer === 'keep' ? `${does(at, seat, 'keep')} the opening hand.` : `${does(at, seat, 'draw')} a new opening hand.`,
  stacked: (event, speech, at) => {
    const { kind, on, pays = [] } = event
    const aimed = on && kind !== 'attack' ? `, aimed at ${speech.seen(on)}` : ''
    const paid = pays.length > 0 ? `; ${speech.cards(pays.map((name) => ({ name })))} will be paid` : ''
    return `${stacked[kind](event, speech, at)}${aimed}${paid}.`
  },
  resolves: ({ name }, speech) => `${speech.card(name)} resolves.`,
  fizzles: ({ name, why }, speech) => `${speech.card(name)} ${fizzling[why]}`,
  immediately: ({ seat, card }, speech, at) =>
    `${does(at, seat, 'play')} ${speech.seen(card)} at once; nobody can answer it.`,
  reselected: ({ seat, name, on }, speech, at) =>
    on
      ? `${does(at, seat, 'aim')} ${speech.card(name)} at ${speech.seen(on)} instead.`
      : `${does(at, seat, 'choose')} another target for ${speech.card(name)}.`,
  battle: ({ seat, card, on }, speech, at) =>
    on
      ? `${capital(speech.seen(card))} and ${speech.seen(on)} strike each other.`
      : `${capital(speech.seen(card))} strikes ${player(at, 1 - seat)}.`,
  calledOff: ({ card, gone }, speech) =>
    gone
      ? `${capital(speech.seen(card))} is gone, and its attack with it.`
      : `The attack of ${speech.seen(card)} is called off.`,
  cancelled: ({ card }, speech) => `The attack of ${speech.seen(card)} is stopped.`,
  destroyed: ({ card }, speech) => `${capital(speech.seen(card))} is destroyed.`,
  freeze: (event, speech, at) => `${icy(event, speech, at)} freezes.`,
  thaw: (event, speech, at) => `${icy(event, speech, at)} unfreezes.`,
  prevented: ({ seat, damage, less, by }, speech, at) => {
    const names = by.length > 0 ? ` (${listed(by.map((name) => speech.card(name)))})` : ''
    const left = damage - less
    const through = left > 0 ? `${left} ${left === 1 ? 'gets' : 'get'} through` : 'none gets through'
    return `${damage} damage to ${player(at, seat)}, reduced by ${less}${names}: ${through}.`
  },
  shielded: ({ seat, amount }, _speech, at) =>
    `The next damage to ${player(at, seat)} this turn is reduced by ${amount}.`,
  discounted: ({ seat, amount }, _speech, at) => `${own(at, seat)} next Pay this turn costs ${amount} less.`,
  power: ({ card, amount, power, until }, speech) =>
    `${capital(speech.seen(card))} gets ${amount < 0 ? `−${-amount}` : `+${amount}`} power until ${ends[until]}: ${power} now.`,
  renewed: ({ card }, speech) => `${capital(speech.seen(card))} may attack again.`,
  nothing: ({ name, why }, speech) =>
    `${speech.card(name)} changes nothing${why === undefined ? '' : `: ${hindrances[why]}`}.`,
  life: ({ seat, amount, life }, _speech, at) =>
    amount < 0
      ? `${does(at, seat, 'lose')} ${-amount} Life: ${life} left.`
      : `${does(at, seat, 'gain')} ${amount} Life: ${life} now.`,
  recycle: ({ seat, deck }, _speech, at) =>
    `${does(at, seat, 'shuffle')} the graveyard into a new ${deck === 'mainDeck' ? 'Main' : 'Energy'} Deck.`,
  show: ({ cards, seat, why }, speech, at) =>
    cards.length === 0 ? 'There is nothing to reveal.' : showings[why](does(at, seat, 'show'), speech.cards(cards)),
  leave: ({ seat }, _speech, at) => `${does(at, seat, 'leave')} the table.`,
  end: ({ winner, why }, _speech, at) => {
    const who = winner === null ? 'Nobody wins.' : `${does(at, winner, 'win')}.`
    // a match can be ended from outside, for a reason that no rule knows: somebody resigned
    const how: HowItEnded | undefined = endings[why]
    return how ? `${who} ${how(at, 1 - (winner ?? 0))}` : who
  },
}

export const sentenceFor = (speech: Speech, event: SeenEvent, at: Telling): string | null =>
  eventEntry<AnyEvent, string | null, More>(sentences, event, speech, at)
