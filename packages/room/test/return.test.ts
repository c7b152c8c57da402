import { loadGame } from '@cardwright/catalog'
import { isRefusal, type JsonObject, type SeenEvent } from '@cardwright/engine'
import type { ClientMessage, ServerMessage, ViewMessage } from '@cardwright/protocol'
import { describe, expect, it } from 'vitest'
import { LocalTable } from '../src/index.ts'

/** Somebody at a table who keeps all that they are told. */
function come(table: LocalTable, seat: number) {
  const told: ServerMessage[] = []
  const { say, close } = table.connect(seat, (message) => told.push(JSON.parse(JSON.stringify(message))))
  const views = () => told.filter((message): message is ViewMessage => message.type === 'view')
  const act = async (message: ClientMessage) => {
    say(message)
    await table.room.settled()
    // the reply follows what was settled
    await new Promise((resolve) => setImmediate(resolve))
    return told.find((reply) => 're' in reply && 'id' in message && reply.re === message.id)
  }
  return { told, say, close, views, act }
}

const tableOf = async (game: string, given?: JsonObject) =>
  new LocalTable({
    catalogued: (await loadGame(game))!,
    match: 'm',
    seats: [{ name: 'A' }, { name: 'B' }],
    seed: '5',
    ...(given && { given }),
  })

const events = (known: readonly SeenEvent[], { events: { from, list } }: ViewMessage) => [
  ...known.slice(0, from),
  ...list,
]

describe('Who comes back to a room', () => {
  it('is told of an undo that they missed, though there are as many events again', async () => {
    const table = await tableOf('duel', {
      turn: 0,
      seats: [{ board: ['squire'], ready: ['squire'] }, { board: ['scout', 'lancer'] }],
    })
    const player = come(table, 0)
    player.say({ type: 'join', id: '0', match: 'm' })
    const answer = (id: string, key: string) => {
      const ask = player.told.findLast((message) => message.type === 'ask')!.asks[0]!
      return player.act({ type: 'answer', id, match: 'm', ask: ask.id, keys: [key] })
    }
    expect(await answer('1', 'attack:squire')).toMatchObject({ type: 'done' })
    expect(await answer('2', 'foe')).toMatchObject({ type: 'done' })
    const away = come(table, 0)
    away.say({ type: 'join', id: '0', match: 'm' })
    const seen = away.views().at(-1)!
    const known = events([], seen)
    away.close()

    expect(await player.act({ type: 'undo', id: '3', match: 'm' })).toMatchObject({ type: 'done' })
    expect(await answer('4', 'scout')).toMatchObject({ type: 'done' })

    const back = come(table, 0)
    back.say({ type: 'join', id: '9', match: 'm', seq: seen.seq, events: known.length })
    const fresh = come(table, 0)
    fresh.say({ type: 'join', id: '9', match: 'm' })
    const whole = events([], fresh.views()[0]!)
    expect(whole.length).toBeGreaterThanOrEqual(known.length)
    expect(events(known, back.views()[0]!)).toEqual(whole)
    expect(back.views()[0]).toMatchObject({ base: seen.seq })
    table.room.close('enough')
  })

  it('gets a whole view if they were shown something else under its number: they have heard too little', async () => {
    const table = await tableOf('duel')
    const player = come(table, 0)
    player.say({ type: 'join', id: '0', match: 'm' })
    const [first] = player.views()
    const told = events([], first!).length
    for (const [heard, isWhole] of [
      [told - 1, true],
      [0, true],
      [told, false],
    ] as const) {
      const back = come(table, 0)
      back.say({ type: 'join', id: '9', match: 'm', seq: first!.seq, events: heard })
      const [view] = back.views()
      expect('view' in view!).toBe(isWhole)
      expect(view!.events.from).toBe(isWhole ? 0 : told)
    }
    table.room.close('enough')
  })

  it('gets whole views every time if they said so', async () => {
    const table = await tableOf('duel')
    const player = come(table, 0)
    player.say({ type: 'hello', protocol: 1, full: true })
    player.say({ type: 'join', id: '0', match: 'm', seq: 0, events: 0 })
    const ask = player.told.find((message) => message.type === 'ask')!.asks[0]!
    await player.act({ type: 'answer', id: '1', match: 'm', ask: ask.id, keys: [ask.options[0]!.key] })
    expect(player.views()).toHaveLength(2)
    for (const view of player.views()) {
      expect(view.view).toBeDefined()
      expect(view).not.toHaveProperty('change')
    }
    let known: readonly SeenEvent[] = []
    for (const view of player.views()) known = events(known, view)
    expect(known).toEqual(JSON.parse(JSON.stringify(events([], (await lastOf(table))!))))
    table.room.close('enough')
  })
})

async function lastOf(table: LocalTable): Promise<ViewMessage | undefined> {
  const watcher = come(table, 0)
  watcher.say({ type: 'join', id: '0', match: 'm' })
  return watcher.views().at(-1)
}

describe('What a seat is told', () => {
  it('is what has changed: asks that stay the same and clocks that go on are not told again', async () => {
    const heard: ServerMessage[][] = [[], []]
    const table = await tableOf('exceed')
    const ends = heard.map((list, seat) => table.connect(seat, (message) => list.push(message)))
    for (const end of ends) {
      end.say({ type: 'hello', protocol: 2 })
      end.say({ type: 'join', id: 'j', match: 'm' })
    }
    await table.room.settled()
    const asked = heard.map((list) => list.findLast((each) => each.type === 'ask')!.asks)
    const seat = asked.findIndex((asks) => asks.length > 0)
    const [ask] = asked[seat]!
    const before = heard.map((list) => list.length)
    const keys = await firstKeys(table, seat, ask!.id)
    ends[seat]!.say({ type: 'answer', id: 'a', match: 'm', ask: ask!.id, keys })
    await table.room.settled()
    for (const [at, list] of heard.entries()) {
      const told = list.slice(before[at])
      const views = told.filter((each) => each.type === 'view')
      expect(views.length).toBeGreaterThan(0)
      const now = told.findLast((each) => each.type === 'ask')?.asks
      if (now !== undefined) expect(now).not.toEqual(asked[at])
      expect(told.filter((each) => each.type === 'clock')).toEqual([])
    }
  })
})

async function firstKeys(table: LocalTable, seat: number, ask: string): Promise<string[]> {
  const keys: string[] = []
  for (;;) {
    const next = await table.room.next(seat, ask, keys)
    if (isRefusal(next) || next.stop || next.add.length === 0) return keys
    keys.push(next.add[0]!)
  }
}
