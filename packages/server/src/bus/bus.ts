import type { Storage } from '../storage/open.ts'
import { NatsBus } from './nats.ts'
import { PostgresBus } from './postgres.ts'

/** What one process tells the others: look again at a table, at a match's entries, at what was said there. */
export type Notice =
  | { readonly about: 'table'; readonly match: string; readonly open: boolean }
  | { readonly about: 'entries'; readonly match: string }
  | { readonly about: 'chat'; readonly match: string }
  /** A guest has become somebody else. */
  | { readonly about: 'person'; readonly from: string; readonly to: string; readonly name: string }
  /** What processes remember of somebody has changed: a session or a token has ended, somebody was muted. */
  | { readonly about: 'account'; readonly person: string }
  /** Whoever sat here is gone for good: the process that leads the match gives it up for them. */
  | { readonly about: 'gone'; readonly match: string; readonly seat: number }
  /** Notices may have been missed: of one topic that is heard from now on, or of all. */
  | { readonly about: 'missed'; readonly topic: Topic | 'all' }

/** How the processes at one database hear of what the others did: each of what it watches, and of nothing else. */
export interface Bus {
  /** Begins to listen. */
  open(): Promise<void>
  close(): Promise<void>
  on(listener: (notice: Notice) => void): void
  /** Tells the others who watch it. What is lost with a connection they learn when they look again, which they are told to. */
  tell(notice: Notice): Promise<void>
  /**
   * Wants to hear of a match, or of the open tables, until the function that is returned is called. What is told before
   * the others know of it is not heard: once they know, `missed` says so.
   */
  watch(topic: Topic): () => void
}

/** A match, or the lobby: all open tables. */
export type Topic = { readonly match: string } | 'lobby'

/** By NATS where there is one, else by the database; in one process alone there is nobody to tell. */
export function makeBus(storage: Storage, node: string, natsUrl: string | null): Bus {
  if (natsUrl !== null) return new NatsBus(natsUrl, node)
  return storage.url === null ? alone : new PostgresBus(storage.url, node)
}

const alone: Bus = {
  open: async () => {},
  close: async () => {},
  on: () => {},
  tell: async () => {},
  watch: () => () => {},
}
