import { spoken } from '@cardwright/catalog/words'
import { counted } from './counts.ts'

/** Of the commands that read a record: replay, verify. */
export const recordWords = spoken({
  wrong: (file: string, line: number, why: string) => `${file}:${line}: ${why}`,
  foreign: (game: string, games: readonly string[]) =>
    `This is a record of ${game}; the games here are ${games.join(', ')}.`,
  noSeat: (seat: number, seats: number) => `There is no seat ${seat}; there are 0 to ${seats - 1}.`,
  title: (game: string, version: string, seed: string, names: readonly string[]) =>
    `${game} ${version}, seed ${seed}: ${names.join(' against ')}`,
  holds: (answers: number) => `${counted(answers, 'answer')}; the hash is the one that the record gives`,
  otherHash: (found: string, given: string) => `The inputs lead to the hash ${found}, not to ${given}.`,
  otherResult: (result: string) => `The inputs lead to ${result}`,
  notOver: 'The match was not played to its end.',
  draw: (why: string) => `A draw: ${why}.`,
  won: (by: readonly string[], why: string) => `Won by ${by.join(' and ')}: ${why}.`,
  atSeat: (seat: number, name: string) => `seat ${seat} (${name})`,
  byRule: (why: string, rule: string) => `${why}, ${rule}`,
  leadsThere: (file: string) => `${file}: the inputs lead to the hash and the result of the record`,
  sealed: 'The shuffles follow from what was committed to before the match',
  notSealed: 'The shuffles cannot be checked: the record has no commitment, or its secret is not out yet',
})
