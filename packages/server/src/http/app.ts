import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Auth } from '../auth.ts'
import { isSocketAt } from '../gateway.ts'
import { httpWords } from '../words/en/http.ts'
import { tablesWords } from '../words/en/tables.ts'
import { accountRoutes } from './accounts.ts'
import { type AdminOptions, adminRoutes } from './admin.ts'
import { deckRoutes } from './decks.ts'
import { redact, serializers } from './log.ts'
import { Methods } from './methods.ts'
import { type PersonalOptions, personalRoutes } from './personal.ts'
import { bearerIs, isForeign, isLoopback, PERMISSIONS, securityHeaders } from './security.ts'
import { isPage, page, serveWeb } from './web.ts'

export interface HttpOptions {
  readonly auth: Auth
  readonly logger: Logger | false
  /** The built web client's folder, if there is one. */
  readonly web: string | null
  /** Where people reach the server, as `https://cards.example`. */
  readonly origin: string
  /** Pages of other origins that may change something here too: a development server, say. */
  readonly trustedOrigins?: readonly string[]
  /** Whether people can do things by mail here. */
  readonly hasMail?: boolean
  /** null if ready, else what is missing. */
  ready(): Promise<string | null>
  readonly metrics: Registry
  /** Who may read the metrics from elsewhere; without it they are for this machine alone. */
  readonly metricsToken?: string | null
  /** The proxies whose `x-forwarded-for` is believed: addresses or ranges, with commas between. */
  readonly trustProxy?: string | boolean
  /** How often one address may ask the API. */
  readonly requestsPerMinute: number
  /** How long a request may take to arrive, in ms. */
  readonly arrival: number
  readonly matches: MatchesApi
  /** What operators and people do beside playing; without it there are no such routes. */
  readonly admin?: AdminOptions
  readonly personal?: PersonalOptions
  /** What GET /api/games answers. */
  games(): Promise<readonly GameCard[]>
  /** The cards of a game that were imported here, for pages that load the game themselves. */
  imports(game: string): Promise<readonly unknown[]>
  /** The imported sets of a game that takes them one at a time, and the cards of one; null if there is no such set. */
  readonly sets: {
    all(game: string): Promise<readonly unknown[]>
    cards(game: string, set: string): Promise<readonly unknown[] | null>
  }
}

export interface MatchesApi {
  /** Matches in which a person has played, the newest first; `before` is the `changed` of the last one seen. */
  mine(person: string, before: number | null): Promise<unknown[]>
  /** The record of a finished match as text (one JSON a line), or why there is none. */
  record(match: string): Promise<{ text: string } | { status: 404 | 409; why: string }>
}

export interface GameCard {
  readonly id: string
  readonly title: string
  readonly version: string
  readonly seats: readonly [min: number, max: number]
}

const BODY_LIMIT = 64 * 1024
/** How long what is under way may take when the server closes. */
const FAREWELL_MS = 2000
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Asked for so often that they are logged only when somebody looks closely. */
const CHATTER = new Set(['/health', '/ready', '/metrics'])

export function makeApp(options: HttpOptions): FastifyInstance {
  const app = Fastify({
    ...(options.logger
      ? { loggerInstance: options.logger.child({}, { redact, serializers }) }
      : { logger: false as const }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: options.arrival,
    connectionTimeout: 30_000,
    // of two times Node takes the longer one for a body, and it looks once in a while
    http: {
      requestTimeout: options.arrival,
      headersTimeout: options.arrival,
      connectionsCheckingInterval: options.arrival / 4,
    },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: options.trustProxy ?? false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => answerError(error, request as FastifyRequest, reply as FastifyReply),
    // its own type names the kind of its logger, which nothing here depends on
  }) as unknown as FastifyInstance

  app.register(helmet, securityHeaders(options.origin))
  app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  guard(app, options)
  app.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url
    const level = path === undefined || !CHATTER.has(path) ? 'info' : 'debug'
    request.log[level]({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'request')
  })
  app.setErrorHandler(answerError)
  const methods = methodsOf(app)
  app.setNotFoundHandler((request, reply) => {
    const isSocket = isSocketAt(request.url)
    if (isSocket && request.method === 'GET') return openSocket(reply)
    const taken = isSocket ? ['GET'] : methods.at(request.url)
    if (taken.length > 0) return refuse(reply.header('allow', taken.join(', ')), 405, httpWords.otherMethod(taken))
    return options.web !== null && isPage(request) ? page(reply) : refuse(reply, 404, httpWords.nothingHere)
  })
  closeInTime(app)
  if (options.web !== null) serveWeb(app, options.web)
  app.register(accountRoutes(options.auth, options.origin))
  app.register(async (scope) => apiRoutes(scope, options))
  if (options.admin) app.register(adminRoutes(options.admin))
  if (options.personal) {
    app.register(personalRoutes(options.personal))
    app.register(deckRoutes(options.personal))
  }
  app.register(async (scope) => operatorRoutes(scope, options))
  return app
}

/** What the routes take that are added from now on. That there are operators, and files of pages, is said to nobody who asks amiss. */
function methodsOf(app: FastifyInstance): Methods {
  const methods = new Methods()
  app.addHook('onRoute', ({ url, method }) => {
    if (url !== '/*' && !url.startsWith('/api/admin')) methods.add(url, [method].flat())
  })
  return methods
}

const openSocket = (reply: FastifyReply) =>
  refuse(reply.headers({ upgrade: 'websocket', connection: 'upgrade' }), 426, httpWords.openSocket)

/** A connection that says nothing, or half of something, would keep the server from closing for a minute. */
function closeInTime(app: FastifyInstance): void {
  let timer: NodeJS.Timeout
  app.addHook('preClose', async () => {
    timer = setTimeout(() => app.server.closeAllConnections(), FAREWELL_MS)
  })
  app.addHook('onClose', async () => clearTimeout(timer))
}

/** What holds for every request: an id, headers, no strangers' pages, not too many. */
function guard(app: FastifyInstance, options: HttpOptions): void {
  const allowed = new Set([new URL(options.origin).origin, ...(options.trustedOrigins ?? [])])
  const limiter = new RateLimiterMemory({ points: options.requestsPerMinute, duration: 60 })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('permissions-policy', PERMISSIONS)
    if (!READING.has(request.method) && isForeign(request.headers, allowed))
      return refuse(reply, 403, httpWords.otherSite(new URL(options.origin).origin))
    if (!request.url.startsWith('/api/')) return
    reply.header('cache-control', 'no-store')
    try {
      await limiter.consume(request.ip)
    } catch (over) {
      if (!(over instanceof RateLimiterRes)) throw over
      reply.header('retry-after', Math.ceil(over.msBeforeNext / 1000))
      return refuse(reply, 429, httpWords.tooMany)
    }
  })
}

function apiRoutes(app: FastifyInstance, { auth, matches, games, imports, sets, hasMail }: HttpOptions): void {
  app.get('/api/site', async () => ({ mail: hasMail === true }))

  app.get('/api/games', async () => ({ games: await games() }))

  app.get<{ Params: { game: string } }>('/api/imports/:game', async (request, reply) => {
    reply.header('cache-control', 'private, max-age=60')
    const { game } = request.params
    return { cards: await imports(game), sets: await sets.all(game) }
  })

  app.get<{ Params: { game: string; set: string } }>('/api/imports/:game/:set', async (request, reply) => {
    const cards = await sets.cards(request.params.game, request.params.set)
    if (cards === null) return refuse(reply, 404, httpWords.noSet)
    reply.header('cache-control', 'private, max-age=3600')
    return { cards }
  })

  app.get<{ Querystring: { before?: unknown } }>('/api/matches', async (request, reply) => {
    const person = await auth.identify(request.headers)
    if (!person) return refuse(reply, 401, httpWords.signInForMatches)
    const { before } = request.query
    if (before !== undefined && !(typeof before === 'string' && /^\d{1,15}$/.test(before)))
      return refuse(reply, 400, '`before` is a time in milliseconds: the `changed` of the last match seen.')
    return { matches: await matches.mine(person.id, before === undefined ? null : Number(before)) }
  })

  app.get<{ Params: { id: string } }>('/api/matches/:id/record', async (request, reply) => {
    const { id } = request.params
    if (!/^[\w-]{1,100}$/.test(id)) return refuse(reply, 404, tablesWords.noMatch)
    const record = await matches.record(id)
    if ('why' in record) return refuse(reply, record.status, record.why)
    return reply
      .type('application/jsonl')
      .header('content-disposition', `attachment; filename="cardwright-${id}.jsonl"`)
      .send(record.text)
  })
}

function operatorRoutes(app: FastifyInstance, { ready, metrics, metricsToken }: HttpOptions): void {
  app.get('/health', async () => ({ alive: true }))

  app.get('/ready', async (request, reply) => {
    const missing = await ready().catch((err: unknown) => {
      request.log.error({ err }, 'readiness cannot be told')
      return httpWords.readinessUnknown
    })
    return missing === null ? { ready: true } : refuse(reply, 503, missing)
  })

  app.get('/metrics', async (request, reply) => {
    const allowed =
      metricsToken == null
        ? isLoopback(request.socket.remoteAddress, request.headers)
        : bearerIs(metricsToken, request.headers)
    if (!allowed) return refuse(reply, 403, httpWords.metricsAreOperators)
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
}

const refuse = (reply: FastifyReply, status: number, why: string) => reply.status(status).send({ why })

/** Why a request was refused before any route saw it. The library's own messages quote what was sent. */
const WHY: Readonly<Record<number, string>> = {
  400: httpWords.unreadable,
  404: httpWords.nothingHere,
  413: httpWords.tooLarge,
  414: httpWords.addressTooLong,
  415: httpWords.onlyJson,
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500
  if (status < 500) {
    request.log.info({ code: error.code }, 'refused')
    return refuse(reply, status, WHY[status] ?? httpWords.refused)
  }
  request.log.error({ err: error }, 'a request failed')
  return reply.status(status === 503 ? 503 : 500).send({ why: httpWords.failed, request: request.id })
}
