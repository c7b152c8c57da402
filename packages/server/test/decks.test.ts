import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDeckCode } from '@cardwright/catalog'
import { loadGame, writeStore } from '@cardwright/catalog/node'
import { parseRecord, verify } from '@cardwright/engine'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openStorage } from '../src/storage/open.ts'
import { startServer, type TestServer } from './support/house.ts'
import { chairOf, comeIn, type Guest, inLobby, member, playOn } from './support/people.ts'
import { call as callAt } from './support/post.ts'

/* Decks of imported cards at a server's tables, and decks that are kept with an account. */

const reads = '【AUTO】 When this card attacks, you may draw a card.'
const riddle = '【AUTO】 When the moon sings, shuffle the sea.'

const card = (id: string, more: object = {}) => ({
  ...{ id: `lf-w01-${id}`, name: `Caller ${id}`, type: 'character', colour: 'red', level: 0, cost: 0, power: 1500 },
  ...{ soul: 1, traits: ['Bell'], icons: [], title: 'LF', text: [], ...more },
})
const callers = Array.from({ length: 11 }, (_, n) => card(`c${n}`, n === 0 ? { text: [reads] } : {}))
const climaxes = ['x1', 'x2'].map((id) => card(id, { type: 'climax', power: 0, soul: 0 }))
const cards = [...callers, ...climaxes, card('odd', { text: [reads, riddle] })]

/** Fifty imported cards; the last kind of caller is another card if one is named. */
const deck = (name: string, last = 'lf-w01-c10') =>
  makeDeckCode({
    name,
    cards: {
      ...Object.fromEntries([...callers.slice(0, 10), ...climaxes].map(({ id }) => [id, 4])),
      [last]: 2,
    },
  })

const home = mkdtempSync(join(tmpdir(), 'cardwright-decks-'))
let server: TestServer
let ann: Guest
let bo: Guest

beforeAll(async () => {
  vi.stubEnv('CARDWRIGHT_HOME', home)
  writeStore('weiss', [{ id: 'lf-w01', name: 'Lanterns', cards, whole: 13, partly: 1 }])
  server = await startServer({ CARDWRIGHT_DECKS_PER_PERSON: '3' })
  ;[ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
})

afterAll(async () => {
  await server.close()
  vi.unstubAllEnvs()
  rmSync(home, { recursive: true, force: true })
})

/** The record of a match that is over; it is stored a moment after everybody has heard. */
async function recordOf(match: string): Promise<string> {
  await vi.waitFor(async () => expect(await server.house.matches.archive.ending(match)).not.toBeNull(), 30_000)
  return (await fetch(`${server.http}/api/matches/${match}/record`)).text()
}

const seats = (side: string) => [{ kind: 'me' as const, side }, { kind: 'open' as const }]

describe('A deck of imported cards', () => {
  it('is played to the end, and the record needs nothing that was imported', async () => {
    const { match } = await inLobby(ann, (lobby) => lobby.create({ game: 'weiss', seats: seats(deck('Bells')) }))
    await inLobby(bo, (lobby) => lobby.sit(match, undefined, 'tide-archive'))
    const chairs = [chairOf(ann, match), chairOf(bo, match)]
    await Promise.all(chairs.map((chair) => chair.until((s) => s.view !== null)))
    const [own, other] = chairs.map(({ snapshot }) => snapshot)
    expect(own!.cards.length).toBeGreaterThan(0)
    expect(JSON.stringify(own!.table)).toContain('Bells')
    expect(JSON.stringify([other!.table, other!.cards, other!.view])).not.toMatch(/Bells|lf-w01/)
    await Promise.all(chairs.map((chair, i) => playOn(chair, `player ${i}`)))
    // what the other has seen by then, and nothing else
    const seen = JSON.stringify([other!.view, chairs[1]!.snapshot.view, chairs[1]!.snapshot.events])
    expect(chairs[1]!.snapshot.cards.length).toBeGreaterThan(0)
    for (const { id } of chairs[1]!.snapshot.cards) expect(seen).toContain(`"${id}"`)
    for (const chair of chairs) chair.close()
    const record = await recordOf(match)
    expect(verify((await loadGame('weiss'))!.game, parseRecord(record))).toEqual({ replayed: true, sealed: true })
  })

  it('is refused if its cards are not here, or break a rule', async () => {
    const lacking = makeDeckCode({ name: 'x', cards: { 'zz-w99-001': 50 } })
    const create = (side: string) => inLobby(ann, (lobby) => lobby.create({ game: 'weiss', seats: seats(side) }))
    await expect(create(lacking)).rejects.toThrow('WS-005: There is no card zz-w99-001.')
    await expect(create(makeDeckCode({ name: 'x', cards: { 'lf-w01-c1': 50 } }))).rejects.toThrow('WS-039')
  })

  it('can be changed at the table without the other knowing, and the match still begins', async () => {
    const { match } = await inLobby(ann, (lobby) => lobby.create({ game: 'weiss', seats: seats(deck('One')) }))
    const chair = chairOf(bo, match)
    await chair.until((s) => s.table !== null)
    const sat = await inLobby(bo, (lobby) => lobby.sit(match, undefined, deck('Two')))
    expect(sat.seats.map(({ side }) => side)).toEqual(['~', deck('Two')])
    const own = await inLobby(ann, (lobby) => lobby.sit(match, 0, deck('Three')))
    expect(own.seats.map(({ side }) => side)).toEqual([deck('Three'), '~'])
    chair.close()
    const both = [chairOf(ann, match), chairOf(bo, match)]
    await Promise.all(both.map((each) => each.until((s) => s.view !== null)))
    for (const each of both) each.close()
  })
})

describe('A secret deck', () => {
  const secret = /Hidden|lf-w01/

  it('is left to nobody with the seat of whoever brought it', async () => {
    const { match } = await inLobby(ann, (lobby) => lobby.create({ game: 'weiss', seats: seats(deck('Hidden')) }))
    await inLobby(bo, (lobby) => lobby.sit(match))
    await inLobby(ann, (lobby) => lobby.leave(match))
    const heir = await comeIn(server.http, 'Cy')
    const table = await inLobby(heir, (lobby) => lobby.sit(match, 0))
    expect(JSON.stringify(table)).not.toMatch(secret)
  })

  it('is not found out by asking for its cards, nor in what others may read of the match', async () => {
    const reader = await member(server.http, 'Reader')
    const { match } = await inLobby(ann, (lobby) => lobby.create({ game: 'weiss', seats: seats(deck('Hidden')) }))
    await inLobby(reader, (lobby) => lobby.sit(match, undefined, 'tide-archive'))
    const chairs = [chairOf(ann, match), chairOf(reader, match)]
    await Promise.all(chairs.map((chair) => chair.until((s) => s.view !== null)))
    // chance decides who is asked first
    const ask = chairs[1]!.snapshot.asks[0]?.id ?? '1.1'
    // c1 is in the deck, odd is not; neither may be told from a card that there is not
    const why = async (card: string) => {
      const replies = [
        await chairs[1]!.explain(card),
        await chairs[1]!.explain({ name: card }),
        await chairs[1]!.next(ask, [card]),
        await chairs[1]!.answer(ask, [card]),
      ]
      return JSON.stringify(replies).replaceAll(card, '')
    }
    const unknown = await why('no-such-card')
    for (const card of ['lf-w01-c1', 'lf-w01-odd']) expect(await why(card)).toBe(unknown)
    for (const path of ['/api/matches', '/api/me/export', `/api/matches/${match}/record`]) {
      const { body } = await callAt(`${server.http}${path}`, reader.token)
      expect(JSON.stringify(body)).not.toMatch(secret)
    }
    for (const chair of chairs) chair.close()
  })
})

describe('A table that is not as usual', () => {
  it.each([
    ['weiss', { deckRules: 'none', decks: ['random', { cards: {} }] }, /deckRules: none.* decks: /],
    ['exodus', { life: 1, guard: 'none' }, /life: 1\. Who guards a player: None\./],
  ])('of %s is told to who sits down, and nobody does so without agreeing', async (game, options, terms) => {
    const open = [{ kind: 'me' as const }, { kind: 'open' as const }]
    const { match } = await inLobby(ann, (lobby) => lobby.create({ game, options, seats: open }))
    await expect(inLobby(bo, (lobby) => lobby.sit(match, 2))).rejects.toThrow('There is no seat 2 here')
    await expect(inLobby(bo, (lobby) => lobby.sit(match))).rejects.toThrow(terms)
    const { seats: taken } = await inLobby(bo, (lobby) => lobby.sit(match, undefined, undefined, true))
    expect(taken[1]!.kind).toBe('person')
    // who sits there has agreed
    await inLobby(bo, (lobby) => lobby.sit(match, 1, game === 'exodus' ? 'clockwork' : 'tide-archive'))
  })
})

describe('Cards whose text is not understood', () => {
  const odd = deck('Odd', 'lf-w01-odd')
  const options = { uncompiled: 'blank' }

  it('WS-H02 are refused at a usual table, and in a quick match', async () => {
    await expect(inLobby(ann, (lobby) => lobby.create({ game: 'weiss', seats: seats(odd) }))).rejects.toThrow('WS-H02')
    await expect(inLobby(ann, (lobby) => lobby.quick('weiss', odd))).rejects.toThrow('WS-H02')
  })

  it('WS-H02 are no matter for bots', async () => {
    const withBot = [seats(odd)[0]!, { kind: 'bot' as const, strength: 'easy' as const }]
    await expect(inLobby(ann, (lobby) => lobby.create({ game: 'weiss', options, seats: withBot }))).rejects.toThrow(
      'Bots do not play so.',
    )
  })

  it('WS-H02 are played without it by people who both agree, and the record says what was left out', async () => {
    const { match } = await inLobby(ann, (lobby) => lobby.create({ game: 'weiss', options, seats: seats(odd) }))
    await expect(inLobby(bo, (lobby) => lobby.sit(match))).rejects.toThrow('Who sits down here agrees to it.')
    await inLobby(bo, (lobby) => lobby.sit(match, undefined, 'tide-archive', true))
    const chairs = [chairOf(ann, match), chairOf(bo, match)]
    await Promise.all(chairs.map((chair) => chair.until((s) => s.view !== null)))
    await chairs[0]!.resign()
    await chairs[1]!.until((s) => s.over !== null)
    for (const chair of chairs) chair.close()
    const record = await recordOf(match)
    expect(parseRecord(record).header.options).toMatchObject({ blank: [{ card: 'lf-w01-odd', text: riddle }] })
  })
})

describe('Decks with an account', () => {
  const kept = { game: 'weiss', name: 'Bells', cards: { 'lf-w01-c1': 4 }, changed: 17 }

  const call = (path: string, token: string, body?: unknown) => callAt(`${server.http}${path}`, token, body)
  const signUp = async () => (await member(server.http, 'Cy')).token

  it('are kept, changed, taken along, and gone with the account', async () => {
    const token = await signUp()
    expect((await call('/api/decks', token)).body).toEqual({ decks: [] })
    expect((await call('/api/decks/one', token, kept)).status).toBe(200)
    expect((await call('/api/decks/one', token, { ...kept, name: 'Other bells', changed: 18 })).status).toBe(200)
    const decks = [{ id: 'one', ...kept, name: 'Other bells', changed: 18 }]
    expect((await call('/api/decks', token)).body).toEqual({ decks })
    expect((await call('/api/me/export', token)).body.decks).toEqual(decks)
    expect((await call('/api/auth/delete-user', token, { password: 'nine and one more' })).status).toBe(200)
    const storage = await openStorage(server.folder)
    expect(await storage.db.selectFrom('decks').selectAll().execute()).toEqual([])
    await storage.close()
  })

  it('are nobody else’s, and not for guests', async () => {
    const [one, two] = [await signUp(), await signUp()]
    await call('/api/decks/mine', one, kept)
    expect((await call('/api/decks', two)).body).toEqual({ decks: [] })
    expect((await call('/api/decks/mine/remove', two, {})).status).toBe(404)
    expect((await call('/api/decks', ann.token)).status).toBe(401)
    expect((await call('/api/decks/mine', ann.token, kept)).status).toBe(401)
    expect((await call('/api/decks/mine/remove', one, {})).status).toBe(200)
    expect((await call('/api/decks', one)).body).toEqual({ decks: [] })
  })

  it('are decks, and as many as there is room for', async () => {
    const token = await signUp()
    for (const wrong of [{}, { ...kept, cards: { a: 0 } }, { ...kept, name: 'x'.repeat(61) }, { ...kept, more: 1 }])
      expect((await call('/api/decks/one', token, wrong)).status).toBe(400)
    for (const id of ['one', 'two', 'three']) expect((await call(`/api/decks/${id}`, token, kept)).status).toBe(200)
    expect((await call('/api/decks/four', token, kept)).status).toBe(409)
    expect((await call('/api/decks/one', token, kept)).status).toBe(200)
  })
})
