import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Vite names a file under assets/ by its content: it never changes. Icons seldom do. Everything else is asked for anew. */
const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/** What says something about pages. On each of the thirty files of a first visit it would weigh more than some of them. */
const FOR_PAGES = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  // for people who report an error, and an asset makes none
  'x-request-id',
]

/** What asks whether something has changed. An asset never has. */
const FOR_CHANGES = ['etag', 'last-modified', 'accept-ranges']

/**
 * What a page fetches as one of these is ruled by the page: only what can be a page or a thread has a policy of its own. No
 * `vary` says so: what a page has fetched would not do for its threads, which would ask for it again.
 */
const PARTS = ['script', 'style', 'font']
const POLICY = 'content-security-policy'

/** Serves the built client's files, compressed as its build left them. Its own routes get index.html from `page`. */
export function serveWeb(app: FastifyInstance, folder: string): void {
  app.register(fastifyStatic, {
    root: folder,
    index: ['index.html'],
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isAsset = /[\\/]assets[\\/][^\\/]+$/.test(path)
      if (isAsset) {
        const isPart = PARTS.includes(String(reply.request.headers['sec-fetch-dest']))
        const unneeded = [...FOR_PAGES, ...FOR_CHANGES, ...(isPart ? [POLICY] : [])]
        for (const name of unneeded) reply.removeHeader(name)
      }
      const kept = /\.svg(\.br)?$/.test(path) ? A_DAY : 'no-cache'
      reply.header('cache-control', isAsset ? FOREVER : kept)
    },
  })
}

/** A path of the client: not the server's, and not a file that is missing. */
export function isPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0]!
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|ws|assets)(\/|$)/.test(path) && !/\.\w+$/.test(path)
}

export const page = (reply: FastifyReply) => reply.status(200).sendFile('index.html')
