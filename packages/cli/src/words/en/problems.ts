import { spoken } from '@cardwright/catalog/words'

/** What may be wrong with any command. */
export const problemWords = spoken({
  /** `There is no game duell. Did you mean duel? There are: duel, market.` */
  unknown: (what: string, word: string, near: string | null, names: string) =>
    `There is no ${what} ${word}.${near === null ? '' : ` Did you mean ${near}?`} There are: ${names || 'none'}.`,
  fromTo: (first: string, last: string, count: number) => `${first} to ${last}, ${count} in all`,
  /** What can be looked for in vain. */
  things: {
    game: 'game',
    format: 'format',
    importer: 'importer for',
    side: 'side',
    language: 'card language of',
    ruleOf: (game: string) => `${game} rule`,
  },
  commands: (names: readonly string[]) => `Commands: ${names.join(', ')}.`,
  see: (help: string) => `See ${help}.`,
  wholeFrom: (min: number) => `It must be a whole number from ${min} on.`,
  wholeBetween: (min: number, max: number) => `It must be a whole number from ${min} to ${max}.`,
  positive: 'It must be a number, 0 or more.',
  names: 'It must be names with commas between them, such as easy,hard.',
  stopped: (done: number, of: number, things: string) => `stopped after ${done} of ${of} ${things}.`,

  cannotRead: (file: string, why: string) => `${file} cannot be read: ${why}.`,
  noFile: (path: string) => `There is no file or folder ${path}.`,
  noFilesIn: (folder: string, ending: string) => `The folder ${folder} holds no *${ending} files.`,
  noJson: (file: string, why: string) => `${file} is no JSON: ${why}.`,
  reasons: {
    ENOENT: 'there is no such file or folder',
    EISDIR: 'it is a folder',
    EACCES: 'it is not permitted',
    ENOTDIR: 'a part of the path is no folder',
  } as Readonly<Record<string, string>>,

  optionsNoJson: (why: string) => `--options is no JSON (${why}).`,
  optionsUnfit: (game: string, where: string, why: string) =>
    `--options does not fit ${game}: ${where === '' ? '' : `${where}: `}${why}.`,
  right: (example: string) => `Right would be: ${example}`,
  noSides: (game: string) => `${game} has no sides to name: every seat plays with the same.`,
  sidesPerSeat: (named: number, game: string, seats: number) =>
    `--sides names ${named}; ${game} needs one for each of its ${seats} seats.`,
  seats: (game: string, min: number, max: number, seats: number) =>
    `${game} is for ${min === max ? min : `${min} to ${max}`} seats, not ${seats}.`,
})
