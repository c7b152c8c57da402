import { counted } from '../amounts/text.ts'
import type { Amount } from '../amounts/vocabulary.ts'
import type { Texts } from '../sentences.ts'
import { spotText } from '../shared/text.ts'
import { clause, does, subject, type Voice, whose } from '../words.ts'
import type { movement as schemas } from './vocabulary.ts'

interface Way {
  readonly spaces: Amount
  readonly upTo?: boolean | undefined
}

/** "Advance 3", "Retreat up to 2" */
const goes =
  (word: string) =>
  ({ spaces, upTo }: Way, voice: Voice): string =>
    counted(spaces, voice, (numeral) => `${does(voice, 'you', word)} ${upTo ? 'up to ' : ''}${numeral}`)

/** It is the opponent who is moved; said only where that is somebody else than usual. */
const shoves =
  (word: string) =>
  ({ spaces, upTo }: Way, voice: Voice): string =>
    counted(
      spaces,
      voice,
      (numeral) =>
        `${does(voice, 'you', word)} ${voice.turned ? `${subject(voice, 'foe')} ` : ''}${upTo ? 'up to ' : ''}${numeral}`,
    )

/** The spaces that it takes to come to a Range; null if it is something else. */
function rangeIn(spaces: Amount, sense: 1 | -1): number | null {
  if (typeof spaces === 'number' || spaces.count !== 'range' || (spaces.times ?? 1) !== sense) return null
  const range = -sense * (spaces.plus ?? 0)
  return range > 0 ? range : null
}

export const movement: Texts<typeof schemas> = {
  move: goes('move'),
  advance: (effect, voice) => {
    const stop = effect.stopOn === undefined ? '' : `, but stop on ${spotText(effect.stopOn, voice)}`
    return goes('advance')(effect, voice) + stop
  },
  close: goes('close'),
  retreat: goes('retreat'),
  push: (effect, voice) => {
    const range = rangeIn(effect.spaces, -1)
    if (range !== null) return `${does(voice, 'you', 'push')} to Range ${range}`
    const from = effect.from === undefined ? '' : ` away from ${spotText(effect.from, voice)}`
    return shoves('push')(effect, voice) + from
  },
  pull: (effect, voice) => {
    const range = rangeIn(effect.spaces, 1)
    if (range !== null) return `${does(voice, 'you', 'pull')} to Range ${range}`
    const to = effect.to === undefined ? '' : ` towards ${spotText(effect.to, voice)}`
    const except = effect.notFrom ? ', unless they stand there' : ''
    return `${shoves('pull')(effect, voice)}${to}${except}${effect.notPast ? `, not past ${subject(voice)}` : ''}`
  },
  moveTo: ({ max, inRange, ahead }, voice) => {
    if (max !== undefined) return counted(max, voice, (numeral) => `${does(voice, 'you', 'move')} up to ${numeral}`)
    const where = inRange ? `any space within ${whose(voice)} attack's Range` : 'any space'
    return `${does(voice, 'you', 'may')} ${ahead ? 'advance' : 'move'} to ${where}`
  },
  moveOnto: ({ spot }, voice) =>
    `${does(voice, 'you', 'move')} to ${spotText(spot, voice)} (or next to ${subject(voice, 'foe')} who stands there)`,
  shoveTo: ({ only }, voice) => {
    const way = only === undefined ? 'push or pull' : only
    return `${does(voice, 'you', 'may')} ${way} ${subject(voice, 'foe')} to any space`
  },
  startOver: () => 'Both fighters return to where they started',
  grow: ({ reach }, voice) => `From now on ${clause(voice, 'you', 'fill')} ${2 * reach + 1} spaces`,
  switchWith: ({ spot }, voice) => `${does(voice, 'you', 'switch')} spaces with ${spotText(spot, voice)}`,
}
