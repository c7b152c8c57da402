import { isRefusal, Random, type Refusal } from '@cardwright/engine'
import { Chair, type ClientMessage, type Connect, Lobby, overSocketFrom, type TableInfo } from '@cardwright/protocol'

/** Somebody who has come to a server: a guest with a session of their own. */
export interface Guest {
  readonly connect: Connect
  readonly url: string
  readonly token: string
  readonly id: string
}

export async function comeIn(http: string, name: string): Promise<Guest> {
  const response = await fetch(`${http}/api/auth/sign-in/anonymous`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  const token = response.headers.get('set-auth-token')!
  const { user } = (await response.json()) as { user: { id: string } }
  return { token, id: user.id, url: `${http.replace(/^http/, 'ws')}/ws`, connect: connectWith(token) }
}

/** Opens sockets with a token, as programs do: Node's take headers, which those of browsers do not. */
export function connectWith(token: string): Connect {
  const headers = { authorization: `Bearer ${token}` }
  return overSocketFrom((url) => new WebSocket(url, { headers } as unknown as string[]))
}

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

type Wish = Omit<Extract<ClientMessage, { type: 'create' }>, 'type' | 'id'>

/** A table of two at which both sit. */
export async function sitDown(one: Guest, two: Guest, game: string, more: Partial<Wish> = {}): Promise<string> {
  const { match } = await inLobby(one, (lobby) =>
    lobby.create({ game, seats: [{ kind: 'me' }, { kind: 'open' }], ...more }),
  )
  await inLobby(two, (lobby) => lobby.sit(match))
  return match
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
