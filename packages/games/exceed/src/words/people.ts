import type { Telling } from '@cardwright/engine'
import { capital } from '../effects/words.ts'

const isYou = (at: Telling, seat: number): boolean => at.seat === seat

/** "You", "Rival": at the beginning of a sentence. */
export const Who = (at: Telling, seat: number): string => capital(who(at, seat))

/** "you", "Rival" */
export const who = (at: Telling, seat: number): string => (isYou(at, seat) ? 'you' : nameOf(at, seat))

/** "your", "Rival's" */
export const whose = (at: Telling, seat: number): string => (isYou(at, seat) ? 'your' : `${nameOf(at, seat)}'s`)

export const Whose = (at: Telling, seat: number): string => capital(whose(at, seat))

/** "your", "their": where who it is has just been said. */
export const own = (at: Telling, seat: number): string => (isYou(at, seat) ? 'your' : 'their')

const nameOf = (at: Telling, seat: number): string => at.names[seat] ?? `Seat ${seat + 1}`

/** "You draw", "Rival draws": the verb for you, and for somebody else. */
export const does = (at: Telling, seat: number, verb: string, third: string): string =>
  `${Who(at, seat)} ${isYou(at, seat) ? verb : third}`
