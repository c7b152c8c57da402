/** Whether the database was out of reach, so that the same may succeed later; anything else is a mistake of ours. */
export function isOutage(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (/^(ECONN|EPIPE|ETIMEDOUT|ENOENT|EAI_AGAIN|SQLITE_BUSY)/.test(code)) return true
  // class 08: connection; 57P01-3: shut down, crashed, starting up; 53300: too many clients; 25P03: we stood still
  if (/^(08|57P0|53300|25P03)/.test(code)) return true
  return /Connection terminated|Client has encountered a connection error|not queryable|timeout exceeded/.test(message)
}

const shortest = 50
const longest = 1000

/** Tries until it succeeds, as long as only the database is out of reach, and for so long at most. */
export async function persist<T>(work: () => Promise<T>, patience: number): Promise<T> {
  const until = performance.now() + patience
  for (let wait = shortest; ; wait = Math.min(longest, wait * 2)) {
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error) || performance.now() + wait > until) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
