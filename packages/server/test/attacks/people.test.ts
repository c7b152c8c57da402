import { describe, expect, it, vi } from 'vitest'
import { Sanctions } from '../../src/operators/sanctions.ts'
import { openStorage } from '../../src/storage/open.ts'
import { testServers } from '../support/house.ts'
import { chairOf, comeIn, inLobby, matchOf, signIn, signUp, sitDown } from '../support/people.ts'
import { talk } from '../support/talk.ts'

/* What somebody gains by becoming somebody else, or by asking for what is no longer there. */

const start = testServers()

describe('A guest who signs up', () => {
  it('is still not read by those who have muted them, and says nothing twice', async () => {
    const server = await start()
    const [eve, bo] = [await comeIn(server.http, 'Eve'), await comeIn(server.http, 'Bo')]
    const { match, chairs } = await matchOf(eve, bo)
    const [loud, reader] = chairs
    const words = await talk(eve)
    await words.say({ type: 'join', id: 'join', match })
    await words.say({ type: 'chat', id: 'once', match, text: 'heard once' })
    await reader.until((s) => s.chat.length === 1)
    expect(await reader.mute(eve.id, true)).toBeNull()
    const member = await signUp(server.http, eve)
    const after = await talk(member)
    await after.say({ type: 'join', id: 'join again', match })
    // what was said before is not said again
    expect(await after.say({ type: 'chat', id: 'once', match, text: 'heard once' })).toMatchObject({ type: 'done' })
    expect(await after.say({ type: 'chat', id: 'loud', match, text: 'AND NOW?' })).toMatchObject({ type: 'done' })
    const stored = await server.house.matches.chat.lines(match)
    expect(stored.map(({ text, person }) => [text, person])).toEqual([
      ['heard once', member.id],
      ['AND NOW?', member.id],
    ])
    // neither on the connection that was open nor on the next
    expect(await reader.chat('quiet at last')).toBeNull()
    const { chat } = await reader.until((s) => s.chat.some(({ text }) => text === 'quiet at last'))
    expect(chat.map(({ text }) => text)).not.toContain('AND NOW?')
    const again = chairOf(bo, match)
    const seen = await again.until((s) => s.view !== null)
    expect(seen.chat.map(({ text }) => text)).toEqual(['quiet at last'])
    for (const each of [loud, reader, again, words, after]) each.close()
  })

  it('is still silenced by the operator', async () => {
    const server = await start()
    const [eve, bo] = [await comeIn(server.http, 'Eve'), await comeIn(server.http, 'Bo')]
    const { match, chairs } = await matchOf(eve, bo)
    const [one, two] = chairs
    const storage = await openStorage(server.folder)
    await new Sanctions(storage).set(eve.id, { kind: 'mute', until: null, why: 'Insults.', at: Date.now() })
    await storage.close()
    expect(await one.chat('hm')).toMatchObject({ why: expect.stringContaining('Insults.') })
    const member = chairOf(await signUp(server.http, eve), match)
    await member.until((s) => s.view !== null)
    expect(await member.chat('hm')).toMatchObject({ why: expect.stringContaining('Insults.') })
    for (const chair of [one, two, member]) chair.close()
  })
})

describe('A table that a guest makes', () => {
  it('is made once, though the guest signs up before the answer comes, and asks again', async () => {
    const server = await start()
    const guest = await comeIn(server.http, 'Gus')
    const wish = { type: 'create', id: 'once', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] } as const
    const make = async (who: typeof guest) => {
      const wire = await talk(who)
      const reply = await wire.say({ ...wish, seats: [...wish.seats] })
      wire.close()
      return reply.type === 'table' ? reply.table.match : reply.type
    }
    const match = await make(guest)
    const signedUp = await signUp(server.http, guest)
    expect(await make(signedUp)).toBe(match)
    expect((await server.house.matches.atHand(signedUp.id)).waiting).toBe(1)
  })
})

describe('A guest who turns out to be the other one at the table', () => {
  it('gets no second seat: theirs is given up, and nobody waits for it', async () => {
    const server = await start()
    const ann = await signUp(server.http, await comeIn(server.http, 'Ann'))
    const double = await comeIn(server.http, 'Double')
    const match = await sitDown(ann, double, 'duel')
    const [one, two] = [await talk(ann), await talk(double)]
    for (const each of [one, two]) {
      await each.say({ type: 'join', id: 'join', match })
      await each.say({ type: 'ready', id: 'ready', match, contribution: '' })
    }
    await Promise.all([one, two].map((each) => each.until(() => each.told.find(({ type }) => type === 'view'))))
    expect((await signIn(server.http, double)).id).toBe(ann.id)
    const over = await one.until(() => one.told.find(({ type }) => type === 'over'))
    expect(over).toMatchObject({ result: { winner: 0, why: 'resigned' } })
    // the guest's connection hears no more of a seat that is not theirs
    expect(two.told.find(({ type }) => type === 'closing')).toMatchObject({ match })
    expect(await two.say({ type: 'join', id: 'back', match })).toMatchObject({ type: 'joined', seat: 0 })
    const table = (await server.house.matches.get(match))!.table
    expect(table.seats.map(({ person }) => person)).toEqual([ann.id, undefined])
    // whoever is gone for good leaves a free seat, and not one that nobody can be ready at
    const again = await one.say({ type: 'rematch', id: 'again', match })
    expect(again).toMatchObject({ table: { seats: [{ kind: 'open' }, { kind: 'person', person: ann.id }] } })
    for (const each of [one, two]) each.close()
  })

  it('leaves the seat at a table that waits', async () => {
    const server = await start()
    const ann = await signUp(server.http, await comeIn(server.http, 'Ann'))
    const double = await comeIn(server.http, 'Double')
    const match = await sitDown(ann, double, 'duel')
    await signIn(server.http, double)
    const { table } = (await server.house.matches.get(match))!
    expect(table.seats.map(({ kind, person }) => [kind, person])).toEqual([
      ['person', ann.id],
      ['open', undefined],
    ])
  })
})

describe('What is no longer there', () => {
  it('is made again: a rematch whose table everybody has left', async () => {
    const server = await start()
    const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
    const match = await sitDown(ann, bo, 'duel')
    const chairs = [chairOf(ann, match), chairOf(bo, match)]
    await Promise.all(chairs.map((chair) => chair.until((s) => s.view !== null)))
    await chairs[0]!.resign()
    await vi.waitFor(async () => expect((await server.house.matches.get(match))?.table.status).toBe('over'))
    const people = [await talk(ann), await talk(bo)]
    const again = async (n: 0 | 1, id: string) => {
      const reply = await people[n]!.say({ type: 'rematch', id, match })
      return reply.type === 'table' ? reply.table.match : reply
    }
    const first = await again(0, 'first')
    // the other was asked, and has not come
    await inLobby(ann, (lobby) => lobby.leave(first as string))
    const second = await again(0, 'second')
    expect(second).toEqual(expect.any(String))
    expect(second).not.toBe(first)
    expect(await again(1, 'second of the other')).toBe(second)
    for (const person of people) person.close()
    for (const chair of chairs) chair.close()
  })

  it('is refused as unknown, and what belongs to others as forbidden', async () => {
    const server = await start()
    const [ann, bo, cy] = [
      await comeIn(server.http, 'Ann'),
      await comeIn(server.http, 'Bo'),
      await comeIn(server.http, 'Cy'),
    ]
    const match = await sitDown(ann, bo, 'duel')
    const words = await talk(cy)
    const codeOf = async (message: Parameters<typeof words.say>[0]) => {
      const reply = await words.say(message)
      return reply.type === 'refusal' ? reply.code : reply.type
    }
    expect(await codeOf({ type: 'sit', id: '1', match: 'nowhere' })).toBe('unknown')
    expect(await codeOf({ type: 'leave', id: '2', match: 'nowhere' })).toBe('unknown')
    expect(await codeOf({ type: 'ready', id: '3', match: 'nowhere', contribution: '' })).toBe('unknown')
    expect(await codeOf({ type: 'rematch', id: '4', match: 'nowhere' })).toBe('unknown')
    expect(await codeOf({ type: 'leave', id: '5', match })).toBe('forbidden')
    expect(await codeOf({ type: 'ready', id: '6', match, contribution: '' })).toBe('forbidden')
    expect(await codeOf({ type: 'rematch', id: '7', match })).toBe('forbidden')
    words.close()
  })
})
