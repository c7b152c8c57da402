import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Auth, IDENTITY_MS, makeAuth, type Person } from '../src/auth.ts'
import { makeApp } from '../src/http/app.ts'
import { makeMetrics } from '../src/http/metrics.ts'
import { openStorage, type Storage } from '../src/storage/open.ts'
import { Authenticator } from './support/authenticator.ts'
import { startPostgres } from './support/postgres.ts'

const ORIGIN = 'http://cards.test'
const PASSWORD = 'nine and one more'

// a busy machine is no failure
afterAll(() => vi.resetConfig())

let folder: string
let storage: Storage
let app: FastifyInstance
let links: [from: string, to: string][]
let onLink = () => {}
/** Stands for a second process: the same database and secret, a memory of its own. */
let elsewhere: Auth

const settings = () => ({
  db: storage.db,
  dialect: storage.dialect,
  secret: 'a secret of the tests, forty characters.',
  baseURL: ORIGIN,
  trustedOrigins: [],
  limits: { signIn: 3 },
  onLink: async (from: string, to: string) => {
    onLink()
    links.push([from, to])
  },
})

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cardwright-auth-'))
  storage = await openStorage(folder)
  await sql`pragma synchronous = off`.execute(storage.db)
  links = []
  onLink = () => {}
  const auth = makeAuth(settings())
  elsewhere = makeAuth(settings())
  await auth.migrate()
  app = makeApp({
    auth,
    logger: false,
    web: null,
    origin: ORIGIN,
    requestsPerMinute: 600,
    arrival: 30_000,
    ready: async () => null,
    metrics: makeMetrics().registry,
    matches: { mine: async () => [], record: async () => ({ status: 404, why: 'There is no such match.' }) },
    games: async () => [],
    imports: async () => [],
    sets: { all: async () => [], cards: async () => null },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
})

afterEach(async () => {
  vi.useRealTimers()
  await app.close()
  await storage.close()
  rmSync(folder, { recursive: true })
})

// biome-ignore lint/suspicious/noExplicitAny: what the server sends is looked at, not believed
type Json = Record<string, any>

/** A browser as far as this matters: it keeps cookies and says where it is. */
class Browser {
  readonly jar = new Map<string, string>()

  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async ask(path: string, body?: Json, headers: Record<string, string> = {}) {
    const response = await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        origin: ORIGIN,
        ...(this.jar.size > 0 && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (/max-age=0/i.test(line)) this.jar.delete(name!)
      else this.jar.set(name!, value!)
    }
    const text = await response.text()
    return { status: response.status, headers: response.headers, json: (text ? JSON.parse(text) : null) as Json }
  }

  async me(): Promise<Person | null> {
    return (await this.ask('/api/me')).json.person
  }
}

async function guest(name = 'Ada'): Promise<Browser> {
  const browser = new Browser()
  expect((await browser.ask('/api/auth/sign-in/anonymous', { name })).status).toBe(200)
  return browser
}

const signUp = (browser: Browser, email = 'ada@cards.test') =>
  browser.ask('/api/auth/sign-up/email', { email, password: PASSWORD, name: 'Ada L.' })

const signIn = (browser: Browser, password = PASSWORD, headers = {}) =>
  browser.ask('/api/auth/sign-in/email', { email: 'ada@cards.test', password }, headers)

describe('guests', () => {
  test('play at once under the name they give, by cookie', async () => {
    const ada = await guest('  Ada \u202e Lovelace\n')
    expect(await ada.me()).toEqual({ id: expect.any(String), name: 'Ada Lovelace', guest: true })
    expect(await elsewhere.identify({ cookie: ada.cookie })).toEqual(await ada.me())
  })

  test('get a name if they give none, and cannot have one that fills the screen', async () => {
    const nobody = new Browser()
    await nobody.ask('/api/auth/sign-in/anonymous', {})
    expect((await nobody.me())?.name).toMatch(/^Guest \d{4}$/)
    const long = await new Browser().ask('/api/auth/sign-in/anonymous', { name: 'x'.repeat(41) })
    expect(long.status).toBe(400)
    expect(long.json.why).toBe('A name has 1 to 40 characters.')
  })

  test('who are programs get a bearer token; the token as it is stored is not enough', async () => {
    const answer = await new Browser().ask('/api/auth/sign-in/anonymous', { name: 'robot' })
    const authorization = `Bearer ${answer.headers.get('set-auth-token')}`
    const program = new Browser()
    expect((await program.ask('/api/me', undefined, { authorization })).json.person.name).toBe('robot')
    expect(await elsewhere.identify({ authorization })).toMatchObject({ name: 'robot' })
    expect(await elsewhere.identify({ authorization: `Bearer ${answer.json.token}` })).toBeNull()
    expect(await elsewhere.identify({ authorization: `${authorization.slice(0, -6)}AAAAA=` })).toBeNull()
  })

  test('in a browser get no token that a script could read', async () => {
    const answer = await new Browser().ask('/api/auth/sign-in/anonymous', {}, { 'sec-fetch-site': 'same-origin' })
    expect(answer.headers.get('set-auth-token')).toBeNull()
    expect(answer.headers.getSetCookie().join()).toMatch(/cardwright\.session_token=.*HttpOnly/i)
  })

  test('who sign up are linked to their account, and the guest is gone', async () => {
    const ada = await guest()
    const before = await ada.me()
    const old = ada.cookie
    expect((await signUp(ada)).status).toBe(200)
    const after = await ada.me()
    expect(after).toMatchObject({ name: 'Ada L.', guest: false })
    expect(links).toEqual([[before!.id, after!.id]])
    expect(await elsewhere.identify({ cookie: old })).toBeNull()
  })

  test('who sign in to an account that they have are linked to it', async () => {
    const home = new Browser()
    await signUp(home)
    const away = await guest()
    const from = (await away.me())!.id
    await signIn(away)
    expect(links).toEqual([[from, (await home.me())!.id]])
  })
})

test('a link that fails is tried again when the guest signs in: nothing of theirs is lost', async () => {
  let broken = true
  onLink = () => {
    if (broken) throw new Error('the seats cannot be written')
  }
  const ada = await guest()
  const before = await ada.me()
  expect((await signUp(ada)).status).toBe(500)
  expect(await ada.me()).toEqual(before)
  broken = false
  expect((await signIn(ada)).status).toBe(200)
  expect(links).toEqual([[before!.id, (await ada.me())!.id]])
})

describe('accounts', () => {
  test('need ten characters of password, and are found again by it', async () => {
    const short = { email: 'b@cards.test', password: 'nine char', name: 'B' }
    expect((await new Browser().ask('/api/auth/sign-up/email', short)).status).toBe(400)
    const ada = new Browser()
    await signUp(ada)
    const again = new Browser()
    expect((await signIn(again)).status).toBe(200)
    expect(await again.me()).toEqual(await ada.me())
    expect(links).toEqual([])
  })

  test('a new name is seen at once', async () => {
    const ada = await guest('Ada')
    expect((await ada.me())?.name).toBe('Ada')
    await ada.ask('/api/auth/update-user', { name: 'Countess', image: 'https://elsewhere.test/pixel' })
    expect((await ada.me())?.name).toBe('Countess')
    expect((await ada.ask('/api/auth/get-session')).json.user.image).toBeNull()
    for (const name of [' \u200b ', null, 7])
      expect((await ada.ask('/api/auth/update-user', { name })).status).toBe(400)
  })

  test('a wrong password is refused, and guessing soon ends, whatever address one claims to have', async () => {
    await signUp(new Browser())
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) {
      const claims = { 'x-forwarded-for': `203.0.113.${n}`, 'x-cardwright-address': `203.0.113.${n}` }
      const answer = await signIn(new Browser(), `a wrong one, ${n}`, claims)
      statuses.push(answer.status)
      expect(answer.json.why).toMatch(n < 3 ? /invalid/i : /too many/i)
    }
    expect(statuses).toEqual([401, 401, 401, 429])
    const right = await signIn(new Browser())
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
    for (const path of ['/api/auth//sign-in/email', '/api/auth/sign-in/email/', '/api/auth/sign%2Din/email'])
      expect((await new Browser().ask(path, { email: 'ada@cards.test', password: PASSWORD })).status).not.toBe(200)
  })

  test('cookies are for https alone where the server is reached by it', async () => {
    const auth = makeAuth({ ...settings(), baseURL: 'https://cards.test' })
    const answer = await auth.handle(new Request('https://cards.test/api/auth/sign-in/anonymous', { method: 'POST' }))
    const cookie = answer.headers.getSetCookie().join()
    expect(cookie).toMatch(/^__Secure-cardwright\.session_token=.*; HttpOnly; Secure; SameSite=Lax/)
    expect(await auth.identify({ cookie: cookie.split(';')[0] })).not.toBeNull()
  })

  test('a short secret is refused', () => {
    expect(() => makeAuth({ ...settings(), secret: 'short' })).toThrow('32 or more')
  })

  test('migrating twice changes nothing', async () => {
    const ada = await guest()
    await elsewhere.migrate()
    expect(await ada.me()).not.toBeNull()
  })
})

describe('sessions', () => {
  test('are listed, and one that is revoked stops at once here and soon elsewhere', async () => {
    const home = new Browser()
    await signUp(home)
    const away = new Browser()
    await signIn(away)
    expect(await away.me()).not.toBeNull()
    expect(await elsewhere.identify({ cookie: away.cookie })).not.toBeNull()

    const sessions = (await home.ask('/api/auth/list-sessions')).json as Json[]
    expect(sessions).toHaveLength(2)
    const token = decodeURIComponent(away.jar.get('cardwright.session_token')!).split('.')[0]
    expect(sessions.map((session) => session.token)).toContain(token)
    const stolen = away.cookie
    expect((await home.ask('/api/auth/revoke-session', { token })).status).toBe(200)

    expect(await away.me()).toBeNull()
    expect(await home.me()).not.toBeNull()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + IDENTITY_MS })
    expect(await elsewhere.identify({ cookie: stolen })).toBeNull()
  })

  test('another person cannot revoke them', async () => {
    const ada = await guest()
    const token = decodeURIComponent(ada.jar.get('cardwright.session_token')!).split('.')[0]
    const eve = await guest('Eve')
    await eve.ask('/api/auth/revoke-session', { token })
    expect(await ada.me()).not.toBeNull()
  })

  test('end with sign-out', async () => {
    const ada = await guest()
    const { cookie } = ada
    expect((await ada.ask('/api/auth/sign-out', {})).status).toBe(200)
    expect(ada.jar.get('cardwright.session_token')).toBeUndefined()
    expect(await elsewhere.identify({ cookie })).toBeNull()
  })

  test('are remembered for a moment, so that a busy client costs no query each time', async () => {
    const { cookie } = await guest()
    const first = await elsewhere.identify({ cookie })
    await storage.db.schema.dropTable('auth_session').execute()
    expect(await elsewhere.identify({ cookie: `theme=dark; ${cookie}` })).toEqual(first)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + IDENTITY_MS })
    await expect(elsewhere.identify({ cookie })).rejects.toThrow()
  })

  test('live on while they are used: the cookie is renewed with them', async () => {
    const ada = await guest()
    const quiet = await ada.ask('/api/me')
    expect(quiet.headers.getSetCookie()).toEqual([])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 24 * 60 * 60 * 1000 })
    const later = await ada.ask('/api/me')
    expect(later.json.person).not.toBeNull()
    expect(later.headers.getSetCookie().join()).toMatch(/cardwright\.session_token=.*Max-Age=5184000/i)
  })
})

describe('passkeys', () => {
  test('a guest makes one, is a guest no longer, and comes back with it', async () => {
    const ada = await guest()
    const before = await ada.me()
    const key = new Authenticator(ORIGIN)
    const { json: asked } = await ada.ask('/api/auth/passkey/generate-register-options')
    expect(asked).toMatchObject({ challenge: expect.any(String), rp: { id: 'cards.test', name: 'Cardwright' } })
    const made = await ada.ask('/api/auth/passkey/verify-registration', { response: key.create(asked.challenge) })
    expect(made.status).toBe(200)
    expect(await ada.me()).toEqual({ ...before, guest: false })

    const later = new Browser()
    const { json: options } = await later.ask('/api/auth/passkey/generate-authenticate-options')
    const response = key.get(options.challenge)
    expect((await later.ask('/api/auth/passkey/verify-authentication', { response })).status).toBe(200)
    expect(await later.me()).toEqual({ ...before, guest: false })
    // a challenge counts once
    expect((await later.ask('/api/auth/passkey/verify-authentication', { response })).status).toBe(400)
  })

  test('a device lists one under the name of its owner, who may have no address', async () => {
    const listed = async (owner: Browser) => {
      const { json } = await owner.ask('/api/auth/passkey/generate-register-options')
      return [json.user.name, json.user.displayName]
    }
    expect(await listed(await guest('Pia'))).toEqual(['Pia', 'Pia'])
    const ada = new Browser()
    await signUp(ada)
    expect(await listed(ada)).toEqual(['Ada L.', 'Ada L.'])
  })

  test('one that another key has signed is refused', async () => {
    const ada = await guest()
    const key = new Authenticator(ORIGIN)
    const { json: asked } = await ada.ask('/api/auth/passkey/generate-register-options')
    await ada.ask('/api/auth/passkey/verify-registration', { response: key.create(asked.challenge) })
    const thief = new Browser()
    const { json: options } = await thief.ask('/api/auth/passkey/generate-authenticate-options')
    const response = new Authenticator(ORIGIN, key.id, 7).get(options.challenge)
    const answer = await thief.ask('/api/auth/passkey/verify-authentication', { response })
    expect(answer.status).toBe(401)
    expect(await thief.me()).toBeNull()
  })

  test('nobody who is unknown can make one', async () => {
    expect((await new Browser().ask('/api/auth/passkey/generate-register-options')).status).toBe(401)
  })
})

test('two processes start together on one folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-auth-'))
  const stores = [await openStorage(folder), await openStorage(folder)]
  const both = stores.map(({ db, dialect }) => makeAuth({ ...settings(), db, dialect, limits: {} }))
  await Promise.all(both.map((each) => each.migrate()))
  for (const store of stores) await store.close()
  rmSync(folder, { recursive: true })
})

describe('on PostgreSQL', () => {
  test('two processes start together, and know the same people', async ({ skip }) => {
    const postgres = await startPostgres()
    if (!postgres) return skip('there is no PostgreSQL here')
    const url = postgres.database('accounts')
    const stores = [await openStorage(url), await openStorage(url)]
    try {
      const [one, two] = stores.map(({ db, dialect }) => makeAuth({ ...settings(), db, dialect, limits: {} }))
      await Promise.all([one!.migrate(), two!.migrate()])
      const enter = (path: string, body: Json, cookie = '') =>
        one!.handle(
          new Request(`${ORIGIN}/api/auth/${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', origin: ORIGIN, ...(cookie && { cookie }) },
            body: JSON.stringify(body),
          }),
        )
      const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]!.split(';')[0]!
      const cookie = cookieOf(await enter('sign-in/anonymous', { name: 'Ada' }))
      const ada = await two!.identify({ cookie })
      expect(ada).toMatchObject({ name: 'Ada', guest: true })
      const account = { email: 'ada@cards.test', password: PASSWORD, name: 'Ada L.' }
      const after = await two!.identify({ cookie: cookieOf(await enter('sign-up/email', account, cookie)) })
      expect(after).toMatchObject({ name: 'Ada L.', guest: false })
      expect(links).toEqual([[ada!.id, after!.id]])
      for (let n = 0; n < 10; n++) await enter('sign-in/email', { ...account, password: 'a wrong one' })
      expect((await enter('sign-in/email', account)).status).toBe(429)
    } finally {
      for (const store of stores) await store.close()
      postgres.stop()
    }
  })
})
