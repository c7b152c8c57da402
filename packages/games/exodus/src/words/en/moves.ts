import type { SeenCard, SeenEvent, Telling } from '@cardwright/engine'
import { capital } from '@cardwright/engine/english'
import type { ZoneName } from '../../state.ts'
import { type Place, placeOf } from './seen.ts'
import type { Speech } from './speech.ts'

interface Moving {
  readonly cards: readonly SeenCard[]
  readonly from: Place
  readonly to: Place
  /** "Dawn and Tide", "2 cards" */
  readonly what: string
}

type Told = (speech: Speech, at: Telling, moving: Moving) => string | null

/** Something else tells of it: what was played, destroyed, recycled. */
const silent: Told = () => null

const noun = { mainDeck: 'Main', energyDeck: 'Energy' } as const

/** Who draws unseen cards draws so many of a kind. */
const draws =
  (deck: keyof typeof noun): Told =>
  (speech, at, { cards, to: { owner }, what }) => {
    const isSeen = cards.some(({ name }) => name !== undefined)
    const unseen = cards.length === 1 ? `${deck === 'mainDeck' ? 'a' : 'an'}` : `${cards.length}`
    const some = `${unseen} ${noun[deck]} card${cards.length === 1 ? '' : 's'}`
    return `${speech.does(at, owner, 'draw')} ${isSeen ? what : some}.`
  }

const shufflesBack: Told = (speech, at, { cards, from: { owner } }) =>
  `${speech.does(at, owner, 'put')} ${cards.length} ${cards.length === 1 ? 'card' : 'cards'} back into the deck.`

const returns: Told = (speech, at, { what, to: { owner } }) => `${what} returns to ${speech.whose(at, owner)} hand.`

const discards: Told = (speech, at, { what, from: { owner } }) => `${speech.does(at, owner, 'discard')} ${what}.`

const comesBack: Told = (speech, at, { what, to: { owner } }) =>
  `${speech.does(at, owner, 'take')} ${what} back from the graveyard.`

const arrives: Told = (speech, at, { what, to: { owner, pile } }) =>
  `${speech.does(at, owner, 'put')} ${what} onto pile ${pile}.`

/** From where to where; what is not here is told in plain words. */
const ways: { readonly [From in ZoneName]?: { readonly [To in ZoneName]?: Told } } = {
  mainDeck: {
    hand: draws('mainDeck'),
    graveyard: (speech, at, { what, from: { owner } }) =>
      `${what} goes from ${speech.whose(at, owner)} deck to the graveyard.`,
    mainDeck: (speech, at, { what, from: { owner } }) =>
      `${speech.does(at, owner, 'put')} ${what} back into the Main Deck.`,
    stack: silent,
  },
  energyDeck: {
    reserve: draws('energyDeck'),
    pile: (speech, at, { what, to: { owner, pile } }) =>
      `${capital(speech.pile(at, owner, pile))} gets ${what} from the Energy Deck.`,
    spent: (_speech, _at, { what }) => `${what} finds no room on the pile and is lost.`,
  },
  hand: {
    mainDeck: shufflesBack,
    creature: (speech, at, { what, to: { owner, pile } }) =>
      `${speech.does(at, owner, 'put')} ${what} onto pile ${pile}.`,
    graveyard: discards,
    stack: silent,
  },
  reserve: {
    energyDeck: shufflesBack,
    pile: (speech, at, { what, to: { owner, pile } }) => `${speech.does(at, owner, 'place')} ${what} on pile ${pile}.`,
    spent: discards,
  },
  pile: {
    pile: (speech, at, { what, from, to }) =>
      `${speech.does(at, to.owner, 'move')} ${what} from pile ${from.pile} to pile ${to.pile}.`,
    spent: (speech, at, { what, from: { owner, pile } }) => `${capital(speech.pile(at, owner, pile))} loses ${what}.`,
    reserve: returns,
  },
  creature: {
    creature: (_speech, _at, { what, to }) => `${what} changes to pile ${to.pile}.`,
    hand: returns,
    graveyard: silent,
  },
  lasting: { hand: returns, graveyard: silent },
  stack: {
    graveyard: silent,
    hand: returns,
    lasting: (_speech, _at, { what }) => `${what} stays in play.`,
  },
  graveyard: { mainDeck: silent, stack: silent, creature: arrives, hand: comesBack },
  spent: { energyDeck: silent, reserve: comesBack },
}

const plainly: Told = (speech, at, { what, to: { owner } }) =>
  owner < 0 ? `${what} moves.` : `${what} moves, and is ${speech.whose(at, owner)} now.`

/** Cards that go together are told of together; most events move one. */
export function moveSentence(speech: Speech, { cards = [] }: SeenEvent, at: Telling): string | null {
  const groups = new Map<string, SeenCard[]>()
  for (const card of cards) {
    const way = `${card.from} ${card.to}`
    groups.set(way, [...(groups.get(way) ?? []), card])
  }
  const sentences = [...groups.values()].flatMap((group) => {
    const from = placeOf(group[0]!.from ?? '')
    const to = placeOf(group[0]!.to ?? '')
    const way = ways[from.family]?.[to.family] ?? plainly
    return way(speech, at, { cards: group, from, to, what: capital(speech.cards(group)) }) ?? []
  })
  return sentences.length === 0 ? null : sentences.join(' ')
}
