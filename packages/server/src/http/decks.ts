import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Auth, Person } from '../auth.ts'
import type { PersonalDecks } from '../people/decks.ts'
import { httpWords } from '../words/en/http.ts'

export interface DeckOptions {
  readonly auth: Auth
  readonly decks: PersonalDecks
}

const word = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{C}]*$/u)

const deck = z.strictObject({
  game: word(40).min(1),
  name: word(60),
  cards: z
    .record(word(100).min(1), z.int().min(1).max(99))
    .refine((cards) => Object.keys(cards).length <= 300, 'at most 300 different cards'),
  changed: z.int().min(0).max(8.64e15),
})

const idPattern = /^[\w-]{1,64}$/

const refuse = (reply: FastifyReply, status: number, why: string) => reply.status(status).send({ why })

/** The decks that people keep with their account. Guests keep theirs in their browser. */
export function deckRoutes({ auth, decks }: DeckOptions) {
  return async (app: FastifyInstance): Promise<void> => {
    const owner = async (headers: Parameters<Auth['identify']>[0]): Promise<Person | null> => {
      const person = await auth.identify(headers)
      return person && !person.bot && !person.guest ? person : null
    }

    app.get('/api/decks', async (request, reply) => {
      const person = await owner(request.headers)
      if (!person) return refuse(reply, 401, httpWords.signInForDecks)
      return { decks: await decks.of(person.id) }
    })

    app.post<{ Params: { id: string } }>('/api/decks/:id', async (request, reply) => {
      const person = await owner(request.headers)
      if (!person) return refuse(reply, 401, httpWords.signInForDecks)
      const given = deck.safeParse(request.body)
      if (!given.success || !idPattern.test(request.params.id)) return refuse(reply, 400, httpWords.deckIs)
      const isKept = await decks.keep(person.id, { id: request.params.id, ...given.data })
      return isKept ? { done: true } : refuse(reply, 409, httpWords.deckLimit)
    })

    app.post<{ Params: { id: string } }>('/api/decks/:id/remove', async (request, reply) => {
      const person = await owner(request.headers)
      if (!person) return refuse(reply, 401, httpWords.signInForDecks)
      const isGone = await decks.remove(person.id, request.params.id)
      return isGone ? { done: true } : refuse(reply, 404, httpWords.noDeck)
    })
  }
}
