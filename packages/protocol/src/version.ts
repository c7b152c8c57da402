/** Grows when an old client could no longer follow. */
export const protocolVersion = 1

/** The longest message that is read, in bytes. */
export const longestMessage = 64 * 1024
