import { sourceOf } from '../../acts/amounts.ts'
import { wait } from '../../acts/raise.ts'
import { valuesOf } from '../../acts/values.ts'
import type { Runs } from '../running.ts'
import type { turnEffects } from './vocabulary.ts'

export const runTurns: Runs<typeof turnEffects> = {
  /** MB-436, MB-438: on somebody else's turn there is nothing to add to. */
  extraPlay(t, context, { slot }) {
    const { turn } = t.state.tournament
    if (turn.side !== context.side) return null
    turn.plays++
    if (slot) turn.slotPlays++
    return null
  },
  extraAction(t, context) {
    const { turn } = t.state.tournament
    if (turn.side === context.side) turn.actions++
    return null
  },
  /** MB-406, MB-H66: keywords among them. */
  playAgain(t, context) {
    const card = sourceOf(t, context)
    if (!card) return null
    for (const { ability, address } of valuesOf(t, card).abilities) {
      if (ability.on !== 'play') continue
      const { side } = context
      wait(t, { side, band: 'play', card: card.id, gen: card.gen, ability: address, it: null, them: null })
    }
    return null
  },
}
