import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TimeControl } from '@cardwright/protocol'
import proxyaddr from '@fastify/proxy-addr'
import { type Budgets, budgetNames, settingOf, usualBudgets } from './budgets.ts'
import type { MailSettings } from './mail/mailer.ts'
import { makeFolder } from './storage/folder.ts'

export interface Config {
  readonly host: string
  readonly port: number
  /** A folder for SQLite, or a connection string of PostgreSQL. */
  readonly storage: string
  /** Where people find it: `https://cards.example.org`. */
  readonly origin: string
  /** All names by which that is called: one's own machine has several. */
  readonly origins: readonly string[]
  /** Where clients reach this very process, if there are several. */
  readonly nodeUrl: string
  readonly secret: string
  readonly web: string | null
  readonly metricsToken: string | null
  readonly logLevel: string
  /** Proxies before it whose word about addresses is believed; none unless said. */
  readonly trustProxy: string | null
  /** Where processes tell each other what they do: `nats://host:4222`. Left out, they do so by the database. */
  readonly natsUrl: string | null
  /** Lets the command line do what operators do. */
  readonly adminToken: string | null
  /** People who are operators, by their ids. */
  readonly operators: readonly string[]
  /** Guests are forgotten after so many days without a session. */
  readonly guestDays: number
  /** Left out, no mail is sent: passwords that are forgotten are lost. */
  readonly mail: MailSettings | null
  readonly budgets: Budgets
  /** The clock of tables that are made for whoever wants any. */
  readonly quickTime: TimeControl
}

/** A setting that is missing or wrong, or leads nowhere: the message says which, and what would be right. */
export class ConfigError extends Error {}

export interface Given {
  readonly host?: string
  readonly port?: number
  readonly data?: string
  readonly database?: string
  readonly origin?: string
  readonly nodeUrl?: string
  readonly web?: string | null
}

/** What was given on the command line comes first, then the environment, then what suits one machine. */
export function configure(given: Given, env: NodeJS.ProcessEnv = process.env): Config {
  const port = given.port ?? numberIn(env, 'PORT') ?? 8080
  const host = given.host ?? env.HOST ?? '127.0.0.1'
  const folder = given.data ?? env.CARDWRIGHT_DATA ?? '.cardwright/data'
  const database = given.database ?? env.DATABASE_URL
  const origin = (given.origin ?? env.CARDWRIGHT_ORIGIN ?? `http://localhost:${port}`).replace(/\/$/, '')
  if (!/^https?:\/\/[^/]+$/.test(origin) || !URL.canParse(origin)) {
    throw new ConfigError(`The origin is like https://cards.example.org, without a path, not ${origin}.`)
  }
  if (port > 65_535) throw new ConfigError(`The port is a number from 0 to 65535, not ${port}.`)
  const nodeUrl = given.nodeUrl ?? env.CARDWRIGHT_NODE_URL ?? `${origin.replace(/^http/, 'ws')}/ws`
  if (!/^wss?:\/\/[^/]+.*\/ws$/.test(nodeUrl)) {
    throw new ConfigError(`The node url is like wss://cards.example.org/node-2/ws, not ${nodeUrl}.`)
  }
  return {
    host,
    port,
    storage: database ?? folder,
    origin,
    origins: namesOf(origin),
    nodeUrl,
    secret: secretOf(env, database === undefined ? folder : null),
    web: given.web ?? null,
    // compose sets what is left out to nothing, and nothing is no token
    metricsToken: env.CARDWRIGHT_METRICS_TOKEN || null,
    logLevel: oneOf(env, 'CARDWRIGHT_LOG', logLevels) ?? 'info',
    trustProxy: proxiesIn(env),
    natsUrl: natsIn(env),
    adminToken: adminTokenIn(env),
    operators: (env.CARDWRIGHT_OPERATORS ?? '').split(',').flatMap((id) => id.trim() || []),
    guestDays: numberIn(env, 'CARDWRIGHT_GUEST_DAYS', 36_500) ?? 90,
    mail: mailIn(env),
    budgets: budgetsIn(env),
    quickTime: { move: (numberIn(env, 'CARDWRIGHT_QUICK_MOVE_SECONDS', 86_400) ?? 120) * 1000 },
  }
}

const ownMachine = ['localhost', '127.0.0.1', '[::1]']

function namesOf(origin: string): readonly string[] {
  const url = new URL(origin)
  if (!ownMachine.includes(url.hostname)) return [url.origin]
  return ownMachine.map((hostname) => Object.assign(new URL(url), { hostname }).origin)
}

function adminTokenIn({ CARDWRIGHT_ADMIN_TOKEN: token }: NodeJS.ProcessEnv): string | null {
  if (token === undefined || token === '') return null
  if (token.length < 32)
    throw new ConfigError('CARDWRIGHT_ADMIN_TOKEN has at least 32 characters: openssl rand -hex 32')
  return token
}

function mailIn({ CARDWRIGHT_MAIL_URL: url, CARDWRIGHT_MAIL_FROM: from }: NodeJS.ProcessEnv): MailSettings | null {
  if (!url && !from) return null
  if (!url || !from) throw new ConfigError('CARDWRIGHT_MAIL_URL and CARDWRIGHT_MAIL_FROM are set together, or neither.')
  const { protocol, hostname, pathname, search } = URL.parse(url) ?? {}
  // the url may hold a password, and what is printed is kept
  if (!/^smtps?:$/.test(protocol ?? '') || !hostname || pathname || search)
    throw new ConfigError('CARDWRIGHT_MAIL_URL is like smtps://user:password@mail.example.org or smtp://127.0.0.1:25.')
  if (!/^([^<>"\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from))
    throw new ConfigError(`CARDWRIGHT_MAIL_FROM is like Cardwright <cards@example.org>, not ${from}.`)
  return { url, from }
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

function oneOf(env: NodeJS.ProcessEnv, name: string, words: readonly string[]): string | undefined {
  const word = env[name]
  if (word === undefined || word === '' || words.includes(word)) return word || undefined
  throw new ConfigError(`${name} is one of ${words.join(', ')}, not ${word}.`)
}

function natsIn({ NATS_URL: url }: NodeJS.ProcessEnv): string | null {
  if (url === undefined || url === '') return null
  if (/^(nats|tls):\/\/[^/]+$/.test(url)) return url
  throw new ConfigError(`NATS_URL is like nats://127.0.0.1:4222 or tls://user:password@host, not ${url}.`)
}

function proxiesIn({ CARDWRIGHT_TRUST_PROXY: proxies }: NodeJS.ProcessEnv): string | null {
  if (proxies === undefined || proxies === '') return null
  try {
    trustIn(proxies)
    return proxies
  } catch {
    throw new ConfigError(`CARDWRIGHT_TRUST_PROXY is a list like 127.0.0.1, 10.0.0.0/8, not ${proxies}.`)
  }
}

/** Whether an address is one of these proxies. */
export function trustIn(proxies: string | null): (address: string) => boolean {
  if (proxies === null) return () => false
  const trust = proxyaddr.compile(proxies.split(',').map((each) => each.trim()))
  return (address) => trust(address, 0)
}

function budgetsIn(env: NodeJS.ProcessEnv): Budgets {
  const given = budgetNames.flatMap((name) => {
    const number = numberIn(env, settingOf(name), 2 ** 40)
    return number === undefined ? [] : [[name, number]]
  })
  return { ...usualBudgets, ...Object.fromEntries(given) }
}

function numberIn(env: NodeJS.ProcessEnv, name: string, most = 65_535): number | undefined {
  const text = env[name]
  if (text === undefined || text === '') return undefined
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0 || number > most) {
    throw new ConfigError(`${name} is a number from 0 to ${most}, not ${text}.`)
  }
  return number
}

/** Sessions are signed with it. On one machine it is made once and kept beside the data. */
function secretOf(env: NodeJS.ProcessEnv, folder: string | null): string {
  const given = env.CARDWRIGHT_SECRET
  if (given !== undefined) {
    if (given.length < 32) throw new ConfigError('CARDWRIGHT_SECRET has at least 32 characters: openssl rand -hex 32')
    return given
  }
  if (folder === null) {
    throw new ConfigError('With PostgreSQL set CARDWRIGHT_SECRET, the same for all processes: openssl rand -hex 32')
  }
  const file = join(folder, 'secret')
  try {
    makeFolder(folder)
    if (!existsSync(file)) makeSecret(file)
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const why = (error as Error).message
    throw new ConfigError(`The folder ${folder} cannot be used: ${why}. Name one with --data that can be written to.`)
  }
}

/** Written whole before it is there by its name: of processes that start together one makes it, and all read the same. */
function makeSecret(file: string): void {
  const draft = `${file}.${randomBytes(8).toString('hex')}`
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    unlinkSync(draft)
  }
}
