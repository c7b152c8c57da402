import type { AddressInfo } from 'node:net'
import { importedFor, importedSet, importedSets } from '@cardwright/catalog/node'
import proxyaddr from '@fastify/proxy-addr'
import type { Logger } from 'pino'
import { makeAuth } from './auth.ts'
import { type Config, ConfigError, trustIn } from './config.ts'
import { Gateway } from './gateway.ts'
import { House } from './house.ts'
import { makeApp } from './http/app.ts'
import { makeLogger } from './http/log.ts'
import { makeMetrics } from './http/metrics.ts'
import { Mailer } from './mail/mailer.ts'
import { Office } from './operators/office.ts'
import { type SanctionKind, Sanctions, sentenceOf } from './operators/sanctions.ts'
import { Accounts } from './people/accounts.ts'
import { BotAccounts } from './people/bot-accounts.ts'
import { PersonalDecks } from './people/decks.ts'
import { Forgetting } from './people/forgetting.ts'
import { type Games, loadGames } from './rules/games.ts'
import { openStorage, type Statement } from './storage/open.ts'
import { Strangers } from './strangers.ts'
import { tablesWords } from './words/en/tables.ts'

export const serverVersion = '0.1.0'

export interface Serving {
  readonly port: number
  readonly house: House
  /** What operators can do. */
  readonly office: Office
  /** Stores what was begun, hands the matches over and stops. */
  close(): Promise<void>
}

export interface ServeOptions {
  /** The games that are played, if not all of the catalog. */
  readonly games?: Games
  readonly logger?: Logger
  /** Rooms that nobody has looked into for so long are left, in ms. */
  readonly idleFor?: number
  /** Hears every statement that is sent to the database. */
  readonly onStatement?: (statement: Statement) => void
}

/** How long open connections are waited for when the server stops, in ms. */
const farewell = 1000
/** How often ended sessions and lost guests are removed, in ms. */
const purgeEvery = 6 * 3_600_000

async function listen(app: ReturnType<typeof makeApp>, { host, port }: Config): Promise<void> {
  await app.listen({ host, port }).catch((error: Error) => {
    const advice = '--host is an address of this machine, and --port one that nothing else serves at.'
    throw new ConfigError(`Nothing can be served at ${host}:${port}: ${error.message}. ${advice}`)
  })
}

export async function serve(config: Config, options: ServeOptions = {}): Promise<Serving> {
  const logger = options.logger ?? makeLogger(config.logLevel)
  const { budgets } = config
  const storage = await openStorage(config.storage, options.onStatement)
  const metrics = makeMetrics()
  const accounts = new Accounts(storage)
  const sanctions = new Sanctions(storage)
  const bots = new BotAccounts(storage, budgets.botsPerPerson)
  const sentence = async (person: string, kind: SanctionKind) => {
    const sanction = await sanctions.get(person, kind)
    return sanction && sentenceOf(sanction)
  }
  const silenced = (person: string) => sentence(person, 'mute')
  const house = new House({
    games: options.games ?? (await loadGames()),
    storage,
    url: config.nodeUrl,
    version: serverVersion,
    secret: config.secret,
    metrics,
    fault: (fault) => logger.error({ fault }, 'fault'),
    silenced,
    budgets,
    quickTime: config.quickTime,
    natsUrl: config.natsUrl,
    ...(options.idleFor !== undefined && { idleFor: options.idleFor }),
  })
  const mailer =
    config.mail &&
    new Mailer({
      ...config.mail,
      perHour: budgets.mailsPerHour,
      outcome: (outcome) => metrics.mails.inc({ outcome }),
      fault: (err) => logger.error({ err }, 'a mail could not be sent'),
    })
  const forgetting = new Forgetting(storage, house.matches, house.mutes)
  /** Somebody is gone for good. */
  const depart = async (person: string) => {
    await house.standUp(person, await forgetting.matchesOf(person))
    await forgetting.forget(person)
  }
  const signedOut = (person: string) => {
    auth.changed(person)
    house.tellOf(person)
  }
  const dismiss = async (bot: string) => {
    signedOut(bot)
    await depart(bot)
  }
  const auth = makeAuth({
    db: storage.db,
    dialect: storage.dialect,
    secret: config.secret,
    baseURL: config.origin,
    trustedOrigins: config.origins,
    onLink: async (from, to, name) => {
      const mute = await sanctions.get(from, 'mute')
      const kept = mute && (await accounts.keepName(from, to, mute.at))
      await sanctions.carryOver(from, to)
      await house.link(from, to, kept ?? name)
    },
    onChange: (person) => house.tellOf(person),
    onDelete: async (person) => {
      for (const bot of await bots.removeAll(person)) await dismiss(bot)
      await depart(person)
    },
    banned: (person) => sentence(person, 'ban'),
    silenced,
    bot: (token) => bots.identify(token),
    ...(mailer && { mail: (letter) => mailer.send(letter) }),
    logger,
    limits: { guests: budgets.guestsPerMinute, signUp: budgets.signUpsPerMinute, signIn: budgets.signInsPerMinute },
  })
  const office = new Office({
    storage,
    house,
    accounts,
    sanctions,
    bots,
    forgetting,
    signedOut,
    dismiss,
    guestDays: config.guestDays,
    log: (operation) => logger.info({ operation }, 'operation'),
  })
  house.onAccount = (person) => auth.changed(person)
  await auth.migrate()
  const app = makeApp({
    auth,
    logger,
    web: config.web,
    origin: config.origin,
    trustedOrigins: config.origins,
    hasMail: mailer !== null,
    requestsPerMinute: budgets.requestsPerMinute,
    arrival: budgets.strangerSeconds * 1000,
    ready: () => house.ready(),
    metrics: metrics.registry,
    metricsToken: config.metricsToken,
    ...(config.trustProxy !== null && { trustProxy: config.trustProxy }),
    admin: { auth, office, token: config.adminToken, operators: config.operators },
    personal: {
      auth,
      accounts,
      forgetting,
      bots,
      decks: new PersonalDecks(storage, budgets.decksPerPerson),
      silenced,
      dismiss,
    },
    games: async () => house.listedGames,
    imports: importedFor,
    sets: { all: importedSets, cards: importedSet },
    matches: {
      mine: async (person, before) => {
        const tables = await house.matches.of(person, before)
        return tables.map((table) => house.tableFor(person, table))
      },
      record: async (match) => {
        // asked before it is read: it may be filed, and its room left, meanwhile
        const hasEnded = house.rooms.hasEnded(match)
        const stored = await house.matches.get(match)
        if (!stored) return { status: 404, why: tablesWords.noMatch }
        if (stored.table.status !== 'over' && !hasEnded) return { status: 409, why: tablesWords.recordIsSecret }
        const text = await house.rooms.recordOf(match)
        return text === null ? { status: 404, why: tablesWords.noMatch } : { text }
      },
    },
  })
  const isProxy = trustIn(config.trustProxy)
  const strangers = new Strangers(budgets, isProxy)
  const gateway = new Gateway({
    house,
    auth,
    origins: config.origins,
    budgets,
    addressOf: (request) => proxyaddr(request, isProxy),
    strangers,
  })
  app.server.on('upgrade', gateway.upgrade)
  strangers.watch(app.server)
  try {
    await house.open()
    await listen(app, config)
  } catch (error) {
    await house.close()
    await storage.close()
    throw error
  }
  const { port } = app.server.address() as AddressInfo
  logger.info({ port, node: house.leases.node }, 'serving')

  const purging = setInterval(() => {
    office.purge('server').catch((error) => logger.error({ err: error }, 'what is old could not be purged'))
  }, purgeEvery)
  purging.unref()

  let closing: Promise<void> | null = null
  const close = async () => {
    clearInterval(purging)
    mailer?.close()
    await house.close()
    gateway.close()
    await new Promise((resolve) => setTimeout(resolve, gateway.connections > 0 ? farewell : 0))
    gateway.terminate()
    await app.close()
    await storage.close()
  }
  return {
    port,
    house,
    office,
    close: () => {
      closing ??= close()
      return closing
    },
  }
}
