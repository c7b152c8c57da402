import type { SeenEvent, Telling } from '@cardwright/engine'
import { capital, does, listed, whose } from '@cardwright/engine/english'
import type { Names } from './names.ts'

type Way = (names: Names, event: SeenEvent, at: Telling, seat: number) => string | null

const count = ({ cards = [] }: SeenEvent): string => (cards.length === 1 ? 'a card' : `${cards.length} cards`)

/** "You draw the 5 of hearts and 2 cards." */
function drawn(names: Names, event: SeenEvent): string {
  const { cards = [] } = event
  const seen = cards.filter(({ name }) => name !== undefined)
  return seen.length === cards.length ? `the ${listed(seen.map((card) => names.seen(card)))}` : count(event)
}

const discards: Way = (names, event, at, seat) => `${does(at, seat, 'discard')} ${drawn(names, event)}.`

/** Moves that no other event tells of, by where they come from and go to. */
const ways: Readonly<Record<string, Way>> = {
  'deck hand': (names, event, at, seat) => `${does(at, seat, 'draw')} ${drawn(names, event)}.`,
  'hand discard': discards,
  'block hand': (_names, _event, at, seat) => `${capital(whose(at, seat))} block card goes back to the hand.`,
  'discard hand': (names, event, at, seat) => `${does(at, seat, 'take')} ${drawn(names, event)} back.`,
}

export function moveSentence(names: Names, event: SeenEvent, at: Telling): string | null {
  const [first] = event.cards ?? []
  if (first === undefined) return null
  const [from, seat] = (first.from ?? '').split(':')
  const [to] = (first.to ?? '').split(':')
  return ways[`${from} ${to}`]?.(names, event, at, Number(seat)) ?? null
}
