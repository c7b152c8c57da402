import { spoken } from '@cardwright/catalog/words'

/** Refusals: tables and the matches that are played there. */
export const tablesWords = spoken({
  noGame: (game: string, games: string) => `There is no game ${game}; there are: ${games}.`,
  gameIsGone: (game: string) => `There is no game ${game} here any more.`,
  optionsTooLong: (bytes: number) => `Options are at most ${bytes} bytes long.`,
  optionsNoObject: 'Options are an object.',
  oneSeat: 'You can take one seat at a table, not several.',
  playsEnough: (playing: number) => `You play ${playing} matches already. Finish one of them first.`,
  allTaken: 'All seats are taken.',
  seatTaken: (seat: number) => `Seat ${seat} is taken.`,
  noSuchSeat: (seat: number, last: number) => `There is no seat ${seat} here: seats are 0 to ${last}.`,
  agree: (terms: string) => `This table is not as usual. ${terms} Who sits down here agrees to it.`,
  noSeat: 'You have no seat at this table.',
  noTable: 'There is no such table.',
  noMatch: 'There is no such match.',
  didNotPlay: 'You did not play in this match.',
  notOver: 'This match is not over yet.',
  notBegun: 'This match has not begun yet.',
  begunAlready: 'This match has begun already.',
  recordIsSecret: 'This match is not over: its record is secret.',
  newerRules: 'It is played by newer rules than those here.',
  rulesAreNew: (title: string, version: string, now: string) =>
    `${title} has new rules, and matches of version ${version} cannot go on under ${now}.`,
  neverSaved: 'It was never saved how it stood.',
  isMoving: 'The match is being moved. Try again in a moment.',
  stranded: (problem: string) => `This match cannot be played on here: ${problem} You can wait, or resign.`,
  stopping: 'This server is about to stop. Try again in a moment.',
})
