import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Vite names a file under assets/ by its content: it never changes. Everything else is asked for anew. */
const FOREVER = 'public, max-age=31536000, immutable'

/** Serves the built client's files. Its own routes get index.html from `page`. */
export function serveWeb(app: FastifyInstance, folder: string): void {
  app.register(fastifyStatic, {
    root: folder,
    index: ['index.html'],
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forever = /[\\/]assets[\\/][^\\/]+$/.test(path)
      reply.header('cache-control', forever ? FOREVER : 'no-cache')
    },
  })
}

/** A path of the client: not the server's, and not a file that is missing. */
export function isPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0]!
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|ws|assets)(\/|$)/.test(path) && !/\.\w+$/.test(path)
}

export const page = (reply: FastifyReply) => reply.status(200).sendFile('index.html')
