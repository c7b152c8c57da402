import { spoken } from '@cardwright/catalog/words'
import { counted, partOf } from './counts.ts'

export const importWords = spoken({
  decks: 'decks',
  cards: 'cards',
  matches: 'matches',
  complete: (complete: number, total: number) => `${complete} of ${total} complete`,
  notUnderstood: 'Not understood, and how often it is used:',
  lacking: 'Decks that lack something, and how many things:',
  lacks: (deck: string, things: number) => `${deck} (${things})`,
  unfit: 'Definitions that do not fit:',
  more: (more: number) => `and ${more} more: see --json`,
  nothingKept: 'No deck can be played, so nothing was kept.',
  kept: (folder: string) => `The cards are in ${folder}; every command that is called here finds them.`,
  someKept: (decks: number, folder: string) =>
    `The cards of ${counted(decks, 'deck')} are in ${folder}; every command that is called here finds them.`,

  allPlayed: (matches: number) => `all ${matches.toLocaleString('en')} matches played to their end`,
  someFailed: (failed: number, matches: number) => `${failed} of ${matches} matches failed`,
  failed: (deck: string, seed: string, error: string) => `${deck}, seed ${seed}: ${error}`,
  textless: (card: string, error: string) => `the text of ${card}: ${error}`,
  whatCompleteMeans:
    '"Complete" means that every name in the files is known. It does not say that a card does what it should: tests of behaviour do.',
  tested: (tested: number, decks: number) => `${tested} of ${counted(decks, 'deck')} have tests of behaviour`,
  passed: (passed: number, tests: number) => `${passed} of ${counted(tests, 'test')} of behaviour pass`,
  needCards: (tests: number) => `(${tests} more need cards that are in no file)`,
  failedAt: (id: string, step: string) => `${id}, step ${step}`,

  aSheet: 'a sheet',
  ownId: 'one of the game’s own fighters has this id',

  /** A database of cards whose sentences are compiled. */
  database: {
    nothingRead: 'No card of these files can be read, so nothing was kept.',
    noFiles: (folder: string) => `${folder} holds no card files (*.json).`,
    noCards: (file: string) => `${file}: a list of cards, each with name, code, type and ability, was expected.`,
    rows: {
      sets: 'sets',
      cards: 'cards',
      strings: 'strings',
      errata: 'errata',
      decks: 'trial decks',
      nodes: 'nodes',
      matches: 'matches',
    },
    whole: (whole: number, total: number, partly: number) => `${partOf(whole, total)} played whole, ${partly} partly`,
    leftOut: (cards: number) => `${counted(cards, 'card')} left out: no code, type or colour`,
    strings: (compiled: number, distinct: number, executable: number) =>
      `${partOf(compiled, distinct)} compiled, ${executable} executable`,
    doubtful: (ambiguous: number, defective: number) =>
      `${ambiguous} with several readings, ${defective} with signs of damage in the source`,
    corrected: (strings: number, cards: number) =>
      `${strings} more strings and ${cards} more cards, their misprints corrected`,
    compiled: (compiled: number, total: number, complete: number) =>
      `${partOf(compiled, total)} compiled, ${complete} complete`,
    nodes: (implemented: number, total: number, tested: number) =>
      `${implemented} of ${total} carried out, ${tested} shown by a test`,
    matches: (played: number, failed: number) => `${played} played with every complete card, ${failed} failed`,
    keywords: 'Keywords',
    share: (compiled: number, strings: number) => partOf(compiled, strings),
    notUnderstood: (strings: number) => `${counted(strings, 'string')} not understood`,
  },
})
