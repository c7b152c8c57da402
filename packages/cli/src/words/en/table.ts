import { spoken } from '@cardwright/catalog/words'
import { capital, inWords } from '@cardwright/engine/english'

export const tableWords = spoken({
  several: (isOrdered: boolean, mayBeNone: boolean) =>
    `Type keys with spaces between them${isOrdered ? ', in order' : ''}${mayBeNone ? '; an empty line chooses none' : ''}.`,
  orForm: (hint: string) => `or: ${hint}`,
  onTheTable: 'On the table',
  time: (now: string, until: string) => `time ${now} of ${until}`,
  you: 'You',
  place: (name: string) => capital(inWords(name)),
  nth: (place: string, nth: number) => `${place} ${nth}`,
  size: (place: string, size: string) => `${place} ${size}`,
  onTop: 'on top',
  under: (cards: number) => `under ${cards}`,
  known: (card: string, where: string) => `${card} (${where})`,
  faceDown: 'face down',
  on: (card: string) => `on ${card}`,
  back: (back: string) => inWords(back),
  /** `Scout (ready, power 3)` */
  card: (card: string, words: readonly string[]) => `${card} (${words.join(', ')})`,
  faceDownCard: 'a face-down card',
  aCard: 'a card',
  times: (word: string, times: number) => `${word} ×${times}`,
  fact: (name: string, value: string | null) => {
    if (value === null) return name
    return /^\d/.test(value) ? `${name} ${value}` : `${name}: ${value}`
  },
  houseRule: 'house rule',
  notApplicable: (why: string) => `not applicable: ${why}`,
})
