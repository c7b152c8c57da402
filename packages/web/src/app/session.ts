import { serverWords } from '../words/en/server.ts'
import { settings } from './settings.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly guest: boolean
}

/** A sentence for people, from whatever the server said. */
async function problemIn(reply: Response): Promise<string> {
  const body = (await reply.json().catch(() => ({}))) as { why?: string; message?: string }
  return body.why ?? body.message ?? serverWords.answered(reply.status)
}

/** Asks the server; rejects with a sentence for people. */
async function ask<T>(path: string, request?: RequestInit): Promise<T> {
  const reply = await fetch(path, request)
  if (!reply.ok) throw new Error(await problemIn(reply))
  return (await reply.json().catch(() => null)) as T
}

export const get = <T>(path: string): Promise<T> => ask(path)

export const post = <T = unknown>(path: string, body: unknown): Promise<T> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/** The person that the server knows this browser as; null if none. */
export async function me(): Promise<Person | null> {
  const reply = await fetch('/api/me').catch(() => null)
  if (!reply?.ok || !reply.headers.get('content-type')?.includes('json')) {
    throw new Error(serverWords.unreachable)
  }
  return ((await reply.json()) as { person: Person | null }).person
}

/** Renames a guest, if the server knows them already; otherwise they arrive with the new name. */
export async function renameGuest(name: string): Promise<void> {
  const person = await me().catch(() => null)
  if (!person?.guest || name === '' || person.name === name) return
  await post('/api/auth/update-user', { name })
  forgetSession()
}

let asking: Promise<Person> | null = null

/** The person that the server knows this browser as; makes a guest if there is none. */
export function session(): Promise<Person> {
  asking ??= begin().catch((error: Error) => {
    asking = null
    throw error
  })
  return asking
}

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('cardwright-session') : null
const listeners = new Set<() => void>()
channel?.addEventListener('message', () => changed())

function changed(): void {
  asking = null
  for (const listener of [...listeners]) listener()
}

/** Somebody else has signed in or out. */
export function forgetSession(): void {
  asking = null
}

/** Tells every tab that this browser is another person now: open tables reconnect as that person. */
export function sessionChanged(): void {
  changed()
  channel?.postMessage('changed')
}

/** Calls back when one has signed in or out, here or in another tab. Returns an unsubscribe function. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

async function begin(): Promise<Person> {
  const known = await me()
  if (known) return known
  const name = settings().name.trim()
  await post('/api/auth/sign-in/anonymous', name === '' ? {} : { name })
  const person = await me()
  if (!person) throw new Error(serverWords.noCookies)
  return person
}

export const socketUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`
