import { type DestinationStream, type LoggerOptions, type Logger as PinoLogger, pino } from 'pino'

/** What never reaches a log, however deep it is in what was logged. */
const SECRETS = [
  'cookie',
  'authorization',
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'secret',
  '["set-cookie"]',
  '["set-auth-token"]',
]

const under = (prefix: string) =>
  SECRETS.map((secret) => (secret.startsWith('[') ? prefix + secret : `${prefix}.${secret}`))

export const redact = {
  paths: [...SECRETS, ...['*', '*.*', '*.*.*'].flatMap(under)],
  censor: '[hidden]',
} satisfies LoggerOptions['redact']

export const serializers = {
  req: (request: { id?: string; method?: string; url?: string }) => ({
    id: request.id,
    method: request.method,
    path: publicPath(request.url ?? ''),
  }),
  res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
  // other fields of an error can be the row, the key or the request that it is about
  err: (error: unknown) =>
    error instanceof Error
      ? { type: error.name, message: error.message, code: (error as { code?: unknown }).code, stack: error.stack }
      : { type: typeof error },
} satisfies LoggerOptions['serializers']

/** Structured logs without secrets: one JSON a line, to standard output unless told otherwise. */
export function makeLogger(level: string, destination?: DestinationStream): PinoLogger {
  const options: LoggerOptions = { level, redact, serializers, base: undefined }
  return destination ? pino(options, destination) : pino(options)
}

/** A path as it may be logged. Anybody who knows the link of a private table may sit down there. */
export function publicPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0]!
  return path.replace(/[\w-]{16,}(?![\w.-])/g, (id) => `${id.slice(0, 4)}...`)
}
