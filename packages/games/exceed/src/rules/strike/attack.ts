import { andThen, type Flow, type Seat } from '@cardwright/engine'
import { tell } from '../../events.ts'
import { type ExceedTable, foe, strikeSide } from '../../state.ts'
import { numberOf } from '../../values/numbers.ts'
import { comparison } from '../../values/open.ts'
import { measured, reaches } from '../../values/reach.ts'
import { resolve } from '../triggers.ts'
import { damage } from './damage.ts'

/** EX-104, EX-105: the faster attack comes first, the attacker's if they are equally fast. */
export function priority(t: ExceedTable): void {
  const strike = t.state.strike!
  const { attacker } = strike
  const ahead = numberOf(t, attacker, 'speed') - numberOf(t, foe(attacker), 'speed')
  strike.active = ahead < 0 ? foe(attacker) : attacker
  tell(t, { type: 'priority', seat: strike.active, rule: ahead === 0 ? 'EX-105' : 'EX-104', ...comparison(t) })
}

const hasAttack = (t: ExceedTable, seat: Seat): boolean => strikeSide(t, seat).cards.length > 0

/** EX-107, EX-127, EX-130: step 1. Later steps do not look again: a player whom their own attack stuns goes on with it. */
export const makesAttack = (t: ExceedTable, seat: Seat): boolean => hasAttack(t, seat) && !strikeSide(t, seat).stunned

/** EX-108, EX-114: step 2, ahead of the Range check. */
export const before = (t: ExceedTable, seat: Seat): Flow | null => resolve(t, seat, 'before')

/** EX-109, EX-110, EX-115: in Range it hits, and its Hit effects happen; else it misses. */
export function hit(t: ExceedTable, seat: Seat): Flow | null {
  if (!hasAttack(t, seat)) return null
  if (!reaches(t, seat)) {
    tell(t, { type: 'miss', seat, rule: 'EX-109', ...measured(t, seat), ...comparison(t) })
    return null
  }
  strikeSide(t, seat).hit = true
  t.touch()
  tell(t, { type: 'hit', seat, rule: 'EX-110', ...measured(t, seat), ...comparison(t) })
  return resolve(t, seat, 'hit')
}

/** EX-110, EX-172: damage comes after the Hit effects. */
export function dealDamage(t: ExceedTable, seat: Seat): Flow | null {
  const mine = strikeSide(t, seat)
  if (!mine.hit) return null
  return andThen(resolve(t, foe(seat), 'whenHit'), () => damage(t, seat))
}

/** EX-111, EX-116: hit or not; EX-168: not if stunned by then. */
export const after = (t: ExceedTable, seat: Seat): Flow | null =>
  makesAttack(t, seat) ? resolve(t, seat, 'after') : null
