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

/** The key that makes a deck as strong as the binder allows; null if there is nothing to change. */
export function fillKey(sight: Sight, deck = 0): string | null {
  const own = deckOf(sight, deck)
  const free = sight.binder.filter((held) => held.deck === null || held.deck === deck)
  const best = autoDeck(free, null)
  const add = best.filter((held) => !own.includes(held)).map(({ def }) => def.id)
  const remove = own.filter((held) => !best.includes(held)).map(({ def }) => def.id)
  return add.length + remove.length === 0 ? null : keys.deck(deck, add, remove)
}
