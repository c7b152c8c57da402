import { spoken } from '@cardwright/catalog/words'

export const matchWords = spoken({
  setting: 'The table is being set …',
  elsewhere: 'This match is open in another tab',
  elsewhereWhy: 'It is played in one place at a time, so that nothing you do there is lost.',
  playHere: 'Play it here',
  notKept: 'This match is not kept in this browser.',
  cannotOpen: 'This match cannot be opened',
  noTable: 'No such table',
  toFront: 'To the front page',
  noLesson: 'No lesson',
  noLessonYet: (game: string) => `There is no lesson for ${game} yet.`,
  teacher: 'Teacher',
  withGuide: 'Play with the guide instead',
  layingOut: 'The lesson is being laid out …',
  noGame: (game: string) => `There is no game called ${game}.`,
  noSetup: 'The table could not be set up in this browser.',
})
