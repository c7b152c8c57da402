import { amountText } from '../amounts/text.ts'
import { money, type Says } from '../saying.ts'
import { who } from '../targets/text.ts'
import type { moneyEffects } from './vocabulary.ts'

export const sayMoney: Says<typeof moneyEffects> = {
  earn: ({ dollars, who: of = 'you' }) =>
    of === 'you' ? `gain ${amountText(dollars, money)}` : `${who[of]} gains ${amountText(dollars, money)}`,
  pay: ({ dollars, so }, say) => `you may pay ${money(dollars)} to ${say(so)}`,
  charge: ({ dollars, from, otherwise }, say) =>
    `${who[from]} pays you ${money(dollars)}${otherwise ? `; otherwise ${say(otherwise)}` : ''}`,
}
