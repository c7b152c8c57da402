import { spoken } from '@cardwright/catalog/words'
import { commonWords } from '../common.ts'

export const chooseWords = spoken({
  noGame: 'No such game',
  toFront: 'To the front page',
  sides: 'Choose what to play with.',
  same: 'Everybody plays with the same cards.',
  rules: 'The rules',
  build: 'Build a deck',
  lesson: 'A short lesson',
  against: 'Against',
  rivals: { ...commonWords.bots, here: 'Together at this screen', online: 'Somebody online' },
  seats: 'Seats',
  versus: 'They play with',
  anything: 'Random',
  ownDecks: 'Your decks',
  /** What is chosen, in a line: "Teams · 4 seats · Against: Easy bot" */
  sum: (chosen: readonly string[], seats: number, rival: string) =>
    [...chosen, `${seats} seats`, `Against: ${rival}`].join(' · '),
  open: (side: string) => `Open a table ${side}`.trim(),
  play: (side: string) => `Play ${side}`.trim(),
})
