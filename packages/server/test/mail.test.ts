import { overSocketAs } from '@cardwright/protocol'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Mailer } from '../src/mail/mailer.ts'
import { startServer, type TestServer } from './support/house.ts'
import { MailServer } from './support/mail.ts'
import { comeIn } from './support/people.ts'
import { talk } from './support/talk.ts'

const password = 'nine and one more'
const origin = 'http://localhost:0'

// a busy machine is no failure
afterAll(() => vi.resetConfig())

let post: MailServer
let server: TestServer

beforeEach(async () => {
  post = await new MailServer().listen()
  server = await startServer({
    CARDWRIGHT_MAIL_URL: post.url,
    CARDWRIGHT_MAIL_FROM: 'Cardwright <cards@example.org>',
    CARDWRIGHT_SIGN_UPS_PER_MINUTE: '100',
    CARDWRIGHT_SIGN_INS_PER_MINUTE: '100',
  })
})

afterEach(async () => {
  await server.close()
  post.close()
})

async function ask(path: string, body?: object, token?: string) {
  const reply = await fetch(`${server.http}/api/auth${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const json = (await reply.json()) as Record<string, unknown>
  return { status: reply.status, json, token: reply.headers.get('set-auth-token') }
}

const signUp = (email: string, token?: string, name = 'Ada') => ask('/sign-up/email', { email, password, name }, token)
const signIn = (email: string, secret = password) => ask('/sign-in/email', { email, password: secret })
const confirm = (token: string, session?: string) => ask(`/verify-email?token=${token}`, undefined, session)

/** The token in the nth mail, counted from 1, when it has come. */
async function tokenIn(n: number, link: RegExp): Promise<string> {
  const mail = (await post.until(n))[n - 1]!
  const [, token] = link.exec(mail.text) ?? []
  if (token === undefined) throw new Error(`There is no ${link} in: ${mail.text}`)
  return token
}

const signUpLink = /\/confirm#sign-up=(\S+)/
const resetLink = /\/reset#(\S+)/

/** Somebody with an account whose address is confirmed. */
async function member(email: string): Promise<string> {
  const count = post.mails.length
  await signUp(email)
  const { token } = await confirm(await tokenIn(count + 1, signUpLink))
  return token!
}

describe('Signing up where mail is set up', () => {
  it('sends a link, and lets nobody in before it was followed', async () => {
    expect((await signUp('ada@example.org')).token).toBeNull()
    const [mail] = await post.until(1)
    expect(mail).toMatchObject({ from: 'Cardwright <cards@example.org>', to: 'ada@example.org' })
    expect(mail!.text).toContain(`${origin}/confirm#sign-up=`)
    expect((await signIn('ada@example.org')).status).toBe(403)
    const { token } = await confirm(await tokenIn(1, signUpLink))
    expect(token).not.toBeNull()
    expect((await signIn('ada@example.org')).status).toBe(200)
  })

  it('says the same for an address that has an account; its owner hears of it', async () => {
    await member('ada@example.org')
    const shape = ({ status, json }: Awaited<ReturnType<typeof signUp>>) => {
      const { user, ...more } = json as { user: Record<string, unknown> }
      return { status, more, user: Object.keys(user).sort(), verified: user.emailVerified }
    }
    const name = '  Ada \u202e L. '
    const known = await signUp('ada@example.org', undefined, name)
    const unknown = await signUp('bo@example.org', undefined, name)
    expect(shape(known)).toEqual(shape(unknown))
    expect(known.json).toMatchObject({ user: { name: 'Ada L.', image: null } })
    expect(unknown.json).toMatchObject({ user: { name: 'Ada L.', image: null } })
    expect((await signUp('ada@example.org', undefined, ' ')).status).toBe(400)
    const mails = await post.until(3)
    const toAda = mails.filter(({ to }) => to === 'ada@example.org')
    expect(toAda[1]!.subject).toBe('You have an account at localhost:0')
    expect(toAda[1]!.text).not.toMatch(/#/)
    // her password is what it was
    expect((await signIn('ada@example.org')).status).toBe(200)
  })

  it('keeps the seat of a guest who signs up in mid-match: it follows when the address is confirmed', async () => {
    const guest = await comeIn(server.http, 'Ada')
    const wire = await talk(guest)
    const made = await wire.say({
      type: 'create',
      id: 'c1',
      game: 'duel',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'bot', strength: 'easy' }],
      open: false,
    })
    const { match } = (made as { table: { match: string } }).table
    await signUp('ada@example.org', guest.token)
    const { token } = await confirm(await tokenIn(1, signUpLink), guest.token)
    const { user } = (await ask('/get-session', undefined, token!)).json as { user: { id: string } }
    const { table } = (await server.house.matches.get(match))!
    expect(table.seats[0]).toMatchObject({ person: user.id })
    wire.close()
  })
})

describe('A forgotten password', () => {
  it('is replaced by a link that works once, and everybody who was signed in is signed out', async () => {
    const before = await member('ada@example.org')
    const wire = await talk({ ...(await comeIn(server.http, 'other')), ...socketOf(before) })
    await ask('/request-password-reset', { email: 'ada@example.org' })
    const token = await tokenIn(2, resetLink)
    const reset = () => ask('/reset-password', { newPassword: 'another one, as long', token })
    expect((await reset()).status).toBe(200)
    await wire.closed()
    expect((await ask('/get-session', undefined, before)).json).toBeNull()
    expect((await signIn('ada@example.org')).status).toBe(401)
    expect((await signIn('ada@example.org', 'another one, as long')).status).toBe(200)
    expect((await reset()).status).toBe(400)
  })

  it('is no way to find out who has an account', async () => {
    await member('ada@example.org')
    const known = await ask('/request-password-reset', { email: 'ada@example.org' })
    const unknown = await ask('/request-password-reset', { email: 'bo@example.org' })
    expect(unknown).toEqual(known)
    await ask('/request-password-reset', { email: 'ada@example.org' })
    expect((await post.until(3)).map(({ to }) => to)).toEqual(Array(3).fill('ada@example.org'))
  })

  it('confirms the address of an account that never was', async () => {
    await signUp('ada@example.org')
    await ask('/request-password-reset', { email: 'ada@example.org' })
    await ask('/reset-password', { newPassword: 'another one, as long', token: await tokenIn(2, resetLink) })
    expect((await signIn('ada@example.org', 'another one, as long')).status).toBe(200)
  })
})

describe('Another address', () => {
  it('is taken when the old one has agreed and the new one has confirmed', async () => {
    const session = await member('ada@example.org')
    await ask('/change-email', { newEmail: 'lovelace@example.org' }, session)
    const agreed = await tokenIn(2, /\/confirm#old-address=(\S+)/)
    expect(post.mails[1]!.to).toBe('ada@example.org')
    expect((await signIn('lovelace@example.org')).status).toBe(401)
    await confirm(agreed, session)
    const proved = await tokenIn(3, /\/confirm#new-address=(\S+)/)
    expect(post.mails[2]!.to).toBe('lovelace@example.org')
    expect((await signIn('ada@example.org')).status).toBe(200)
    await confirm(proved, session)
    expect((await signIn('lovelace@example.org')).status).toBe(200)
    expect((await signIn('ada@example.org')).status).toBe(401)
  })

  it('that somebody else has is asked for in vain, and nobody learns why', async () => {
    const session = await member('ada@example.org')
    await member('bo@example.org')
    const taken = await ask('/change-email', { newEmail: 'bo@example.org' }, session)
    const free = await ask('/change-email', { newEmail: 'new@example.org' }, session)
    expect(taken).toEqual(free)
    const mails = await post.until(3)
    expect(mails[2]!.text).toContain('new@example.org')
  })

  it('is nothing for a guest', async () => {
    const guest = await comeIn(server.http, 'Ada')
    const reply = await ask('/change-email', { newEmail: 'ada@example.org' }, guest.token)
    expect(reply).toMatchObject({ status: 403, json: { why: 'You are a guest: sign up first.' } })
  })
})

describe('A mail server', () => {
  it('that says nothing holds up no request', async () => {
    post.isMute = true
    expect((await signUp('ada@example.org')).status).toBe(200)
    expect((await ask('/request-password-reset', { email: 'ada@example.org' })).status).toBe(200)
    expect(post.mails).toEqual([])
  })

  it('that is not there holds up none either', async () => {
    post.close()
    expect((await signUp('ada@example.org')).status).toBe(200)
  })

  it('is given no more than so many mails to one address in an hour', async () => {
    await member('ada@example.org')
    for (let n = 0; n < 8; n++) await ask('/request-password-reset', { email: 'ada@example.org' })
    await ask('/request-password-reset', { email: 'ADA@example.org' })
    await signUp('bo@example.org')
    const mails = await post.until(7)
    expect(mails.filter(({ to }) => to === 'ada@example.org')).toHaveLength(6)
    const metrics = await (await fetch(`${server.http}/metrics`)).text()
    expect(metrics).toContain('cardwright_mails_total{outcome="dropped"} 4')
  })
})

describe('A letter', () => {
  const letter = { to: 'ada@example.org', subject: 'One', text: 'Two\n' }
  const send = (url: string, patience: readonly number[]) =>
    new Promise<string>((resolve) => {
      const settings = { url, from: 'cards@example.org', perHour: 10, patience, fault: () => {} }
      const mailer = new Mailer({
        ...settings,
        outcome: (outcome) => {
          resolve(outcome)
          mailer.close()
        },
      })
      mailer.send(letter)
    })

  it('that is put off is sent again', async () => {
    post.verdict = '451 later'
    const sent = send(post.url, [1, 1])
    await post.says(/^DATA$/)
    post.verdict = '250 taken'
    expect(await sent).toBe('sent')
    expect(post.mails).toHaveLength(1)
  })

  it('that is refused is not', async () => {
    post.verdict = '550 never'
    expect(await send(post.url, [1, 1])).toBe('failed')
    expect(post.heard.filter((line) => line === 'DATA')).toHaveLength(1)
  })

  it('is not sent where the password would go without TLS', async () => {
    expect(await send(post.url.replace('//', '//ada:secret@'), [])).toBe('failed')
    expect(post.heard.some((line) => /^AUTH/i.test(line))).toBe(false)
  })
})

const socketOf = (token: string) => ({ token, connect: overSocketAs(token) })
