import { loadGame } from '@cardwright/catalog'
import { type AnyGame, isRefusal, Match } from '@cardwright/engine'
import type { SeatInfo, ServerMessage, TimeControl } from '@cardwright/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type JournalEntry, type Patience, Room, type Think, thinkHere, type Viewer } from '../src/index.ts'
import type { RoomLimits } from '../src/plan.ts'
import { person, tableOf } from './table.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Answers with what is offered first, so that it does not depend on a bot what becomes of a match. */
const first: Think = async ({ match, seat, ask }) => [match.asks(seat).find(({ id }) => id === ask)!.options[0]!.key]

const patience: Patience = { absent: 60_000, warn: 5000, lapses: 3 }

interface Sitting {
  readonly room: Room
  readonly kept: JournalEntry[]
  sit(seat: number): Viewer & { readonly heard: ServerMessage[] }
  /** The same match in another room, from what was kept. */
  reopen(): Promise<Room>
}

/** A room for people at all seats, with a clock that the test winds. */
async function sitting(
  id: string,
  seats: number,
  time: TimeControl | null,
  options: unknown = {},
  more: { think?: Think; bots?: readonly number[]; rules?: Partial<AnyGame>; limits?: Partial<RoomLimits> } = {},
): Promise<Sitting> {
  const entry = (await loadGame(id))!
  const catalogued = { ...entry, game: { ...entry.game, ...more.rules } }
  const names = Array.from({ length: seats }, (_, i) => `Player ${i}`)
  const { header } = Match.start(catalogued.game, { seats: names, seed: 'time', options, quiet: true })
  const sitting = names.map(
    (name, i): SeatInfo => (more.bots?.includes(i) ? { kind: 'bot', name, strength: 'easy' } : person(name, i)),
  )
  const table = tableOf(id, sitting, time)
  const kept: JournalEntry[] = []
  const reopen = async () => {
    const opened = new Room(
      { catalogued, header, table, entries: [...kept] },
      {
        keep: async (_, entries) => void kept.push(...entries),
        think: more.think ?? thinkHere(catalogued),
        wall: () => Date.now(),
        patience,
        limits: more.limits ?? {},
      },
    )
    await opened.start()
    return opened
  }
  const room = await reopen()
  const sit = (seat: number) => {
    const heard: ServerMessage[] = []
    const viewer = { person: `p${seat}`, heard, send: (message: ServerMessage) => void heard.push(message) }
    room.join(viewer, null, null)
    return viewer
  }
  return { room, kept, sit, reopen }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const lastClock = (heard: readonly ServerMessage[]) => heard.findLast((each) => each.type === 'clock')!.clock

describe('Time at a table', () => {
  it('stands still while nobody who plays is there', async () => {
    const { room, kept, sit } = await sitting('duel', 2, { move: 10_000 })
    await pass(1_000_000)
    expect(kept).toEqual([])
    const one = sit(0)
    expect(lastClock(one.heard)).toMatchObject({ now: 0, runs: true })
    await pass(4000)
    room.part(one)
    await pass(1_000_000)
    expect(lastClock(sit(1).heard)).toMatchObject({ now: 4000, runs: true })
    expect(kept).toEqual([])
  })

  it('stands still while the room is held, whoever comes', async () => {
    const { room, sit } = await sitting('market', 2, null, {}, { think: first })
    const one = sit(0)
    await pass(4000)
    room.hold(true)
    expect(lastClock(one.heard)).toMatchObject({ now: 4000, runs: false })
    sit(1)
    await pass(1_000_000)
    expect(room.match.now).toBeLessThanOrEqual(4000)
    room.hold(false)
    expect(lastClock(one.heard)).toMatchObject({ now: 4000, runs: true })
  })

  it('lets no bot begin to think while the room is held', async () => {
    const thought: number[] = []
    const think: Think = async (question) => {
      thought.push(question.seat)
      return first(question)
    }
    const { room, sit } = await sitting('duel', 2, null, {}, { think, bots: [1] })
    const one = sit(0)
    room.hold(true)
    const [ask] = one.heard.findLast((each) => each.type === 'ask')!.asks
    await room.answer(0, 'a', ask!.id, ['done'])
    await pass(1000)
    expect(thought).toEqual([])
    room.hold(false)
    await pass(1000)
    expect(new Set(thought)).toEqual(new Set([1]))
  })

  it('warns who is slow, then answers for them, and in the end takes the match from them', async () => {
    const { room, kept, sit } = await sitting('duel', 2, { move: 20_000 })
    const [one] = [sit(0), sit(1)]
    const [slow] = room.table.seats
      .map((_, seat) => seat)
      .filter((seat) => lastClock(one!.heard).seats[seat]!.until !== null)
    const warned = () => lastClock(one!.heard).seats[slow!]!.warned
    await pass(14_000)
    expect(warned()).toBe(false)
    await pass(2000)
    expect(warned()).toBe(true)
    expect(kept).toEqual([])
    await pass(5000)
    expect(kept).toMatchObject([{ kind: 'answer', seat: slow, by: 'lapse' }])
    await pass(200_000)
    expect(room.over).toMatchObject({ why: 'absent', outside: true })
    expect(kept.at(-1)).toMatchObject({ kind: 'end' })
  })

  it('counts lapses in a row only: who answers has a clean slate', async () => {
    const { room, kept, sit } = await sitting('duel', 2, { move: 20_000 }, {}, { think: first })
    const chairs = [sit(0), sit(1)]
    for (let turn = 0; turn < 6; turn++) {
      await pass(21_000)
      if (room.over) break
      // both answer once themselves before anybody has lapsed three times in a row
      for (const [seat, chair] of chairs.entries()) {
        const ask = chair.heard.findLast((each) => each.type === 'ask')!.asks[0]
        if (ask) await room.answer(seat, `${turn} ${seat}`, ask.id, [ask.options.at(-1)!.key])
      }
    }
    expect(kept.filter((entry) => entry.kind === 'answer' && entry.by === 'lapse').length).toBeGreaterThan(3)
    expect(room.over?.why).not.toBe('absent')
  })

  it('takes the match from who has used up the time for all of it, and gives some back for each answer', async () => {
    const { room, sit } = await sitting('duel', 2, { bank: 30_000, increment: 2000 })
    const chairs = [sit(0), sit(1)]
    const clock = () => lastClock(chairs[0]!.heard)
    const seat = clock().seats.findIndex(({ until }) => until !== null)
    await pass(10_000)
    const ask = chairs[seat]!.heard.findLast((each) => each.type === 'ask')!.asks[0]!
    await room.answer(seat, 'a', ask.id, [ask.options[0]!.key])
    expect(clock().seats[seat]!.left).toBe(22_000)
    await pass(60_000)
    expect(room.over).toMatchObject({ why: 'time', outside: true })
  })

  it('without a clock waits for who is there, and not forever for who is not', async () => {
    const { room, kept, sit } = await sitting('duel', 2, null, {}, { think: first })
    const [one] = [sit(0), sit(1)]
    await pass(3_600_000)
    expect(kept).toEqual([])
    room.part(one!)
    await pass(59_000)
    expect(kept).toEqual([])
    await pass(200_000)
    expect(room.over).toMatchObject({ winner: 1, why: 'absent' })
  })

  it('lets deadlines of the game fall due, and keeps that they did', async () => {
    const { room, kept, sit } = await sitting('market', 2, null)
    const one = sit(0)
    sit(1)
    const before = room.seq
    await pass(3_600_000)
    expect(kept.some(({ kind }) => kind === 'clock')).toBe(true)
    expect(room.seq).toBeGreaterThan(before)
    expect(one.heard.some((each) => each.type === 'over')).toBe(true)
  })

  it('among more than two lets a bot go on for who gives up', async () => {
    const { room, kept, sit } = await sitting('market', 3, null)
    for (const seat of [0, 1, 2]) sit(seat)
    expect(await room.resign(0, 'a')).toEqual({ seq: 1 })
    expect(kept).toMatchObject([{ kind: 'quit', seat: 0, why: 'resigned' }])
    expect(room.over).toBeNull()
    await pass(20_000)
    expect(kept.some((entry) => entry.kind === 'answer' && entry.seat === 0 && entry.by === 'bot')).toBe(true)
  })

  it('ends when the last person gives up, also where the rules would let the bots go on', async () => {
    const rules: Partial<AnyGame> = { leave: () => {} }
    const { room, kept, sit } = await sitting('market', 3, null, {}, { rules, bots: [2] })
    for (const seat of [0, 1]) sit(seat)
    await room.resign(0, 'a')
    expect(kept).toMatchObject([{ kind: 'leave', seat: 0 }])
    expect(room.over).toBeNull()
    await room.resign(1, 'b')
    expect(kept.filter(({ kind }) => kind !== 'answer' && kind !== 'clock').at(-1)).toMatchObject({
      kind: 'end',
      seat: 1,
    })
    expect(room.over).toMatchObject({ winner: 2, why: 'resigned' })
  })

  it('asks the rules what becomes of who gives up, and whether a draw can be agreed to', async () => {
    const rules: Partial<AnyGame> = {
      leave: (t, seat) => t.end({ winner: 1 - seat, why: 'fled' }),
      draw: () => ({ why: 'There is no peace here.', rule: 'DU-1' }),
    }
    const { room, kept, sit } = await sitting('duel', 2, null, {}, { rules })
    for (const seat of [0, 1]) sit(seat)
    expect(await room.draw(1, 'a', true)).toMatchObject({ why: 'There is no peace here.' })
    expect(kept).toEqual([])
    expect(await room.resign(0, 'b')).toEqual({ seq: 1 })
    expect(kept).toMatchObject([{ kind: 'leave', seat: 0, why: 'resigned' }])
    expect(room.over).toEqual({ winner: 1, why: 'fled' })

    const alone = await sitting('duel', 2, null, {}, { rules: { ...rules, goesOn: () => false } })
    for (const seat of [0, 1]) alone.sit(seat)
    await alone.room.resign(0, 'a')
    expect(alone.room.over).toMatchObject({ winner: 1, why: 'resigned', outside: true })

    const peace = await sitting(
      'duel',
      2,
      null,
      {},
      {
        rules: { draw: () => ({ winner: [0, 1], why: 'peace' }) },
      },
    )
    for (const seat of [0, 1]) peace.sit(seat)
    await peace.room.draw(0, 'a', true)
    await peace.room.draw(1, 'b', true)
    expect(peace.kept).toMatchObject([{ kind: 'offer' }, { kind: 'draw' }])
    expect(peace.room.over).toEqual({ winner: [0, 1], why: 'peace' })
  })

  it('tells of an offer once, and that it was taken back by playing on', async () => {
    const { room, sit } = await sitting('duel', 2, null)
    const [one, two] = [sit(0), sit(1)]
    const told = () => two.heard.flatMap((each) => (each.type === 'draw' ? [each.agreed] : []))
    const seat = one.heard.findLast((each) => each.type === 'ask')!.asks.length > 0 ? 0 : 1
    const asks = [one, two][seat]!.heard.findLast((each) => each.type === 'ask')!.asks
    await room.draw(seat, 'a', true)
    await room.draw(seat, 'again', true)
    await room.answer(seat, 'b', asks[0]!.id, [asks[0]!.options.at(-1)!.key])
    expect(told()).toEqual([[seat], []])
    await room.draw(1 - seat, 'c', false)
    expect(told()).toEqual([[seat], []])
    expect(await room.draw(1 - seat, 'd', true)).toEqual({ seq: room.seq })
    expect(room.over).toBeNull()
  })

  it('takes so many answers of a player, also when it is opened again, and lets them resign', async () => {
    const { room, kept, sit, reopen } = await sitting('duel', 2, null, {}, { limits: { answers: 2 } })
    const seats = [sit(0), sit(1)]
    const asked = (seat: number) => seats[seat]!.heard.findLast((each) => each.type === 'ask')!.asks[0]
    const answer = (to: Room, seat: number, id: string) => {
      const { id: ask, options } = asked(seat)!
      return to.answer(seat, id, ask, [options.at(-1)!.key])
    }
    const none = { why: 'You have answered 2 times: no more in this match. You can resign.' }
    let [seat, outcome] = [0, {}]
    for (let n = 0; !isRefusal(outcome); n++) {
      seat = [0, 1].find((each) => asked(each) !== undefined)!
      outcome = await answer(room, seat, `${n}`)
    }
    expect(outcome).toEqual(none)
    expect(kept.filter((entry) => entry.kind === 'answer' && entry.seat === seat)).toHaveLength(2)
    const again = await reopen()
    const [first] = kept as Extract<JournalEntry, { kind: 'answer' }>[]
    expect(await answer(again, seat, 'once more')).toEqual(none)
    expect(await again.answer(first!.seat, first!.id!, first!.ask, first!.keys)).toEqual({ seq: 1 })
    expect(await again.resign(seat, 'resigned')).not.toHaveProperty('why')
  })

  it('hears so many offers of a draw from a seat, each once, and always lets the other agree', async () => {
    const { room, sit } = await sitting('duel', 2, null, {}, { limits: { drawOffers: 2 } })
    const [, two] = [sit(0), sit(1)]
    const told = () => two.heard.filter((each) => each.type === 'draw').length
    for (const [i, id] of ['a', 'b'].entries()) {
      expect(await room.draw(0, id, true)).toEqual({ seq: 2 * i + 1 })
      await room.draw(1, `no ${id}`, false)
    }
    const before = told()
    expect(await room.draw(0, 'a', true)).toEqual({ seq: 1 })
    expect(await room.draw(0, 'c', true)).toMatchObject({ why: expect.stringContaining('2 times') })
    expect(told()).toBe(before)
    await room.draw(1, 'd', true)
    expect(await room.draw(0, 'e', true)).toEqual({ seq: 6 })
    expect(room.over).toMatchObject({ why: 'agreed' })
  })

  it('remembers who has agreed to a draw when the room is opened again, and how often it was offered', async () => {
    const limits = { drawOffers: 2 }
    const { room, kept, sit, reopen } = await sitting('duel', 2, null, {}, { limits })
    for (const seat of [0, 1]) sit(seat)
    await room.draw(0, 'a', true)
    await room.draw(0, 'not after all', false)
    await room.draw(0, 'b', true)
    expect(kept).toMatchObject([{ agree: true }, { agree: false }, { agree: true }])
    const again = await reopen()
    expect(await again.draw(1, 'no', false)).toEqual({ seq: 4 })
    expect(await again.draw(0, 'c', true)).toMatchObject({ why: expect.stringContaining('2 times') })
    expect(await again.draw(0, 'b', true)).toEqual({ seq: 3 })
    expect(again.over).toBeNull()
    // the other has offered none yet
    expect(await again.draw(1, 'd', true)).toEqual({ seq: 5 })
    const once = await reopen()
    expect(await once.draw(0, 'e', true)).toEqual({ seq: 6 })
    expect(once.over).toMatchObject({ why: 'agreed' })
  })

  it('takes no offer of an earlier server for one that stands: it did not keep whether it was declined', async () => {
    const { room, kept, sit, reopen } = await sitting('duel', 2, null)
    for (const seat of [0, 1]) sit(seat)
    await room.draw(0, 'a', true)
    const { agree: _, ...before } = kept[0] as Extract<JournalEntry, { kind: 'offer' }>
    kept[0] = before
    const again = await reopen()
    await again.draw(1, 'b', true)
    expect(again.over).toBeNull()
  })
})

describe('Bots', () => {
  it('hold nobody up while they think for somebody who is late', async () => {
    const never = new Promise<never>(() => {})
    const { room, kept, sit } = await sitting('duel', 2, { move: 10_000 }, {}, { think: () => never })
    sit(0)
    sit(1)
    await pass(11_000)
    expect(kept).toEqual([])
    expect(await room.resign(0, 'enough')).toEqual({ seq: 1 })
    expect(kept).toMatchObject([{ kind: 'end', seat: 0 }])
  })

  it('answer for who is late when they have thought, unless they have answered meanwhile', async () => {
    let answer: (keys: readonly string[]) => void = () => {}
    const think: Think = () => {
      const { promise, resolve } = Promise.withResolvers<readonly string[]>()
      answer = resolve
      return promise
    }
    const { room, kept, sit } = await sitting('duel', 2, { move: 10_000 }, {}, { think })
    const [one, two] = [sit(0), sit(1)]
    const asked = (heard: readonly ServerMessage[]) => heard.findLast((each) => each.type === 'ask')!.asks[0]!
    const seat = [one, two].findIndex(({ heard }) => heard.some((each) => each.type === 'ask' && each.asks.length > 0))
    const { heard } = [one, two][seat]!
    await pass(11_000)
    const first = asked(heard)
    expect(await room.answer(seat, 'mine', first.id, [first.options[0]!.key])).toEqual({ seq: 1 })
    answer([first.options[0]!.key])
    await pass(0)
    expect(kept).toMatchObject([{ by: 'player' }])
    // and again, without a word of the player
    const next = room.table.seats.findIndex((_, at) => asked([one, two][at]!.heard)?.options.length > 0)
    await pass(11_000)
    answer([asked([one, two][next]!.heard).options[0]!.key])
    await pass(0)
    expect(kept).toMatchObject([{ by: 'player' }, { by: 'lapse' }])
  })

  it('hold nobody up by an answer that is refused: some legal one is given instead', async () => {
    const think: Think = async () => ['no such key']
    const { kept, sit } = await sitting('duel', 2, null, {}, { think, bots: [0, 1] })
    sit(7)
    await pass(0)
    expect(kept.length).toBeGreaterThan(2)
    expect(kept[0]).toMatchObject({ kind: 'answer', by: 'bot' })
  })

  it('do not think for an empty room, and begin when somebody comes', async () => {
    let thoughts = 0
    const never = new Promise<never>(() => {})
    const think: Think = () => {
      thoughts++
      return never
    }
    const { room, sit } = await sitting('duel', 2, null, {}, { think, bots: [0, 1] })
    await pass(1000)
    expect(thoughts).toBe(0)
    expect(room.idle).toBe(true)
    sit(7)
    await pass(0)
    expect(thoughts).toBe(1)
  })
})
