import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ADDRESS_HEADER, type Auth } from '../auth.ts'
import { httpWords } from '../words/en/http.ts'

const BODY_LIMIT = 32 * 1024

/** /api/auth/* and /api/me. */
export function accountRoutes(auth: Auth, origin: string) {
  return async (app: FastifyInstance): Promise<void> => {
    // better-auth reads the body itself
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_, body, done) => done(null, body))

    app.route({
      method: ['GET', 'POST'],
      url: '/api/auth/*',
      bodyLimit: BODY_LIMIT,
      // tokens and what a stranger has sent must not be squeezed together: the size would tell
      compress: false,
      handler: async (request, reply) => {
        const response = await auth.handle(webRequest(request, origin + request.raw.url))
        // a page has its cookie, which scripts cannot read; the token is for programs
        if (request.headers['sec-fetch-site'] !== undefined) response.headers.delete('set-auth-token')
        for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
        for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
        reply.status(response.status)
        const text = await response.text()
        if (response.status < 400) return reply.send(text)
        const wait = response.headers.get('x-retry-after')
        if (wait !== null) reply.header('retry-after', wait)
        return reply.type('application/json').send(JSON.stringify(withWhy(text, response.status)))
      },
    })

    app.get('/api/me', async (request, reply) => {
      const person = await auth.identify(request.headers)
      if (!person) return { person: null }
      // a session lives on while it is used, and so must its cookie
      const renewed = await auth.handle(webRequest(request, `${origin}/api/auth/get-session`))
      for (const cookie of renewed.headers.getSetCookie()) reply.header('set-cookie', cookie)
      return { person }
    })
  }
}

function webRequest(request: FastifyRequest, url: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'content-length' && name !== 'transfer-encoding' && name !== 'connection')
      headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  // Node's fetch sends this too, and better-auth takes whoever does for a browser that hides its origin
  if (!headers.has('origin') && !headers.has('sec-fetch-site')) headers.delete('sec-fetch-mode')
  headers.set(ADDRESS_HEADER, request.ip)
  const body = request.body as Buffer | undefined
  return new Request(url, {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    ...(body && body.length > 0 && { body: new Uint8Array(body) }),
  })
}

/** Refusals of which people need to know what to do next. */
const OURS: Readonly<Record<string, string>> = {
  EMAIL_NOT_VERIFIED: httpWords.confirmFirst,
  INVALID_TOKEN: httpWords.linkTooOld,
  TOKEN_EXPIRED: httpWords.linkTooOld,
  USER_NOT_FOUND: httpWords.linkTooOld,
  INVALID_USER: httpWords.somebodyElse,
}

/** better-auth's own refusal, which its client understands, and beside it a sentence as every route gives it. */
function withWhy(text: string, status: number): Record<string, unknown> {
  let body: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null) body = parsed as Record<string, unknown>
  } catch {}
  const ours = OURS[String(body.code)]
  const why = ours ?? (typeof body.message === 'string' && body.message !== '' ? body.message : sentence(status))
  return { ...body, why }
}

function sentence(status: number): string {
  if (status === 404) return httpWords.nothingHere
  const name = STATUS_CODES[status]
  return name === undefined ? httpWords.wentWrong : `${name}.`
}
