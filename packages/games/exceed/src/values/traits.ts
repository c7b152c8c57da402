import type { Seat } from '@cardwright/engine'
import type { TraitName } from '../effects/abilities/traits.ts'
import type { Trait } from '../effects/numbers/vocabulary.ts'
import type { ExceedTable, Gained } from '../state.ts'
import type { Source } from './source.ts'
import { eachStatic } from './statics.ts'
import { isTouched } from './survey.ts'

/** A trait that a seat has: gained in this Strike by a trigger, or static. */
export type Having =
  | { readonly isGained: true; readonly trait: Gained; readonly by: Source }
  | { readonly isGained: false; readonly trait: Trait; readonly by: Source }

const nothing: readonly Having[] = Object.freeze([])

/** The traits of a name that a seat has now: asked often, and mostly it has none. */
export function traitsOf(t: ExceedTable, seat: Seat, name: TraitName): readonly Having[] {
  return isTouched(t, name) || hasGained(t, seat, name) ? allTraitsOf(t, seat, name) : nothing
}

export const traitOf = (t: ExceedTable, seat: Seat, name: TraitName): boolean => traitsOf(t, seat, name).length > 0

function allTraitsOf(t: ExceedTable, seat: Seat, name: TraitName): readonly Having[] {
  const found: Having[] = []
  for (const trait of t.state.strike?.sides[seat]?.traits ?? [])
    if (trait.trait === name) found.push({ trait, by: { seat, card: null, half: 'face' }, isGained: true })
  eachStatic(t, seat, name, (effect, by) => {
    if (effect.do === 'trait') found.push({ trait: effect, by, isGained: false })
  })
  return found
}

function hasGained({ state: { strike } }: ExceedTable, seat: Seat, name: TraitName): boolean {
  if (strike !== null) for (const { trait } of strike.sides[seat]!.traits) if (trait === name) return true
  return false
}
