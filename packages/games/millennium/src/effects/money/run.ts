import { askThen, inTurn, type Option } from '@cardwright/engine'
import { amountOf } from '../../acts/amounts.ts'
import { dollarsOf, earn, spend } from '../../acts/money.ts'
import { withPlayers } from '../../acts/players.ts'
import { pushEffects } from '../../acts/push.ts'
import { decider } from '../../acts/sides.ts'
import { type MillenniumTable, side } from '../../state.ts'
import type { Runs } from '../running.ts'
import type { moneyEffects } from './vocabulary.ts'

const yesNo = [{ key: 'yes' }, { key: 'no' }] as const satisfies readonly Option[]

export const runMoney: Runs<typeof moneyEffects> = {
  earn: (t, context, { dollars, who = 'you' }) =>
    withPlayers(t, who, context, (sides) => {
      for (const s of sides) earn(t, s, amountOf(t, dollars, context), 'MB-043')
      return null
    }),
  pay(t, context, { dollars }, address) {
    if (dollarsOf(t, context.side) < dollars) return null
    return askThen<MillenniumTable, Option>(
      t,
      decider(t, context.side),
      { kind: 'pay', card: context.card, context: { dollars }, options: () => yesNo, skip: 'no', rule: 'MB-218' },
      (_t, _seat, { key }) => {
        if (key === 'no') return null
        spend(t, context.side, dollars, 'MB-218')
        pushEffects(t, `${address}.so`, context)
        return null
      },
    )
  },
  /** MB-442, MB-443 */
  charge: (t, context, { dollars, from, otherwise }, address) =>
    withPlayers(t, from, context, (sides) =>
      inTurn(sides, (s) => {
        if (dollarsOf(t, s) >= dollars) {
          spend(t, s, dollars, 'MB-442')
          earn(t, context.side, dollars, 'MB-442')
          side(t, context.side).counters.dollarsTaken += dollars
        } else if (otherwise) pushEffects(t, `${address}.otherwise`, { ...context, them: s })
        return null
      }),
    ),
}
