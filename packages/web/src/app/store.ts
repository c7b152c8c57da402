import type { JournalEntry } from '@cardwright/room'
import type { LocalMatch } from '../worker/messages.ts'

/** A match that was played here, and its record once it is over. */
export interface StoredMatch extends LocalMatch {
  readonly touched: number
  readonly record: string | null
  /** How far its clock had come. */
  readonly clock?: number
}

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('cardwright', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('matches', { keyPath: 'id' })
      request.result.createObjectStore('entries', { keyPath: ['match', 'n'] })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

let database: Promise<IDBDatabase> | null = null

/** Opens what is stored here, so that nobody has to wait for it later: that takes a while in a browser that is new here. */
export function openStore(): void {
  database ??= open()
  // whoever wants something of it hears what went wrong
  database.catch(() => {})
}

async function within<T>(
  stores: readonly string[],
  mode: IDBTransactionMode,
  work: (store: (name: string) => IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  database ??= open()
  const transaction = (await database).transaction([...stores], mode)
  const request = work((name) => transaction.objectStore(name))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request?.result)
    transaction.onerror = () => reject(transaction.error)
  })
}

/** Those of one match. */
const entriesOf = (match: string, from = 0) => IDBKeyRange.bound([match, from], [match, Number.MAX_SAFE_INTEGER])

export async function storedMatch(id: string): Promise<StoredMatch | null> {
  return (await within<StoredMatch>(['matches'], 'readonly', (store) => store('matches').get(id))) ?? null
}

/** Newest first. */
export async function storedMatches(): Promise<StoredMatch[]> {
  const all = (await within<StoredMatch[]>(['matches'], 'readonly', (store) => store('matches').getAll())) ?? []
  return all.sort((a, b) => b.touched - a.touched)
}

export async function storeMatch(plan: LocalMatch): Promise<void> {
  const known = await storedMatch(plan.id)
  if (known) return
  await within(['matches'], 'readwrite', (store) => {
    store('matches').put({ ...plan, touched: Date.now(), record: null } satisfies StoredMatch)
    return undefined
  })
}

export async function storedEntries(match: string): Promise<JournalEntry[]> {
  const rows = await within<{ entry: JournalEntry }[]>(['entries'], 'readonly', (store) =>
    store('entries').getAll(entriesOf(match)),
  )
  return (rows ?? []).map(({ entry }) => entry)
}

/** These follow the first `from`; what came after those has not happened. */
export async function storeEntries(match: string, from: number, entries: readonly JournalEntry[]): Promise<void> {
  await within(['entries', 'matches'], 'readwrite', (store) => {
    store('entries').delete(entriesOf(match, from))
    entries.forEach((entry, i) => {
      store('entries').put({ match, n: from + i, entry })
    })
    const known = store('matches').get(match)
    known.onsuccess = () => {
      if (known.result) store('matches').put({ ...known.result, touched: Date.now() })
    }
    return undefined
  })
}

export const storeResult = (match: string, record: string): Promise<void> =>
  changeMatch(match, { touched: Date.now(), record })

export const storeClock = (match: string, clock: number): Promise<void> => changeMatch(match, { clock })

async function changeMatch(match: string, change: Partial<StoredMatch>): Promise<void> {
  await within(['matches'], 'readwrite', (store) => {
    const known = store('matches').get(match)
    known.onsuccess = () => {
      if (known.result) store('matches').put({ ...known.result, ...change })
    }
    return undefined
  })
}

export async function forgetMatch(match: string): Promise<void> {
  await within(['matches', 'entries'], 'readwrite', (store) => {
    store('matches').delete(match)
    store('entries').delete(entriesOf(match))
    return undefined
  })
}
