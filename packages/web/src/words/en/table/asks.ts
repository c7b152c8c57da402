import { spoken } from '@cardwright/catalog/words'
import { capital, inWords, listed } from '@cardwright/engine/english'
import { Click } from '../pointing.ts'

/** In letters. */
const longName = 32
const percent = (part: number): string => `${Math.round(part * 100)}%`

export const askWords = spoken({
  title: 'What to do',
  questions: 'Questions',
  sure: (answer: string) => `${answer}?`,
  more: (answers: number) => `${answers} more …`,
  moreAnswers: 'More answers',
  chooseNone: 'Choose none',
  chooseFirst: 'Nothing chosen yet',
  confirm: (chosen: number) => `Confirm ${chosen}`,
  clear: 'Clear',
  takeBack: 'Take it back',
  dismiss: 'Dismiss',
  notNow: 'This cannot be played now.',
  /** Of something that was dropped on a place. */
  notThere: 'It cannot go there. Drop it on something that glows.',
  wait: 'One moment',
  thinking: (names: readonly string[]) => `${capital(listed(names))} ${names.length > 1 ? 'are' : 'is'} thinking`,
  /** In a record that stands still. */
  next: (names: readonly string[]) => (names.length === 0 ? '' : `Next: ${listed(names)}`),
  adviceComes: 'Let me think …',
  advice: {
    /** What the button that sends it would say, and what was chosen: "Replace 2: Dive and Cross". */
    several: (does: string, chosen: readonly string[]) => `${does}: ${listed(chosen)}`,
    tried: (times: number) => `Tried ${times} times.`,
    than: (times: number, name: string, isClose: boolean) =>
      isClose
        ? `${capital(name)} does as well, as far as ${times} tries can tell.`
        : `Next best: ${name}. Tried ${times} times.`,
    /** The other answer; one that takes long to say is not said again. */
    other: (name: string) => (name.length > longName ? 'the next best' : `“${name}”`),
    only: 'There is nothing else to do.',
    byPolicy: 'A rule of thumb: here I try nothing out.',
    show: 'Show me',
    answer: 'Do it',
    share: percent,
    /** Of the answer that is advised. Among several a result is worth as much as the share of the others that it leaves behind. */
    best: (value: number, seats: number) =>
      seats > 2 ? `beats ${percent(value)} of the others` : `${percent(value)} to win`,
    prospect: (value: number, seats: number) =>
      seats > 2 ? `beats about ${percent(value)} of the others` : `about ${percent(value)} to win`,
  },
  since: (seconds: number) => `for ${seconds} s`,
  inWords: 'Answer in words',
  say: 'Say',
  /** What a form names in a word: what it does, its fields, what may be filled in. */
  field: (name: string) => inWords(name),
  form: (prefix: string) => capital(inWords(prefix)),
  choice: (value: string) => capital(inWords(value)),
  guide: {
    label: 'Guide',
    readOn: 'Read on',
    gotIt: 'Got it',
    noMore: 'No more hints',
    noMoreHere: 'No more hints in this game',
    hold: {
      title: 'Hold a finger on a card',
      text: 'It is shown large, with what its words mean.',
    },
    several: {
      title: 'Choose, then confirm',
      text: 'Pick what is lit, until you can confirm.',
    },
    severalOrNone: {
      title: 'Choose, then confirm',
      text: 'Pick as much as you like of what is lit, or nothing.',
    },
    pass: {
      title: 'You may act, or pass',
      text: 'Lit cards can be played now.',
    },
    one: {
      title: 'Choose what is lit',
      text: `${Click} anything else to learn why not.`,
    },
  },
})
