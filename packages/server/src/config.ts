import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Config {
  readonly host: string
  readonly port: number
  /** A folder for SQLite, or a connection string of PostgreSQL. */
  readonly storage: string
  /** Where people find it: `https://cards.example.org`. */
  readonly origin: string
  /** Where clients reach this very process, if there are several. */
  readonly nodeUrl: string
  readonly secret: string
  readonly web: string | null
  readonly metricsToken: string | null
  readonly logLevel: string
  /** Proxies before it whose word about addresses is believed; none unless said. */
  readonly trustProxy: string | null
  /** How many connections one address may hold. */
  readonly connectionsPerAddress: number
  /** How many guests one address may bring in a minute. */
  readonly guestsPerMinute: number
  /** How many messages a connection may send in a second. */
  readonly messagesPerSecond: number
}

/** A setting that is missing or wrong: the message says which, and what would be right. */
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
  if (!/^https?:\/\/[^/]+$/.test(origin)) {
    throw new ConfigError(`The origin is like https://cards.example.org, without a path, not ${origin}.`)
  }
  const nodeUrl = given.nodeUrl ?? env.CARDWRIGHT_NODE_URL ?? `${origin.replace(/^http/, 'ws')}/ws`
  return {
    host,
    port,
    storage: database ?? folder,
    origin,
    nodeUrl,
    secret: secretOf(env, database === undefined ? folder : null),
    web: given.web ?? null,
    metricsToken: env.CARDWRIGHT_METRICS_TOKEN ?? null,
    logLevel: env.CARDWRIGHT_LOG ?? 'info',
    trustProxy: env.CARDWRIGHT_TRUST_PROXY ?? null,
    connectionsPerAddress: numberIn(env, 'CARDWRIGHT_CONNECTIONS_PER_ADDRESS') ?? 200,
    guestsPerMinute: numberIn(env, 'CARDWRIGHT_GUESTS_PER_MINUTE') ?? 20,
    messagesPerSecond: numberIn(env, 'CARDWRIGHT_MESSAGES_PER_SECOND') ?? 20,
  }
}

function numberIn(env: NodeJS.ProcessEnv, name: string): number | undefined {
  const text = env[name]
  if (text === undefined || text === '') return undefined
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new ConfigError(`${name} is a number from 0 to 65535, not ${text}.`)
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
  mkdirSync(folder, { recursive: true })
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}
