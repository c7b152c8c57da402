import { networkInterfaces } from 'node:os'
import { describe, expect, test } from 'vitest'
import { guest, ORIGIN, PASSWORD, TestApp } from '../support/app.ts'
import { post } from '../support/post.ts'

const here = new TestApp()

describe('for the operator', () => {
  test('alive is not ready', async () => {
    const { ask } = await here.serve()
    expect((await ask('/ready')).status).toBe(200)
    here.missing = 'The database does not answer.'
    const answer = await ask('/ready')
    expect([answer.status, await answer.json()]).toEqual([503, { why: 'The database does not answer.' }])
    expect((await ask('/health')).status).toBe(200)
    const broken = await here.serve({ ready: () => Promise.reject(new Error('secret DSN')) })
    expect((await broken.ask('/ready')).status).toBe(503)
  })

  test('metrics are for this machine, and not through a proxy on it', async () => {
    const { ask } = await here.serve({ trustProxy: true })
    const text = await (await ask('/metrics')).text()
    expect(text).toContain('cardwright_messages_total{type="hello"} 1')
    expect(text).toContain('process_resident_memory_bytes')
    const through = [
      ['x-forwarded-for', '203.0.113.9'],
      ['x-forwarded-for', '127.0.0.1'],
      ['via', '1.1 p'],
    ] as const
    for (const [name, value] of through) {
      const answer = await ask('/metrics', { headers: { [name]: value } })
      expect(answer.status).toBe(403)
      expect(await answer.text()).not.toContain('cardwright_')
    }
  })

  test('metrics are not for other machines', async ({ skip }) => {
    const outer = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
    const address = outer.find(({ internal, family }) => !internal && family === 'IPv4')?.address
    if (address === undefined) return skip('this machine has no address but loopback')
    const { port } = await here.serve({}, '0.0.0.0')
    expect((await fetch(`http://${address}:${port}/metrics`)).status).toBe(403)
    expect((await fetch(`http://${address}:${port}/health`)).status).toBe(200)
  })

  test('with a token, whoever has it reads the metrics, and nobody else', async () => {
    const { ask } = await here.serve({ metricsToken: 'for prometheus' })
    expect((await ask('/metrics')).status).toBe(403)
    expect((await ask('/metrics', { headers: { authorization: 'Bearer for prometheuz' } })).status).toBe(403)
    expect((await ask('/metrics', { headers: { authorization: 'Bearer for prometheus' } })).status).toBe(200)
  })

  test('the log tells every request, and no secret', async () => {
    const { ask } = await here.serve()
    const cookie = await guest(ask)
    const account = { email: 'ada@cards.test', password: PASSWORD, name: 'Ada' }
    const up = await ask('/api/auth/sign-up/email', post(account, { origin: ORIGIN, cookie }))
    const bearer = up.headers.get('set-auth-token')!
    const session = ((await up.json()) as { token: string }).token
    await ask('/api/auth/sign-in/email', post({ ...account, password: `not ${PASSWORD}` }))
    await ask('/api/auth/sign-in/email', { ...post(0), body: `{"password":"${PASSWORD}` })
    await ask('/api/auth/sign-up/email', post(account))
    await ask('/api/me', { headers: { authorization: `Bearer ${bearer}` } })
    await ask(`/api/games?token=${session}`)
    await ask(`/api/matches/${session}/record`)
    await ask(`/api/auth/sign-in/email?password=${PASSWORD}`)
    await here.storage.db.schema.dropTable('auth_session').execute()
    expect((await ask('/api/auth/sign-in/email', post(account))).status).toBe(500)

    const log = here.lines.join('')
    expect(log).toContain('"path":"/api/auth/sign-up/email"')
    expect(log).toContain('"status":500')
    const [name, value] = cookie.split('=')
    expect(name).toBe('cardwright.session_token')
    const secrets = [
      PASSWORD,
      value!,
      decodeURIComponent(value!),
      value!.split('.')[0]!,
      bearer,
      session,
      account.email,
    ]
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(10)
      expect(log).not.toContain(secret)
    }
  })

  test('the logger hides secrets wherever somebody puts them', () => {
    const headers = { cookie: 'the-cookie', authorization: 'the-token', 'set-cookie': ['the-cookie'] }
    const error = Object.assign(new Error('it failed'), { password: 'the-password', detail: 'Key (email)=(the-mail)' })
    here.logger.info({
      headers,
      password: 'the-password',
      req: { headers },
      deep: { body: { newPassword: 'the-password' } },
    })
    here.logger.info({ body: { password: 'the-password' }, err: error }, 'a message')
    expect(here.lines.join()).toContain('it failed')
    expect(here.lines.join()).not.toMatch(/the-(cookie|token|password|mail)/)
  })
})
