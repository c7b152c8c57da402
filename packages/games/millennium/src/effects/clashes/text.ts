import type { Says } from '../saying.ts'
import type { clashEffects } from './vocabulary.ts'

const against = {
  'an-opponent': 'an opponent',
  another: 'another player',
  them: 'that player',
  all: 'all players',
} as const

export const sayClashes: Says<typeof clashEffects> = {
  clash: ({ with: of, choose, won, lost, winner, loser }, say) =>
    [
      `clash with ${against[of]}${choose ? ', who uses a card of your choice' : ''}`,
      winner ? `the winner does this: ${say(winner)}` : '',
      loser ? `for the loser: ${say(loser)}` : '',
      won ? `if you win, ${say(won)}` : '',
      lost ? `if you lose, ${say(lost)}` : '',
    ]
      .filter((part) => part !== '')
      .join('; '),
}
