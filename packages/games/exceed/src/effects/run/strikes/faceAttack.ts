import { type ExceedTable, side } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'

/** The character bears an attack that may be set: a card that lies aside. */
export function faceAttack(t: ExceedTable, { seat }: By, { card }: EffectOf<'faceAttack'>): null {
  const attack = t.zone.aside(seat).cards.find(({ def }) => def.id === card)
  side(t, seat).faceAttack = attack?.id ?? null
  t.touch()
  return null
}
