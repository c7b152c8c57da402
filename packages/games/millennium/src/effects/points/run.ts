import { amountOf } from '../../acts/amounts.ts'
import { withPlayers } from '../../acts/players.ts'
import { gain, lose, steal } from '../../acts/points.ts'
import type { Runs } from '../running.ts'
import type { pointsEffects } from './vocabulary.ts'

export const runPoints: Runs<typeof pointsEffects> = {
  gain: (t, context, { rp, who = 'you' }) =>
    withPlayers(t, who, context, (sides) => {
      for (const s of sides) gain(t, s, amountOf(t, rp, context), context.card)
      return null
    }),
  lose: (t, context, { rp, who }) =>
    withPlayers(t, who, context, (sides) => {
      for (const s of sides) lose(t, s, amountOf(t, rp, context), context)
      return null
    }),
  steal: (t, context, { rp, from }) =>
    withPlayers(t, from, context, (sides) => {
      for (const s of sides) steal(t, s, context.side, amountOf(t, rp, context), context)
      return null
    }),
  give: (t, context, { rp, to }) =>
    withPlayers(t, to, context, (sides) => {
      for (const s of sides) steal(t, context.side, s, amountOf(t, rp, context), context)
      return null
    }),
}
