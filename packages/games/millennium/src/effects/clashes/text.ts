import type { Says } from '../saying.ts'
import { effectsText } from '../text.ts'

const against = {
  'an-opponent': 'an opponent',
  another: 'another player',
  them: 'that player',
  all: 'all players',
} as const

export const sayClashes: Says<'clash'> = {
  clash: ({ with: of, choose, won, lost, winner, loser }) =>
    [
      `clash with ${against[of]}${choose ? ', who uses a card of your choice' : ''}`,
      winner ? `the winner does this: ${effectsText(winner)}` : '',
      loser ? `for the loser: ${effectsText(loser)}` : '',
      won ? `if you win, ${effectsText(won)}` : '',
      lost ? `if you lose, ${effectsText(lost)}` : '',
    ]
      .filter((part) => part !== '')
      .join('; '),
}
