import { spoken } from '@cardwright/catalog/words'
import { capital } from '@cardwright/engine/english'

const meant = (near: string | null): string => (near === null ? '.' : `; did you mean ${near}?`)

export const playWords = spoken({
  begins: (game: string, seed: string, seat: number, others: readonly string[]) =>
    `${game}, seed ${seed}: you at seat ${seat}, ${others.join(', ')}.`,
  botAt: (bot: string, seat: number) => `${bot} at seat ${seat}`,
  howToAnswer: 'Answer with a key, or as much of it as makes it clear; help says what else.',
  recordIn: (file: string) => `The record is in ${file}.`,
  noSeat: (seat: number, seats: number) => `--seat ${seat} is not at this table: its seats are 0 to ${seats - 1}.`,
  needsGame: (games: readonly string[]) => `play needs a game. There are: ${games.join(', ')}.`,
  whichGame: 'Which game?',
  noGameChosen: 'No game was chosen.',
  tooFewBots: (bots: number, seats: number) =>
    `--vs names ${bots} bots for ${seats - 1} seats: name one for all, or one for each.`,
  cannotWrite: (file: string, why: string) => `--record ${file} cannot be written: ${why}.`,

  help: [
    'Type a key, or as much of it as makes it clear. Besides: ? (the options with',
    'what is behind them), why <key>, rules <id>, card <name>, view, undo, quit;',
    'in real-time games whose clock stands while you think, wait <seconds>. Where',
    'you could pass: yield (until something is played), yield turn (to your own),',
    'stop <field=value ...> and pass <field=value ...> (to be asked there, or not),',
    'stops (where you are asked).',
  ],
  inputEnded: 'The input has ended before the match has; you leave the table.',
  youLeave: 'You leave the table.',
  othersThink: 'The others are thinking.',
  notEnough: (chosen: readonly string[], add: readonly string[]) =>
    `${chosen.length === 0 ? 'Nothing' : chosen.join(' ')} is not enough: add ${add.join(' or ')}.`,
  noClock: 'There is no clock in this match.',
  clockRuns: 'The clock runs by itself.',
  howLong: 'How long? For example: wait 5',
  untilWhat: 'Until what? yield, or yield turn',
  where: 'Where? By what a question is about, for example: stop window=phaseEnd phase=attack',
  askedEverywhere: 'You are asked wherever you can do more than pass.',
  asked: (where: string) => `asked   ${where}`,
  passed: (where: string) => `passed  ${where}`,
  askedElsewhere: 'asked   everywhere else, if you can do more than pass',
  notAsked: 'You are not asked anything now.',
  whyWhat: 'Why what? For example: why play:scout',
  isOffered: (key: string) => `${key} is offered: you may answer it.`,
  isTaken: (key: string) => `${key} is taken here.`,
  noRule: (id: string, near: string | null) => `There is no rule ${id || 'without a name'}${meant(near)}`,
  noCard: (name: string, near: string | null) => `There is no card ${name || 'without a name'}${meant(near)}`,
  chosen: (keys: readonly string[]) => `Chosen so far: ${keys.join(' ') || 'nothing'}.`,
  takenBack: 'Your last answer is taken back.',
  score: (name: string, score: number) => `${capital(name)} ${score}`,

  typeOne: (keys: number) => (keys === 0 ? 'Type one of the keys.' : `Type one key, not ${keys}.`),
  cannotAdd: (key: string, before: readonly string[], possible: readonly string[]) =>
    `${key} cannot be added${before.length === 0 ? '' : ` to ${before.join(' ')}`}; possible: ${possible.join(' or ') || 'nothing'}.`,
  noNumbers: (typed: string) => `Answers are keys, not numbers; ${typed} is none of them.`,
  couldBe: (typed: string, keys: readonly string[], isMore: boolean) =>
    `${typed} could be ${keys.join(', ')}${isMore ? ', ...' : ''}.`,
  notOffered: (typed: string) => `${typed} is not offered here.`,
})
