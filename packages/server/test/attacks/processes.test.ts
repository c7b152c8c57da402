import { describe, expect, it } from 'vitest'
import { type TestServer, testSites } from '../support/house.ts'
import { botOf, comeIn, type Guest, inLobby, member } from '../support/people.ts'
import { call } from '../support/post.ts'
import { talk, talkAt } from '../support/talk.ts'

/* What somebody gains by doing one thing at one process and another elsewhere. */

const start = testSites()

const adminToken = 'a token for operators, long enough'

/** The same person, at this process. */
const at = (guest: Guest, server: TestServer): Guest => ({ ...guest, url: `${server.http.replace('http', 'ws')}/ws` })

const over = ({ told, until }: Awaited<ReturnType<typeof talk>>) =>
  until(() => told.find((each) => each.type === 'over'))

const wish = { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] } as const

describe('Whoever is gone at one process', () => {
  it('is gone at all of them, at once, and nobody waits for them there', async (context) => {
    const [here, elsewhere] = await start(context)
    const [ann, bo] = [await member(here.http, 'Annabel'), await comeIn(here.http, 'Bo')]
    const { match, one, two, close } = await talkAt(at(ann, elsewhere), at(bo, elsewhere))
    const { status } = await call(`${here.http}/api/auth/delete-user`, ann.token, { password: ann.password })
    expect(status).toBe(200)
    expect(await over(two)).toMatchObject({ result: { winner: 1, why: 'resigned' } })
    await one.closed()
    const record = await fetch(`${elsewhere.http}/api/matches/${match}/record`)
    expect(await record.text()).not.toContain('Annabel')
    close()
  })

  it('is banned at all of them', async (context) => {
    const [here, elsewhere] = await start(context, { CARDWRIGHT_ADMIN_TOKEN: adminToken })
    const owner = await member(here.http, 'Eve')
    const wires = [await talk(at(owner, elsewhere)), await talk(at(await botOf(here.http, owner), elsewhere))]
    await call(`${here.http}/api/admin/people/${owner.id}/ban`, adminToken, { why: 'cheating' })
    for (const wire of wires) await wire.closed()
  })

  it('is a bot without a token, which leaves where it sits and plays', async (context) => {
    const [here, elsewhere] = await start(context)
    const [owner, bo] = [await member(here.http, 'Owner'), await comeIn(here.http, 'Bo')]
    const bot = await botOf(here.http, owner)
    const { one, two, close } = await talkAt(at(bot, elsewhere), at(bo, elsewhere))
    const table = await inLobby(bot, (lobby) => lobby.create({ ...wish, seats: [...wish.seats] }))
    expect((await call(`${here.http}/api/bots/${bot.id}/remove`, owner.token, {})).status).toBe(200)
    expect(await over(two)).toMatchObject({ result: { winner: 1, why: 'resigned' } })
    await one.closed()
    expect(await here.house.matches.get(table.match)).toBeNull()
    close()
  })
})

describe('Somebody who is muted at one process', () => {
  it('is read at none', async (context) => {
    const [here, elsewhere] = await start(context)
    const [ann, bo] = [await comeIn(here.http, 'Ann'), await comeIn(here.http, 'Bo')]
    const { match, one, two, close } = await talkAt(at(ann, elsewhere), at(bo, elsewhere))
    const other = await talk(at(bo, here))
    expect(await other.say({ type: 'mute', id: 'mute', person: ann.id, on: true })).toMatchObject({ type: 'done' })
    const lines = () => two.told.filter((each) => each.type === 'chat').length
    let said = 0
    const isHeard = async () => {
      const before = lines()
      await one.say({ type: 'chat', id: `chat ${++said}`, match, text: 'do you hear me?' })
      await two.say({ type: 'ping', id: `ping ${said}` })
      return lines() > before
    }
    // the other process is told a moment later
    await expect.poll(isHeard).toBe(false)
    other.close()
    close()
  })
})

describe('A request that is made at both processes at once', () => {
  it('is a rematch: all get one table, though one process hears of the end later', async (context) => {
    const [here, elsewhere] = await start(context)
    const [ann, bo] = [await comeIn(here.http, 'Ann'), await comeIn(here.http, 'Bo')]
    const { match, one, two, close } = await talkAt(at(ann, elsewhere), at(bo, elsewhere))
    const other = await talk(at(bo, here))
    await one.say({ type: 'resign', id: 'resign', match })
    const asked = await Promise.all([
      one.say({ type: 'rematch', id: 'one', match }),
      two.say({ type: 'rematch', id: 'two', match }),
      other.say({ type: 'rematch', id: 'other', match }),
    ])
    const tables = asked.map((each) => (each.type === 'table' ? each.table.match : each.type))
    expect(tables[0]).toBe(tables[1])
    expect([tables[0], 'redirect']).toContain(tables[2])
    other.close()
    close()
  })

  it('is a table, a seat, a beginning: each is made once', async (context) => {
    const [here, elsewhere] = await start(context)
    const [ann, bo, cy] = await Promise.all(['Ann', 'Bo', 'Cy'].map((name) => comeIn(here.http, name)))
    const talks = (guest: Guest) => Promise.all([here, elsewhere].map((server) => talk(at(guest, server))))
    const [anns, bos, cys] = await Promise.all([ann!, bo!, cy!].map(talks))
    const made = await Promise.all(
      anns!.map((wire) => wire.say({ type: 'create', id: 'c', ...wish, seats: [...wish.seats] })),
    )
    const [table, again] = made.map((each) => (each.type === 'table' ? each.table.match : each.type))
    expect(again).toBe(table)
    const match = table!
    const sat = await Promise.all([
      bos![0]!.say({ type: 'sit', id: 's', match }),
      cys![1]!.say({ type: 'sit', id: 's', match }),
    ])
    expect(sat.map(({ type }) => type).toSorted()).toEqual(['refusal', 'table'])
    const seated = sat[0]!.type === 'table' ? bos! : cys!
    await Promise.all([anns!, seated].map((wires) => wires[0]!.say({ type: 'join', id: 'j', match })))
    await anns![0]!.say({ type: 'ready', id: 'r', match, contribution: 'a' })
    const begun = await Promise.all(
      [...anns!, ...seated].map((wire, n) => wire.say({ type: 'ready', id: `r${n}`, match, contribution: 'b' })),
    )
    for (const reply of begun)
      expect(reply.type === 'table' || (reply.type === 'refusal' && reply.why.includes('begun'))).toBe(true)
    // the first word counts
    expect((await here.house.matches.get(match))!.contributions[0]).toBe('a')
    for (const wire of [...anns!, ...bos!, ...cys!]) wire.close()
  })
})
