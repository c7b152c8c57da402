import { type AnyGame, type AnyMatch, Match, type Seat } from '@cardwright/engine'
import { playArea } from './acts/sides.ts'
import { isOwned, type OwnedDef } from './cards/definitions.ts'
import { storeTiers } from './cards/symbols.ts'
import { allSeats, type MillenniumTable } from './state.ts'

/** What a seat played with: its starter deck and character, the Store sets of which it owned a card; and whom it faced. */
interface PlayedWith {
  readonly kind: 'starter' | 'character' | 'set' | 'boss'
  readonly name: string
  readonly seat: Seat
}

/** The sets of a seat's cards, wherever they lie. */
function setsOf(t: MillenniumTable, seat: Seat, isMeant: (def: OwnedDef) => boolean): string[] {
  const cards = [...t.zone.binder(seat).cards, ...t.zone.hand(seat).cards, ...playArea(t, seat)]
  return [...new Set(cards.flatMap(({ def }) => (isOwned(def) && isMeant(def) ? [def.set] : [])))]
}

const isStarter = ({ rarity }: OwnedDef): boolean => rarity === 'starter'
const isFromStore = ({ rarity }: OwnedDef): boolean => storeTiers.some((tier) => tier === rarity)

/** Of a season that is over. Players who won together against a boss are counted once. */
export function stats(match: AnyMatch): { playedWith: readonly PlayedWith[] } {
  const t: MillenniumTable = match.table
  if (t.state.boss !== null) return { playedWith: [{ kind: 'boss', name: t.state.boss, seat: 0 }] }
  // starter cards are sold and traded: the beginning says whose they were
  const begun: MillenniumTable = Match.start(match.game as AnyGame, { ...match.header, quiet: true }).table
  return {
    playedWith: allSeats(t).flatMap((seat) => [
      ...setsOf(begun, seat, isStarter).map((name): PlayedWith => ({ kind: 'starter', name, seat })),
      ...t.zone.persona(seat).cards.map(({ def }): PlayedWith => ({ kind: 'character', name: def.id, seat })),
      ...setsOf(t, seat, isFromStore).map((name): PlayedWith => ({ kind: 'set', name, seat })),
    ]),
  }
}
