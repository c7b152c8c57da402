import type { Seat } from '@cardwright/engine'
import { attackOf, defOf, type ExceedTable, foe, side } from '../state.ts'
import { amountOf } from './amounts.ts'
import { infinitelyFar, originOf, spaceOf, underFoe } from './marks.ts'
import { numberOf, printedOf } from './numbers.ts'
import { type Having, traitOf, traitsOf } from './traits.ts'

/** Whether the attacker has named this seat's attack, so that it does not hit them. */
export function isForeseen(t: ExceedTable, seat: Seat): boolean {
  const { attacker, terms } = t.state.strike!
  const attack = attackOf(t, seat)
  return seat !== attacker && terms.dodge !== undefined && attack !== undefined && terms.dodge === defOf(attack).name
}

/** The distances from a space to those that a fighter fills. */
function distancesFrom(t: ExceedTable, origin: number, target: Seat): number[] {
  const { space, reach } = side(t, target)
  return Array.from({ length: 2 * reach + 1 }, (_, i) => Math.abs(origin - (space - reach + i)))
}

/** EX-109: how far the opponent is from where the attack comes from, and whether that is within Range; for an event. */
export function measured(t: ExceedTable, seat: Seat): { readonly inRange?: boolean; readonly distance?: number } {
  if (t.log === null) return {}
  const fars = distancesFrom(t, originOf(t, seat), foe(seat))
  const distance = Math.min(...fars)
  return { inRange: fars.some((far) => covers(t, seat, far)), ...(Number.isFinite(distance) && { distance }) }
}

/** EX-112: whether a seat's attack covers a distance, as its Range is now. */
export function covers(t: ExceedTable, seat: Seat, far: number): boolean {
  if (printedOf(t, seat, 'rangeMin') < 0 || !Number.isFinite(far)) return false
  const isWithin =
    (numberOf(t, seat, 'rangeMin') <= far && far <= numberOf(t, seat, 'rangeMax')) ||
    traitsOf(t, seat, 'alsoReaches').some(({ trait, by }) => amountOf(t, by, trait.amount ?? 0) === far)
  return isWithin !== traitOf(t, seat, 'invertedRange')
}

/** Whether a seat's attack covers a space of the arena. */
export const coversSpace = (t: ExceedTable, seat: Seat, space: number): boolean =>
  covers(t, seat, Math.abs(originOf(t, seat) - space))

/** EX-109, EX-112: whether the opponent is within Range of where the attack comes from, and is there to be hit. */
export function reaches(t: ExceedTable, seat: Seat): boolean {
  if (t.zone.strike(seat).size === 0 || traitOf(t, seat, 'misses') || dodges(t, seat)) return false
  if (traitsOf(t, seat, 'onlyOnToken').some((only) => !isFoeOn(t, only))) return false
  if (traitOf(t, seat, 'reaches') || traitsOf(t, seat, 'alsoOnToken').some((also) => isFoeOn(t, also))) return true
  return distancesFrom(t, originOf(t, seat), foe(seat)).some((far) => covers(t, seat, far))
}

/** Whether the opponent stands on what a trait names. */
const isFoeOn = (t: ExceedTable, { trait, by }: Having): boolean => underFoe(t, by, trait.token).length > 0

/** Whether a seat's opponent evades its attack. EX-156: distances are those from where the attack comes from. */
function dodges(t: ExceedTable, seat: Seat): boolean {
  const target = foe(seat)
  if (isForeseen(t, seat) || traitOf(t, target, 'dodges')) return true
  const dodging = traitsOf(t, target, 'dodgesAtRange')
  if (dodging.length === 0) return false
  const origin = originOf(t, seat)
  return dodging.some(({ trait, by }) => {
    const { token } = trait
    const space = token === undefined ? undefined : (spaceOf(t, by, token) ?? infinitelyFar)
    const min = amountOf(t, by, trait.min ?? 0)
    const max = amountOf(t, by, trait.max ?? 0)
    const fars = space === undefined ? distancesFrom(t, origin, target) : [Math.abs(origin - space)]
    return fars.some((far) => min <= far && far <= max)
  })
}
