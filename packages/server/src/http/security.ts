import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyHelmetOptions } from '@fastify/helmet'

/** The style elements that react-aria adds to a page. They are constant; anything else inline is refused. */
const STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

/** Everything from our own origin, nothing inline, nobody's frame. */
export function securityHeaders(origin: string): FastifyHelmetOptions {
  const secure = origin.startsWith('https:')
  const hashes = STYLES.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'"],
        styleSrc: ["'self'", ...hashes],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        // old Safari does not count a websocket as 'self'
        connectSrc: ["'self'", origin.replace(/^http/, 'ws')],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  }
}

/** Powers that no page of ours needs. */
export const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'

/**
 * Whether a page of another origin sends this. Browsers say where a request comes from; what says nothing is no
 * browser, and carries nobody's cookies but its own.
 */
export function isForeign(headers: IncomingHttpHeaders, allowed: ReadonlySet<string>): boolean {
  if (headers.origin !== undefined) return !allowed.has(headers.origin)
  const site = headers['sec-fetch-site']
  return site === 'cross-site' || site === 'same-site'
}

/** Whether this comes from the machine itself, and not through a proxy that runs on it. */
export function isLoopback(address: string | undefined, headers: IncomingHttpHeaders): boolean {
  const forwarded = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => headers[name] !== undefined)
  return !forwarded && address !== undefined && /^(::ffff:)?127\.|^::1$/.test(address)
}

export function bearerIs(token: string, headers: IncomingHttpHeaders): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(`Bearer ${token}`), digest(headers.authorization ?? ''))
}
