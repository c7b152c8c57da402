import { autoDeck, deckLimits } from '@cardwright/millennium'
import { millenniumWords as said } from '../../../words/en/boards/millennium.ts'
import { deckOf, type Held, type Sight } from '../sight.ts'
import { keys } from './keys.ts'

/** The kinds of cards that a deck has places for. */
export const kinds = ['single', 'deckBox', 'accessory'] as const

/** What a deck lacks, a phrase for each kind of card. */
export function missingIn(cards: readonly Held[]): string[] {
  return kinds.flatMap((kind) => {
    const missing = deckLimits[kind] - cards.filter(({ def }) => def.kind === kind).length
    return missing > 0 ? [said.deckParts[kind](missing)] : []
  })
}

const bestOf = (sight: Sight, deck: number): Held[] =>
  autoDeck(
    sight.binder.filter((held) => held.deck === null || held.deck === deck),
    null,
  )

/** Cards of the binder that belong into a deck, the strongest first. */
export const betterIn = (sight: Sight, deck: number): Held[] =>
  bestOf(sight, deck).filter((held) => !deckOf(sight, deck).includes(held))

/** The key that makes a deck as strong as the binder allows; null if there is nothing to change. */
export function fillKey(sight: Sight, deck = 0): string | null {
  const best = bestOf(sight, deck)
  const add = betterIn(sight, deck).map(({ def }) => def.id)
  const remove = deckOf(sight, deck)
    .filter((held) => !best.includes(held))
    .map(({ def }) => def.id)
  return add.length + remove.length === 0 ? null : keys.deck(deck, add, remove)
}
