import type { HearthInPlay, HearthTable } from '../../table.ts'

export function draw(t: HearthTable, source: HearthInPlay, { count }: { readonly count: number }): null {
  const deck = t.zone.deck(source.owner)
  for (let n = 0; n < count && deck.top; n++) t.move(deck.top, t.zone.hand(source.owner))
  return null
}
