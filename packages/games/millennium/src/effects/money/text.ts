import { amountText } from '../amounts/text.ts'
import type { Says } from '../saying.ts'
import { who } from '../targets/text.ts'

export const sayMoney: Says<'earn' | 'pay' | 'charge'> = {
  earn: ({ dollars, who: of = 'you' }) =>
    of === 'you' ? `gain ${amountText(dollars, 'Dollars')}` : `${who[of]} gains ${amountText(dollars, 'Dollars')}`,
  pay: ({ dollars, so }, say) => `you may pay ${dollars} Dollars to ${say(so)}`,
  charge: ({ dollars, from, otherwise }, say) =>
    `${who[from]} pays you ${dollars} Dollars${otherwise ? `; otherwise ${say(otherwise)}` : ''}`,
}
