import { startSpace } from '../../../rules/arena.ts'
import { setDown } from '../../../rules/movement.ts'
import type { ExceedTable } from '../../../table.ts'

/** EX-019: not a movement that anything could hinder. */
export function startOver(t: ExceedTable): null {
  for (const seat of [0, 1]) setDown(t, seat, startSpace(t, seat))
  return null
}
