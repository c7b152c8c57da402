import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { connect as connectNats } from '@nats-io/transport-node'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Bus, makeBus, type Notice } from '../src/bus/bus.ts'
import { configure, serve } from '../src/index.ts'
import type { Storage } from '../src/storage/open.ts'
import { type Nats, startNats } from '../src/testing/nats.ts'
import { chairOf, comeIn, type Guest, playOn, sitDown } from './support/people.ts'
import { type Postgres, startPostgres } from './support/postgres.ts'
import { talk } from './support/talk.ts'

let postgres: Postgres | null = null
let nats: Nats | null = null
let counted = 0

beforeAll(async () => {
  postgres = await startPostgres()
  nats = await startNats()
})

afterAll(async () => {
  postgres?.stop()
  await nats?.stop()
})

interface Skips {
  skip(why: string): void
}

const named = { postgres: 'PostgreSQL', nats: 'NATS' }

/** A few processes at one bus. What they hear is kept. */
async function buses(kind: 'postgres' | 'nats', names: readonly string[], context: Skips) {
  if ((kind === 'postgres' ? postgres : nats) === null) context.skip(`there is no ${named[kind]} here`)
  const url = kind === 'postgres' ? postgres!.database('bus') : null
  counted++
  const made = names.map((node) => {
    const bus = makeBus({ url } as Storage, `${node}-${counted}`, kind === 'nats' ? nats!.url : null)
    const heard: Notice[] = []
    const waiting = new Set<() => void>()
    bus.on((notice) => {
      heard.push(notice)
      for (const look of [...waiting]) look()
    })
    const hears = (isIt: (notice: Notice) => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!heard.some(isIt)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      })
    return { bus, heard, hears }
  })
  await Promise.all(made.map(({ bus }) => bus.open()))
  return { made, url, close: () => Promise.all(made.map(({ bus }) => bus.close())) }
}

/** Of a bus that has NATS. */
const alone = { url: null } as Storage

/** A line to a port of this machine that can be cut. */
async function lineTo(to: number) {
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.on('error', () => {}).on('close', () => into.destroy())
      from.pipe(into)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const end of ends) end.destroy()
    ends.clear()
  }
  return { port: (server.address() as AddressInfo).port, cut, close: () => server.close() }
}

/** When this was heard, all that was told before it was, too. */
async function last(from: Bus, to: { hears(isIt: (notice: Notice) => boolean): Promise<void> }): Promise<void> {
  const mark = `mark ${++counted}`
  await from.tell({ about: 'person', from: mark, to: 'y', name: 'Y' })
  await to.hears((notice) => notice.about === 'person' && notice.from === mark)
}

describe.each(['postgres', 'nats'] as const)('Notices by %s', (kind) => {
  it('go to those who watch the match, and to nobody else, as long as they do', async (context) => {
    const { made, close } = await buses(kind, ['leader', 'watcher', 'other'], context)
    const [leader, watcher, other] = made
    const ends = [
      leader!.bus.watch({ match: 'm' }),
      watcher!.bus.watch({ match: 'm' }),
      other!.bus.watch({ match: 'n' }),
    ]
    await vi.waitFor(async () => {
      await leader!.bus.tell({ about: 'entries', match: 'm' })
      await leader!.bus.tell({ about: 'chat', match: 'm' })
      expect(watcher!.heard).toContainEqual({ about: 'chat', match: 'm' })
    })
    await last(leader!.bus, watcher!)
    await last(leader!.bus, other!)
    expect(watcher!.heard).toContainEqual({ about: 'entries', match: 'm' })
    expect(other!.heard.filter(({ about }) => about === 'entries' || about === 'chat')).toEqual([])
    // nobody is told by themselves
    expect(leader!.heard.filter(({ about }) => about === 'chat')).toEqual([])
    ends[1]!()
    await last(watcher!.bus, leader!)
    watcher!.heard.length = 0
    await leader!.bus.tell({ about: 'chat', match: 'm' })
    await last(leader!.bus, watcher!)
    expect(watcher!.heard.filter(({ about }) => about === 'chat')).toEqual([])
    await close()
  })

  it('say that some may have been missed, before the others knew who watches', async (context) => {
    const { made, close } = await buses(kind, ['leader', 'watcher', 'other'], context)
    const [leader, watcher, other] = made
    leader!.bus.watch({ match: 'm' })
    await last(leader!.bus, watcher!)
    watcher!.bus.watch({ match: 'm' })
    // by NATS first when its subject is heard, for what is told by those who do not watch
    const missed = Array.from({ length: kind === 'nats' ? 2 : 1 }, () => ({ about: 'missed', topic: { match: 'm' } }))
    await vi.waitFor(() => expect(watcher!.heard.filter(({ about }) => about === 'missed')).toEqual(missed))
    // from then on nothing is
    await leader!.bus.tell({ about: 'chat', match: 'm' })
    await last(leader!.bus, watcher!)
    expect(watcher!.heard).toContainEqual({ about: 'chat', match: 'm' })
    expect(other!.heard.filter(({ about }) => about === 'missed')).toEqual([])
    await close()
  })

  it('bring open tables to those who look at the lobby', async (context) => {
    const { made, close } = await buses(kind, ['one', 'two'], context)
    const [one, two] = made
    two!.bus.watch('lobby')
    await vi.waitFor(async () => {
      await one!.bus.tell({ about: 'table', match: 'm', open: true })
      expect(two!.heard).toContainEqual({ about: 'table', match: 'm', open: true })
    })
    await close()
  })

  it('say that some may have been missed, when the connection was gone', async (context) => {
    const { made, close } = await buses(kind, ['one', 'two'], context)
    const [one, two] = made
    const ends = [one!.bus.watch({ match: 'm' }), two!.bus.watch({ match: 'm' })]
    await (kind === 'nats' ? nats!.restart() : postgres!.restart())
    await Promise.all(made.map(({ hears }) => hears((notice) => notice.about === 'missed' && notice.topic === 'all')))
    await vi.waitFor(async () => {
      await one!.bus.tell({ about: 'chat', match: 'm' })
      expect(two!.heard).toContainEqual({ about: 'chat', match: 'm' })
    })
    for (const end of ends) end()
    await close()
  })
})

describe('NATS', () => {
  it('is not troubled with what happens in a match that nobody watches from elsewhere', async (context) => {
    const { made, close } = await buses('nats', ['one', 'two'], context)
    const [one, two] = made
    const listener = await connectNats({ servers: new URL(nats!.url).host })
    const passed: string[] = []
    listener.subscribe('cardwright.>', { callback: (_, message) => void passed.push(message.string()) })
    await listener.flush()
    const frequent = () => passed.filter((payload) => /"(entries|chat)"/.test(payload))
    one!.bus.watch({ match: 'm' })
    const tell = async () => {
      await one!.bus.tell({ about: 'entries', match: 'm' })
      await one!.bus.tell({ about: 'chat', match: 'm' })
      await last(one!.bus, two!)
      await listener.flush()
    }
    await tell()
    expect(frequent()).toEqual([])
    const unwatch = two!.bus.watch({ match: 'm' })
    await vi.waitFor(async () => {
      await tell()
      expect(frequent()).toHaveLength(2)
    })
    unwatch()
    await last(two!.bus, one!)
    await tell()
    expect(frequent()).toHaveLength(2)
    await listener.close()
    await close()
  })

  it('is told by whoever was cut off alone, so that the others look for what they were not told', async (context) => {
    if (nats === null) context.skip('there is no NATS here')
    const line = await lineTo(Number(new URL(nats!.url).port))
    const [cutOff, other] = [
      makeBus(alone, 'cut off', `nats://127.0.0.1:${line.port}`),
      makeBus(alone, 'other', nats!.url),
    ]
    await Promise.all([cutOff.open(), other.open()])
    const heard: Notice[] = []
    other.on((notice) => void heard.push(notice))
    const ofMatch = () => heard.filter(({ about }) => about === 'entries')
    cutOff.watch({ match: 'm' })
    line.cut()
    // of those who come meanwhile it learns afterwards
    other.watch({ match: 'm' })
    await vi.waitFor(() => expect(heard).toContainEqual({ about: 'missed', topic: 'all' }), 10_000)
    await vi.waitFor(async () => {
      await cutOff.tell({ about: 'entries', match: 'm' })
      expect(ofMatch().length).toBeGreaterThan(0)
    })
    await Promise.all([cutOff.close(), other.close()])
    line.close()
  })
})

describe('PostgreSQL', () => {
  it('tells who watched a match before somebody else did, what those told while nobody was known to watch', async (context) => {
    const { made, close } = await buses('postgres', ['leader', 'watcher'], context)
    const [leader, watcher] = made
    watcher!.bus.watch({ match: 'm' })
    await last(watcher!.bus, leader!)
    leader!.bus.watch({ match: 'm' })
    await watcher!.hears(({ about }) => about === 'missed')
    expect(watcher!.heard).toContainEqual({ about: 'missed', topic: { match: 'm' } })
    await close()
  })

  it('is not troubled with what happens in a match that nobody watches from elsewhere', async (context) => {
    const { made, url, close } = await buses('postgres', ['one', 'two'], context)
    const [one, two] = made
    const heard: string[] = []
    const client = new pg.Client({ connectionString: url! })
    await client.connect()
    client.on('notification', ({ payload }) => heard.push(payload!))
    await client.query(`listen cardwright; listen cardwright_two_${counted}`)
    one!.bus.watch({ match: 'm' })
    await one!.bus.tell({ about: 'entries', match: 'm' })
    await last(one!.bus, two!)
    await client.query('select 1')
    expect(
      heard.filter((payload) => payload.includes('"notice"')).map((each) => JSON.parse(each).notice.about),
    ).toEqual(['person'])
    await client.end()
    await close()
  })
})

describe('Two processes', () => {
  it.for(['postgres', 'nats'] as const)('show each other tables and matches by %s', async (kind, context) => {
    if (postgres === null) return context.skip('there is no PostgreSQL here')
    if (kind === 'nats' && nats === null) return context.skip('there is no NATS here')
    const env = {
      DATABASE_URL: postgres.database('processes'),
      CARDWRIGHT_SECRET: 'x'.repeat(32),
      CARDWRIGHT_GUESTS_PER_MINUTE: '1000',
      CARDWRIGHT_MESSAGES_PER_SECOND: '5000',
      ...(kind === 'nats' && { NATS_URL: nats!.url }),
    }
    const start = async (n: number) => {
      const config = configure({ port: 0, nodeUrl: `ws://127.0.0.1:${n}/ws` }, env)
      return serve(config, { logger: pino({ level: 'silent' }) })
    }
    const [first, second] = [await start(1), await start(2)]
    const http = `http://127.0.0.1:${first.port}`
    const elsewhere = `ws://127.0.0.1:${second.port}/ws`
    const [ann, bo, cy] = await Promise.all(['Ann', 'Bo', 'Cy'].map((name) => comeIn(http, name)))
    const lobby = await talk({ ...cy!, url: elsewhere })
    lobby.tell({ type: 'lobby', on: true })
    await lobby.until(() => lobby.told.find(({ type }) => type === 'tables'))
    const match = await sitDown(ann!, bo!, 'duel', { open: true })
    await lobby.until(() => lobby.told.find((each) => each.type === 'table' && each.table.match === match))
    const chairs = [chairOf(ann!, match), chairOf(bo!, match)]
    await chairs[0]!.until((s) => s.view !== null)
    const watching = chairOf(cy!, match, elsewhere)
    await watching.until((s) => s.view !== null)
    await chairs[0]!.chat('hello')
    await watching.until((s) => s.chat.length === 1)
    await Promise.all(chairs.map((chair, i) => playOn(chair, `player ${i}`)))
    const { over, seq } = await watching.until((s) => s.over !== null)
    expect([over?.result, seq]).toEqual([chairs[0]!.snapshot.over?.result, chairs[0]!.snapshot.seq])
    for (const chair of [...chairs, watching]) chair.close()
    lobby.close()
    await Promise.all([first.close(), second.close()])
  })

  it('bring together who asks for anybody at both of them at once', async (context) => {
    if (postgres === null) context.skip('there is no PostgreSQL here')
    const env = {
      DATABASE_URL: postgres!.database('quick'),
      CARDWRIGHT_SECRET: 'x'.repeat(32),
      CARDWRIGHT_GUESTS_PER_MINUTE: '1000',
      CARDWRIGHT_TABLES_PER_MINUTE: '1000',
      CARDWRIGHT_MATCHES_PER_PERSON: '1000',
      CARDWRIGHT_WAITING_TABLES_PER_PERSON: '1000',
      CARDWRIGHT_OPEN_TABLE_SECONDS: '86400',
    }
    const start = (n: number) =>
      serve(configure({ port: 0, nodeUrl: `ws://127.0.0.1:${n}/ws` }, env), { logger: pino({ level: 'silent' }) })
    const servers = [await start(1), await start(2)]
    const guests = await Promise.all(['Ann', 'Bo'].map((name) => comeIn(`http://127.0.0.1:${servers[0]!.port}`, name)))
    const people = await Promise.all(
      guests.map((guest, n) => talk({ ...guest, url: `ws://127.0.0.1:${servers[n]!.port}/ws` })),
    )
    for (let round = 1; round <= 5; round++) {
      const wish = { type: 'quick', id: `quick ${round}`, game: 'duel' } as const
      const [first, second] = await Promise.all(people.map((person) => person.say(wish)))
      expect([first!.type, second!.type]).toEqual(['table', 'table'])
      if (first!.type === 'table' && second!.type === 'table') expect(second.table.match).toBe(first.table.match)
      // and no table is left at which one of them waits alone
      for (const { id } of guests) expect((await servers[0]!.house.matches.atHand(id)).waiting).toBe(round)
    }
    for (const person of people) person.close()
    await Promise.all(servers.map((server) => server.close()))
  })

  it('tell each other what happens, and not that time passes', async (context) => {
    if (postgres === null) context.skip('there is no PostgreSQL here')
    const url = postgres!.database('quiet')
    const config = configure({ port: 0 }, { DATABASE_URL: url, CARDWRIGHT_SECRET: 'x'.repeat(32) })
    const server = await serve(config, { logger: pino({ level: 'silent' }) })
    const people = await Promise.all(['Ann', 'Bo'].map((name) => comeIn(`http://127.0.0.1:${server.port}`, name)))
    const match = await sitDown(people[0]!, people[1]!, 'millennium', { options: { mode: 'duel' } })
    const chairs = people.map((guest) => chairOf(guest, match))
    await Promise.all(chairs.map((chair) => chair.until((s) => s.asks.length > 0)))
    const watcher = makeBus({ url } as Storage, 'watcher', null)
    const heard: Notice[] = []
    await watcher.open()
    watcher.on((notice) => void heard.push(notice))
    watcher.watch({ match })
    // who sits down and leaves is told of beside it
    const told = () => heard.filter(({ about }) => about !== 'table')
    await vi.waitFor(() => expect(told()).toEqual([{ about: 'missed', topic: { match } }]), 60_000)
    // how far the clock has come is kept when the last player leaves
    for (const chair of chairs) chair.close()
    const database = new pg.Client(url)
    await database.connect()
    const kept = async () => (await database.query('select at from clocks where match = $1', [match])).rowCount
    await expect.poll(kept, { timeout: 60_000 }).toBe(1)
    expect(await server.house.matches.progress.entries(match)).toEqual([])
    expect(told()).toHaveLength(1)
    const again = chairOf(people[0]!, match)
    await again.until((s) => s.asks.length > 0)
    await again.answer(again.snapshot.asks[0]!.id, ['pause'])
    await vi.waitFor(() => expect(told().slice(1)).toEqual([{ about: 'entries', match }]), 60_000)
    again.close()
    await Promise.all([database.end(), watcher.close(), server.close()])
  })

  it('follow each other through every answer once, however often they are told of it', async (context) => {
    if (postgres === null) context.skip('there is no PostgreSQL here')
    const url = postgres!.database('often')
    const env = { DATABASE_URL: url, CARDWRIGHT_SECRET: 'x'.repeat(32), CARDWRIGHT_MESSAGES_PER_SECOND: '5000' }
    const faults: string[] = []
    const logger = pino({ level: 'error' }, { write: (line: string) => void faults.push(line) })
    const start = (n: number) => serve(configure({ port: 0, nodeUrl: `ws://127.0.0.1:${n}/ws` }, env), { logger })
    const [first, second] = [await start(1), await start(2)]
    const people = await Promise.all(['Ann', 'Bo', 'Cy'].map((name) => comeIn(`http://127.0.0.1:${first.port}`, name)))
    const [ann, bo, cy] = people as [Guest, Guest, Guest]
    const match = await sitDown(ann, bo, 'duel')
    const chairs = [chairOf(ann, match), chairOf(bo, match)]
    await chairs[0]!.until((s) => s.view !== null)
    const watching = chairOf(cy, match, `ws://127.0.0.1:${second.port}/ws`)
    await watching.until((s) => s.view !== null)
    const chatterer = makeBus({ url } as Storage, 'chatterer', null)
    await chatterer.open()
    const knows = new Promise<void>((resolve) => chatterer.on(({ about }) => about === 'missed' && resolve()))
    chatterer.watch({ match })
    await knows
    const tellOften = () => {
      for (let n = 0; n < 5; n++) void chatterer.tell({ about: 'entries', match })
    }
    await Promise.all(chairs.map((chair, i) => playOn(chair, `player ${i}`, tellOften)))
    const { over, seq } = await watching.until((s) => s.over !== null)
    expect([over?.result, seq]).toEqual([chairs[0]!.snapshot.over?.result, chairs[0]!.snapshot.seq])
    expect(faults).toEqual([])
    for (const chair of [...chairs, watching]) chair.close()
    await chatterer.close()
    await Promise.all([first.close(), second.close()])
  })
})
