import { spoken } from '@cardwright/catalog/words'
import { listed } from '@cardwright/engine/english'

export const lessonWords = spoken({
  title: 'Lesson',
  tryFirst: 'A fine thought, but try what the lesson is about first.',
  /** What was tried, and what this step is about. */
  notNow: (tried: readonly string[], hint: string) => `Not now: ${listed(tried.map((each) => `“${each}”`))}. ${hint}`,
  wanted: 'The lesson is about this now.',
  goOn: 'Go on',
  skip: 'Skip this',
  play: 'Play a match',
  again: 'Once more',
  rules: 'Read the rules',
  of: 'of',
  progress: 'How far the lesson has come',
})
