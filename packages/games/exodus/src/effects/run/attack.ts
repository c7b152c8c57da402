import { callOff, renewAttack, useAttack } from '../../rules/attacks.ts'
import type { ExodusTable } from '../../table.ts'
import type { EffectOf } from '../vocabulary.ts'
import { aimedCard, cardAt } from './aim.ts'
import type { By } from './index.ts'

/** Its attack leaves the stack. */
export function cancelAttack(t: ExodusTable, by: By, { at, used }: EffectOf<'cancelAttack'>): null {
  const card = cardAt(t, by, at)
  const attack = t.state.stack.find(({ kind, source }) => kind === 'attack' && source.card === card?.id)
  if (card === undefined || attack === undefined) return null
  t.state.stack = t.state.stack.filter((item) => item !== attack)
  if (used) useAttack(t, card)
  else callOff(t, card)
  t.touch()
  t.tell({ type: 'cancelled', seat: attack.owner, card: card.id })
  return null
}

/** XO-H09 does not count what it has done. */
export function attackAgain(t: ExodusTable, by: By, effect: EffectOf<'attackAgain'>): null {
  const card = aimedCard(t, by, effect)
  if (card) renewAttack(t, card)
  return null
}
