import { amountText } from '../amounts/text.ts'
import type { Says } from '../saying.ts'
import { who } from '../targets/text.ts'
import type { moneyEffects } from './vocabulary.ts'

export const sayMoney: Says<typeof moneyEffects> = {
  earn: ({ dollars, who: of = 'you' }) =>
    of === 'you' ? `gain ${amountText(dollars, 'Dollars')}` : `${who[of]} gains ${amountText(dollars, 'Dollars')}`,
  pay: ({ dollars, so }, say) => `you may pay ${dollars} Dollars to ${say(so)}`,
  charge: ({ dollars, from, otherwise }, say) =>
    `${who[from]} pays you ${dollars} Dollars${otherwise ? `; otherwise ${say(otherwise)}` : ''}`,
}
