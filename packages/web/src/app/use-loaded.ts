import { useEffect, useState } from 'react'
import { serverWords } from '../words/en/server.ts'

interface Loaded<T> {
  readonly value: T | null
  readonly problem: string | null
}

/** Loads something once for each name; null of the load itself is that there is no such thing. */
export function useLoaded<T>(load: () => Promise<T> | null, name: string): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T> & { name: string }>({ name: '', value: null, problem: null })
  useEffect(() => {
    let isGone = false
    const loading = load() ?? Promise.reject(new Error(serverWords.nothingCalled(name)))
    loading
      .then((value) => !isGone && setLoaded({ name, value, problem: null }))
      .catch((error: Error) => !isGone && setLoaded({ name, value: null, problem: error.message }))
    return () => {
      isGone = true
    }
  }, [name])
  return loaded.name === name ? loaded : { value: null, problem: null }
}
