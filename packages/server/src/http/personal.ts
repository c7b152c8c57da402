import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Auth, Person } from '../auth.ts'
import type { Accounts } from '../people/accounts.ts'
import type { BotAccounts } from '../people/bot-accounts.ts'
import type { PersonalDecks } from '../people/decks.ts'
import type { Forgetting } from '../people/forgetting.ts'
import { httpWords } from '../words/en/http.ts'

export interface PersonalOptions {
  readonly auth: Auth
  readonly accounts: Accounts
  readonly forgetting: Forgetting
  readonly bots: BotAccounts
  readonly decks: PersonalDecks
  /** Why somebody may not talk, nor say it by the names of their bots; null if they may. */
  readonly silenced: (person: string) => Promise<string | null>
  /** A bot whose token is gone leaves where it sits and plays. */
  readonly dismiss: (bot: string) => Promise<void>
}

const named = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(30)
    .regex(/^[^\p{C}]+$/u),
})

const refuse = (reply: FastifyReply, status: number, why: string) => reply.status(status).send({ why })

/** What people do with what is theirs: take it along, and let programs play for them. */
export function personalRoutes({ auth, accounts, forgetting, bots, decks, silenced, dismiss }: PersonalOptions) {
  return async (app: FastifyInstance): Promise<void> => {
    /** A token of a bot can do nothing of this. */
    const personIn = async (headers: Parameters<Auth['identify']>[0]): Promise<Person | null> => {
      const person = await auth.identify(headers)
      return person?.bot ? null : person
    }

    app.get('/api/me/export', async (request, reply) => {
      const person = await personIn(request.headers)
      if (!person) return refuse(reply, 401, httpWords.signIn)
      const account = await accounts.get(person.id)
      const sessions = await accounts.sessions(person.id)
      const kept = { bots: await bots.of(person.id), decks: await decks.of(person.id) }
      const data = { account, sessions, ...(await forgetting.export(person.id)), ...kept }
      return reply.header('content-disposition', 'attachment; filename="cardwright.json"').send(data)
    })

    app.get('/api/bots', async (request, reply) => {
      const person = await personIn(request.headers)
      if (!person) return refuse(reply, 401, httpWords.signIn)
      return { bots: await bots.of(person.id) }
    })

    app.post('/api/bots', async (request, reply) => {
      const person = await personIn(request.headers)
      if (!person) return refuse(reply, 401, httpWords.signIn)
      if (person.guest) return refuse(reply, 403, httpWords.botsNeedAccount)
      const given = named.safeParse(request.body)
      if (!given.success) return refuse(reply, 400, httpWords.botIs)
      const muted = await silenced(person.id)
      if (muted !== null) return refuse(reply, 403, muted)
      const made = await bots.make(person.id, given.data.name)
      return made ?? refuse(reply, 409, httpWords.botLimit)
    })

    app.post<{ Params: { id: string } }>('/api/bots/:id/remove', async (request, reply) => {
      const person = await personIn(request.headers)
      if (!person) return refuse(reply, 401, httpWords.signIn)
      const { id } = request.params
      if (!(await bots.remove(person.id, id))) return refuse(reply, 404, httpWords.noBot)
      await dismiss(id)
      return { done: true }
    })
  }
}
