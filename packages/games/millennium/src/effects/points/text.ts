import { amountText, inRp } from '../amounts/text.ts'
import type { Says } from '../saying.ts'
import { who } from '../targets/text.ts'
import type { pointsEffects } from './vocabulary.ts'

export const sayPoints: Says<typeof pointsEffects> = {
  gain: ({ rp, who: of }) =>
    of === undefined || of === 'you' ? `gain ${amountText(rp, inRp)}` : `${who[of]} gains ${amountText(rp, inRp)}`,
  lose: ({ rp, who: of }) =>
    of === 'you' ? `lose ${amountText(rp, inRp)}` : `${who[of]} loses ${amountText(rp, inRp)}`,
  steal: ({ rp, from }) => `steal ${amountText(rp, inRp)} from ${who[from]}`,
  give: ({ rp, to }) => `give ${amountText(rp, inRp)} to ${who[to]}`,
}
