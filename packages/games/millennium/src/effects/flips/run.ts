import { flipByEffect } from '../../acts/flips.ts'
import { withTargets } from '../../acts/targets.ts'
import type { Runs } from '../running.ts'
import type { flipEffects } from './vocabulary.ts'

export const runFlips: Runs<typeof flipEffects> = {
  flip: (t, context, { target }) =>
    withTargets(t, target, 'flip', context, (cards) => {
      flipByEffect(t, cards, context)
      return null
    }),
  unflip: (t, context, { target }) =>
    withTargets(t, target, 'unflip', context, (cards) => {
      t.flip(cards, 'up')
      t.tell({ type: 'unflipped', cards: cards.map(({ id }) => id), card: context.card, rule: 'MB-229' })
      return null
    }),
}
