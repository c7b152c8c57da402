import { type ClientMessage, protocolVersion } from '@cardwright/protocol'
import { expect, it } from 'vitest'
import { Chat } from '../src/storage/chat.ts'
import { testServers } from './support/house.ts'
import { comeIn, inLobby, matchOf, sitDown } from './support/people.ts'
import { call, type Json } from './support/post.ts'
import { talk, talkAt } from './support/talk.ts'

/* What can be said at a table before the match, beside one, and twice. */

const start = testServers()
type Said = ClientMessage & { id: string }

it('says that a match has not begun to those who have joined it, and lets them go', async () => {
  const server = await start()
  const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
  const { match } = await inLobby(ann, (lobby) =>
    lobby.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] }),
  )
  const [sitting, watching] = [await talk(ann), await talk(bo)]
  const acts: Said[] = [
    { type: 'chat', id: '1', match, text: 'Hello?' },
    { type: 'answer', id: '2', match, ask: '0.1', keys: ['done'] },
    { type: 'next', id: '3', match, ask: '0.1', keys: [] },
    { type: 'explain', id: '4', match, key: 'done' },
    { type: 'undo', id: '5', match },
    { type: 'resign', id: '6', match },
    { type: 'draw', id: '7', match, agree: true },
    { type: 'prefer', id: '8', match, windows: [] },
  ]
  for (const each of acts) expect(await watching.say(each)).toMatchObject({ code: 'unknown' })
  for (const each of [sitting, watching]) await each.say({ type: 'join', id: 'join', match })
  for (const each of [sitting, watching])
    for (const act of acts)
      expect(await each.say(act)).toMatchObject({ code: 'illegal', why: 'This match has not begun yet.' })
  expect(await watching.say({ type: 'part', id: 'part', match })).toMatchObject({ type: 'done', match })
  const heard = watching.told.length
  await inLobby(await comeIn(server.http, 'Cy'), (lobby) => lobby.sit(match))
  await sitting.until(() => sitting.told.find((each) => each.type === 'table' && each.table.seats[1]!.name === 'Cy'))
  await watching.say({ type: 'ping', id: 'ping' })
  expect(watching.told.slice(heard)).toMatchObject([{ type: 'done', re: 'ping' }])
  expect(await watching.say({ type: 'part', id: 'part again', match })).toMatchObject({ code: 'unknown' })
  for (const each of [sitting, watching]) each.close()
})

it('makes no table whose options are null', async () => {
  const server = await start()
  const ann = await talk(await comeIn(server.http, 'Ann'))
  const wish: Said = { type: 'create', id: '1', game: 'duel', options: null, seats: [{ kind: 'me' }, { kind: 'open' }] }
  expect(await ann.say(wish)).toMatchObject({ code: 'illegal', why: 'Options are an object.' })
  ann.close()
})

it('says where options are wrong, however deep', async () => {
  const server = await start()
  const ann = await talk(await comeIn(server.http, 'Ann'))
  const whyNot = async (store: Json) => {
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    const wish: Said = { type: 'create', id: '1', game: 'millennium', options: { mode: 'duel', store }, seats }
    return ((await ann.say(wish)) as { why: string }).why
  }
  expect(await whyNot({})).toMatch(/expected array, received undefined\n {2}→ at store\.expansion\n/)
  expect(await whyNot({ expansion: ['none'], premium: [], master: [] })).toMatch(
    /Expansion set none.*\.expansion\[0\]$/s,
  )
  expect(await whyNot('none')).toMatch(/There is no Store none; there are .* at store$/s)
  ann.close()
})

it('takes one hello, and one message under each id', async () => {
  const server = await start()
  const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
  const { match, one, two, close } = await talkAt(ann, bo)
  const asked = (by: typeof one) =>
    by.until(() => by.told.find((each) => each.type === 'ask' && each.asks.length > 0)).then(() => by)
  const player = await Promise.race([asked(one), asked(two)])
  const ask = player.told.flatMap((each) => (each.type === 'ask' ? each.asks : []))[0]!
  const answer: Said = { type: 'answer', id: 'a', match, ask: ask.id, keys: [ask.options[0]!.key] }
  const done = await player.say(answer)
  expect(done).toMatchObject({ type: 'done' })
  expect(await player.say(answer)).toEqual(done)
  expect(await player.say({ ...answer, keys: ['done', 'done'] })).toMatchObject({ code: 'illegal' })
  expect(await player.say({ type: 'resign', id: 'a', match })).toMatchObject({
    why: 'This id was used before, for something else.',
  })
  player.tell({ type: 'hello', protocol: protocolVersion - 1 })
  await player.until(() => player.told.find((each) => each.type === 'refusal' && each.why.includes('hello already')))
  await player.say({ type: 'resign', id: 'r', match })
  expect(await player.say({ type: 'prefer', id: 'p', match, windows: [] })).toMatchObject({ why: 'The match is over.' })
  close()
})

it('knows what was said at a match that is over and no longer in memory', async () => {
  const server = await start({}, { idleFor: 100 })
  const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
  const { match, one, two, close } = await talkAt(ann, bo)
  const askedOf = (by: typeof one) =>
    by.until(() => by.told.flatMap((each) => (each.type === 'ask' ? each.asks : []))[0])
  const [guest, player, ask] = await Promise.race([
    askedOf(one).then((asked) => [ann, one, asked] as const),
    askedOf(two).then((asked) => [bo, two, asked] as const),
  ])
  const answer: Said = { type: 'answer', id: 'a', match, ask: ask.id, keys: [ask.options[0]!.key] }
  const resignation: Said = { type: 'resign', id: 'r', match }
  const done = await player.say(answer)
  const over = await player.say(resignation)
  expect([done, over]).toMatchObject([{ type: 'done' }, { type: 'done' }])
  close()
  await expect.poll(() => server.house.rooms.has(match)).toBe(false)
  const again = await talk(guest)
  expect(await again.say(answer)).toEqual(done)
  expect(await again.say(resignation)).toEqual(over)
  const others: Said[] = [
    { ...answer, keys: ['done', 'done'] },
    { ...resignation, id: 'a' },
    { type: 'undo', id: 'a', match },
    { type: 'draw', id: 'r', match, agree: true },
    { ...answer, id: 'r' },
  ]
  for (const each of others)
    expect(await again.say(each), each.type).toMatchObject({ why: 'This id was used before, for something else.' })
  expect(await again.say({ ...answer, id: 'b' })).toMatchObject({ why: 'The match is over.' })
  again.close()
})

it('lets somebody go at the very moment at which the match begins', async () => {
  const server = await start()
  const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
  const match = await sitDown(ann, bo, 'duel')
  const [staying, going] = [await talk(ann), await talk(bo)]
  for (const each of [staying, going]) await each.say({ type: 'join', id: 'join', match })
  // the room is being opened for as long as we like
  const { rooms } = server.house
  const { find } = rooms
  const opened = Promise.withResolvers<void>()
  rooms.find = (...given) => opened.promise.then(() => find.apply(rooms, given))
  for (const each of [staying, going]) await each.say({ type: 'ready', id: 'ready', match, contribution: '' })
  const gone = going.say({ type: 'part', id: 'part', match })
  opened.resolve()
  expect(await gone).toMatchObject({ type: 'done', match })
  await staying.until(() => staying.told.find(({ type }) => type === 'view'))
  const heard = going.told.indexOf(await gone)
  await staying.say({ type: 'resign', id: 'r', match })
  await going.say({ type: 'ping', id: 'ping' })
  expect(going.told.slice(heard).filter((each) => 'match' in each && each.match === match)).toEqual([await gone])
  for (const each of [staying, going]) each.close()
})

it('leads to the table that another process makes at that very moment for the same request', async () => {
  const server = await start()
  const ann = await talk(await comeIn(server.http, 'Ann'))
  const { matches } = server.house
  const insertFor = matches.insertFor
  // there it counts already
  matches.insertFor = async (coming, row) => {
    await insertFor.call(matches, coming, row)
    return { why: 'You play enough.' }
  }
  const wish: Said = { type: 'create', id: '1', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] }
  expect(await ann.say(wish)).toMatchObject({ type: 'table', re: '1' })
  ann.close()
})

it('mutes somebody who is there, and hears complaints of those who have looked', async () => {
  const server = await start()
  const [ann, bo, cy] = [
    await comeIn(server.http, 'Ann'),
    await comeIn(server.http, 'Bo'),
    await comeIn(server.http, 'Cy'),
  ]
  const { match, close } = await matchOf(ann, bo)
  const stranger = await talk(cy)
  expect(await stranger.say({ type: 'mute', id: '1', person: 'nobody', on: true })).toMatchObject({ code: 'unknown' })
  expect(await stranger.say({ type: 'mute', id: '2', person: bo.id, on: true })).toMatchObject({ type: 'done' })
  const report: Said = { type: 'report', id: '3', match, person: bo.id, text: 'Rude.' }
  expect(await stranger.say(report)).toMatchObject({ code: 'unknown' })
  await stranger.say({ type: 'join', id: '4', match })
  expect(await stranger.say(report)).toMatchObject({ type: 'done' })
  stranger.close()
  close()
})

it.each(['', ' ', '\u3164', '\u2800 \u115f', 'easy bot', 'Hard Bot'])('has no guest of the name "%s"', async (name) => {
  const server = await start()
  expect((await call(`${server.http}/api/auth/sign-in/anonymous`, null, { name })).status).toBe(400)
})

it('says a line again after one that an older process has put in its place', async () => {
  const server = await start()
  const [ann, bo] = [await comeIn(server.http, 'Ann'), await comeIn(server.http, 'Bo')]
  const { match, close } = await matchOf(ann, bo)
  const { chat } = server.house.matches
  const said = { person: ann.id, name: 'Ann', text: 'Hm.', at: 1 }
  const { isSaid } = Chat.prototype
  let isFirst = true
  // it does so between two looks
  chat.isSaid = async function (...given) {
    const [, , , db] = given
    if (isFirst)
      await db!
        .insertInto('chat')
        .values({ match, n: 0, said: 'other', ...said })
        .execute()
    isFirst = false
    return isSaid.apply(this, given)
  }
  expect(await chat.say(match, said, 'mine')).toMatchObject({ n: 1 })
  close()
})
