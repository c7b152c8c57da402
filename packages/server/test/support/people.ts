import { isRefusal, Random, type Refusal } from '@cardwright/engine'
import { Chair, type ClientMessage, type Connect, Lobby, overSocketAs, type TableInfo } from '@cardwright/protocol'
import { call, post } from './post.ts'

/** Somebody who has come to a server: a guest with a session of their own. */
export interface Guest {
  readonly connect: Connect
  readonly url: string
  readonly token: string
  readonly id: string
}

export async function comeIn(http: string, name: string): Promise<Guest> {
  const response = await fetch(`${http}/api/auth/sign-in/anonymous`, post({ name }))
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  const token = response.headers.get('set-auth-token')!
  const { user } = (await response.json()) as { user: { id: string } }
  return guestOf(http, user.id, token)
}

let members = 0

/** Somebody with an account and a password. */
export async function member(http: string, name: string): Promise<Guest & { email: string; password: string }> {
  const [email, password] = [`member${++members}@example.org`, 'nine and one more']
  const { status, body, headers } = await call(`${http}/api/auth/sign-up/email`, null, { name, email, password })
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  const token = headers.get('set-auth-token')!
  return { ...guestOf(http, body.user.id, token), email, password }
}

/** A program that plays for somebody. */
export async function botOf(http: string, owner: Guest): Promise<Guest> {
  const { status, body } = await call(`${http}/api/bots`, owner.token, { name: 'Deep Thought' })
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return guestOf(http, body.bot.id, body.token)
}

const guestOf = (http: string, id: string, token: string): Guest => ({
  token,
  id,
  url: `${http.replace(/^http/, 'ws')}/ws`,
  connect: overSocketAs(token),
})

const patience = (attempt: number) => Math.min(500, 20 * 2 ** attempt)

export const chairOf = (guest: Guest, match: string, url = guest.url): Chair =>
  new Chair(match, { connect: guest.connect, url, patience })

/** Asks for one thing in a lobby. */
export async function inLobby(guest: Guest, ask: (lobby: Lobby) => Promise<TableInfo | Refusal>): Promise<TableInfo> {
  const lobby = new Lobby({ connect: guest.connect, url: guest.url, patience })
  try {
    const outcome = await ask(lobby)
    if (isRefusal(outcome)) throw new Error(outcome.why)
    return outcome
  } finally {
    lobby.close()
  }
}

const account = { email: 'ann@example.org', password: 'nine and one more' }

/** A guest gets an account: the same seats and matches, and another token from then on. */
export const signUp = (http: string, guest: Guest): Promise<Guest> =>
  become(`${http}/api/auth/sign-up/email`, { ...account, name: 'Ann A.' }, guest)

/** A guest turns out to be who has signed up before. */
export const signIn = (http: string, guest: Guest): Promise<Guest> =>
  become(`${http}/api/auth/sign-in/email`, account, guest)

async function become(url: string, body: object, guest: Guest): Promise<Guest> {
  const response = await fetch(url, post(body, { authorization: `Bearer ${guest.token}` }))
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  const token = response.headers.get('set-auth-token')!
  const { user } = (await response.json()) as { user: { id: string } }
  return { ...guest, token, id: user.id, connect: overSocketAs(token) }
}

type Wish = Omit<Extract<ClientMessage, { type: 'create' }>, 'type' | 'id'>

/** A table of two at which both sit, and agree to what is unusual there. */
export async function sitDown(one: Guest, two: Guest, game: string, more: Partial<Wish> = {}): Promise<string> {
  const { match } = await inLobby(one, (lobby) =>
    lobby.create({ game, seats: [{ kind: 'me' }, { kind: 'open' }], ...more }),
  )
  await inLobby(two, (lobby) => lobby.sit(match, undefined, undefined, true))
  return match
}

/** Two at a match that has begun. */
export async function matchOf(one: Guest, two: Guest, game = 'duel') {
  const match = await sitDown(one, two, game)
  const chairs = [chairOf(one, match), chairOf(two, match)] as const
  await Promise.all(chairs.map((chair) => chair.until((s) => s.view !== null)))
  return { match, chairs, close: () => chairs.forEach((chair) => void chair.close()) }
}

/** The shortest answer to an ask, by a choice of its own for every `n`. */
export async function someKeys(chair: Chair, ask: string, n: number): Promise<readonly string[]> {
  const keys: string[] = []
  for (;;) {
    const next = await chair.next(ask, keys)
    if (isRefusal(next) || next.stop || next.add.length === 0) return keys
    keys.push(next.add[n % next.add.length]!)
  }
}

/**
 * Answers whatever is asked until the match is over, always the same to the same question: so a match that was
 * interrupted comes to the same end as one that was not.
 */
export async function playOn(chair: Chair, taste: string, answered: (ask: string) => void = () => {}): Promise<void> {
  for (;;) {
    const { asks, over, seq } = await chair.until((s) => s.over !== null || s.asks.length > 0)
    if (over) return
    const ask = asks[0]!
    const random = new Random(`${taste} ${ask.id}`)
    const keys: string[] = []
    let stale = false
    for (;;) {
      const next = await chair.next(ask.id, keys)
      if (isRefusal(next)) {
        stale = true
        break
      }
      if (next.add.length === 0 || (next.stop && random.int(2) === 0)) break
      keys.push(next.add[random.int(next.add.length)]!)
    }
    if (!stale && (await chair.answer(ask.id, keys)) === null) answered(ask.id)
    await chair.until((s) => s.over !== null || s.seq > seq || s.asks !== asks)
  }
}
