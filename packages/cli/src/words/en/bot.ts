import { spoken } from '@cardwright/catalog/words'
import { counted, percent } from './counts.ts'

export const botWords = spoken({
  whoeverComes: 'whoever comes',
  matches: 'matches',
  waits: (match: string) => `the table is ${match}; it waits for somebody.`,

  whatToPlay: 'Say what to play: --create <game>, or with --url also --quick <game> or --match <id>.',
  needsServer: '--quick and --match need a server: --url ws://localhost:8080/ws.',
  openNeedsServer: '--against open needs a server, where somebody can come: --url.',
  url: (given: string) => `--url is like wss://cards.example.org/ws, not ${given}.`,
  oneMatch: '--match is one match: leave --games out.',
  withCreate: '--options and --against go with --create: other tables have theirs.',
  against: (names: readonly string[], given: string) => `--against is ${names.join(', ')} or open, not ${given}.`,
  nameLength: '--name has 1 to 40 characters.',

  notATable: (answer: string) => `The server answered with ${answer}, not with a table.`,
  unreachable: (url: string, why: string) => `${url} cannot be reached: ${why}.`,
  noGuests: (url: string, why: string) => `${url} lets no guest in: ${why}.`,
  status: (status: number) => `it answers with status ${status}`,

  title: (name: string, against: string, game: string, matches: number) =>
    `${name} against ${against}, ${game}: ${counted(matches, 'match', 'matches')}`,
  score: (won: number, lost: number, drawn: number) => `won ${won}, lost ${lost}, drawn ${drawn}`,
  share: (share: number, low: number, high: number) =>
    `won ${percent(share)}, 95 % interval ${percent(low)} to ${percent(high)}`,
  resigned: (match: string, fault: string) => `match ${match} was resigned: ${fault}`,

  /** Why the program could not go on. */
  faults: {
    interrupted: 'it was interrupted',
    notStarted: (why: string) => `it could not be started: ${why}`,
    ended: (signal: string | null, code: number | null) => `it ended with ${signal ?? `exit code ${code}`}`,
    noSeat: 'it has no seat at this table',
    notJoined: (why: string) => `the table cannot be joined: ${why}`,
    refused: (times: number, why: string) => `it was refused ${times} times in a row, the last time because: ${why}`,
    noJson: (line: string) =>
      `it printed something that is no JSON: ${line} Messages alone go to standard output, one a line; what is for people goes to standard error.`,
    silent: (seconds: number) => `it did not answer within ${seconds} s`,
    serverAway: 'the server cannot be reached any more',
  },
})
