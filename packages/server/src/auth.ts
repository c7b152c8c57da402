import { randomInt } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { passkey } from '@better-auth/passkey'
import { APIError, type BetterAuthOptions, betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { anonymous, bearer } from 'better-auth/plugins'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { Attempts } from './attempts.ts'
import { Methods } from './http/methods.ts'
import { byMail, nameFirst } from './mail/by-mail.ts'
import { botToken } from './people/bot-accounts.ts'
import { cleanName } from './people/names.ts'
import { passkeyNames } from './people/passkey-names.ts'
import { turnsOf } from './storage/turns.ts'
import { httpWords } from './words/en/http.ts'
import type { Letter } from './words/en/letters.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly guest: boolean
  /** A program: it can play, and nothing else. */
  readonly bot?: true
}

export interface Auth {
  /** Creates or updates its own tables. */
  migrate(): Promise<void>
  /**
   * Who sends this, by session cookie or `Authorization: Bearer`; null if nobody who is known. A session that was
   * revoked is known no more: at once where it was revoked here, within `IDENTITY_MS` where another process did it.
   */
  identify(headers: IncomingHttpHeaders): Promise<Person | null>
  /** A web-standard handler for everything under /api/auth/. */
  handle(request: Request): Promise<Response>
  /** Calls back when a session of somebody may have ended. */
  onChange(listener: (person: string) => void): void
  /** Sessions of this person have ended without `handle`: by an operator, or in another process. */
  changed(person: string): void
}

export interface AuthOptions {
  // biome-ignore lint/suspicious/noExplicitAny: the tables of accounts are better-auth's, whatever else the database holds
  readonly db: Kysely<any>
  readonly dialect: 'sqlite' | 'postgres'
  /** Signs cookies and tokens: 32 characters or more, the same in every process. */
  readonly secret: string
  /** Where people reach the server, as `https://cards.example`. */
  readonly baseURL: string
  readonly trustedOrigins: readonly string[]
  /** A guest has become somebody: what was theirs is now the other's. Awaited; the guest is deleted afterwards. */
  onLink?(from: string, to: string, name: string): Promise<void> | void
  /** Somebody has done here what may have ended a session of theirs. */
  onChange?(person: string): void
  /** An account is about to be deleted: what else belongs to it goes first. */
  onDelete?(person: string): Promise<void>
  /** Why somebody may not come in; null if they may. */
  banned?(person: string): Promise<string | null>
  /** Why somebody may not talk, nor say it by their name; null if they may. */
  silenced?(person: string): Promise<string | null>
  /** Sends a letter, and returns before it is sent. Without it there is no mail, and addresses are not confirmed. */
  mail?(letter: Letter): void
  /** The bot whose token this is. */
  bot?(token: string): Promise<Person | null>
  readonly logger?: Logger
  readonly limits?: Partial<AuthLimits>
}

/** How often one address may try, per minute. */
export interface AuthLimits {
  readonly signIn: number
  readonly signUp: number
  readonly guests: number
}

/** What better-auth says of what it can do; what has no path cannot be asked for. */
interface Endpoint {
  readonly path?: string
  readonly options: { readonly method: string | string[] }
}

/** How long an answer of `identify` is remembered. */
export const IDENTITY_MS = 10_000

/** The header in which `handle` is told the sender's address. The caller sets it, over what the sender wrote. */
export const ADDRESS_HEADER = 'x-cardwright-address'

const REMEMBERED = 10_000
const COOKIE_PREFIX = 'cardwright'
const SESSION_COOKIE = /(?:^|; ?)((?:__Secure-)?cardwright\.session_token=[^;]+)/
const DAY = 24 * 60 * 60

/** Adds the indexes by which a purge finds what is old. */
// biome-ignore lint/suspicious/noExplicitAny: as above
async function indexOld({ schema }: Kysely<any>): Promise<void> {
  await schema.createIndex('auth_session_expires').ifNotExists().on('auth_session').column('expiresAt').execute()
  await schema
    .createIndex('auth_user_guests')
    .ifNotExists()
    .on('auth_user')
    .columns(['isAnonymous', 'updatedAt', 'id'])
    .execute()
}

export function makeAuth(options: AuthOptions): Auth {
  if (options.secret.length < 32)
    throw new Error(`The secret has ${options.secret.length} characters; it needs 32 or more.`)
  const known = new Map<string, { person: Promise<Person | null>; until: number }>()
  const listeners = new Set<(person: string) => void>()
  const changed = (person: string) => {
    known.clear()
    for (const listener of listeners) listener(person)
  }
  const changedHere = (person: string) => {
    changed(person)
    options.onChange?.(person)
  }
  const config = configure(options, async (person) => {
    const { internalAdapter } = await auth.$context
    // the link has reached them, so the address is theirs
    await internalAdapter.updateUser(person, { emailVerified: true })
    await internalAdapter.deleteUserSessions(person)
    changedHere(person)
  })
  const auth = betterAuth(config)

  const methods = new Methods()
  for (const { path, options } of Object.values<Endpoint>(auth.api))
    if (path !== undefined) methods.add(`/api/auth${path}`, [options.method].flat())
  const answer = async (request: Request, path: string): Promise<Response> => {
    const response = await auth.handler(request)
    const taken = methods.at(path)
    if (response.status !== 404 || taken.length === 0 || taken.includes(request.method)) return response
    const body = { message: httpWords.otherMethod(taken), code: 'METHOD_NOT_ALLOWED' }
    return Response.json(body, { status: 405, headers: { allow: taken.join(', ') } })
  }

  async function look(headers: Headers): Promise<Person | null> {
    const found = await auth.api.getSession({ headers, query: { disableRefresh: true } })
    if (!found) return null
    const { id, name, isAnonymous } = found.user as { id: string; name: string; isAnonymous?: boolean | null }
    return { id, name, guest: isAnonymous === true }
  }

  return {
    async migrate() {
      // processes that start together must not create the same table twice
      await turnsOf(options.db, options.dialect)('sign-in tables', async (db) => {
        await (await getMigrations({ ...config, database: { ...config.database, db } })).runMigrations()
        await indexOld(db)
      })
    },

    async identify(headers) {
      const credential = credentialOf(headers)
      if (!credential) return null
      const now = Date.now()
      const before = known.get(credential.key)
      if (before && now < before.until) return before.person
      const token = credential.key.slice('bearer '.length)
      const isBot = options.bot !== undefined && token.startsWith(botToken)
      const person = isBot ? options.bot!(token) : look(new Headers(credential.headers))
      known.delete(credential.key)
      known.set(credential.key, { person, until: now + IDENTITY_MS })
      if (known.size > REMEMBERED) known.delete(known.keys().next().value!)
      const forget = () => {
        if (known.get(credential.key)?.person === person) known.delete(credential.key)
      }
      // strangers are not remembered: they would push out those who are known
      person.then((found) => found ?? forget(), forget)
      return person
    },

    async handle(request) {
      let refused = false
      const { pathname } = new URL(request.url)
      const isLook = request.method === 'GET' && !pathname.endsWith('/verify-email')
      const person = isLook ? null : await this.identify(Object.fromEntries(request.headers))
      // an address makes a guest no account: nobody could sign in to it
      if (person?.guest && pathname.endsWith('/change-email'))
        return Response.json({ message: httpWords.guest, code: 'GUEST' }, { status: 403 })
      const silenced = person && pathname.endsWith('/update-user') ? await options.silenced?.(person.id) : null
      if (silenced) return Response.json({ message: silenced, code: 'MUTED' }, { status: 403 })
      try {
        const response = await answer(request, pathname)
        refused = response.status >= 400 && response.status < 500
        return response
      } finally {
        // sign-out, revocation, a new name and a link all come this way
        if (!isLook && !refused) {
          known.clear()
          if (person) changedHere(person.id)
        }
      }
    },

    onChange: (listener) => void listeners.add(listener),

    changed,
  }
}

/** The one thing in the headers that says who sends this. A bearer token goes before a cookie. */
function credentialOf({ authorization, cookie }: IncomingHttpHeaders) {
  if (authorization !== undefined && /^bearer /i.test(authorization))
    return { key: `bearer ${authorization.slice(7).trim()}`, headers: { authorization } }
  // what is remembered and what is looked up must be the same one, also where two are sent
  const session = cookie === undefined ? undefined : SESSION_COOKIE.exec(cookie)?.[1]
  return session === undefined ? null : { key: `cookie ${session}`, headers: { cookie: session } }
}

function configure(options: AuthOptions, onReset: (person: string) => Promise<void>) {
  const { db, dialect, secret, baseURL, trustedOrigins, onLink, onDelete, banned, logger, limits, mail } = options
  const origin = new URL(baseURL).origin
  const perMinute = (max: number) => ({ window: 60, max })
  const { signIn, signUp, guests } = { signIn: 10, signUp: 5, guests: 20, ...limits }
  const mailed = mail && byMail({ origin, send: (letter) => mail(letter), onReset })
  return {
    appName: 'Cardwright',
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [origin, ...trustedOrigins],
    // no transactions: one would hold SQLite's only connection while a password is hashed
    database: { db, type: dialect, transaction: false },
    user: {
      modelName: 'auth_user',
      // with the password, or by a session that is fresh
      deleteUser: { enabled: true },
      ...mailed?.user,
    },
    session: { modelName: 'auth_session', expiresIn: 60 * DAY, updateAge: DAY, cookieCache: { enabled: false } },
    account: { modelName: 'auth_account' },
    verification: { modelName: 'auth_verification' },
    emailAndPassword: { enabled: true, minPasswordLength: 10, maxPasswordLength: 128, ...mailed?.emailAndPassword },
    ...(mailed && { emailVerification: mailed.emailVerification }),
    hooks: { before: nameFirst, after: passkeyNames },
    plugins: [
      anonymous({
        generateName: ({ body }) =>
          typeof body?.name === 'string' ? cleanName(body.name) : `Guest ${randomInt(1000, 10_000)}`,
        onLinkAccount: async ({ anonymousUser, newUser }) => {
          const { id, name } = newUser.user
          if (anonymousUser.user.id !== id) await onLink?.(anonymousUser.user.id, id, name)
        },
      }),
      passkey({
        rpID: new URL(origin).hostname,
        rpName: 'Cardwright',
        origin: [origin, ...trustedOrigins],
        schema: { passkey: { modelName: 'auth_passkey' } },
        registration: {
          // a guest with a passkey can come back, and so is a guest no longer
          afterVerification: async ({ ctx, user }) => {
            await ctx.context.internalAdapter.updateUser(user.id, { isAnonymous: false })
          },
        },
      }),
      // a token as the database and the list of sessions hold it is not enough
      bearer({ requireSignature: true }),
    ],
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => {
            const why = await banned?.(userId)
            if (why) throw new APIError('FORBIDDEN', { message: why, code: 'BANNED' })
          },
        },
      },
      user: {
        create: { before: async (user) => ({ data: { ...user, name: cleanName(user.name), image: null } }) },
        // of accounts and of guests; of a guest who has become somebody nothing is left
        delete: { before: async ({ id }) => onDelete?.(id) },
        update: {
          before: async (user) => ({
            data: { ...user, ...(user.name !== undefined && { name: cleanName(user.name) }), image: null },
          }),
        },
      },
    },
    rateLimit: {
      enabled: true,
      customStorage: new Attempts(),
      customRules: {
        '/sign-in/anonymous': perMinute(guests),
        '/sign-up/**': perMinute(signUp),
        '/sign-in/**': perMinute(signIn),
        '/passkey/verify-*': perMinute(signIn),
        // each of these may send a mail
        '/request-password-reset': perMinute(signUp),
        '/send-verification-email': perMinute(signUp),
        '/change-email': perMinute(signUp),
        '/reset-password': perMinute(signIn),
        '/change-password': perMinute(signIn),
        '/delete-user': perMinute(signIn),
        '/verify-password': perMinute(signIn),
        // what guesses nothing costs no write; the web server limits it
        '/**': false,
      },
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: baseURL.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      // better-auth switches both off by itself when NODE_ENV is test
      disableCSRFCheck: false,
      disableOriginCheck: false,
      // it would look for tables that `migrate` has yet to make
      database: { validateSchema: false },
    },
    // what is no refusal is thrown to whoever called `handle`, and not printed
    onAPIError: { throw: true },
    telemetry: { enabled: false },
    logger: {
      disabled: logger === undefined,
      level: 'warn',
      // further arguments can hold addresses and tokens
      log: (level, message, ...more) => {
        const err = more.find((one) => one instanceof Error)
        if (level === 'error' && err) logger?.error({ err }, `accounts: ${message}`)
        else logger?.warn(`accounts: ${message}`)
      },
    },
  } satisfies BetterAuthOptions
}
