import type { Flow, Seat } from '@cardwright/engine'
import { amountOf } from '../../effects/run/amounts.ts'
import { resolve } from '../../effects/run/triggers.ts'
import { type ExceedTable, foe, strikeSide } from '../../table.ts'
import { distance } from '../arena.ts'
import { both } from '../flows.ts'
import { damage } from './damage.ts'
import { numberOf, traitOf, traitsOf } from './numbers.ts'

/** EX-104, EX-105: the faster attack comes first, the attacker's if they are equally fast. */
export function priority(t: ExceedTable): void {
  const strike = t.state.strike!
  const { attacker } = strike
  const isSlower = numberOf(t, attacker, 'speed') < numberOf(t, foe(attacker), 'speed')
  strike.active = isSlower ? foe(attacker) : attacker
  t.tell({ type: 'priority', seat: strike.active, rule: isSlower ? 'EX-104' : 'EX-105' })
}

/** EX-107, EX-130: who is stunned, or has no attack, does nothing more of it. */
const isOut = (t: ExceedTable, seat: Seat): boolean => {
  const { stunned, cards } = strikeSide(t, seat)
  return stunned || cards.length === 0
}

/** EX-108 */
export function before(t: ExceedTable, seat: Seat): Flow | null {
  if (isOut(t, seat)) return null
  return both(resolve(t, seat, 'before'), () => resolve(t, foe(seat), 'foeBefore'))
}

/** EX-109, EX-110: in Range it hits, and its Hit effects happen. */
export function hit(t: ExceedTable, seat: Seat): Flow | null {
  if (isOut(t, seat) || !reaches(t, seat)) return null
  strikeSide(t, seat).hit = true
  t.touch()
  t.tell({ type: 'hit', seat, rule: 'EX-110' })
  return resolve(t, seat, 'hit')
}

/** EX-110, EX-172: damage comes after the Hit effects. */
export function dealDamage(t: ExceedTable, seat: Seat): Flow | null {
  const mine = strikeSide(t, seat)
  if (!mine.hit) return null
  return both(resolve(t, foe(seat), 'whenHit'), () => damage(t, seat))
}

/** EX-111: hit or not; EX-168: not if stunned by then. */
export function after(t: ExceedTable, seat: Seat): Flow | null {
  if (isOut(t, seat)) return null
  return both(resolve(t, seat, 'after'), () => resolve(t, foe(seat), 'foeAfter'))
}

/** EX-109, EX-112: whether the opponent is within Range of where the attack comes from, and is there to be hit. */
export function reaches(t: ExceedTable, seat: Seat): boolean {
  const far = distance(t)
  const min = numberOf(t, seat, 'rangeMin')
  if (min < 0 && numberOf(t, seat, 'rangeMax') < 0) return false
  if (far < min || far > numberOf(t, seat, 'rangeMax')) return false
  if (traitOf(t, seat, 'misses') || traitOf(t, foe(seat), 'dodges')) return false
  // EX-156: measured from where the attack comes from
  return !traitsOf(t, foe(seat), 'dodgesAtRange').some(
    ({ trait, by }) => amountOf(t, by, trait.min ?? 0) <= far && far <= amountOf(t, by, trait.max ?? 0),
  )
}
