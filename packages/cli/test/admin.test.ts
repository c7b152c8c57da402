import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configure, type Serving, serve } from '@cardwright/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardwright, cardwrightJson, inShell } from './run.ts'

const token = 'a token for operators, long enough'
let folder: string
let serving: Serving
let env: Record<string, string>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cardwright-'))
  const config = configure({ port: 0, data: folder }, { CARDWRIGHT_ADMIN_TOKEN: token, CARDWRIGHT_LOG: 'silent' })
  serving = await serve(config)
  env = { CARDWRIGHT_ADMIN_TOKEN: token, CARDWRIGHT_ORIGIN: `http://127.0.0.1:${serving.port}` }
})

afterAll(async () => {
  await serving.close()
  rmSync(folder, { recursive: true })
})

async function guest(name: string): Promise<string> {
  const response = await fetch(`${env.CARDWRIGHT_ORIGIN}/api/auth/sign-in/anonymous`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  return ((await response.json()) as { user: { id: string } }).user.id
}

describe('cardwright admin', () => {
  it('mutes somebody, shows them, and logs it', async () => {
    const id = await guest('Bo')
    expect(await inShell(['admin', 'mute', id, '--hours', '2', '--why', 'insults'], '', env)).toMatchObject({
      code: 0,
      stdout: 'Done.\n',
    })
    expect((await cardwright(['admin', 'person', id], '', env)).stdout).toMatch(
      /^Bo \(.*a guest.*\nmute until .*insults/,
    )
    const { json } = await cardwrightJson(['admin', 'log'], env)
    expect(json).toMatchObject([{ operator: 'token', what: 'mute', subject: id, why: 'insults' }])
  })

  it('says what went wrong: a wrong token, nobody of that id, no server', async () => {
    const wrong = await cardwright(['admin', 'reports'], '', { ...env, CARDWRIGHT_ADMIN_TOKEN: 'wrong' })
    expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('There is nothing here') })
    const nobody = await cardwright(['admin', 'ban', 'nobody', '--why', 'x'], '', env)
    expect(nobody).toMatchObject({ code: 1, stderr: expect.stringContaining('There is nobody of that id') })
    const away = await cardwright(['admin', 'reports', '--url', 'http://127.0.0.1:1'], '', env)
    expect(away).toMatchObject({ code: 1, stderr: expect.stringContaining('cannot be reached') })
  })
})

/** A folder with a database that cannot be read. */
function broken(): string {
  const data = mkdtempSync(join(folder, 'broken-'))
  writeFileSync(join(data, 'cardwright.db'), 'this is no database'.repeat(1000))
  return data
}

describe('cardwright serve', () => {
  it.each([
    ['a port in use', () => ['--port', String(serving.port)], {}, /127\.0\.0\.1:\d+.* in use.*--port/],
    ['no address of this machine', () => ['--port', '0', '--host', '300.1.1.1'], {}, /300\.1\.1\.1:0.*--host/],
    ['a broken file', () => ['--data', broken()], {}, /broken-.*not a database.*--data/],
    ['a folder that cannot be', () => ['--data', '/proc/x/y'], {}, /\/proc\/x\/y.*--data/],
    [
      'no PostgreSQL',
      () => ['--database', 'postgres://ann:geheim@localhost:1/cards'],
      { CARDWRIGHT_SECRET: '-'.repeat(32) },
      /at localhost:1\/cards.*ECONNREFUSED.*--database/,
    ],
    ['no NATS', () => [], { NATS_URL: 'nats://127.0.0.1:1' }, /127\.0\.0\.1:1.*refused.*NATS_URL/],
  ])('says in one line what is wrong, where, and what would be right: %s', async (_, args, env, why) => {
    const data = mkdtempSync(join(folder, 'data-'))
    const ran = await cardwright(['serve', '--port', '0', '--data', data, ...args()], '', {
      CARDWRIGHT_LOG: 'silent',
      ...env,
    })
    expect(ran).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(why) })
    expect(ran.stderr.trim().split('\n')).toHaveLength(1)
    expect(ran.stderr).not.toContain('geheim')
  })
})

describe('cardwright migrate', () => {
  it('says what is wrong with a database', async () => {
    const ran = await cardwright(['migrate', '--check', '--data', broken()])
    expect(ran).toMatchObject({ code: 1, stderr: expect.stringContaining('not a database') })
  })

  it('tells what is to be done without doing it, and then does it', async () => {
    const data = join(folder, 'fresh')
    const check = ['migrate', '--check', '--data', data]
    expect(await cardwright(check)).toMatchObject({ code: 1, stdout: expect.stringContaining('To be done: 0001-') })
    expect((await cardwright(check)).code).toBe(1)
    expect((await inShell(['migrate', '--data', data])).code).toBe(0)
    expect(await cardwright(check)).toMatchObject({ code: 0, stdout: 'The database is up to date.\n' })
    expect((await cardwright(['migrate', '--check', '--data', folder])).code).toBe(0)
  })
})
