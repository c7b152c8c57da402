import { spoken } from '@cardwright/catalog/words'
import { capital } from '@cardwright/engine/english'

export const endingWords = spoken({
  title: 'How it ended',
  close: 'Look at the board',
  outcomes: { won: 'Victory', lost: 'Defeat', draw: 'A draw', watched: 'The match is over' },
  /** "The turning point: Bo’s life went from 12 to 4." */
  turned: (number: string, whose: string, from: number, to: number) =>
    `The turning point: ${whose} ${number} went from ${from} to ${to}.`,
  lookAtIt: 'Look at it',
  playOn: 'Play on from there',
  rematch: 'Rematch',
  another: { fighter: 'Another fighter', deck: 'Another deck', settings: 'Other settings' },
  chooseAgain: 'Play something else',
  watchAgain: 'Watch it again',
  places: 'Places',
  curve: (number: string) => `${capital(number)} through the match`,
  curveComes: 'How the match went is being drawn …',
  curveSaid: (
    number: string,
    seats: readonly { readonly name: string; readonly from: number; readonly to: number }[],
  ) => `${capital(number)}. ${seats.map(({ name, from, to }) => `${name}: ${from} to ${to}`).join('; ')}`,
  thereIsRematch: 'There is a rematch.',
  rematchOver: 'The rematch is over, too.',
  rematchBegun: 'The rematch has begun.',
  rematchAsked: 'You have asked for a rematch.',
  rematchWanted: (name: string) => `${name} wants a rematch.`,
  watchIt: 'Watch it',
  playAgain: 'Play again',
})
