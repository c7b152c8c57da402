import { it, type Texts } from '../terms/text.ts'
import type { stackEffects } from './vocabulary.ts'

export const stack: Texts<typeof stackEffects> = {
  negate: ({ at }, voice) => `Put ${it(voice, at)} into the graveyard, and nothing is paid for it`,
  reselect: ({ at, by }, voice) =>
    `${by === 'owner' ? 'Its owner must' : 'You'} re-select what ${it(voice, at)} is aimed at; it has no Playback`,
  discount: ({ amount }) => `Your next Pay this turn costs ${amount} less`,
}
