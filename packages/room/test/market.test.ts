import { loadGame } from '@cardwright/catalog'
import { Match } from '@cardwright/engine'
import { parseClientMessage, type SeatInfo, type ServerMessage } from '@cardwright/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type JournalEntry, Room, type Think, thinkHere } from '../src/index.ts'
import { person, tableOf } from './table.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** More answers than anybody needs for a segment. */
const bound = 60
/** So long, in ms of the test's clock, a bot has for a segment. */
const patience = 300_000

interface Seen {
  readonly facts: { readonly phase: string; readonly segment: string | null; readonly players: { ready: boolean }[] }
  readonly zones: Readonly<Record<string, { readonly cards: readonly { readonly name?: string }[] }>>
}

/** A duel without clock: a person who does next to nothing, and a bot that thinks only in the market. */
async function duelWith(strength: NonNullable<SeatInfo['strength']>, seed: string) {
  const catalogued = (await loadGame('millennium'))!
  const options = { mode: 'duel', clock: 'none' }
  const { header } = Match.start(catalogued.game, { seats: ['Ann', 'Bot'], seed, options, quiet: true })
  const here = thinkHere(catalogued)
  const never = new Promise<never>(() => {})
  const think: Think = (thought) => {
    const isDealing = (thought.match.view(0).facts as unknown as Seen['facts']).phase === 'deckbuilding'
    return isDealing ? here(thought) : never
  }
  const kept: JournalEntry[] = []
  const table = tableOf('millennium', [person('Ann', 0), { kind: 'bot', name: 'Bot', strength }])
  const room = new Room(
    { catalogued, header, table, entries: [] },
    { keep: async (_, entries) => void kept.push(...entries), think, wall: () => Date.now() },
  )
  await room.start()
  await room.join({ person: 'p0', send: () => {} }, null, null)
  const seen = () => room.showing(false).seats[0]!.view as unknown as Seen
  let acts = 0
  const say = async (key: string) => {
    const { id } = Match.replay(catalogued.game, room.record()).asks(0)[0]!
    return room.answer(0, `act-${acts++}`, id, [key])
  }
  return { seen, say, room, library: catalogued.game.library, byBot: () => kept.filter((each) => isBots(each)).length }
}

const isBots = (entry: JournalEntry): boolean => entry.kind === 'answer' && entry.by === 'bot'

describe('A key of a market', () => {
  it('may name as many cards as a trade or a change of deck takes', async () => {
    const { game } = (await loadGame('millennium'))!
    const names = [...game.library.values()].filter((def) => 'stars' in def).map(({ id }) => id)
    const longest = names.toSorted((a, b) => b.length - a.length)
    const trade = `offer:1:${longest.slice(0, 8).join('+')}:999:none:${longest.slice(8, 16).join('+')}:999:3`
    const deck = `deck:1:${longest.slice(0, 11).join('+')}:${longest.slice(11, 22).join('+')}`
    for (const key of [trade, deck]) {
      const message = { type: 'answer', id: 'a', match: 'm', ask: 'market-1-first-0-0', keys: [key] }
      expect(parseClientMessage(JSON.stringify(message))).toEqual(message)
    }
  })
})

describe('A bot in a market that no clock ends', () => {
  const cases = (['policy', 'easy', 'medium', 'hard'] as const).flatMap((strength) =>
    ['a', 'b', 'c'].map((seed) => [strength, seed] as const),
  )

  it.each(cases)('comes to be ready in every segment, whatever it is offered: %s, seed %s', async (strength, seed) => {
    const { seen, say, room, library, byBot } = await duelWith(strength, seed)
    for (const segment of ['first', 'second', 'last']) {
      const { facts, zones } = seen()
      expect(facts.segment).toBe(segment)
      const { name } = zones['binder:0']!.cards[0]!
      const { stars } = library.get(name!) as unknown as { stars: number }
      const before = byBot()
      await say(`offer:1:${name}:0:none::${stars}:0`)
      await say('ready')
      for (let ms = 0; ms < patience && seen().facts.segment === segment; ms += 1000)
        await vi.advanceTimersByTimeAsync(1000)
      expect(seen().facts.segment).not.toBe(segment)
      expect(byBot() - before).toBeLessThan(bound)
    }
    room.close('')
  })

  it('is not asked again and again once it has nothing more to do', async () => {
    const { seen, room, byBot } = await duelWith('easy', 'd')
    await vi.advanceTimersByTimeAsync(patience)
    expect(seen().facts.players[1]!.ready).toBe(true)
    const before = byBot()
    await vi.advanceTimersByTimeAsync(patience)
    expect(byBot()).toBe(before)
    room.close('')
  })
})

describe('A bot whose card somebody else takes while it thinks', () => {
  it('chooses anew of what is left', async () => {
    const catalogued = (await loadGame('millennium'))!
    const { header } = Match.start(catalogued.game, {
      seats: ['Ann', 'Bea', 'Cid'],
      seed: 'fusion',
      options: { clock: 'none' },
      quiet: true,
    })
    const wanted: (readonly string[])[] = []
    const both = Promise.withResolvers<void>()
    const think: Think = async ({ match, seat, ask }) => {
      const { spec } = match.open.find((each) => each.id === ask)!
      if (spec.kind !== 'promo') {
        const { zones } = match.view(seat) as unknown as Seen
        const names = zones[`binder:${seat}`]!.cards.slice(0, 5).map(({ name }) => name)
        return [`fuse:bronze:${names.join('+')}`]
      }
      const { options } = match.view(seat).asks.find(({ id }) => id === ask)!
      wanted.push([options[0]!.key])
      if (wanted.length === 2) both.resolve()
      await both.promise
      return wanted.at(-1)!
    }
    const kept: JournalEntry[] = []
    const faults: string[] = []
    const bot = (name: string): SeatInfo => ({ kind: 'bot', name, strength: 'easy' })
    const table = tableOf('millennium', [person('Ann', 0), bot('Bea'), bot('Cid')])
    const room = new Room(
      { catalogued, header, table, entries: [] },
      {
        keep: async (_, entries) => void kept.push(...entries),
        think,
        wall: () => Date.now(),
        fault: (fault) => faults.push(fault),
      },
    )
    await room.start()
    await room.join({ person: 'p0', send: () => {} }, null, null)
    for (let ms = 0; ms < patience && wanted.length < 3; ms += 1000) await vi.advanceTimersByTimeAsync(1000)
    await vi.advanceTimersByTimeAsync(1000)
    expect(faults).toEqual([])
    expect(wanted[1]).toEqual(wanted[0])
    expect(wanted[2]).not.toEqual(wanted[0])
    expect(kept.filter((entry) => entry.kind === 'answer' && entry.keys[0] === wanted[2]![0])).toHaveLength(1)
    room.close('')
  })
})

describe('A clock that a player has stopped', () => {
  it('is not let run on by a bot, also by one that was about to act', async () => {
    const catalogued = (await loadGame('millennium'))!
    const { header } = Match.start(catalogued.game, { seats: ['Ann', 'Bea', 'Cid'], seed: 'quiet', quiet: true })
    const kept: JournalEntry[] = []
    const bot = (name: string): SeatInfo => ({ kind: 'bot', name, strength: 'easy' })
    const table = tableOf('millennium', [person('Ann', 0), bot('Bea'), bot('Cid')])
    const think: Think = async ({ match, seat, ask }) => {
      const { add } = match.next(seat, ask, []) as { add: string[] }
      return [add.includes('resume') ? 'resume' : add[0]!]
    }
    const services = { keep: async (_: number, entries: readonly JournalEntry[]) => void kept.push(...entries) }
    const room = new Room({ catalogued, header, table, entries: [] }, { ...services, think, wall: () => Date.now() })
    const heard: ServerMessage[] = []
    await room.start()
    await room.join({ person: 'p0', send: (message) => void heard.push(message) }, null, null)
    const stands = heard.findLast((message) => message.type === 'ask')!.asks[0]!
    expect(await room.answer(0, 'wait', stands.id, ['pause'])).toEqual({ seq: expect.any(Number) })
    const before = kept.length
    await vi.advanceTimersByTimeAsync(30_000)
    expect(kept.slice(before).filter(({ kind }) => kind !== 'clock')).toEqual([])
    expect(await room.answer(0, 'on', stands.id, ['resume'])).toEqual({ seq: expect.any(Number) })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(kept.slice(before).filter((entry) => entry.kind === 'answer' && entry.by === 'bot').length).toBeGreaterThan(
      3,
    )
    room.close('')
  })
})

describe('Time towards the bell', () => {
  it('is kept as it passes, and is no entry: who leaves and comes back finds what was left of it', async () => {
    const catalogued = (await loadGame('millennium'))!
    const { header } = Match.start(catalogued.game, { seats: ['Ann', 'Bea', 'Cid'], seed: 'quiet', quiet: true })
    const table = tableOf('millennium', [person('Ann', 0), person('Bea', 1), person('Cid', 2)])
    const kept: JournalEntry[] = []
    const clocks: number[] = []
    const open = async () => {
      const keep = async (_: number, entries: readonly JournalEntry[]) => void kept.push(...entries)
      const keepClock = (now: number) => void clocks.push(now)
      const plan = { catalogued, header, table, entries: [...kept], clock: clocks.at(-1) ?? 0 }
      const room = new Room(plan, { keep, keepClock, think: async () => [], wall: () => Date.now() })
      await room.start()
      return room
    }
    const room = await open()
    const ann = { person: 'p0', send: () => {} }
    await room.join(ann, null, null)
    const { deadline } = room.match
    expect(deadline).toBeGreaterThan(70_000)
    await vi.advanceTimersByTimeAsync(64_000)
    // what a process that dies now has kept
    expect(clocks).toEqual([30_001, 60_002])
    room.part(ann)
    expect(clocks.at(-1)).toBe(64_000)
    await vi.advanceTimersByTimeAsync(60_000)
    room.close('')
    expect([kept, clocks.length]).toEqual([[], 3])
    const again = await open()
    expect(again.match.deadline).toBe(deadline)
    const heard: ServerMessage[] = []
    await again.join({ person: 'p0', send: (message) => void heard.push(message) }, null, null)
    expect(heard.find((message) => message.type === 'clock')!.clock.now).toBe(64_000)
    await vi.advanceTimersByTimeAsync(2000)
    again.close('')
    expect([kept, clocks.at(-1)]).toEqual([[], 66_000])
  })
})

describe('Time that passes while nothing happens', () => {
  it('is no entry, and no news to those who are there, nor to those who come later or look on elsewhere', async () => {
    const catalogued = (await loadGame('millennium'))!
    const { header } = Match.start(catalogued.game, { seats: ['Ann', 'Bea', 'Cid'], seed: 'quiet', quiet: true })
    const table = tableOf('millennium', [person('Ann', 0), person('Bea', 1), person('Cid', 2)])
    const kept: JournalEntry[] = []
    const services = { think: async () => [], wall: () => Date.now() }
    const keep = async (_: number, entries: readonly JournalEntry[]) => void kept.push(...entries)
    const room = new Room({ catalogued, header, table, entries: [] }, { ...services, keep })
    const elsewhere = new Room({ catalogued, header, table, entries: [] }, { ...services, keep })
    await room.start()
    const come = async (to: Room, seat: number) => {
      const heard: ServerMessage[] = []
      await to.join({ person: `p${seat}`, send: (message) => void heard.push(message) }, null, null)
      return { views: () => heard.filter((message) => message.type === 'view'), heard }
    }
    const [ann, looking] = [await come(room, 0), await come(elsewhere, 9)]
    const stands = ann.heard.findLast((message) => message.type === 'ask')!.asks[0]!
    await room.answer(0, 'wait', stands.id, ['pause'])
    elsewhere.follow(kept)
    const told = [ann, looking].map(({ views }) => views().length)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(kept).toHaveLength(1)
    expect([ann, looking].map(({ views }) => views().length)).toEqual(told)
    // also who opens the match anew counts views as everybody does
    const again = new Room({ catalogued, header, table, entries: [...kept] }, { ...services, keep })
    for (const to of [room, elsewhere, again]) expect((await come(to, 1)).views()).toMatchObject([{ seq: 1 }])
    await come(room, 8)
    expect(await room.answer(0, 'on', stands.id, ['resume'])).toEqual({ seq: 2 })
    elsewhere.follow(kept.slice(1))
    for (const { views } of [ann, looking]) expect(views().at(-1)).toMatchObject({ base: 1, seq: 2 })
    for (const each of [room, elsewhere, again]) each.close('')
  })
})

describe('Somebody who is ready', () => {
  it('keeps nobody waiting, whoever goes away; who is wanted again has time from then on', async () => {
    const entry = (await loadGame('millennium'))!
    let isReady = true
    const game = { ...entry.game, waits: (_: unknown, seat: number) => seat === 0 && isReady }
    const catalogued = { ...entry, game: game as typeof entry.game }
    const given = { seats: ['Ann', 'Bea', 'Cid'], seed: 'ready', options: { clock: 'none' }, quiet: true }
    const { header } = Match.start(catalogued.game, given)
    const table = tableOf('millennium', [person('Ann', 0), person('Bea', 1), person('Cid', 2)], { bank: 400_000 })
    const kept: JournalEntry[] = []
    const room = new Room(
      { catalogued, header, table, entries: [] },
      {
        keep: async (_, entries) => void kept.push(...entries),
        think: async ({ match, seat }) => [match.asks(seat)[0]!.options[0]!.key],
        wall: () => Date.now(),
        patience: { absent: 60_000, warn: 5000, lapses: 3 },
      },
    )
    await room.start()
    const heard: ServerMessage[] = []
    const people = [0, 1, 2].map((seat) => ({
      person: `p${seat}`,
      send: (message: ServerMessage) => void (seat === 1 && heard.push(message)),
    }))
    for (const each of people) await room.join(each, null, null)
    room.part(people[0]!)
    const answer = (id: string) => room.answer(1, id, room.match.asks(1)[0]!.id, [id])
    const clocks = () => heard.findLast((message) => message.type === 'clock')!.clock.seats

    await vi.advanceTimersByTimeAsync(200_000)
    expect(await answer('ready')).toEqual({ seq: 1 })
    expect(clocks()).toMatchObject([{ left: 400_000, until: null, lapses: 0 }, { left: 200_000 }, {}])
    isReady = false
    expect(await answer('unready')).toEqual({ seq: 2 })
    expect(clocks()[0]).toMatchObject({ left: 400_000, until: 260_000 })
    await vi.advanceTimersByTimeAsync(61_000)
    expect(kept[2]).toMatchObject({ kind: 'answer', seat: 0, by: 'lapse' })
    room.close('')
  })
})

describe('A bot that is ready', () => {
  it('stays so while nobody wants anything of it', async () => {
    const catalogued = (await loadGame('millennium'))!
    const options = { clock: 'none' }
    const { header } = Match.start(catalogued.game, {
      seats: ['Ann', 'Bea', 'Cid'],
      seed: 'calm',
      options,
      quiet: true,
    })
    const kept: JournalEntry[] = []
    const bot = (name: string): SeatInfo => ({ kind: 'bot', name, strength: 'easy' })
    const table = tableOf('millennium', [person('Ann', 0), bot('Bea'), bot('Cid')])
    const think: Think = async ({ match, seat, ask }) => {
      const { add } = match.next(seat, ask, []) as { add: string[] }
      return [add.find((key) => key === 'ready' || key === 'unready') ?? add[0]!]
    }
    const keep = async (_: number, entries: readonly JournalEntry[]) => void kept.push(...entries)
    const room = new Room({ catalogued, header, table, entries: [] }, { keep, think, wall: () => Date.now() })
    await room.start()
    await room.join({ person: 'p0', send: () => {} }, null, null)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(kept.flatMap((entry) => (entry.kind === 'answer' ? [`${entry.seat} ${entry.keys}`] : [])).sort()).toEqual([
      '1 ready',
      '2 ready',
    ])
    room.close('')
  })
})

describe('Somebody who has not come back since a match was opened again', () => {
  it('is waited for from then on, however long they had thought before', async () => {
    const catalogued = (await loadGame('duel'))!
    const { header } = Match.start(catalogued.game, { seats: ['Ann', 'Bea'], seed: 'quiet', quiet: true })
    const table = tableOf('duel', [person('Ann', 0), person('Bea', 1)])
    const kept: JournalEntry[] = []
    const room = new Room(
      { catalogued, header, table, entries: [], clock: 3_600_000 },
      {
        keep: async (_, entries) => void kept.push(...entries),
        think: async ({ match, seat }) => [match.asks(seat)[0]!.options[0]!.key],
        wall: () => Date.now(),
        patience: { absent: 60_000, warn: 5000, lapses: 3 },
      },
    )
    await room.start()
    await room.join({ person: 'p1', send: () => {} }, null, null)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(kept).toEqual([])
    await vi.advanceTimersByTimeAsync(2000)
    expect(kept).toMatchObject([{ kind: 'answer', seat: 0, by: 'lapse' }])
    room.close('')
  })
})
