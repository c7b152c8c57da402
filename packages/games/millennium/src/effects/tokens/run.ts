import { amountOf } from '../../acts/amounts.ts'
import { tokensOn } from '../../acts/sides.ts'
import { withTargets } from '../../acts/targets.ts'
import { addTokens } from '../../acts/tokens.ts'
import type { Runs } from '../running.ts'
import type { tokenEffects } from './vocabulary.ts'

export const runTokens: Runs<typeof tokenEffects> = {
  tokens: (t, context, { add, on }) =>
    withTargets(t, on, 'tokens', context, (cards) => {
      for (const card of cards) addTokens(t, card, amountOf(t, add, context), context.card)
      return null
    }),
  untoken: (t, context, { remove, on }) =>
    withTargets(t, on, 'untoken', context, (cards) => {
      for (const card of cards) addTokens(t, card, -Math.min(remove, tokensOn(card)), context.card)
      return null
    }),
}
