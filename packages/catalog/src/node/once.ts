/** Loads what is asked for once, whoever asks; what failed is tried again the next time. */
export function once<A extends readonly string[], T>(load: (...of: A) => Promise<T>): (...of: A) => Promise<T> {
  const loaded = new Map<string, Promise<T>>()
  return (...of) => {
    const key = of.join('\n')
    const known = loaded.get(key)
    if (known) return known
    const fresh = load(...of).catch((error: unknown) => {
      loaded.delete(key)
      throw error
    })
    loaded.set(key, fresh)
    return fresh
  }
}
