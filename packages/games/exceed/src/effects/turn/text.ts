import { counted } from '../amounts/text.ts'
import type { Texts } from '../sentences.ts'
import { does } from '../words.ts'
import type { turn as schemas } from './vocabulary.ts'

export const turn: Texts<typeof schemas> = {
  extraAction: ({ amount = 1, noStrike }, voice) =>
    counted(
      amount,
      voice,
      (numeral) => `${does(voice, 'you', 'take')} ${numeral === '1' ? 'another action' : `${numeral} more actions`}`,
    ) + (noStrike ? ' that is no Strike' : ''),
  exceed: ({ later }, voice) => `${does(voice, 'you', 'Exceed')}${later ? ' when this turn is over' : ''}`,
  revert: (_effect, voice) => does(voice, 'you', 'Revert'),
  skipDraw: (_effect, voice) => `${does(voice, 'you', 'skip')} the draw at the end of this turn`,
}
