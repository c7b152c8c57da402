import { capital, listed } from '@cardwright/engine/english'
import { aimed, it, many, type Texts, type Voice } from '../terms/text.ts'
import type { Aim, Who } from '../terms/vocabulary.ts'
import type { cardEffects } from './vocabulary.ts'

/** "Draw", "Your opponent draws", "Each player draws" */
export function does(who: Who | undefined, verb: string): string {
  if (who === 'foe') return `Your opponent ${verb}s`
  return who === 'both' ? `Each player ${verb}s` : capital(verb)
}

/** The hand that a selected card goes to. */
const handOf = ({ at = 0, this: itself }: Aim, { selects }: Voice): string =>
  itself || selects[at]?.whose === 'you' ? 'your hand' : "its owner's hand"

export const cards: Texts<typeof cardEffects> = {
  return: (effect, voice) => `Return ${aimed(effect, voice)} to ${handOf(effect, voice)}`,
  destroy: (effect, voice) => `Destroy ${aimed(effect, voice)}`,
  discard: (effect, voice) => `Discard ${aimed(effect, voice)}`,
  draw: ({ main, energy, who }) =>
    `${does(who, 'draw')} ${listed([...(main ? [many(main, 'Main card')] : []), ...(energy ? [many(energy, 'Energy card')] : [])])}`,
  putIntoPlay: ({ at, onto }, voice) => `Put ${it(voice, at)} into play on ${it(voice, onto)}`,
  switch: () => 'They switch piles',
  keepStrongest: () => 'Each player keeps their strongest creature and returns the others to their hand',
  freeze: (effect, voice) => `Freeze ${aimed(effect, voice)}`,
  unfreeze: (effect, voice) => `Unfreeze ${aimed(effect, voice)}`,
}
