import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './support/house.ts'
import { chairOf, comeIn, type Guest, sitDown } from './support/people.ts'
import { type Postgres, startPostgres } from './support/postgres.ts'
import { talk, talkAt } from './support/talk.ts'

/* What happens when two do something at the same time. */

let postgres: Postgres | null = null
let server: TestServer
let ann: Guest
let bo: Guest

beforeAll(async () => {
  // PostgreSQL does several things at once, SQLite one after the other
  postgres = await startPostgres()
  server = await startServer({
    CARDWRIGHT_CHAT_LINES_PER_MINUTE: '1000',
    ...(postgres && { DATABASE_URL: postgres.database('races'), CARDWRIGHT_SECRET: 'x'.repeat(32) }),
  })
  ;[ann, bo] = (await Promise.all(['Ann', 'Bo'].map((name) => comeIn(server.http, name)))) as [Guest, Guest]
})

afterAll(async () => {
  await server.close()
  postgres?.stop()
})

describe('Two players', () => {
  it('who talk at once are both heard, in the same order', async () => {
    const { match, one, two, close } = await talkAt(ann, bo)
    const lines = 20
    const talkOn = (person: typeof one, name: string) =>
      Array.from({ length: lines }, (_, n) => person.say({ type: 'chat', id: `${name} ${n}`, match, text: `${n}` }))
    await Promise.all([...talkOn(one, 'one'), ...talkOn(two, 'two')])
    const numbers = Array.from({ length: 2 * lines }, (_, n) => n)
    for (const { told, until } of [one, two]) {
      const heard = () => told.flatMap((each) => (each.type === 'chat' ? [each.line.n] : []))
      await until(() => heard().length >= numbers.length || undefined)
      expect(heard()).toEqual(numbers)
    }
    close()
  })

  it('who want to play again the moment that it is over get one table, and the same', async () => {
    const { match, one, two, close } = await talkAt(ann, bo)
    const again = async (person: typeof one, id: string) => {
      await person.until(() => person.told.find(({ type }) => type === 'over'))
      return person.say({ type: 'rematch', id, match })
    }
    const [first, second] = await Promise.all([
      again(one, 'again one'),
      again(two, 'again two'),
      one.say({ type: 'resign', id: 'resign', match }),
    ])
    expect([first.type, second.type]).toEqual(['table', 'table'])
    if (first.type !== 'table' || second.type !== 'table') return
    expect(second.table.match).toBe(first.table.match)
    // and no other table waits for them
    const { waiting } = await server.house.matches.atHand(ann.id)
    expect(waiting).toBe(1)
    close()
  })
})

describe('Eight people', () => {
  it('who want to play anybody at the same moment meet at four tables', async () => {
    const guests = await Promise.all(Array.from({ length: 8 }, (_, n) => comeIn(server.http, `Guest ${n}`)))
    const people = await Promise.all(guests.map((guest) => talk(guest)))
    const replies = await Promise.all(
      people.map((person, n) => person.say({ type: 'quick', id: `quick ${n}`, game: 'hearth' })),
    )
    const tables = new Set(replies.map((reply) => (reply.type === 'table' ? reply.table.match : reply.type)))
    expect(tables.size).toBe(4)
    for (const person of people) person.close()
  })
})

describe('A room that nobody is in', () => {
  it('is left, and found again by whoever comes at that moment', async () => {
    const brief = await startServer({}, { idleFor: 2 })
    const [cy, dee] = await Promise.all(['Cy', 'Dee'].map((name) => comeIn(brief.http, name)))
    const match = await sitDown(cy!, dee!, 'duel')
    for (const guest of [cy!, dee!]) {
      const person = await talk(guest)
      await person.say({ type: 'join', id: `join ${guest.id}`, match })
      await person.say({ type: 'ready', id: `ready ${guest.id}`, match, contribution: '' })
      person.close()
    }
    // with rooms that are left after 2 ms, some of these come while theirs is being left
    for (let n = 0; n < 40; n++) {
      const chair = chairOf(cy!, match)
      await chair.until((s) => s.view !== null)
      chair.close()
    }
    const person = await talk(cy!)
    for (let n = 0; n < 40; n++) {
      const reply = await person.say({ type: 'join', id: `again ${n}`, match })
      expect(reply.type).toBe('joined')
      await person.say({ type: 'part', id: `part ${n}`, match })
    }
    person.close()
    await brief.close()
  })
})
