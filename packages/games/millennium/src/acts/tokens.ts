import type { CardId } from '@cardwright/engine'
import type { CardInPlay, MillenniumTable } from '../state.ts'
import { tokensOn } from './sides.ts'

/** MB-183, MB-370, MB-382, MB-402, MB-H44: star tokens are a number on a face-up card. */
export function addTokens(t: MillenniumTable, card: CardInPlay, count: number, source: CardId): void {
  if (card.down || count === 0) return
  const total = tokensOn(card) + count
  t.mark(card, 'tokens', total === 0 ? null : total)
  t.tell({ type: 'tokens', card: source, on: card.id, count, total, rule: 'MB-402' })
}
