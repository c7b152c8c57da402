import type { CardId, Seat } from '@cardwright/engine'
import type { Who } from '../effects/shared/vocabulary.ts'
import { boostOf, defOf, type ExceedTable, fighterOf, foe } from '../state.ts'

/** By what an effect happens: who "you" is in its text, and the card that bears it; none for a character. */
export interface Source {
  readonly seat: Seat
  readonly card: CardId | null
  readonly half: 'attack' | 'boost' | 'face'
  /** Whose character it is, where "you" is the other player. */
  readonly bearer?: Seat
}

export const seatOf = (by: Source, who: Who | undefined): Seat => (who === 'foe' ? foe(by.seat) : by.seat)

/** The name that stands on what bears it: an attack, a Boost, a character. What not all can see has none. */
export function nameOf(t: ExceedTable, { seat, card: id, half, bearer = seat }: Source): string {
  if (id === null) return fighterOf(t, bearer).name
  const card = t.card(id)
  const boost = boostOf(t, card)
  if (half === 'boost' && boost !== defOf(card).boost) return boost.name
  if (!t.sees(null, card)) return half === 'boost' ? 'a Boost' : 'an attack'
  return half === 'boost' ? boost.name : defOf(card).name
}

/** The same, from the other side of the arena. */
export const fromFoe = (by: Source): Source => ({
  seat: foe(by.seat),
  card: by.card,
  half: by.half,
  bearer: by.bearer ?? by.seat,
})
