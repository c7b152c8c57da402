import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Chair } from '@cardwright/protocol'
import { describe, expect, it, vi } from 'vitest'
import { lockDatabase, testServers } from '../support/house.ts'
import { chairOf, comeIn, matchOf, playOn, signUp, sitDown, someKeys } from '../support/people.ts'
import { talk } from '../support/talk.ts'

/* What is done in matches that has brought a server down, or somebody else to harm. */

const start = testServers()

describe('Chat', () => {
  it('has room for so much of each, and locks nobody out', async () => {
    const server = await start({
      CARDWRIGHT_CHAT_LINES_PER_MATCH: '30',
      CARDWRIGHT_CHAT_LINES_PER_MINUTE: '1000',
      CARDWRIGHT_CHAT_LINES_IN_WELCOME: '10',
    })
    const [ann, eve] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Eve')]
    const { match, chairs } = await matchOf(ann, eve)
    const [one, two] = chairs
    const refusals = []
    for (let n = 0; n < 40; n++) refusals.push(await two.chat(`${n} ${'!'.repeat(400)}`))
    expect(refusals.filter((each) => each === null)).toHaveLength(30)
    // the other one has room of their own
    expect(await one.chat('please stop')).toBeNull()
    const again = chairOf(ann, match)
    const { chat } = await again.until((s) => s.view !== null)
    expect(chat.map(({ n }) => n)).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30])
    for (const chair of [one, two, again]) chair.close()
  })

  it('has so many lines of each in a minute, over all their matches', async () => {
    const server = await start({ CARDWRIGHT_CHAT_LINES_PER_MINUTE: '3' })
    const [ann, eve] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Eve')]
    const matches = [await matchOf(ann, eve), await matchOf(ann, eve)]
    const refusals = []
    for (const n of [0, 1, 0, 1, 0]) refusals.push(await matches[n]!.chairs[1].chat(`at ${n}`))
    const why = expect.stringContaining('too much')
    expect(refusals).toEqual([null, null, null, expect.objectContaining({ why }), expect.objectContaining({ why })])
    expect(await matches[0]!.chairs[0].chat('please stop')).toBeNull()
    for (const { close } of matches) close()
  })

  it('is what can be seen: no control characters, nothing that turns a line round, no NUL for a database to choke on', async () => {
    const server = await start()
    const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
    const { match, chairs } = await matchOf(ann, bo)
    const [one, two] = chairs
    expect(await one.chat('a\u0000b\u001b[31mc\u202ed\ne 👩‍🚀')).toBeNull()
    const { chat } = await two.until((s) => s.chat.length > 0)
    expect(chat[0]!.text).toBe('a b [31mc d e 👩‍🚀')
    expect(await one.chat('\u0000\u202e')).toMatchObject({ why: expect.stringContaining('text') })
    const words = await talk(ann)
    for (const message of [
      { type: 'join', id: 'a', match: 'x\u0000' },
      { type: 'mute', id: 'b', person: 'x\u0000', on: true },
      { type: 'ready', id: 'c', match, contribution: '\u0000' },
      { type: 'sit', id: 'd', match, side: 'a\u0000' },
    ] as const) {
      expect(await words.say(message)).toMatchObject({ type: 'refusal', code: 'malformed' })
    }
    for (const each of [one, two, words]) each.close()
  })
})

describe('A guest who signs up in the midst of a match', () => {
  it('keeps the seat, on the connection that is open and on the next, also after a restart', async () => {
    const server = await start()
    const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
    const match = await sitDown(ann, bo, 'duel')
    const [before, other] = [chairOf(ann, match), chairOf(bo, match)]
    const { asks } = await before.until((s) => s.asks.length > 0)
    const member = await signUp(server.http, ann)
    expect(member.id).not.toBe(ann.id)
    // on the same connection
    expect(await before.answer(asks[0]!.id, [asks[0]!.options.at(-1)!.key])).toBeNull()
    // on another
    const after = chairOf(member, match)
    expect(await after.until((s) => s.view !== null)).toMatchObject({ seat: 0 })
    expect((await other.until((s) => s.table?.seats[0]?.person === member.id)).table?.seats[0]).toMatchObject({
      name: 'Ann',
    })
    for (const chair of [before, after, other]) chair.close()
    await server.house.close()
    const restarted = await start({}, {}, server.folder)
    const url = `${restarted.http.replace('http', 'ws')}/ws`
    const again = chairOf({ ...member, url }, match, url)
    expect(await again.until((s) => s.view !== null)).toMatchObject({ seat: 0 })
    again.close()
  })
})

describe('What is asked for again and again', () => {
  it('is not played again: the record of a match is made when it ends', async () => {
    const statements: string[] = []
    const server = await start({}, { onStatement: ({ sql }) => statements.push(sql), idleFor: 100 })
    const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
    const match = await sitDown(ann, bo, 'duel')
    const chairs = [chairOf(ann, match), chairOf(bo, match)]
    await Promise.all(chairs.map((chair, i) => playOn(chair, `player ${i}`)))
    for (const chair of chairs) chair.close()
    await vi.waitFor(async () => expect(await server.house.matches.archive.ending(match)).not.toBeNull())
    // it is no longer in memory
    await expect.poll(() => server.house.rooms.has(match)).toBe(false)
    statements.length = 0
    const texts = await Promise.all([1, 2, 3].map(() => fetch(`${server.http}/api/matches/${match}/record`)))
    expect(new Set(await Promise.all(texts.map((each) => each.text()))).size).toBe(1)
    expect(statements.filter((sql) => sql.includes('"entries"'))).toEqual([])
  })

  it('are answers, taken back: so many in a match and no more', async () => {
    const server = await start({ CARDWRIGHT_UNDOS_PER_MATCH: '3' })
    const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
    // with every kind of answer there are some that can be taken back
    const match = await sitDown(ann, bo, 'exceed')
    const chairs = [chairOf(ann, match), chairOf(bo, match)]
    const taken: (string | null)[] = []
    const isDone = () => taken.filter((why) => why === null).length >= 6
    const takeBack = async (chair: Chair) => {
      for (let n = 0; n < 60; n++) {
        const { asks, over } = await chair.until((s) => s.over !== null || s.asks.length > 0)
        if (over || isDone()) break
        await chair.answer(asks[0]!.id, await someKeys(chair, asks[0]!.id, n))
        const why = (await chair.undo())?.why ?? null
        taken.push(why)
        if (why?.includes('no more in this match')) break
      }
      await chair.resign()
    }
    await Promise.all(chairs.map(takeBack))
    const entries = await server.house.matches.progress.entries(match)
    for (const seat of [0, 1]) {
      expect(entries.filter((entry) => entry.kind === 'undo' && entry.seat === seat).length).toBeLessThanOrEqual(3)
    }
    expect(taken.filter((why) => why === null).length).toBeGreaterThan(0)
    for (const chair of chairs) chair.close()
  })

  it('are matches: so many on one connection, and one that was left makes room', async () => {
    const server = await start({ CARDWRIGHT_MATCHES_PER_CONNECTION: '2' })
    const [ann, bo, cy] = await Promise.all(['Ann', 'Bo', 'Cy'].map((name) => comeIn(server.http, name)))
    const matches = await Promise.all([1, 2, 3].map(() => matchOf(ann!, bo!)))
    const [first, second, third] = matches.map(({ match }) => match) as [string, string, string]
    const { say, close } = await talk(cy!)
    const join = (match: string) => say({ type: 'join', id: `join ${match}`, match })
    for (const match of [first, second]) expect(await join(match)).toMatchObject({ type: 'joined' })
    expect(await join(third)).toMatchObject({ code: 'tooMany' })
    await say({ type: 'part', id: 'part', match: first })
    expect(await join(third)).toMatchObject({ type: 'joined' })
    close()
    for (const each of matches) each.close()
  })

  it('are offers of a draw: so many in a match, and the other is told of no more', async () => {
    const server = await start({ CARDWRIGHT_DRAW_OFFERS_PER_MATCH: '3' })
    const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
    const match = await sitDown(ann, bo, 'duel')
    const [one, two] = [chairOf(ann, match), chairOf(bo, match)]
    for (const chair of [one, two]) await chair.until(({ view }) => view !== null)
    const replies: (string | null)[] = []
    for (let n = 0; n < 5; n++) {
      replies.push((await one.draw(true))?.why ?? null)
      await one.draw(false)
    }
    expect(replies.map((why) => why === null)).toEqual([true, true, true, false, false])
    expect(await two.draw(true)).toBeNull()
    expect(await one.draw(true)).toBeNull()
    await two.until(({ over }) => over !== null)
    for (const chair of [one, two]) chair.close()
  })

  it('are answers: so many of a seat in a match, and then it can resign', async () => {
    const server = await start({ CARDWRIGHT_ANSWERS_PER_MATCH: '2' })
    const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
    const { chairs, close } = await matchOf(ann, bo)
    const turn = async (n: number) => {
      const chair = chairs[n % 2]!
      const { asks } = await chair.until((s) => s.asks.length > 0)
      return chair.answer(asks[0]!.id, ['done'])
    }
    for (let n = 0; n < 4; n++) expect(await turn(n)).toBeNull()
    expect(await turn(4)).toMatchObject({ why: expect.stringContaining('You have answered 2 times') })
    expect(await chairs[0].resign()).toBeNull()
    close()
  })
})

describe('What is told to the operator and about others', () => {
  it('is about matches that there are and people who play there, and not without end', async () => {
    const server = await start({ CARDWRIGHT_MUTES_PER_PERSON: '3', CARDWRIGHT_REPORTS_PER_DAY: '2' })
    const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
    const match = await sitDown(ann, bo, 'duel')
    const { say, close } = await talk(ann)
    const report = (id: string, more: object = {}) =>
      say({ type: 'report', id, match, person: bo.id, text: 'rude', ...more })
    expect(await report('1', { match: 'nowhere' })).toMatchObject({ code: 'unknown' })
    expect(await report('2', { person: 'nobody' })).toMatchObject({ code: 'illegal' })
    expect(await report('self', { person: ann.id })).toMatchObject({
      code: 'illegal',
      why: 'You cannot report yourself.',
    })
    expect(await report('3')).toMatchObject({ type: 'done' })
    expect(await report('4')).toMatchObject({ type: 'done' })
    expect(await report('4')).toMatchObject({ type: 'done' })
    expect(await report('5')).toMatchObject({ code: 'tooMany' })
    const mute = (person: string, on = true) => say({ type: 'mute', id: `${person} ${on}`, person, on })
    expect(await mute(ann.id)).toMatchObject({ code: 'illegal', why: 'You cannot mute yourself.' })
    expect(await mute('nobody')).toMatchObject({ code: 'unknown' })
    const others = await Promise.all(['a', 'b', 'c', 'd'].map((name) => comeIn(server.http, name)))
    for (const other of others) await sitDown(other, bo, 'duel')
    const [a, b, c, d] = others.map(({ id }) => id) as [string, string, string, string]
    for (const person of [a, b, c, c]) expect(await mute(person)).toMatchObject({ type: 'done' })
    expect(await mute(d)).toMatchObject({ code: 'tooMany' })
    expect(await mute(a, false)).toMatchObject({ type: 'done' })
    expect(await mute(d)).toMatchObject({ type: 'done' })
    close()
  })
})

describe('The database', () => {
  it('is read by nobody else on the machine', async () => {
    const server = await start()
    await comeIn(server.http, 'Ann')
    for (const file of ['cardwright.db', 'cardwright.db-wal', 'secret']) {
      expect((statSync(join(server.folder, file)).mode & 0o077).toString(8)).toBe('0')
    }
  })

  it('must take what is written, or the server is not ready', async () => {
    const server = await start()
    const ready = () => fetch(`${server.http}/ready`).then(({ status }) => status)
    expect(await ready()).toBe(200)
    const unlock = lockDatabase(server)
    await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 20_000 })
    unlock()
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 20_000 })
  })

  it('tells a second process on the same folder of tables that have begun when it next looks', {
    timeout: 60_000,
  }, async ({ onTestFinished }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const first = await start()
    const second = await start({ CARDWRIGHT_NODE_URL: 'ws://second.test/ws' }, {}, first.folder)
    const [ann, bo] = [await comeIn(first.http, 'Ann'), await comeIn(first.http, 'Bo')]
    const elsewhere = await talk({ ...ann, url: `${second.http.replace('http', 'ws')}/ws` })
    const [one, two] = [await talk(ann), await talk(bo)]
    // without news it looks at one in five of them
    const matches = await Promise.all([1, 2, 3, 4].map(() => sitDown(ann, bo, 'duel')))
    for (const match of matches) await elsewhere.say({ type: 'join', id: `join ${match}`, match })
    await vi.advanceTimersByTimeAsync(2000)
    // it has looked: what was asked before this is answered
    await second.house.matches.get('nothing')
    for (const match of matches)
      for (const each of [one, two]) await each.say({ type: 'ready', id: `ready ${match}`, match, contribution: '' })
    await vi.advanceTimersByTimeAsync(2000)
    const led = () => elsewhere.told.flatMap((message) => (message.type === 'redirect' ? [message.match] : []))
    await elsewhere.until(() => matches.every((match) => led().includes(match)) || undefined)
    for (const each of [elsewhere, one, two]) each.close()
  })
})
