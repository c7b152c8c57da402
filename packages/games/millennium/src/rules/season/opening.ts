import type { MillenniumTable } from '../../state.ts'
import { beginDeckbuilding, returnMarkers } from '../deckbuilding/phase.ts'
import { callForDecks } from './decks.ts'

/** MB-046, MB-047: a season begins with the Pre-Release, or with its first market. */
export function openSeason(t: MillenniumTable): void {
  if (t.state.terms.prerelease) beginPrerelease(t)
  else beginDeckbuilding(t)
}

/** MB-047..049: starter decks, no meta, no powers. */
function beginPrerelease(t: MillenniumTable): void {
  t.state.round = 0
  returnMarkers(t)
  callForDecks(t)
}
