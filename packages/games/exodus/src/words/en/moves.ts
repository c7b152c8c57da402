import type { SeenCard, Telling } from '@cardwright/engine'
import { capital, does, whose } from '@cardwright/engine/english'
import type { SeenOf } from '../../events.ts'
import type { ZoneName } from '../../state.ts'
import { type Place, placeOf } from '../../view.ts'
import type { Speech } from './speech.ts'

interface Moving {
  readonly cards: readonly SeenCard[]
  readonly from: Place
  readonly to: Place
  /** "Dawn and Tide", "2 cards" */
  readonly what: string
}

type Told = (moving: Moving, at: Telling, speech: Speech) => string | null

/** Another event tells of it: a card is played or destroyed, a deck is recycled. */
const silent: Told = () => null

const noun = { mainDeck: 'Main', energyDeck: 'Energy' } as const

/** Unseen cards are counted: "Robin draws 3 Main cards". */
const draws =
  (deck: keyof typeof noun): Told =>
  ({ cards, to: { owner }, what }, at) => {
    const isSeen = cards.some(({ name }) => name !== undefined)
    const unseen = cards.length === 1 ? `${deck === 'mainDeck' ? 'a' : 'an'}` : `${cards.length}`
    const some = `${unseen} ${noun[deck]} card${cards.length === 1 ? '' : 's'}`
    return `${does(at, owner, 'draw')} ${isSeen ? what : some}.`
  }

const shufflesBack: Told = ({ cards, from: { owner } }, at) =>
  `${does(at, owner, 'put')} ${cards.length} ${cards.length === 1 ? 'card' : 'cards'} back into the deck.`

const returns: Told = ({ what, to: { owner } }, at) => `${what} returns to ${whose(at, owner)} hand.`

const discards: Told = ({ what, from: { owner } }, at) => `${does(at, owner, 'discard')} ${what}.`

const comesBack: Told = ({ what, to: { owner } }, at) => `${does(at, owner, 'take')} ${what} back from the graveyard.`

const arrives: Told = ({ what, to: { owner, pile } }, at) => `${does(at, owner, 'put')} ${what} onto pile ${pile}.`

/** By the zones that a card leaves and comes to; other moves are told in plain words. */
const ways: { readonly [From in ZoneName]?: { readonly [To in ZoneName]?: Told } } = {
  mainDeck: {
    hand: draws('mainDeck'),
    graveyard: ({ what, from: { owner } }, at) => `${what} goes from ${whose(at, owner)} deck to the graveyard.`,
    mainDeck: ({ what, from: { owner } }, at) => `${does(at, owner, 'put')} ${what} back into the Main Deck.`,
    stack: silent,
  },
  energyDeck: {
    reserve: draws('energyDeck'),
    pile: ({ what, to: { owner, pile } }, at, speech) =>
      `${capital(speech.pile(at, owner, pile))} gets ${what} from the Energy Deck.`,
    spent: ({ what }) => `${what} finds no room on the pile and is lost.`,
  },
  hand: {
    mainDeck: shufflesBack,
    creature: ({ what, to: { owner, pile } }, at) => `${does(at, owner, 'put')} ${what} onto pile ${pile}.`,
    graveyard: discards,
    stack: silent,
  },
  reserve: {
    energyDeck: shufflesBack,
    pile: ({ what, to: { owner, pile } }, at) => `${does(at, owner, 'place')} ${what} on pile ${pile}.`,
    spent: discards,
  },
  pile: {
    pile: ({ what, from, to }, at) =>
      `${does(at, to.owner, 'move')} ${what} from pile ${from.pile} to pile ${to.pile}.`,
    spent: ({ what, from: { owner, pile } }, at, speech) => `${capital(speech.pile(at, owner, pile))} loses ${what}.`,
    reserve: returns,
  },
  creature: {
    creature: ({ what, to }) => `${what} changes to pile ${to.pile}.`,
    hand: returns,
    graveyard: silent,
  },
  lasting: { hand: returns, graveyard: silent },
  stack: {
    graveyard: silent,
    hand: returns,
    lasting: ({ what }) => `${what} stays in play.`,
  },
  graveyard: { mainDeck: silent, stack: silent, creature: arrives, hand: comesBack },
  spent: { energyDeck: silent, reserve: comesBack },
}

const plainly: Told = ({ what, to: { owner } }, at) =>
  owner < 0 ? `${what} moves.` : `${what} moves, and is ${whose(at, owner)} now.`

/** Cards that go together are told of together; most events move one. */
export function moveSentence({ cards }: SeenOf<'move'>, speech: Speech, at: Telling): string | null {
  const groups = new Map<string, SeenCard[]>()
  for (const card of cards) {
    const way = `${card.from} ${card.to}`
    groups.set(way, [...(groups.get(way) ?? []), card])
  }
  const sentences = [...groups.values()].flatMap((group) => {
    const from = placeOf(group[0]!.from ?? '')
    const to = placeOf(group[0]!.to ?? '')
    const way = ways[from.family]?.[to.family] ?? plainly
    return way({ cards: group, from, to, what: capital(speech.cards(group)) }, at, speech) ?? []
  })
  return sentences.length === 0 ? null : sentences.join(' ')
}
