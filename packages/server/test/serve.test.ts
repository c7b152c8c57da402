import { makeDeckCode, withMore } from '@cardwright/catalog'
import { loadGame } from '@cardwright/catalog/node'
import { parseRecord, verify } from '@cardwright/engine'
import type { Snapshot } from '@cardwright/protocol'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { FairQueue } from '../src/bots/queue.ts'
import { startServer, type TestServer } from './support/house.ts'
import { chairOf, comeIn, inLobby, matchOf, playOn, signUp, sitDown } from './support/people.ts'
import { post } from './support/post.ts'

let server: TestServer
let http: string

beforeAll(async () => {
  server = await startServer()
  http = server.http
})

afterAll(() => server.close())

const guests = (...names: string[]) => Promise.all(names.map((name) => comeIn(http, name)))

describe('A server', () => {
  it('lets two guests play a match to its end, and hands out a record whose shuffles were honest', async () => {
    const [ann, bo] = await guests('Ann', 'Bo')
    const match = await sitDown(ann!, bo!, 'duel')
    const chairs = [chairOf(ann!, match), chairOf(bo!, match)]
    await Promise.all(chairs.map((chair, i) => playOn(chair, `player ${i}`)))
    const { over, table } = chairs[0]!.snapshot
    expect(over?.seal?.commitment).toBe(table?.commitment)
    const text = await (await fetch(`${http}/api/matches/${match}/record`)).text()
    const { game } = (await loadGame('duel'))!
    expect(verify(game, parseRecord(text))).toEqual({ replayed: true, sealed: true })
    for (const chair of chairs) chair.close()
  })

  it('lets bots take turns by the address and the person for whom they think', async () => {
    const wishes = vi.spyOn(FairQueue.prototype, 'run')
    onTestFinished(() => wishes.mockRestore())
    const [ann] = await guests('Ann')
    const { match } = await inLobby(ann!, (lobby) =>
      lobby.create({ game: 'duel', seats: [{ kind: 'bot', strength: 'hard' }, { kind: 'me' }] }),
    )
    const chair = chairOf(ann!, match)
    await vi.waitFor(() => expect(wishes).toHaveBeenCalled())
    expect(wishes.mock.calls[0]![0]).toEqual({ address: '127.0.0.1', person: ann!.id, isLong: true })
    chair.close()
  })

  it('gives a seat to a bot, which plays', async () => {
    const [ann] = await guests('Ann')
    const { match } = await inLobby(ann!, (lobby) =>
      lobby.create({ game: 'duel', seats: [{ kind: 'bot', strength: 'easy' }, { kind: 'me' }] }),
    )
    const chair = chairOf(ann!, match)
    await playOn(chair, 'ann')
    expect(chair.snapshot.table?.status).toBe('over')
    chair.close()
  })

  it('takes as many requests of an address as its operator says', async () => {
    const strict = await startServer({ CARDWRIGHT_REQUESTS_PER_MINUTE: '2' })
    const statuses = []
    for (let n = 0; n < 3; n++) statuses.push((await fetch(`${strict.http}/api/games`)).status)
    await strict.close()
    expect(statuses).toEqual([200, 200, 429])
  })

  it('shows a spectator what is public, and lets them do nothing', async () => {
    const [ann, bo, cy] = await guests('Ann', 'Bo', 'Cy')
    const match = await sitDown(ann!, bo!, 'duel')
    const [one, two, watching] = [chairOf(ann!, match), chairOf(bo!, match), chairOf(cy!, match)]
    const asked = await one.until((s) => s.asks.length > 0)
    await watching.until((s) => s.view !== null)
    expect(watching.snapshot).toMatchObject({ seat: null, asks: [] })
    expect(watching.snapshot.view?.zones['hand:0']).not.toHaveProperty('cards')
    const ask = asked.asks[0]!
    expect(await watching.answer(ask.id, [ask.options[0]!.key])).toMatchObject({
      why: expect.stringContaining('watch'),
    })
    expect(await watching.resign()).not.toBeNull()
    expect(await watching.chat('hello')).not.toBeNull()
    expect(one.snapshot.seq).toBe(asked.seq)
    for (const chair of [one, two, watching]) chair.close()
  })

  it('ends a match by resignation, and begins a rematch with the seats turned', async () => {
    const [ann, bo] = await guests('Ann', 'Bo')
    const match = await sitDown(ann!, bo!, 'duel')
    const [one, two] = [chairOf(ann!, match), chairOf(bo!, match)]
    await one.until((s) => s.view !== null)
    expect(await one.resign()).toBeNull()
    const { over } = await two.until((s) => s.over !== null)
    expect(over?.result).toMatchObject({ winner: 1, why: 'resigned', outside: true })
    const text = await (await fetch(`${http}/api/matches/${match}/record`)).text()
    expect(verify((await loadGame('duel'))!.game, parseRecord(text))).toEqual({ replayed: true, sealed: true })
    const [again, same] = [await one.rematch(), await two.rematch()]
    expect(again).toMatchObject({ status: 'waiting', seats: [{ person: bo!.id }, { person: ann!.id }] })
    expect(same).toMatchObject({ match: (again as { match: string }).match })
    const next = [ann!, bo!].map((guest) => chairOf(guest, (again as { match: string }).match))
    await Promise.all(next.map((chair) => chair.until((s) => s.view !== null)))
    for (const chair of [one, two, ...next]) chair.close()
  })

  it('ends a match in a draw when both agree, and not when one does', async () => {
    const [ann, bo] = await guests('Ann', 'Bo')
    const match = await sitDown(ann!, bo!, 'duel')
    const [one, two] = [chairOf(ann!, match), chairOf(bo!, match)]
    await one.until((s) => s.view !== null)
    expect(await one.draw(true)).toBeNull()
    await two.until((s) => s.agreedToDraw.includes(0))
    expect(await two.draw(false)).toBeNull()
    await one.until((s) => s.agreedToDraw.length === 0)
    expect(await two.draw(true)).toBeNull()
    expect(one.snapshot.over).toBeNull()
    expect(await one.draw(true)).toBeNull()
    expect((await two.until((s) => s.over !== null)).over?.result).toMatchObject({ winner: null, why: 'agreed' })
    for (const chair of [one, two]) chair.close()
  })

  it('lets each bring a deck of their own that follows the rules', async () => {
    const [ann, bo] = await guests('Ann', 'Bo')
    const { decks } = (await loadGame('exodus'))!
    const { cards } = decks!.starters.skyfire!
    const mine = makeDeckCode({ name: 'Mine', cards: withMore(withMore(cards, 'feint', -2), 'undertow', 2) })
    const seats = [{ kind: 'me', side: mine }, { kind: 'open' }] as const
    const { match } = await inLobby(ann!, (lobby) => lobby.create({ game: 'exodus', seats: [...seats] }))
    const wrong = makeDeckCode({ name: 'Wrong', cards: withMore(cards, 'feint', 1) })
    await expect(inLobby(bo!, (lobby) => lobby.sit(match, undefined, wrong))).rejects.toThrow('XO-P05')
    await inLobby(bo!, (lobby) => lobby.sit(match, undefined, 'clockwork'))
    const chairs = [chairOf(ann!, match), chairOf(bo!, match)]
    const { table } = await chairs[0]!.until((s) => s.view !== null)
    expect(table!.seats.map(({ side }) => side)).toEqual([mine, 'clockwork'])
    await chairs[0]!.resign()
    await chairs[1]!.until((s) => s.over !== null)
    const record = parseRecord(await (await fetch(`${http}/api/matches/${match}/record`)).text())
    expect(record.header.options).toMatchObject({ decks: [{ main: { undertow: 2 } }, 'clockwork'] })
    for (const chair of chairs) chair.close()
  })

  it('lets each choose what to play with, and turns that with the seats in a rematch', async () => {
    const [ann, bo] = await guests('Ann', 'Bo')
    const seats = [{ kind: 'me', side: 'ketta' }, { kind: 'open' }] as const
    const { match } = await inLobby(ann!, (lobby) => lobby.create({ game: 'exceed', seats: [...seats] }))
    await expect(inLobby(bo!, (lobby) => lobby.sit(match, undefined, 'nobody'))).rejects.toThrow('Exceed has no nobody')
    await inLobby(bo!, (lobby) => lobby.sit(match, undefined, 'odrun'))
    const chairs = [chairOf(ann!, match), chairOf(bo!, match)]
    const fighters = ({ view }: Snapshot) => (view!.facts.sides as { fighter: string }[]).map(({ fighter }) => fighter)
    expect(fighters(await chairs[0]!.until((s) => s.view !== null))).toEqual(['ketta', 'odrun'])
    await chairs[0]!.resign()
    await chairs[0]!.rematch()
    const { table } = await chairs[1]!.until((s) => s.table?.rematch != null)
    const next = [ann!, bo!].map((guest) => chairOf(guest, table!.rematch!))
    const begun = await next[0]!.until((s) => s.view !== null)
    expect([begun.seat, fighters(begun)]).toEqual([1, ['odrun', 'ketta']])
    for (const chair of [...chairs, ...next]) chair.close()
  })

  it('decides what was left to chance when a match begins, and not whenever it is opened', async () => {
    const [ann, bo] = await guests('Ann', 'Bo')
    const { match, close } = await matchOf(ann!, bo!, 'exceed')
    const { header } = (await server.house.matches.get(match))!
    const { fighters } = header!.options as { fighters: readonly string[] }
    expect(fighters).toHaveLength(2)
    expect(fighters).not.toContain('random')
    close()
  })

  it('brings two who want a quick match together', async () => {
    const [ann, bo] = await guests('Ann', 'Bo')
    const first = await inLobby(ann!, (lobby) => lobby.quick('hearth'))
    const second = await inLobby(bo!, (lobby) => lobby.quick('hearth'))
    expect(second.match).toBe(first.match)
    expect(second.seats.map(({ person }) => person)).toEqual([ann!.id, bo!.id])
  })

  it('leads somebody who wants two quick matches at once to one table', async () => {
    const [ann] = await guests('Ann')
    const made = await Promise.all([1, 2, 3].map(() => inLobby(ann!, (lobby) => lobby.quick('market'))))
    expect(new Set(made.map(({ match }) => match)).size).toBe(1)
    expect(made[0]!.seats.filter(({ kind }) => kind === 'person')).toHaveLength(1)
  })

  it('calls people by the name that they have now, on connections from before', async () => {
    const [ann, bo] = await guests('Ann', 'Bo')
    const { match, chairs, close } = await matchOf(ann!, bo!)
    const account = await signUp(http, ann!)
    await chairs[0].chat('signed up')
    const headers = { authorization: `Bearer ${account.token}` }
    const sat = chairOf(account, match)
    await sat.until((s) => s.view !== null)
    await fetch(`${http}/api/auth/update-user`, post({ name: 'Anna' }, headers))
    const last = () => chairs[1].snapshot.chat.at(-1)
    await vi.waitFor(async () => {
      await sat.chat('another name')
      expect(last()).toMatchObject({ name: 'Anna' })
    })
    expect(chairs[1].snapshot.chat[0]).toMatchObject({ name: 'Ann A.', text: 'signed up' })
    sat.close()
    close()
  })

  it('keeps what is said at a table, but not from those one has muted', async () => {
    const [ann, bo] = await guests('Ann', 'Bo')
    const { chairs } = await matchOf(ann!, bo!)
    const [one, two] = chairs
    expect(await one.chat('good luck')).toBeNull()
    expect((await two.until((s) => s.chat.length === 1)).chat[0]).toMatchObject({ name: 'Ann', text: 'good luck' })
    expect(await two.mute(ann!.id, true)).toBeNull()
    expect(await one.chat('another word')).toBeNull()
    expect(await two.chat('mine')).toBeNull()
    await two.until((s) => s.chat.some(({ text }) => text === 'mine'))
    expect(two.snapshot.chat.map(({ text }) => text)).toEqual(['good luck', 'mine'])
    expect(await two.report(ann!.id, 'rude')).toBeNull()
    for (const chair of [one, two]) chair.close()
  })

  it('refuses options that do not fit a game, with a reason for people', async () => {
    const [ann] = await guests('Ann')
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const
    const make = (game: string, options: unknown) =>
      inLobby(ann!, (lobby) => lobby.create({ game, options, seats: [...seats] }))
    await expect(make('duel', { life: 'many' })).rejects.toThrow('do not fit Duel')
    await expect(make('chess', {})).rejects.toThrow('There is no game chess')
    await expect(inLobby(ann!, (lobby) => lobby.create({ game: 'duel', seats: [{ kind: 'me' }] }))).rejects.toThrow(
      'seats',
    )
  })

  it('takes a seat back up after the connection was lost, at the ask that was open', async () => {
    const [ann, bo] = await guests('Ann', 'Bo')
    const match = await sitDown(ann!, bo!, 'exceed')
    const [one, two] = [chairOf(ann!, match), chairOf(bo!, match)]
    const before = await one.until((s) => s.asks.length > 0)
    one.close()
    await two.until((s) => s.table?.seats[0]?.here === false)
    const again = chairOf(ann!, match)
    const after = await again.until((s) => s.asks.length > 0)
    expect(after.asks).toEqual(before.asks)
    expect(after.view).toEqual(before.view)
    expect(after.events).toEqual(before.events)
    for (const chair of [again, two]) chair.close()
  })
})
