import type { Seat } from '@cardwright/engine'
import type { Area, Filter } from '../effects/shared/vocabulary.ts'
import { defOf, type ExceedInPlay, type ExceedTable } from '../state.ts'
import { matches } from './filter.ts'
import { mostForce, worthOf } from './means.ts'
import type { Source } from './source.ts'

/** What a Boost can be played from, and which. */
export interface Sources {
  readonly from: readonly Area[]
  readonly filter?: Filter | undefined
  readonly free?: boolean | undefined
  readonly down?: boolean | undefined
}

function isPlayable(t: ExceedTable, by: Source, { filter, free, down }: Sources, card: ExceedInPlay): boolean {
  if (filter !== undefined && !matches(t, by, filter, defOf(card))) return false
  if (down) return true
  if (defOf(card).boost.kind === 'transform') return filter?.boost === 'transform' && canTransform(t, by.seat, card)
  return free ? defOf(card).boost.cost !== null : canPayBoost(t, by.seat, card)
}

/** The Boosts that a player can play from somewhere. */
export const playable = (t: ExceedTable, by: Source, sources: Sources): ExceedInPlay[] =>
  sources.from.flatMap((area) => t.zone[area](by.seat).cards.filter((card) => isPlayable(t, by, sources, card)))

/** Whether a seat can pay for a card as a Boost: EX-055. It does not pay for itself. */
export function canPayBoost(t: ExceedTable, seat: Seat, card: ExceedInPlay): boolean {
  const { cost } = defOf(card).boost
  const { family } = card.zone
  const own = family === 'hand' || family === 'gauge' ? worthOf(card) : 0
  return cost !== null && cost <= mostForce(t, seat) - own
}

/** A transform lies in its own area for good; no two of a name. */
export function canTransform(t: ExceedTable, seat: Seat, card: ExceedInPlay): boolean {
  const { name, boost } = defOf(card)
  return boost.kind === 'transform' && !t.zone.transforms(seat).cards.some((each) => defOf(each).name === name)
}
