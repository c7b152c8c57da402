/** Grows when an old client could no longer follow. */
export const protocolVersion = 2

/** What a server speaks too. In version 1 no change of a list says which of its items have moved. */
export const oldestVersion = 1

/** The longest message that is read, in bytes. */
export const longestMessage = 64 * 1024
