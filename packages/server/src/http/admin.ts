import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Auth } from '../auth.ts'
import type { Office } from '../operators/office.ts'
import { sanctionKinds } from '../operators/sanctions.ts'
import { httpWords } from '../words/en/http.ts'
import { bearerIs } from './security.ts'

export interface AdminOptions {
  readonly auth: Auth
  readonly office: Office
  /** Lets programs in that have it: the command line. */
  readonly token: string | null
  /** People whose sessions let them in, by their ids. */
  readonly operators: readonly string[]
}

const reason = z.string().trim().min(1).max(500)
const because = z.strictObject({ why: reason })
const sanction = z.strictObject({ why: reason, hours: z.number().positive().max(87_600).nullable().default(null) })

const refuse = (reply: FastifyReply, status: number, why: string) => reply.status(status).send({ why })

/** /api/admin/*: for operators alone. Everybody else is told that there is nothing here. */
export function adminRoutes({ auth, office, token, operators }: AdminOptions) {
  async function operatorIn(request: FastifyRequest): Promise<string | null> {
    if (token !== null && bearerIs(token, request.headers)) return 'token'
    const person = operators.length === 0 ? null : await auth.identify(request.headers)
    return person && operators.includes(person.id) ? person.id : null
  }

  return async (app: FastifyInstance): Promise<void> => {
    const names = new WeakMap<FastifyRequest, string>()
    app.addHook('preHandler', async (request, reply) => {
      const operator = await operatorIn(request)
      if (operator === null) return refuse(reply, 404, httpWords.nothingHere)
      names.set(request, operator)
    })
    const nameOf = (request: FastifyRequest): string => names.get(request)!

    app.get('/api/admin', async (request) => ({ operator: nameOf(request) }))
    app.get('/api/admin/reports', async () => {
      const reports = await office.reports()
      return { reports, names: await office.namesOf(reports.flatMap(({ person, reported }) => [person, reported])) }
    })
    app.get('/api/admin/log', async () => {
      const operations = await office.operations()
      return {
        operations,
        names: await office.namesOf(operations.flatMap(({ operator, subject }) => [operator, subject])),
      }
    })
    app.post('/api/admin/purge', async (request) => office.purge(nameOf(request)))

    app.post<{ Params: { id: string } }>('/api/admin/reports/:id/settle', async (request, reply) => {
      const given = because.safeParse(request.body)
      if (!given.success) return refuse(reply, 400, httpWords.sayWhy)
      const isThere = await office.settle(nameOf(request), request.params.id, given.data.why)
      return isThere ? { done: true } : refuse(reply, 404, httpWords.noReport)
    })

    app.get<{ Params: { id: string } }>('/api/admin/people/:id', async (request, reply) => {
      const dossier = await office.dossier(request.params.id)
      return dossier ?? refuse(reply, 404, httpWords.nobody)
    })

    for (const kind of sanctionKinds) {
      app.post<{ Params: { id: string } }>(`/api/admin/people/:id/${kind}`, async (request, reply) => {
        const given = sanction.safeParse(request.body)
        if (!given.success) return refuse(reply, 400, httpWords.sayWhyAndHours)
        const { id } = request.params
        if (!(await office.dossier(id))) return refuse(reply, 404, httpWords.nobody)
        await office.sanction(nameOf(request), id, kind, given.data.hours, given.data.why)
        return { done: true }
      })
      app.post<{ Params: { id: string } }>(`/api/admin/people/:id/un${kind}`, async (request, reply) => {
        const given = because.safeParse(request.body)
        if (!given.success) return refuse(reply, 400, httpWords.sayWhy)
        await office.lift(nameOf(request), request.params.id, kind, given.data.why)
        return { done: true }
      })
    }

    app.post<{ Params: { id: string } }>('/api/admin/matches/:id/end', async (request, reply) => {
      const given = because.safeParse(request.body)
      if (!given.success) return refuse(reply, 400, httpWords.sayWhy)
      const outcome = await office.end(nameOf(request), request.params.id, given.data.why)
      if (outcome === null) return { done: true }
      if ('why' in outcome) return refuse(reply, 409, outcome.why)
      // the process that leads the match, as clients reach it
      const url = outcome.elsewhere.replace(/^ws/, 'http').replace(/\/ws$/, '')
      return reply.status(307).header('location', `${url}${request.url}`).send({ elsewhere: url })
    })
  }
}
