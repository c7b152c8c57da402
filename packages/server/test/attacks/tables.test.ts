import { isRefusal } from '@cardwright/engine'
import type { ServerMessage } from '@cardwright/protocol'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { LobbyList } from '../../src/storage/lobby.ts'
import { openStorage } from '../../src/storage/open.ts'
import { testServers } from '../support/house.ts'
import { chairOf, comeIn, type Guest, inLobby, matchOf, sitDown } from '../support/people.ts'
import { talk } from '../support/talk.ts'

/* What is done with tables that has brought a server down, or somebody else to harm. */

const start = testServers()

describe('Tables', () => {
  it('have short options: everybody in the lobby is sent them', async () => {
    const server = await start()
    const ann = await comeIn(server.http, 'Ann')
    const wire = await talk(ann)
    const table = (id: string, starters: readonly string[]) =>
      wire.say({
        type: 'create',
        id,
        game: 'millennium',
        options: { mode: 'duel', starters },
        seats: [{ kind: 'me' }, { kind: 'open' }],
        open: true,
      })
    const tooLong = { code: 'illegal', why: 'Options are at most 8192 bytes long.' }
    expect(await table('long', Array(14_000).fill('x'))).toMatchObject(tooLong)
    expect(await table('short', ['random', 'random'])).toMatchObject({ type: 'table' })
    wire.close()
  })

  it('are listed so often for one person and no more, and nobody else waits', async () => {
    const server = await start({ CARDWRIGHT_LOBBY_LISTS_PER_MINUTE: '1' })
    const [eve, ann] = await Promise.all(['Eve', 'Ann'].map((name) => comeIn(server.http, name)))
    const [greedy, other, good] = [await talk(eve!), await talk(eve!), await talk(ann!)]
    const lists = (wire: typeof greedy) => wire.told.filter(({ type }) => type === 'tables').length
    for (let n = 0; n < 10; n++) greedy.tell({ type: 'lobby', on: true })
    await greedy.until(() => lists(greedy) > 0 || undefined)
    expect(await other.say({ type: 'ping', id: 'p' })).toMatchObject({ type: 'done' })
    good.tell({ type: 'lobby', on: true })
    await good.until(() => lists(good) > 0 || undefined)
    expect(lists(greedy)).toBe(1)
    for (const wire of [greedy, other, good]) wire.close()
  })

  it('have options that are not nested without end, and whoever tries is not told to try again', async () => {
    const server = await start()
    const wire = await talk(await comeIn(server.http, 'Eve'))
    let options: unknown = 1
    for (let n = 0; n < 10_000; n++) options = [options]
    const made = wire.until(() => wire.told.find(({ type }) => type === 'refusal'))
    wire.tell({ type: 'create', id: 'deep', game: 'duel', options, seats: [{ kind: 'me' }, { kind: 'open' }] })
    expect(await made).toMatchObject({
      code: 'malformed',
      re: 'deep',
      why: expect.stringContaining('nested too deeply'),
    })
    wire.close()
  })

  const wish = { type: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], open: true } as const
  const make = async (guest: Guest, id: string) => {
    const { say, close } = await talk(guest)
    const reply = await say({ ...wish, id, seats: [...wish.seats] })
    close()
    return reply
  }
  it('of one person are so many and no more, over all connections', async () => {
    const server = await start({ CARDWRIGHT_TABLES_PER_MINUTE: '25', CARDWRIGHT_WAITING_TABLES_PER_PERSON: '3' })
    const eve = await comeIn(server.http, 'Eve')
    const replies = await Promise.all(Array.from({ length: 30 }, (_, n) => make(eve, `${n}`)))
    expect(replies.filter(({ type }) => type === 'table')).toHaveLength(25)
    expect(await server.house.matches.atHand(eve.id)).toMatchObject({ playing: 0 })
    // those that nobody has come to make way for the next
    await make(await comeIn(server.http, 'Ann'), 'mine')
    expect((await server.house.matches.atHand(eve.id)).waiting).toBeLessThanOrEqual(3)
    expect((await server.house.listed.tables()).length).toBeLessThanOrEqual(4)
  })

  it('at which one person sits are so many and no more, whoever has made them', async () => {
    const server = await start({ CARDWRIGHT_MATCHES_PER_PERSON: '3', CARDWRIGHT_WAITING_TABLES_PER_PERSON: '2' })
    const [eve, ann, bo, cy] = await Promise.all(['Eve', 'Ann', 'Bo', 'Cy'].map((name) => comeIn(server.http, name)))
    const atHand = () => server.house.matches.atHand(eve!.id)
    const first = await sitDown(ann!, eve!, 'duel')
    for (const host of [bo!, cy!]) await sitDown(host, eve!, 'duel')
    expect(await atHand()).toMatchObject({ waiting: 2, playing: 0 })
    // she makes way there, and Ann still waits
    const left = (await server.house.matches.get(first))!.table
    expect(left.seats).toMatchObject([{ person: ann!.id }, { kind: 'open' }])
    // what waits may begin: it counts, too
    const begun = [await matchOf(ann!, eve!), await matchOf(bo!, eve!), await matchOf(cy!, eve!)]
    expect(await atHand()).toMatchObject({ waiting: 0, playing: 3 })
    await expect(sitDown(ann!, eve!, 'duel')).rejects.toThrow('You play 3 matches already')
    for (const { close } of begun) close()
  })

  it('at which one person sits are so many and no more, whichever processes are asked at once', async () => {
    const limits = { CARDWRIGHT_MATCHES_PER_PERSON: '3', CARDWRIGHT_WAITING_TABLES_PER_PERSON: '2' }
    const here = await start(limits)
    const elsewhere = await start(limits, {}, here.folder)
    const [eve, ann] = await Promise.all(['Eve', 'Ann'].map((name) => comeIn(here.http, name)))
    const wires = await Promise.all(
      [here, elsewhere].map(({ port }) => talk({ ...eve!, url: `ws://127.0.0.1:${port}/ws` })),
    )
    for (let round = 0; round < 6; round++) {
      const { match } = await inLobby(ann!, (lobby) => lobby.create({ ...wish, seats: [...wish.seats] }))
      const id = `${round}`
      await Promise.all([
        wires[0]!.say({ ...wish, id, seats: [...wish.seats] }),
        wires[1]!.say({ type: 'sit', id, match, agrees: true }),
      ])
    }
    expect(await here.house.matches.atHand(eve!.id)).toMatchObject({ waiting: 2, playing: 0 })
    for (const wire of wires) wire.close()
  })

  it('that are made for a rematch are no way around that', async () => {
    const server = await start({ CARDWRIGHT_MATCHES_PER_PERSON: '2' })
    const [eve, ann, bo] = await Promise.all(['Eve', 'Ann', 'Bo'].map((name) => comeIn(server.http, name)))
    const { chairs, close } = await matchOf(ann!, eve!)
    await chairs[0].resign()
    await chairs[1].until((s) => s.table?.status === 'over')
    const others = [await matchOf(bo!, eve!), await matchOf(bo!, eve!)]
    expect(await chairs[1].rematch()).toMatchObject({ why: expect.stringContaining('You play 2 matches already') })
    expect(await chairs[0].rematch()).toMatchObject({ seats: [{ kind: 'open' }, { person: ann!.id }] })
    for (const each of [...others, { close }]) each.close()
  })

  it('make way for the table of a rematch, whose maker waits there', async () => {
    const server = await start({ CARDWRIGHT_WAITING_TABLES_PER_PERSON: '1' })
    const [ann, bo] = await Promise.all(['Ann', 'Bo'].map((name) => comeIn(server.http, name)))
    const { chairs, close } = await matchOf(ann!, bo!)
    await chairs[0].resign()
    await chairs[0].until((s) => s.table?.status === 'over')
    const before = await inLobby(ann!, (lobby) => lobby.create({ ...wish, seats: [...wish.seats] }))
    const rematch = await chairs[0].rematch()
    if (isRefusal(rematch)) throw new Error(rematch.why)
    expect(await server.house.matches.atHand(ann!.id)).toEqual({ waiting: 1, playing: 0, oldest: rematch.match })
    expect(await server.house.matches.get(before.match)).toBeNull()
    close()
  })

  it('that others make for a rematch count for nobody who has not come', async () => {
    const server = await start({ CARDWRIGHT_WAITING_TABLES_PER_PERSON: '2' })
    const [eve, ann] = await Promise.all(['Eve', 'Ann'].map((name) => comeIn(server.http, name)))
    const over = [await matchOf(eve!, ann!), await matchOf(eve!, ann!)]
    for (const { chairs } of over) {
      await chairs[0].resign()
      await chairs[0].until((s) => s.table?.status === 'over')
    }
    const make = () =>
      inLobby(ann!, (lobby) => lobby.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] }))
    const { match: own } = await make()
    const atHand = () => server.house.matches.atHand(ann!.id)
    for (const { chairs } of over) expect(isRefusal(await chairs[0].rematch())).toBe(false)
    expect(await atHand()).toMatchObject({ waiting: 1, playing: 0, oldest: own })
    const { match: other } = await make()
    expect(await atHand()).toMatchObject({ waiting: 2, oldest: own })
    expect(await server.house.matches.of(ann!.id, null)).toHaveLength(2)
    // who comes is there like anybody else, and the oldest of theirs makes way
    const asked = (await server.house.matches.get(over[1]!.match))!.table.rematch!
    const seats = async () => (await server.house.matches.get(asked))!.table.seats
    expect(await seats()).toMatchObject([{ person: ann!.id, asked: true }, { person: eve!.id }])
    const come = await talk(ann!)
    await come.say({ type: 'ready', id: 'r', match: asked, contribution: 'a' })
    expect((await seats())[0]).not.toHaveProperty('asked')
    expect(await atHand()).toMatchObject({ waiting: 2, oldest: other })
    for (const each of [...over, come]) each.close()
  })

  it('end when those who wait there have gone, and nobody is led to them', async () => {
    const server = await start({ CARDWRIGHT_OPEN_TABLE_SECONDS: '5' })
    const [eve, ann, bo] = await Promise.all(['Eve', 'Ann', 'Bo'].map((name) => comeIn(server.http, name)))
    const dead = await inLobby(eve!, (lobby) => lobby.quick('duel'))
    // she has gone: her table is no longer shown, and soon no longer there
    await vi.waitFor(async () => expect(await server.house.listed.tables()).toEqual([]), { timeout: 30_000 })
    const live = await inLobby(ann!, (lobby) => lobby.quick('duel'))
    expect(live.match).not.toBe(dead.match)
    const waiting = chairOf(ann!, live.match)
    await waiting.until((s) => s.table !== null)
    await vi.waitFor(async () => expect(await server.house.matches.get(dead.match)).toBeNull(), { timeout: 30_000 })
    // somebody waits at this one
    expect((await inLobby(bo!, (lobby) => lobby.quick('duel'))).match).toBe(live.match)
    waiting.close()
  })

  it('stay while somebody waits there, though the clock of the machine is put forward', async () => {
    const server = await start({ CARDWRIGHT_OPEN_TABLE_SECONDS: '5' })
    const ann = await comeIn(server.http, 'Ann')
    const wire = await talk(ann)
    const made = await wire.say({ ...wish, id: 'c', seats: [...wish.seats] })
    const match = made.type === 'table' ? made.table.match : made.type
    await wire.say({ type: 'join', id: 'j', match })
    const storage = await openStorage(server.folder)
    await sql`update lobby set seen = seen - 3600000`.execute(storage.db)
    // another process that sweeps at this moment leaves it alone, too
    expect(await new LobbyList(storage, 5000).sweep()).toEqual([])
    await storage.close()
    const listed = async () => (await server.house.listed.tables()).map((table) => table.match)
    await expect.poll(listed, { timeout: 60_000 }).toEqual([match])
    expect(wire.told.filter(({ type }) => type === 'gone')).toEqual([])
    wire.close()
  })

  it('change so often and no more: everybody in the lobby is told', async () => {
    const server = await start({ CARDWRIGHT_SEATINGS_PER_MINUTE: '10' })
    const [ann, cy] = await Promise.all(['Ann', 'Cy'].map((name) => comeIn(server.http, name)))
    const made = await make(ann!, 'one')
    if (made.type !== 'table') throw new Error('no table was made')
    const { match } = made.table
    const lobby = await talk(cy!)
    lobby.tell({ type: 'lobby', on: true })
    await lobby.until(() => lobby.told.find(({ type }) => type === 'tables'))
    const wire = await talk(cy!)
    const replies: ServerMessage[] = []
    for (let n = 0; n < 30; n++) {
      const type = n % 2 === 0 ? 'sit' : 'leave'
      replies.push(await wire.say({ type, id: `${n}`, match }))
    }
    const refused = replies.filter((reply) => reply.type === 'refusal' && reply.code === 'tooMany')
    expect(refused.length).toBeGreaterThanOrEqual(19)
    expect(lobby.told.filter(({ type }) => type === 'table').length).toBeLessThanOrEqual(11)
    for (const each of [wire, lobby]) each.close()
  })

  it('that only a link leads to end when nobody has come for long', async () => {
    const server = await start({ CARDWRIGHT_PRIVATE_TABLE_SECONDS: '3600' })
    const [ann, bo] = await Promise.all(['Ann', 'Bo'].map((name) => comeIn(server.http, name)))
    const link = () => inLobby(ann!, (lobby) => lobby.create({ ...wish, seats: [...wish.seats], open: false }))
    const [old, young] = [await link(), await link()]
    const storage = await openStorage(server.folder)
    const age = ({ match }: { match: string }, seconds: number) =>
      sql`update matches set changed = changed - ${seconds * 1000} where id = ${match}`.execute(storage.db)
    await age(old, 3601)
    await age(young, 3000)
    await storage.close()
    await expect(inLobby(bo!, (lobby) => lobby.sit(old.match))).rejects.toThrow('no such table')
    expect((await inLobby(bo!, (lobby) => lobby.sit(young.match))).match).toBe(young.match)
  })

  it('end when everybody has left', async () => {
    const server = await start()
    const ann = await comeIn(server.http, 'Ann')
    const { match } = await inLobby(ann, (lobby) => lobby.quick('duel'))
    await inLobby(ann, (lobby) => lobby.leave(match))
    expect(await server.house.matches.get(match)).toBeNull()
    await vi.waitFor(async () => expect(await server.house.listed.tables()).toEqual([]))
  })

  it('for whoever wants any have a clock, so that nobody can be made to wait for ever', async () => {
    const server = await start({ CARDWRIGHT_QUICK_MOVE_SECONDS: '7' })
    const ann = await comeIn(server.http, 'Ann')
    expect((await inLobby(ann, (lobby) => lobby.quick('duel'))).time).toEqual({ move: 7000 })
  })

  it('ask again who is ready when somebody has chosen something else', async () => {
    const server = await start()
    const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
    const match = await sitDown(ann, bo, 'exceed')
    const [one, two] = [await talk(ann), await talk(bo)]
    const contribution = 'e1e1'
    await two.say({ type: 'ready', id: 'r', match, contribution })
    await two.say({ type: 'sit', id: 's', match, side: 'odrun' })
    const waiting = await one.say({ type: 'ready', id: 'r', match, contribution })
    expect(waiting).toMatchObject({ table: { status: 'waiting' } })
    const begun = await two.say({ type: 'ready', id: 'again', match, contribution })
    expect(begun).toMatchObject({ table: { status: 'playing', seats: [{}, { side: 'odrun' }] } })
    for (const each of [one, two]) each.close()
  })
})
