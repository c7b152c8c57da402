import { cardsOf } from '../targets/text.ts'
import type { EventPattern, Happening } from './vocabulary.ts'

type Said = readonly [you: string, other: string]

const happens: Readonly<Record<Happening, (card: string) => Said>> = {
  played: (card) => [`you play ${card}`, `plays ${card}`],
  flipped: (card) => [`${card} of yours is flipped`, `has ${card} flipped`],
  clash: () => ['you clash', 'clashes'],
  won: () => ['you win a clash', 'wins a clash'],
  lost: () => ['you lose a clash', 'loses a clash'],
  gainedCard: () => ['you gain a card', 'gains a card'],
  discarded: () => ['you discard a card', 'discards a card'],
  action: () => ['you use an Action', 'uses an Action'],
  lostPoints: () => ['you lose RP', 'loses RP'],
  effect: () => ['an effect of yours resolves', 'has an effect resolve'],
}

const others = { others: 'another player', opponents: 'an opponent', each: 'a player' } as const

/** "another player plays a card" */
export function eventText({ event, who, where = {} }: EventPattern): string {
  const card = cardsOf(where, false)
  const [you, other] = happens[event](`${/^[aeiou]/i.test(card) ? 'an' : 'a'} ${card}`)
  return who === 'you' ? you : `${others[who]} ${other}`
}
