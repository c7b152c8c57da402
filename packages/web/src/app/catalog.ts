import {
  type CardFile,
  type Entry,
  type LoadSet,
  loadGame as loadOwn,
  takesImports,
  takesSets,
} from '@cardwright/catalog'

/** An imported set before its cards are fetched, and how many of them can be played. */
export interface SetInfo {
  readonly id: string
  readonly name: string
  readonly cards: number
  readonly whole: number
  readonly partly: number
}

interface Imports {
  readonly cards: readonly unknown[]
  readonly sets?: readonly SetInfo[]
}

const kept = 'imported'
const nothing: Imports = { cards: [] }

/** What was imported where this page comes from; if it is out of reach, what was there the last time. */
async function importsAt(path: string): Promise<Imports> {
  const cache = 'caches' in globalThis ? await caches.open(kept).catch(() => null) : null
  const found = await fetch(path).catch(() => null)
  if (found?.ok && found.headers.get('content-type')?.includes('json')) {
    cache?.put(path, found.clone()).catch(() => {})
    return found.json()
  }
  // a place without a server has no such address
  if (found !== null && (found.ok || found.status === 404)) return nothing
  const before = await cache?.match(path)
  return before ? before.json() : nothing
}

const fetched = new Map<string, Promise<Imports>>()

/** The same, fetched once a visit; what failed is tried again. */
function importsOnce(path: string): Promise<Imports> {
  const known = fetched.get(path)
  if (known !== undefined) return known
  const fetching = importsAt(path)
  fetched.set(path, fetching)
  fetching.catch(() => fetched.delete(path))
  return fetching
}

/** The sets that were imported to a game which takes them one at a time. */
export const importedSets = async (game: string): Promise<readonly SetInfo[]> =>
  takesSets(game) ? ((await importsOnce(`/api/imports/${game}`)).sets ?? []) : []

/** The cards of an imported set; none if there is no such set. */
export const loadSetOf =
  (game: string): LoadSet =>
  async (set) =>
    (await importsOnce(`/api/imports/${game}/${set}`)).cards as readonly CardFile[]

const loaded = new Map<string, Promise<Entry>>()

/** The game of this id, with all that was imported to it; null if there is none. */
export function loadGame(id: string): Promise<Entry> | null {
  if (!takesImports(id)) return loadOwn(id)
  const known = loaded.get(id)
  if (known !== undefined) return known
  // its code is fetched meanwhile
  loadOwn(id)?.catch(() => {})
  const loading = importsAt(`/api/imports/${id}`).then(({ cards }) => loadOwn(id, cards)!)
  loaded.set(id, loading)
  loading.catch(() => loaded.delete(id))
  return loading
}
