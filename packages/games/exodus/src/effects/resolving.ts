import type { Part, Seat } from '@cardwright/engine'
import { type Spot, spotOf } from '../rules/field.ts'
import type { Resolving, RunEffects } from '../rules/source.ts'
import type { Target } from '../state.ts'
import { type ExodusInPlay, type ExodusTable, foe, found } from '../table.ts'
import type { Aim, EffectsOf, Family, Who } from './terms/vocabulary.ts'

/** Carries out an effect; `run` carries out the effects within it. */
export type Run<E> = (t: ExodusTable, by: Resolving, effect: E, run: RunEffects) => Part

/** How the effects of a family are carried out: a function for each. */
export type Runs<F extends Family> = {
  readonly [K in EffectsOf<F>['do']]: Run<Extract<EffectsOf<F>, { readonly do: K }>>
}

export const targetAt = ({ targets }: Resolving, at = 0): Target | undefined => targets[at]

/** The selected card, if it is still there. */
export function cardAt(t: ExodusTable, by: Resolving, at = 0): ExodusInPlay | undefined {
  const target = by.targets[at]
  return target?.kind === 'card' ? found(t, target.ref) : undefined
}

/** The card itself, or the selected one. XO-H25: an effect on its own card does nothing when that is gone. */
export const aimedCard = (t: ExodusTable, by: Resolving, { at, this: itself }: Aim): ExodusInPlay | undefined =>
  itself ? found(t, by.source) : cardAt(t, by, at)

/** The selected pile, or the one of the selected creature or energy. */
export function spotAt(t: ExodusTable, by: Resolving, aim: Aim): Spot | null {
  const target = aim.this ? undefined : targetAt(by, aim.at)
  if (target?.kind === 'pile') return target
  const card = aimedCard(t, by, aim)
  return card ? spotOf(card) : null
}

/** XO-P34 */
export function seatsOf({ seat }: Resolving, who: Who | undefined): Seat[] {
  if (who === 'both') return [seat, foe(seat)]
  return [who === 'foe' ? foe(seat) : seat]
}
