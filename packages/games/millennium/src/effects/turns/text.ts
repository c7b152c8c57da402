import type { Says } from '../saying.ts'
import type { turnEffects } from './vocabulary.ts'

export const sayTurns: Says<typeof turnEffects> = {
  extraPlay: ({ slot }) => `you may play another card this turn${slot ? ', even without a free slot' : ''}`,
  extraAction: () => 'you may use another Action this turn',
  playAgain: () => 'use all Play effects of this card again',
}
