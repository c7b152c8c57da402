import { enterExceed, revert } from '../../rules/mode.ts'
import type { RunsOf } from '../../rules/perform.ts'
import { side } from '../../state.ts'
import { amountOf } from '../../values/amounts.ts'
import type { turn as schemas } from './vocabulary.ts'

export const turn: RunsOf<typeof schemas> = {
  /** Not in a Strike: that ends the turn. What gives more actions than its Boost does is the end of cutting it short. */
  extraAction: (t, by, { amount, noStrike }) => {
    const { state } = t
    if (state.strike !== null || state.turn !== by.seat) return null
    if (amount === undefined && state.boosting !== null) {
      state.boosting.again = true
      return null
    }
    state.actions += amountOf(t, by, amount ?? 1)
    state.noStrike = noStrike === true
    if (amount !== undefined) side(t, by.seat).turn.noCancel = true
    t.touch()
    return null
  },
  /** At no cost. */
  exceed: (t, by, { later }) => {
    if (!later) return enterExceed(t, by.seat)
    side(t, by.seat).turn.exceedsAtEnd = true
    return null
  },
  /** EX-178 */
  revert: (t, by) => revert(t, by.seat),
  skipDraw: (t, by) => {
    side(t, by.seat).turn.noDraw = true
    return null
  },
}
