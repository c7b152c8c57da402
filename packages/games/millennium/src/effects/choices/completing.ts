import { namedCard } from '../../acts/amounts.ts'
import { canBeFlipped } from '../../acts/flips.ts'
import { playersMeant } from '../../acts/players.ts'
import { candidates } from '../../acts/targets.ts'
import type { MillenniumTable } from '../../state.ts'
import type { Context } from '../../tasks.ts'
import type { EffectOf } from '../vocabulary.ts'

/** MB-395: to flip two there must be two that can be flipped. */
export function canFlip(t: MillenniumTable, { target }: EffectOf<'flip'>, context: Context): boolean {
  if (typeof target !== 'object') {
    const card = namedCard(t, target, context)
    return card !== null && canBeFlipped(t, card, context.controller, context.card)
  }
  const { length } = candidates(t, target, playersMeant(t, target.of, context), 'flip', context)
  return target.pick === 'all' || length >= target.pick
}
