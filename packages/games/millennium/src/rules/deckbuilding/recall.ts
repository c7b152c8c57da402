import type { Seat, Zone } from '@cardwright/engine'
import type { CardDef } from '../../cards/definitions.ts'
import { type MillenniumTable, player } from '../../state.ts'
import type { DealOption } from './deals.ts'
import { fusionPile } from './fusion.ts'
import { npcsOnOffer } from './npcs.ts'

/** What was suggested to a seat last, and all that it was made of. */
interface Suggested {
  readonly from: readonly unknown[]
  readonly options: readonly DealOption[]
}

const suggestedAt = new WeakMap<MillenniumTable, Suggested[]>()

function addFaces({ cards }: Zone<CardDef>, from: unknown[]): void {
  for (const { def } of cards) from.push(def)
  from.push(null)
}

/** All that suggestions to a seat depend on: what it has, and what there is to be had for its cards. */
function sources(t: MillenniumTable, seat: Seat): unknown[] {
  const { round, deckbuilding } = t.state
  const from: unknown[] = [round, deckbuilding.segment, player(t, seat).markers > 0, t.noted(seat)]
  from.push(deckbuilding.offers.find((each) => each.from === seat))
  from.push(fusionPile(t, 'bronze').size > 0, fusionPile(t, 'silver').size > 0, fusionPile(t, 'gold').size > 0)
  for (const { def } of npcsOnOffer(t)) from.push(def)
  addFaces(t.zone.venue(), from)
  addFaces(t.zone.collection(seat, 0), from)
  addFaces(t.zone.collection(seat, 1), from)
  addFaces(t.zone.binder(seat), from)
  return from
}

function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** Suggestions stay the same while others act: they are made anew when something has changed that they are made of. */
export function recalled(
  t: MillenniumTable,
  seat: Seat,
  suggest: (t: MillenniumTable, seat: Seat) => readonly DealOption[],
): readonly DealOption[] {
  let known = suggestedAt.get(t)
  if (!known) {
    known = []
    suggestedAt.set(t, known)
  }
  const from = sources(t, seat)
  const before = known[seat]
  if (before && areSame(before.from, from)) return before.options
  const options = suggest(t, seat)
  known[seat] = { from, options }
  return options
}
