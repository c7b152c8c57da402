import { loadGame } from '@cardwright/catalog'
import { isRefusal, Match, Random } from '@cardwright/engine'
import type { ServerMessage, TimeControl, UndoInfo, ViewMessage } from '@cardwright/protocol'
import { describe, expect, it, onTestFinished } from 'vitest'
import { converse, type JournalEntry, Room, type RoomLimits, thinkHere } from '../src/index.ts'
import { person, tableOf } from './table.ts'

interface RoomWish {
  readonly limits?: Partial<RoomLimits>
  readonly given?: object
  readonly seed?: string
  readonly time?: TimeControl
}

/** A room for two people, each with what they were told. */
async function roomOf(game: string, { limits = {}, given, seed = 'undo', time }: RoomWish = {}) {
  const catalogued = (await loadGame(game))!
  const { header } = Match.start(catalogued.game, {
    seats: ['Ann', 'Bo'],
    seed,
    quiet: true,
    ...(given && { given: given as never }),
  })
  const kept: JournalEntry[] = []
  let now = 0
  const opened = () => {
    const table = tableOf(game, header.seats.map(person), time)
    const made = new Room(
      { catalogued, header, table, entries: [...kept] },
      {
        keep: async (_, entries) => void kept.push(...entries),
        think: thinkHere(catalogued),
        wall: () => now,
        limits,
      },
    )
    onTestFinished(() => made.close(''))
    return made
  }
  const room = opened()
  await room.start()
  const come = async (name: string) => {
    const heard: ServerMessage[] = []
    await converse(
      room,
      { person: name, send: (message) => void heard.push(message) },
      { type: 'join', id: 'join', match: 'm' },
    )
    const views = () => heard.filter((message): message is ViewMessage => message.type === 'view')
    return {
      views,
      clock: () => heard.findLast((message) => message.type === 'clock')!.clock,
      undo: (): UndoInfo | undefined => views().findLast(({ undo }) => undo !== undefined)?.undo,
      asks: () => heard.findLast((message) => message.type === 'ask')!.asks,
    }
  }
  let ids = 0
  const answer = (seat: number, ask: string, ...keys: string[]) => room.answer(seat, `${++ids}`, ask, keys)
  const undo = (seat: number) => room.undo(seat, `${++ids}`)
  const pass = (ms: number) => {
    now += ms
  }
  /** How the clocks of another room stand that is opened from what was kept. */
  const clockAgain = async () => {
    const heard: ServerMessage[] = []
    await opened().join({ person: 'p0', send: (message) => void heard.push(message) }, null, null)
    return heard.findLast((message) => message.type === 'clock')!.clock
  }
  return { room, come, answer, undo, pass, clockAgain, seats: [await come('p0'), await come('p1')] as const }
}

/** Some answer, walked together as a client would. */
async function someKeys(room: Room, seat: number, ask: string, random: Random): Promise<string[]> {
  const keys: string[] = []
  for (;;) {
    const next = await room.next(seat, ask, keys)
    if (isRefusal(next) || next.add.length === 0 || (next.stop && random.int(2) === 0)) return keys
    keys.push(random.pick(next.add))
  }
}

/** Plays on, and after each answer both try to take it back: that does what they were told it would. */
async function playAndTakeBack(
  { room, seats, answer, undo }: Awaited<ReturnType<typeof roomOf>>,
  random: Random,
  said: Set<string>,
) {
  for (let answers = 0; answers < 150 && !room.over; answers++) {
    const seat = random.pick([0, 1].filter((each) => seats[each]!.asks().length > 0))
    const { id } = seats[seat]!.asks()[0]!
    const keys = await someKeys(room, seat, id, random)
    await answer(seat, id, ...keys)
    for (const each of random.shuffle([0, 1])) {
      if (room.over) return
      const told = seats[each]!.undo()!
      const outcome = await undo(each)
      said.add('why' in told ? told.why : 'It can be taken back.')
      if ('why' in told) expect(outcome).toMatchObject(told)
      else {
        expect(outcome).not.toHaveProperty('why')
        expect([each, [...told.keys].sort()]).toEqual([seat, [...keys].sort()])
        await answer(seat, seats[seat]!.asks()[0]!.id, ...keys)
      }
    }
  }
}

const attack = {
  turn: 0,
  seats: [{ board: ['squire'], ready: ['squire'], hand: ['scout'], energy: 3 }, { board: ['lancer'] }],
}
const nothingYet = { why: 'There is nothing to undo yet.' }
const somebodyElse = { why: 'You cannot undo: somebody else has acted since.' }

describe('How undo stands', () => {
  it('is told with the first view, and when it changes', async () => {
    const { seats, answer, undo } = await roomOf('duel', { given: attack })
    const [ann, bo] = seats
    expect([ann.undo(), bo.undo()]).toEqual([nothingYet, nothingYet])
    await answer(0, ann.asks()[0]!.id, 'attack:squire')
    expect([ann.undo(), bo.undo()]).toEqual([{ keys: ['attack:squire'] }, somebodyElse])
    await undo(0)
    expect([ann.undo(), bo.undo()]).toEqual([nothingYet, nothingYet])
    await answer(0, ann.asks()[0]!.id, 'play:scout')
    expect(ann.undo()).toEqual({ why: 'You cannot undo: others have seen something new.' })
    await answer(0, ann.asks()[0]!.id, 'attack:squire')
    expect(bo.views().at(-1)).not.toHaveProperty('undo')
  })

  it('is told to those who come back, and not to those who watch', async () => {
    const { come, seats, answer } = await roomOf('duel', { given: attack })
    await answer(0, seats[0].asks()[0]!.id, 'attack:squire')
    expect((await come('p0')).undo()).toEqual({ keys: ['attack:squire'] })
    expect((await come('somebody')).undo()).toBeUndefined()
  })

  it('knows how many answers a seat may take back', async () => {
    const { seats, answer, undo } = await roomOf('duel', { given: attack, limits: { undos: 1 } })
    const [ann] = seats
    await answer(0, ann.asks()[0]!.id, 'attack:squire')
    expect(isRefusal(await undo(0))).toBe(false)
    await answer(0, ann.asks()[0]!.id, 'attack:squire')
    const why = 'You cannot undo more than 1 answer in this match.'
    expect(ann.undo()).toEqual({ why })
    expect(await undo(0)).toMatchObject({ why })
  })

  const forYou = 'You cannot undo what was answered for you.'

  it.each([
    ['weiss', ['You cannot undo: chance has played a part.', forYou]],
    ['exodus', [forYou]],
  ])('is what undo then does, all through matches of %s', async (game, rare) => {
    const said = new Set<string>()
    const random = new Random(`undo in ${game}`)
    for (let n = 0; !rare.every((each) => said.has(each)) && n < 12; n++)
      await playAndTakeBack(await roomOf(game, { seed: `${game} ${n}` }), random, said)
    expect([...said].sort()).toEqual(
      [
        ...rare,
        'It can be taken back.',
        somebodyElse.why,
        'You cannot undo: others have seen something new.',
        'You cannot undo: you have seen something new.',
      ].sort(),
    )
  })
})

describe('The clock of an answer that was taken back', () => {
  const bank = { bank: 60_000, increment: 5000 }

  it('has what it had when it was asked, less the time since', async () => {
    const { seats, answer, undo, pass, clockAgain } = await roomOf('duel', { given: attack, time: bank })
    const [ann] = seats
    const left = () => ann.clock().seats.map((seat) => seat.left)
    pass(20_000)
    for (let n = 0; n < 5; n++) {
      await answer(0, ann.asks()[0]!.id, 'attack:squire')
      expect(left()).toEqual([45_000 - n * 1000, 60_000])
      // the other thinks about an answer that was never given
      pass(1000)
      await undo(0)
      expect(left()).toEqual([39_000 - n * 1000, 60_000])
      expect(await clockAgain()).toEqual(ann.clock())
    }
    await answer(0, ann.asks()[0]!.id, 'attack:squire')
    expect(left()).toEqual([40_000, 60_000])
  })

  it('gives no new time for the same question, and none is taken back when it is up', async () => {
    const { seats, answer, undo, pass, clockAgain } = await roomOf('duel', { given: attack, time: { move: 12_000 } })
    const [ann] = seats
    const until = () => ann.clock().seats[0]!.until
    expect(until()).toBe(12_000)
    pass(8000)
    await answer(0, ann.asks()[0]!.id, 'attack:squire')
    await undo(0)
    expect(until()).toBe(12_000)
    expect(await clockAgain()).toEqual(ann.clock())
    await answer(0, ann.asks()[0]!.id, 'attack:squire')
    pass(4000)
    expect(await undo(0)).toEqual({ why: 'You cannot undo: your time for that answer is up.' })
  })
})
