/**
 * How much one connection, person, address or match may use. Every limit of the server stands here, and each can be set
 * by an environment variable of its name: `messagesPerSecond` by `CARDWRIGHT_MESSAGES_PER_SECOND`.
 */
export const usualBudgets = {
  /** Messages that a connection may send in a second; three times as many at once. */
  messagesPerSecond: 20,
  /** Bytes that a person may send in a second, over all connections; eight times as many at once. */
  bytesPerSecond: 65_536,
  /** Bytes of a connection, and of a person, that may wait to be read. More is left in the sender's socket. */
  unreadBytesPerConnection: 131_072,
  unreadBytesPerPerson: 1_048_576,
  /** Bytes that may wait for a client to read them. A client that has left a sixteenth of that lying is not heard. */
  unsentBytesPerConnection: 4_194_304,
  /**
   * The same over all connections of a person, and of an address. Beyond it those are given up that have left a sixteenth
   * of what is theirs lying.
   */
  unsentBytesPerPerson: 16_777_216,
  unsentBytesPerAddress: 67_108_864,
  connectionsPerAddress: 200,
  connectionsPerPerson: 40,
  /** Connections that have not said who they are: how many of one address, how many in all, and for how long. */
  strangersPerAddress: 100,
  strangers: 1000,
  strangerSeconds: 10,
  /** Requests to the API that an address may make in a minute. */
  requestsPerMinute: 600,
  /** Guests that an address may bring in a minute. */
  guestsPerMinute: 20,
  /** Accounts that an address may try to make, and passwords that it may try, in a minute. */
  signUpsPerMinute: 5,
  signInsPerMinute: 10,
  /** Mails to one address in an hour, whoever causes them. */
  mailsPerHour: 6,
  /** Matches that one connection may look at. */
  matchesPerConnection: 50,
  /** Tables that a person may make in a minute, and as many at once. */
  tablesPerMinute: 20,
  /** How often a person may take a seat, choose another side or leave in a minute: everybody in the lobby is told. */
  seatingsPerMinute: 60,
  /** How often a person is sent the whole list of tables; what is beyond that waits. */
  lobbyListsPerMinute: 60,
  /** Bytes of a table's options: everybody who looks at the lobby is sent those of every open table. */
  optionBytesPerTable: 8192,
  /** Tables at which a person may wait, and matches that they may play or wait for, at the same time. */
  waitingTablesPerPerson: 10,
  matchesPerPerson: 50,
  /** How long a table waits after the last person who sits there has gone: in the lobby, and where only a link leads. */
  openTableSeconds: 60,
  privateTableSeconds: 86_400,
  /** Chat: lines of a person in a minute, lines of a person at one match, and lines that are shown to who comes. */
  chatLinesPerMinute: 30,
  chatLinesPerMatch: 200,
  chatLinesInWelcome: 100,
  /** Answers that the player of a seat may give in one match: more than any of thousands of random matches has taken. */
  answersPerMatch: 2000,
  /** Answers that a seat may take back in one match. */
  undosPerMatch: 50,
  /** Draws that a seat may offer in one match. */
  drawOffersPerMatch: 10,
  mutesPerPerson: 500,
  reportsPerDay: 20,
  /** Programs that an account may let play, each with a token of its own. */
  botsPerPerson: 5,
  /** Decks that an account keeps. */
  decksPerPerson: 200,
  /** How long a bot may take for an answer, waiting for its turn included. Then it plays any legal answer. */
  botSeconds: 10,
}

export type Budgets = Readonly<typeof usualBudgets>

export const budgetNames = Object.keys(usualBudgets) as readonly (keyof Budgets)[]

/** The environment variable that sets a budget. */
export const settingOf = (name: keyof Budgets): string =>
  `CARDWRIGHT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
