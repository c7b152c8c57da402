import { amountText } from '../amounts/text.ts'
import type { Says } from '../saying.ts'
import { who } from '../targets/text.ts'
import type { pointsEffects } from './vocabulary.ts'

export const sayPoints: Says<typeof pointsEffects> = {
  gain: ({ rp, who: of }) =>
    of === undefined || of === 'you' ? `gain ${amountText(rp, 'RP')}` : `${who[of]} gains ${amountText(rp, 'RP')}`,
  lose: ({ rp, who: of }) =>
    of === 'you' ? `lose ${amountText(rp, 'RP')}` : `${who[of]} loses ${amountText(rp, 'RP')}`,
  steal: ({ rp, from }) => `steal ${amountText(rp, 'RP')} from ${who[from]}`,
  give: ({ rp, to }) => `give ${amountText(rp, 'RP')} to ${who[to]}`,
}
