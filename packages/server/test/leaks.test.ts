import { gameIds, loadGame } from '@cardwright/catalog/node'
import { type Header, type JsonObject, Match, type SeenEvent } from '@cardwright/engine'
import type { Connect, ServerMessage } from '@cardwright/protocol'
import type { JournalEntry } from '@cardwright/room'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './support/house.ts'
import { chairOf, comeIn, type Guest, inLobby, playOn } from './support/people.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})

afterAll(() => server.close())

/** Keeps everything that comes over a wire, as it comes. */
function tapped(guest: Guest, heard: ServerMessage[]): Guest {
  const connect: Connect = (url, end) =>
    guest.connect(url, {
      ...end,
      said: (message) => {
        heard.push(message)
        end.said(message)
      },
    })
  return { ...guest, connect }
}

/** The names that a seat had seen on some card after each entry of a match. */
async function seenAfter(game: string, header: Header, entries: readonly JournalEntry[], seat: number | null) {
  const match = Match.start((await loadGame(game))!.game, header)
  const seen = new Set<string>()
  let told = 0
  const look = () => {
    for (const card of match.table.cards) if (match.table.sees(seat, card)) seen.add(card.def.id)
    const events = match.events(seat, told)
    told += events.length
    for (const event of events) for (const name of namesIn(event)) seen.add(name)
    return new Set(seen)
  }
  const after = [look()]
  for (const entry of entries) {
    if (entry.kind === 'answer') match.answer(entry.seat, entry.ask, entry.keys, entry.at)
    else if (entry.kind === 'clock') match.clock(entry.at)
    after.push(look())
  }
  const all = new Set(match.table.cards.map((card) => card.def.id))
  return { after, all }
}

/** The cards of an event, and what it turns up by its name alone, such as the Pro of a tournament. */
function namesIn(event: SeenEvent): string[] {
  const { card, cards = [], on } = event as unknown as { card?: JsonObject; cards?: JsonObject[]; on?: JsonObject }
  return [card, on, ...cards, event as unknown as JsonObject].flatMap((each) =>
    typeof each?.name === 'string' ? [each.name] : [],
  )
}

/** Everything in a text that can be the name of a card. */
const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(/[":# ]/))

/** Asks that list what might be there, whether it is or not: which cards are in a deck is no secret. */
const listing = new Set(['name'])

/** A message without the names that somebody has said aloud. */
const withoutNaming = (message: ServerMessage): string =>
  JSON.stringify(message, (_, value) => (value?.type === 'answer' && listing.has(value.kind) ? undefined : value))

/** The messages that must not tell of unseen cards, as text, with the number of the view to which they belong. */
function secretsIn(heard: readonly ServerMessage[]): { seq: number; text: string }[] {
  const told: { seq: number; text: string }[] = []
  let seq = 0
  let isListing = false
  for (const message of heard) {
    if (message.type === 'over') break // the seed is out: there are no secrets any more
    if (message.type === 'clock') continue // numbers alone, and a card may be called so
    if (message.type === 'view') seq = message.seq
    if (message.type === 'ask') isListing = message.asks.some(({ kind }) => listing.has(kind))
    if (isListing && (message.type === 'ask' || message.type === 'next')) continue
    told.push({ seq, text: withoutNaming(message) })
  }
  return told
}

/** The shortest way to play a game, where it is not the usual one. */
const shortest: Readonly<Record<string, JsonObject>> = { millennium: { mode: 'duel', clock: 'none' } }

describe.each(gameIds)('A match of %s', (game) => {
  it('tells nobody the name of a card that they have not seen', async () => {
    const guests = await Promise.all(['Ann', 'Bo', 'Cy'].map((name) => comeIn(server.http, name)))
    const heard: ServerMessage[][] = guests.map(() => [])
    const [ann, bo, cy] = guests.map((guest, i) => tapped(guest, heard[i]!))
    const { match } = await inLobby(ann!, (lobby) =>
      lobby.create({ game, options: shortest[game] ?? {}, seats: [{ kind: 'me' }, { kind: 'open' }] }),
    )
    await inLobby(bo!, (lobby) => lobby.sit(match, undefined, undefined, true))
    const chairs = [ann, bo, cy].map((guest) => chairOf(guest!, match))
    await Promise.all(chairs.slice(0, 2).map((chair, i) => playOn(chair, `leak ${i}`)))
    await chairs[2]!.until((s) => s.over !== null)
    for (const chair of chairs) chair.close()

    const stored = (await server.house.matches.get(match))!
    const entries = await server.house.matches.progress.entries(match)
    let checked = 0
    for (const [i, seat] of [0, 1, null].entries()) {
      const { after, all } = await seenAfter(game, stored.header!, entries, seat)
      for (const { seq, text } of secretsIn(heard[i]!)) {
        const said = wordsIn(text)
        const unseen = [...all].filter((name) => !after[seq]!.has(name))
        checked += unseen.length
        expect(unseen.filter((name) => said.has(name)).map((name) => `${seat} at ${seq}: ${name} in ${text}`)).toEqual(
          [],
        )
        expect(text.includes(stored.secret) || text.includes(stored.header!.seed)).toBe(false)
      }
    }
    expect(game === 'market' || checked > 0).toBe(true)
  })

  it('keeps its record secret until it is over', async () => {
    const ann = await comeIn(server.http, 'Ann')
    const { match } = await inLobby(ann, (lobby) =>
      lobby.create({
        game,
        options: shortest[game] ?? {},
        seats: [{ kind: 'me' }, { kind: 'bot', strength: 'easy' }],
        open: true,
      }),
    )
    const chair = chairOf(ann, match)
    await chair.until((s) => s.view !== null)
    const response = await fetch(`${server.http}/api/matches/${match}/record`)
    expect(response.status).toBe(409)
    await chair.resign()
    await chair.until((s) => s.over !== null)
    chair.close()
  })
})
