import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { guest, ORIGIN, PASSWORD, TestApp } from '../support/app.ts'
import { post } from '../support/post.ts'
import { finished } from '../support/shelf.ts'

const here = new TestApp()

describe('the API', () => {
  test('says who one is, which games there are, and which matches one has played', async () => {
    const { ask } = await here.serve()
    expect(await (await ask('/api/me')).json()).toEqual({ person: null })
    expect(await (await ask('/api/imports/exceed')).json()).toEqual({
      cards: [{ fighter: { id: 'brought' } }],
      sets: [],
    })
    expect(await (await ask('/api/imports/nothing')).json()).toEqual({ cards: [], sets: [] })
    expect(await (await ask('/api/imports/weiss')).json()).toMatchObject({ cards: [], sets: [{ id: 'lf-w01' }] })
    expect(await (await ask('/api/imports/weiss/lf-w01')).json()).toEqual({ cards: [{ id: 'lf-w01-001' }] })
    expect((await ask('/api/imports/weiss/lf-w02')).status).toBe(404)
    expect((await ask('/api/imports/exceed/lf-w01')).status).toBe(404)
    expect(await (await ask('/api/games')).json()).toEqual({
      games: [{ id: 'duel', title: 'Duel', version: '1.0.0', seats: [2, 2] }],
    })
    const cookie = await guest(ask)
    const { person } = (await (await ask('/api/me', { headers: { cookie } })).json()) as { person: { id: string } }
    expect(person).toEqual({ id: expect.any(String), name: 'Ada', guest: true })
    for (const query of ['', '?before=1700000000000'])
      expect(await (await ask(`/api/matches${query}`, { headers: { cookie } })).json()).toEqual({
        matches: [{ id: 'm1' }],
      })
    expect(here.asked).toEqual([
      [person.id, null],
      [person.id, 1700000000000],
    ])
  })

  test('shows matches to nobody who is unknown, and wants a time as a time', async () => {
    const { ask } = await here.serve()
    expect((await ask('/api/matches')).status).toBe(401)
    const headers = { cookie: await guest(ask) }
    for (const before of ['yesterday', '-1', '1e9', '1&before=2', ''])
      expect((await ask(`/api/matches?before=${before}`, { headers })).status, before).toBe(400)
    expect(here.asked).toEqual([])
  })

  test('hands out the record of a finished match as a file, to anybody', async () => {
    const { ask } = await here.serve()
    const answer = await ask('/api/matches/over/record')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^application\/jsonl/)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="cardwright-over.jsonl"')
    expect(await answer.text()).toBe(finished)
    const open = await ask('/api/matches/open/record')
    expect([open.status, await open.json()]).toEqual([409, { why: 'It is not over.' }])
    expect((await ask('/api/matches/none/record')).status).toBe(404)
    expect((await ask('/api/matches/over%22%0d%0aset-cookie:x/record')).status).toBe(404)
  })

  test('refuses in JSON, with a reason and the right status', async () => {
    const { ask, port } = await here.serve()
    for (const path of ['/api', '/api/nothing', '/api/auth/nothing', '/nothing', '/%', `/api/${'x'.repeat(500)}`]) {
      const answer = await ask(path)
      expect([404, 400], path).toContain(answer.status)
      expect(await answer.json(), path).toEqual({ why: expect.stringMatching(/^.{10,}\.$/) })
    }
    const large = await ask('/api/auth/sign-in/email', post({ email: 'x'.repeat(40_000) }))
    expect([large.status, await large.json()]).toEqual([413, { why: 'This is too large.' }])
    const torn = await ask('/api/auth/sign-in/email', { ...post(0), body: `{"password":"${PASSWORD}` })
    expect(torn.status).toBe(400)
    expect(((await torn.json()) as { why: string }).why).toMatch(/JSON/)
    const garbage = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('what is this\r\n\r\n'))
      socket.on('data', (chunk) => resolve(String(chunk)))
    })
    expect(garbage).toMatch(/^HTTP\/1\.1 400/)
    expect((await ask('/health')).status).toBe(200)
  })

  test('tells those who come with another method which are taken, and where a WebSocket is opened', async () => {
    const { ask } = await here.serve()
    const refused: readonly [method: string, path: string, allow: string][] = [
      ['POST', '/api/games', 'GET, HEAD'],
      ['DELETE', '/api/matches/over/record?as=text', 'GET, HEAD'],
      ['GET', '/api/auth/sign-in/anonymous', 'POST'],
      ['DELETE', '/api/auth/get-session', 'GET, HEAD, POST'],
      ['PUT', '/health', 'GET, HEAD'],
      ['POST', '/ws', 'GET'],
    ]
    for (const [method, path, allow] of refused) {
      const answer = await ask(path, { method })
      expect([answer.status, answer.headers.get('allow')], path).toEqual([405, allow])
      expect(await answer.json(), path).toMatchObject({ why: expect.stringMatching(/^This address takes .* only\.$/) })
    }
    for (const path of ['/api/nothing', '/api/auth/nothing', '/api/matches/over/records'])
      expect((await ask(path, { method: 'POST' })).status, path).toBe(404)
    for (const path of ['/ws', '/ws?x', '/node-2/ws']) {
      const answer = await ask(path)
      expect([answer.status, answer.headers.get('upgrade')], path).toEqual([426, 'websocket'])
      expect(await answer.json(), path).toEqual({ why: 'Open a WebSocket here.' })
    }
  })

  test('tells no more of a failure than a number, which the log has too', async () => {
    const { ask } = await here.serve()
    const answer = await ask('/api/matches/broken/record')
    const body = (await answer.json()) as { why: string; request: string }
    expect(answer.status).toBe(500)
    expect(Object.keys(body)).toEqual(['why', 'request'])
    expect(JSON.stringify(body)).not.toMatch(/SELECT|\.ts/)
    expect(body.request).toBe(answer.headers.get('x-request-id'))
    expect(here.lines.filter((line) => line.includes(body.request)).join()).toMatch(/SELECT secret FROM matches/)
  })

  test('bears so much from one address', async () => {
    const { ask } = await here.serve({ requestsPerMinute: 3 })
    const statuses = []
    for (let n = 0; n < 4; n++) statuses.push((await ask('/api/games')).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await ask('/health')).status).toBe(200)
  })

  test('compresses what is long', async () => {
    const game = { id: 'duel', title: 'Duel', version: '1.0.0', seats: [2, 2] as const }
    const { ask } = await here.serve({ games: async () => Array(50).fill(game) })
    const answer = await ask('/api/games', { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
  })
})

describe('pages of other origins', () => {
  test('change nothing, signed in or not, and get no leave to read', async () => {
    const { ask } = await here.serve()
    const cookie = await guest(ask)
    const foreign: Record<string, string>[] = [
      { origin: 'http://evil.test' },
      { origin: 'null' },
      { origin: `${ORIGIN}.evil.test` },
      { origin: 'https://cards.test' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of foreign) {
      const answer = await ask('/api/auth/update-user', post({ name: 'Mallory' }, { ...headers, cookie }))
      expect(answer.status, JSON.stringify(headers)).toBe(403)
      expect(await answer.json()).toEqual({
        why: `Pages of another site can change nothing here. Open this one at ${ORIGIN}.`,
      })
      expect((await ask('/api/auth/sign-in/anonymous', post({}, headers))).status).toBe(403)
    }
    const me = await (await ask('/api/me', { headers: { cookie } })).json()
    expect(me).toMatchObject({ person: { name: 'Ada' } })
    const { headers } = await ask('/api/games', { headers: foreign[0]! })
    expect(headers.get('access-control-allow-origin')).toBeNull()
    const own = { cookie, origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
    expect((await ask('/api/auth/update-user', post({ name: 'Countess' }, own))).status).toBe(200)
  })

  test('programs, which have no origin, sign up and in', async () => {
    const { ask } = await here.serve()
    const account = { email: 'bot@cards.test', password: PASSWORD, name: 'Robot' }
    expect((await ask('/api/auth/sign-up/email', post(account))).status).toBe(200)
    const answer = await ask('/api/auth/sign-in/email', post(account))
    const headers = { authorization: `Bearer ${answer.headers.get('set-auth-token')}` }
    expect(await (await ask('/api/me', { headers })).json()).toMatchObject({ person: { name: 'Robot', guest: false } })
  })
})

describe('headers', () => {
  test('let a page load, work and speak only with its own origin', async () => {
    const { ask } = await here.serve()
    const { headers } = await ask('/health')
    const policy = headers.get('content-security-policy')!.split(';')
    for (const name of ['default-src', 'frame-ancestors', 'base-uri']) expect(policy).toContain(`${name} 'none'`)
    for (const name of ['script-src', 'worker-src', 'manifest-src']) expect(policy).toContain(`${name} 'self'`)
    expect(policy).toContain("connect-src 'self' ws://cards.test")
    expect(policy.join()).not.toMatch(/unsafe|upgrade-insecure/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('are as strict on refusals and failures, and know https', async () => {
    const { ask } = await here.serve({ origin: 'https://cards.test' })
    for (const path of ['/nothing', '/api/matches', '/api/matches/broken/record', '/api/auth/get-session']) {
      const { headers } = await ask(path)
      expect(headers.get('content-security-policy'), path).toContain("connect-src 'self' wss://cards.test")
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000')
      if (path.startsWith('/api')) expect(headers.get('cache-control'), path).toBe('no-store')
    }
  })
})

test('closing does not wait for those who stop in the middle of a word', async () => {
  const { app, port } = await here.serve()
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /api/ga'))
  await new Promise((resolve) => app.server.once('connection', resolve))
  const began = Date.now()
  await app.close()
  expect(Date.now() - began).toBeLessThan(20_000)
})
