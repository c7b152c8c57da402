import { type Entry, loadGame as plain, takesImports } from '@cardwright/catalog'

const kept = 'imported'

/** Cards that were imported where this page comes from; without a network, those that were there when it was last reached. */
async function importedFor(game: string): Promise<readonly unknown[]> {
  const path = `/api/imports/${game}`
  const cache = 'caches' in globalThis ? await caches.open(kept).catch(() => null) : null
  try {
    const found = await fetch(path)
    if (!found.ok || !found.headers.get('content-type')?.includes('json')) return []
    await cache?.put(path, found.clone())
    return ((await found.json()) as { cards: unknown[] }).cards
  } catch {
    const before = await cache?.match(path)
    return before ? ((await before.json()) as { cards: unknown[] }).cards : []
  }
}

const loaded = new Map<string, Promise<Entry> | null>()

/** The game of this id, with all that was imported to it; null if there is none. */
export function loadGame(id: string): Promise<Entry> | null {
  if (!takesImports(id)) return plain(id)
  let loading = loaded.get(id)
  if (loading === undefined) {
    // its code is fetched meanwhile
    void plain(id)
    loading = importedFor(id).then((imported) => plain(id, imported)!)
    loaded.set(id, loading)
  }
  return loading
}
