import type { Refusal } from '@cardwright/engine'
import type { AttackClass } from '../cards/words.ts'
import type { Line } from '../combos/lines.ts'
import type { Strike } from '../state.ts'
import { refusals } from './refusals.ts'

/** CC-140, CC-A14: the attack value of each class. */
const attackValue: Readonly<Record<AttackClass, number>> = { basic: 0, throw: 0, special: 1, super: 2 }

/** What an attack comes to in answer to another: it counters or negates it, or why it does neither. */
export type Verdict = 'counter' | 'negate' | Refusal

/** The terms of an attack that its answers are measured by. */
type Attack = Pick<Strike, 'class' | 'isTagSuper' | 'isRanged' | 'priority' | 'value' | 'isRed'>

/** CC-133, CC-136, CC-144, CC-149: by priority alone; equal priority is negation. */
export function verdictOn(
  attack: Attack,
  { line, value, isRed }: { readonly line: Line; readonly value: number; readonly isRed: boolean },
): Verdict {
  if (line.priority > attack.priority) return 'counter'
  if (line.priority < attack.priority) return refusals.outranked
  return whyNoNegation(attack, line, value, isRed) ?? 'negate'
}

/** CC-138..146, CC-171, CC-A14, CC-A65 */
function whyNoNegation(attack: Attack, line: Line, value: number, isRed: boolean): Refusal | null {
  if (line.class === 'throw') return refusals.throwNegates
  if (line.isTagSuper) return refusals.tagSuperNegates
  if (attack.isTagSuper) return refusals.tagSuperNegated
  if (line.class === 'basic' && attack.class === 'throw') return refusals.basicOnThrow
  const own = attackValue[line.class]
  const other = attackValue[attack.class]
  if (own < other) return refusals.lowValue
  if (attack.isRanged && !line.isRanged && own === other) return refusals.ranged
  if (line.class !== 'basic' || attack.class !== 'basic') return null
  if (value < attack.value) return refusals.lowBasic
  return isRed === attack.isRed ? refusals.sameColour : null
}

/** CC-147, CC-148: what a negation still does to the attacker. */
export const halfDamage = (attack: Attack, line: Line, damage: number): number =>
  line.isRanged && !attack.isRanged ? Math.floor(damage / 2) : 0
