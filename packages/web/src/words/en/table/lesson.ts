import { spoken } from '@cardwright/catalog/words'

export const lessonWords = spoken({
  title: 'Lesson',
  tryFirst: 'A fine thought, but try what the lesson is about first.',
  wanted: 'The lesson is about this now.',
  goOn: 'Go on',
  skip: 'Skip this',
  play: 'Play a match',
  again: 'Once more',
  rules: 'Read the rules',
  of: 'of',
  progress: 'How far the lesson has come',
})
