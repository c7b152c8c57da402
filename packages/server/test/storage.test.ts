import type { JournalEntry } from '@cardwright/room'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { makeBus, type Notice } from '../src/bus/bus.ts'
import { Accounts } from '../src/people/accounts.ts'
import { BotAccounts } from '../src/people/bot-accounts.ts'
import { carryOver } from '../src/people/carry-over.ts'
import { PersonalDecks } from '../src/people/decks.ts'
import { Fenced, makeAppender } from '../src/storage/appender.ts'
import { Chat } from '../src/storage/chat.ts'
import { Clocks } from '../src/storage/clocks.ts'
import { Leases } from '../src/storage/leases.ts'
import { Matches } from '../src/storage/matches.ts'
import { Mutes } from '../src/storage/mutes.ts'
import { openStorage, type Storage } from '../src/storage/open.ts'
import { Reports } from '../src/storage/reports.ts'
import type { MatchRow } from '../src/storage/schema.ts'
import { databases } from './support/places.ts'

const { place, restart } = databases('storage')

function row(id: string, more: Partial<MatchRow> = {}): MatchRow {
  const seats = JSON.stringify([{ kind: 'person', name: 'Ann', person: 'ann' }])
  return {
    id,
    game: 'duel',
    version: '1',
    status: 'waiting',
    open: 1,
    host: 'ann',
    options: '{}',
    seats,
    time: null,
    secret: 's',
    contributions: '{}',
    header: null,
    result: null,
    rematch: null,
    created: 1,
    changed: 1,
    owner: null,
    epoch: 0,
    rules: null,
    ended: null,
    ...more,
  }
}

const entry = (at: number): JournalEntry => ({ kind: 'clock', at })
const fail = (error: unknown) => {
  throw error
}

describe.each(['sqlite', 'postgres'] as const)('Storage on %s', (kind) => {
  async function open(context: { skip: (why: string) => void }): Promise<{ storage: Storage; at: string }> {
    const at = place(kind)
    if (at === null) context.skip('there is no PostgreSQL here')
    return { storage: await openStorage(at!), at: at! }
  }

  it('opens the same database again, with what was stored, and migrates once', async (context) => {
    const { storage, at } = await open(context)
    await new Matches(storage).insert(row('m'))
    await storage.close()
    const again = await openStorage(at)
    expect((await new Matches(again).get('m'))?.table).toMatchObject({ match: 'm', status: 'waiting', created: 1 })
    await again.close()
  })

  it('gives a match to one process at a time, and to the next when that is silent', async (context) => {
    const { storage } = await open(context)
    await new Matches(storage).insert(row('m'))
    const [first, second] = [new Leases(storage, 'ws://one', {}, fail), new Leases(storage, 'ws://two', {}, fail)]
    await first.open()
    await second.open()
    expect(await first.claim('m')).toMatchObject({ led: { epoch: 1 } })
    expect(await second.claim('m')).toEqual({ elsewhere: 'ws://one' })
    expect(await second.elsewhere('m')).toBe('ws://one')
    expect(await first.elsewhere('m')).toBeNull()
    // as if it had been silent for longer than its lease
    await storage.db.updateTable('nodes').set({ alive: 0 }).where('id', '=', first.node).execute()
    expect(await second.claim('m')).toMatchObject({ led: { epoch: 2 } })
    expect(await first.claim('no such match')).toBeNull()
    await Promise.all([first.close(), second.close()])
    await storage.close()
  })

  it('believes neither who was silent for long nor who speaks out of the future, whatever the clock of a machine says', async (context) => {
    const { storage } = await open(context)
    await new Matches(storage).insert(row('m'))
    const [first, second] = [new Leases(storage, 'ws://one', {}, fail), new Leases(storage, 'ws://two', {}, fail)]
    await first.open()
    expect(await first.claim('m')).toMatchObject({ led: { epoch: 1 } })
    // a machine whose clock is two days ahead comes in: those who are alive stay among the nodes
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 })
    await second.open()
    vi.useRealTimers()
    expect(await second.claim('m')).toEqual({ elsewhere: 'ws://one' })
    // the database's clock was turned back after it had died
    await first.close()
    const alive = Date.now() + 2 * 86_400_000
    await storage.db.insertInto('nodes').values({ id: first.node, url: 'ws://one', alive }).execute()
    expect(await second.elsewhere('m')).toBeNull()
    expect(await second.claim('m')).toMatchObject({ led: { epoch: 2 } })
    await second.close()
    await storage.close()
  })

  it('gives a match that was handed over to whoever asks first, once', async (context) => {
    const { storage } = await open(context)
    await new Matches(storage).insert(row('m'))
    const nodes = Array.from({ length: 4 }, (_, i) => new Leases(storage, `ws://${i}`, {}, fail))
    await Promise.all(nodes.map((node) => node.open()))
    const claims = await Promise.all(nodes.map((node) => node.claim('m')))
    expect(claims.filter((claim) => claim && 'led' in claim)).toHaveLength(1)
    const leader = claims.findIndex((claim) => claim && 'led' in claim)
    await nodes[leader]!.close()
    const next = nodes[(leader + 1) % 4]!
    expect(await next.claim('m')).toMatchObject({ led: { epoch: 2 } })
    await Promise.all(nodes.filter((_, i) => i !== leader).map((node) => node.close()))
    await storage.close()
  })

  it('writes nothing for who led a match before, however late they wake up', async (context) => {
    const { storage } = await open(context)
    const matches = new Matches(storage)
    await matches.insert(row('m', { owner: 'old', epoch: 1 }))
    const appender = makeAppender(storage)
    await appender.append({ match: 'm', owner: 'old', epoch: 1, from: 0, entries: [entry(1)] })
    await storage.db.updateTable('matches').set({ owner: 'new', epoch: 2 }).where('id', '=', 'm').execute()
    const late = appender.append({ match: 'm', owner: 'old', epoch: 1, from: 1, entries: [entry(2)] })
    await expect(late).rejects.toBeInstanceOf(Fenced)
    await appender.append({ match: 'm', owner: 'new', epoch: 2, from: 1, entries: [entry(3)] })
    expect(await matches.progress.entries('m')).toEqual([entry(1), entry(3)])
    await storage.close()
  })

  it('tells who leads from who led, though both write the same entry at once', async (context) => {
    const { storage } = await open(context)
    const matches = new Matches(storage)
    await matches.insert(row('m', { owner: 'new', epoch: 2 }))
    const appender = makeAppender(storage)
    const write = (owner: string, epoch: number, from: number) =>
      appender.append({ match: 'm', owner, epoch, from, entries: [entry(epoch)] })
    const outcomes = await Promise.allSettled([write('old', 1, 0), write('new', 2, 0), write('old', 1, 1)])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
    expect(await matches.progress.entries('m')).toEqual([entry(2)])
    await storage.close()
  })

  it('writes several matches at once, each as far as it is led from here', async (context) => {
    const { storage } = await open(context)
    const matches = new Matches(storage)
    const ids = Array.from({ length: 20 }, (_, i) => `m${i}`)
    for (const [i, id] of ids.entries())
      await matches.insert(row(id, { owner: i % 3 === 0 ? 'other' : 'me', epoch: 1 }))
    const appender = makeAppender(storage)
    const said: JournalEntry = {
      kind: 'answer',
      seat: 0,
      ask: '1',
      keys: ['"\\\u0000😀'],
      at: 1,
      id: null,
      by: 'player',
    }
    const outcomes = await Promise.allSettled(
      ids.map((match) => appender.append({ match, owner: 'me', epoch: 1, from: 0, entries: [said, entry(2)] })),
    )
    for (const [i, id] of ids.entries()) {
      expect(outcomes[i]!.status).toBe(i % 3 === 0 ? 'rejected' : 'fulfilled')
      expect(await matches.progress.entries(id)).toEqual(i % 3 === 0 ? [] : [said, entry(2)])
    }
    await storage.close()
  })

  it('takes what was written before as written, and lets no second truth in beside it', async (context) => {
    const { storage } = await open(context)
    const matches = new Matches(storage)
    await matches.insert(row('m', { owner: 'me', epoch: 1 }))
    await matches.insert(row('other', { owner: 'me', epoch: 1 }))
    const appender = makeAppender(storage)
    const write = (match: string, from: number, ...entries: JournalEntry[]) =>
      appender.append({ match, owner: 'me', epoch: 1, from, entries })
    await write('m', 0, entry(1), entry(2))
    await write('m', 0, entry(1), entry(2), entry(3)) // an attempt whose end was not seen, again
    const [wrong, bystander] = [write('m', 2, entry(9)), write('other', 0, entry(4))]
    await expect(wrong).rejects.toThrow('is another')
    await bystander
    expect(await matches.progress.entries('m')).toEqual([entry(1), entry(2), entry(3)])
    expect(await matches.progress.entries('m', 2)).toEqual([entry(3)])
    expect(await matches.progress.entries('other')).toEqual([entry(4)])
    await storage.close()
  })

  it('keeps how far clocks have come in one row of each match, written by who leads it', async (context) => {
    const { storage } = await open(context)
    const matches = new Matches(storage)
    for (const id of ['m', 'n', 'o']) await matches.insert(row(id, { status: 'playing', owner: 'one', epoch: 1 }))
    await storage.db.updateTable('matches').set({ status: 'over' }).where('id', '=', 'o').execute()
    const clocks = new Clocks(storage, fail)
    const lease = { owner: 'one', epoch: 1 }
    expect(await clocks.of('m')).toBe(0)
    for (const at of [5001, 10_002]) {
      for (const match of ['o', 'm', 'n']) clocks.keep({ match, ...lease }, at)
      clocks.keep({ match: 'n', owner: 'two', epoch: 1 }, 77)
      await clocks.idle()
    }
    clocks.keep({ match: 'm', owner: 'one', epoch: 0 }, 99)
    await clocks.idle()
    expect(await storage.db.selectFrom('clocks').selectAll().execute()).toEqual([{ match: 'm', at: 10_002 }])
    expect(await clocks.of('m')).toBe(10_002)
    await storage.close()
  })

  it('changes a table only as it was read', async (context) => {
    const { storage } = await open(context)
    const matches = new Matches(storage)
    await matches.insert(row('m'))
    const { row: before } = (await matches.get('m'))!
    expect(await matches.replace(before, { host: 'bo' })).toBe(true)
    expect(await matches.replace(before, { host: 'cy' })).toBe(false)
    expect((await matches.get('m'))?.table.host).toBe('bo')
    await storage.close()
  })

  it('carries the matches of a guest over to who they have become', async (context) => {
    const { storage } = await open(context)
    const matches = new Matches(storage)
    await matches.insert(row('m', { status: 'playing' }))
    await matches.insert(
      row('n', { seats: JSON.stringify([{ kind: 'person', name: 'Bo', person: 'bo' }]), host: 'bo' }),
    )
    await carryOver(storage, matches, new Mutes(storage), 'ann', 'ann2')
    expect(await matches.of('ann', null)).toEqual([])
    expect(await matches.of('ann2', null)).toMatchObject([{ match: 'm', host: 'ann2', seats: [{ person: 'ann2' }] }])
    expect((await matches.get('n'))?.table).toMatchObject({ host: 'bo', seats: [{ person: 'bo' }] })
    await storage.close()
  })

  it('keeps what was said in order, whoever said it at the same time', async (context) => {
    const { storage } = await open(context)
    const matches = new Matches(storage)
    const line = (text: string) => matches.chat.say('m', { person: 'ann', name: 'Ann', text, at: 1 }, `id of ${text}`)
    const said = await Promise.all(['a', 'b', 'c', 'd', 'b', 'b'].map(line))
    // what was said twice under one id is there once
    const numbers = said.flatMap((each) => (each === null || each === 'full' ? [] : [each.n]))
    expect(numbers.sort()).toEqual([0, 1, 2, 3])
    expect((await matches.chat.lines('m')).map(({ n }) => n)).toEqual([0, 1, 2, 3])
    expect(await matches.chat.lines('m', 3)).toHaveLength(1)
    await storage.close()
  })

  it('has room for so much of each person, however much comes to two processes at once', async (context) => {
    const { storage: one, at } = await open(context)
    const other = await openStorage(at)
    const room = 5
    const wishes = async (want: (storage: Storage, id: string) => Promise<unknown>) => {
      const outcomes = Array.from({ length: 4 * room }, (_, n) => want(n % 2 === 0 ? one : other, `${n}`))
      return (await Promise.all(outcomes)).filter(
        (outcome) => outcome !== false && outcome !== null && outcome !== 'full',
      )
    }
    const deck = { game: 'weiss', name: 'Bells', cards: {}, changed: 1 }
    const report = { match: 'm', person: 'eve', reported: 'ann', text: 'rude' }
    const line = { person: 'eve', name: 'Eve', text: 'hm', at: 1 }
    const kept = {
      bots: await wishes((storage, id) => new BotAccounts(storage, room).make('eve', id)),
      decks: await wishes((storage, id) => new PersonalDecks(storage, room).keep('eve', { id, ...deck })),
      mutes: await wishes((storage, id) => new Mutes(storage).add('eve', id, room)),
      reports: await wishes((storage, said) => new Reports(storage).add({ said, ...report }, 0, room)),
      chat: await wishes((storage, id) => new Chat(storage).say('full', line, id, room)),
    }
    for (const [table, each] of Object.entries(kept)) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(one.db)
      const theirs = rows.filter((row) => Object.values(row as object).includes('eve'))
      expect([table, each.length, theirs.length]).toEqual([table, room, room])
    }
    await Promise.all([one.close(), other.close()])
  })

  it('finds each lost guest once, however exactly it knows when they were here', async (context) => {
    const { storage } = await open(context)
    const { db } = storage
    const [flag, yes, time] =
      kind === 'postgres' ? [sql`boolean`, sql`true`, sql`timestamptz`] : [sql`integer`, sql`1`, sql`text`]
    await sql`create table auth_user (id text, "isAnonymous" ${flag}, "updatedAt" ${time})`.execute(db)
    await sql`create table auth_session (id text, "userId" text)`.execute(db)
    const exactly = '2001-01-01T00:00:00.123456Z'
    for (const id of ['a', 'b', 'c', 'd', 'e'])
      await sql`insert into auth_user values (${id}, ${yes}, ${exactly})`.execute(db)
    for (const id of ['b', 'e']) await sql`insert into auth_session values (${id}, ${id})`.execute(db)
    const found: string[] = []
    for await (const guest of new Accounts(storage).lostGuests(Date.parse('2002-01-01'), 2)) {
      found.push(guest)
      if (found.length > 3) break
    }
    expect(found).toEqual(['a', 'c', 'd'])
    await storage.close()
  })
})

describe('SQLite', () => {
  it('says that the disk is full, and not that there is nothing to roll back', async () => {
    const storage = await openStorage(place('sqlite')!)
    const matches = new Matches(storage)
    await matches.insert(row('m'))
    await sql`pragma max_page_count = 1`.execute(storage.db)
    const large = row('large', { options: JSON.stringify({ note: 'x'.repeat(1_000_000) }) })
    await expect(matches.insert(large)).rejects.toThrow('database or disk is full')
    // and whoever comes next is heard
    expect((await matches.get('m'))?.table.match).toBe('m')
    expect(await matches.get('large')).toBeNull()
    await storage.close()
  })
})

describe('PostgreSQL', () => {
  it('tells the other processes, and not oneself', async (context) => {
    const at = place('postgres')
    if (at === null) context.skip('there is no PostgreSQL here')
    const storage = await openStorage(at!)
    const [one, two] = [makeBus(storage, 'one', null), makeBus(storage, 'two', null)]
    const heard: Notice[] = []
    one.on((notice) => heard.push(notice))
    const first = new Promise<Notice>((resolve) => two.on(resolve))
    await Promise.all([one.open(), two.open()])
    await one.tell({ about: 'table', match: 'm', open: true })
    expect(await first).toEqual({ about: 'table', match: 'm', open: true })
    expect(heard).toEqual([])
    await Promise.all([one.close(), two.close()])
    await storage.close()
  })

  it('is waited for while it restarts, and nothing is written twice', async (context) => {
    const at = place('postgres')
    if (at === null) context.skip('there is no PostgreSQL here')
    const storage = await openStorage(at!)
    const matches = new Matches(storage)
    await matches.insert(row('m', { owner: 'me', epoch: 1 }))
    // however long it takes the database to come back
    const appender = makeAppender(storage, undefined, 120_000)
    const writing = Array.from({ length: 20 }, (_, i) =>
      appender.append({ match: 'm', owner: 'me', epoch: 1, from: i, entries: [entry(i)] }),
    )
    await restart()
    await Promise.all(writing)
    await appender.append({ match: 'm', owner: 'me', epoch: 1, from: 20, entries: [entry(20)] })
    expect(await matches.progress.entries('m')).toEqual(Array.from({ length: 21 }, (_, i) => entry(i)))
    await storage.close()
  })
})
