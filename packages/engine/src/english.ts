import type { Seat } from './types.ts'
import type { Telling } from './words.ts'

// Helpers for the English words of games: `@cardwright/engine/english`. The engine itself says nothing.

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** In the midst of a sentence. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** `sendsBack` and `sends-back` are "sends back". */
export const inWords = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()

/** `snow-wall` and `snow_wall` are "Snow Wall". */
export const titled = (id: string): string => id.split(/[-_]/).map(capital).join(' ')

/** "an Ember", "a Snow Wall" */
export const a = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** "Tea, Honey and Fern" */
export function listed(texts: readonly string[]): string {
  if (texts.length < 2) return texts.join('')
  // "Cory, Copyist; Brine, Silent Reader and Minnow, Page"
  const mark = texts.some((text) => text.includes(', ')) ? '; ' : ', '
  return `${texts.slice(0, -1).join(mark)} and ${texts.at(-1)}`
}

/** "you", "Robin" */
export const player = ({ seat: own, names }: Telling, seat: Seat): string =>
  seat === own ? 'you' : (names[seat] ?? `player ${seat + 1}`)

/** "your", "Robin’s" */
export const whose = (at: Telling, seat: Seat): string => (seat === at.seat ? 'your' : `${player(at, seat)}’s`)

/** "You draw", "Robin draws", "Robin tosses"; where the ending is no s, `third` says what it is: "Robin has". */
export const does = (
  at: Telling,
  seat: Seat,
  verb: string,
  third = `${verb}${/(s|sh|ch|x)$/.test(verb) ? 'es' : 's'}`,
) => `${capital(player(at, seat))} ${seat === at.seat ? verb : third}`

/** "You win: Robin has no life left."; nobody wins a draw. `loserHas` is "no life left", if there is a reason to tell. */
export function won(
  at: Telling,
  winner: unknown,
  loserOf: (winner: Seat) => Seat,
  loserHas: string | undefined,
): string {
  if (typeof winner !== 'number') return 'Nobody wins.'
  const loser = loserOf(winner)
  const reason = loserHas && `: ${player(at, loser)} ${loser === at.seat ? 'have' : 'has'} ${loserHas}`
  return `${does(at, winner, 'win')}${reason ?? ''}.`
}
