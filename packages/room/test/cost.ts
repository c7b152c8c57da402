import { decide, loadGame } from '@cardwright/catalog'
import { isRefusal, Match, Random } from '@cardwright/engine'
import type { AskMessage, TableInfo } from '@cardwright/protocol'
import { Room } from '../src/index.ts'

/*
 * What a match takes in memory, and an answer in time, in the room alone: no sockets, no database. Two players each, who
 * answer at random. `node --expose-gc packages/room/test/cost.ts exceed 150 60`: 150 matches, 60 answers each.
 */

const [game = 'exceed', matches = '150', answers = '60'] = process.argv.slice(2)
const catalogued = (await loadGame(game))!
const names = ['Ann', 'Bo']

let given = 0
let bytes = 0

async function play(seed: string): Promise<Room> {
  const options = decide(catalogued, {}, seed)
  const { header } = Match.start(catalogued.game, { options, seats: names, seed, quiet: true })
  const table: TableInfo = {
    match: seed,
    game,
    options: {},
    status: 'playing',
    open: false,
    host: null,
    seats: names.map((name) => ({ kind: 'person', name, person: name })),
    time: null,
    commitment: '',
    created: 0,
    result: null,
    rematch: null,
  }
  const services = { keep: async () => {}, think: async () => [], wall: () => performance.now() }
  const room = new Room({ catalogued, header, table, entries: [] }, services)
  const asks: AskMessage['asks'][] = names.map(() => [])
  await room.start()
  for (const [seat, person] of names.entries()) {
    const send = (message: object & { type: string }) => {
      bytes += JSON.stringify(message).length
      if (message.type === 'ask') asks[seat] = (message as AskMessage).asks
    }
    await room.join({ person, moves: true, send }, null, null)
  }
  const random = new Random(seed)
  for (let n = 0; n < Number(answers) && !room.over; n++) {
    const seat = random.pick(names.map((_, at) => at).filter((at) => asks[at]!.length > 0))
    await answer(room, seat, asks[seat]![0]!.id, random)
  }
  return room
}

async function answer(room: Room, seat: number, ask: string, random: Random): Promise<void> {
  const keys: string[] = []
  for (;;) {
    const next = await room.next(seat, ask, keys)
    if (isRefusal(next)) throw new Error(next.why)
    if (next.add.length === 0 || (next.stop && random.int(2) === 0)) break
    keys.push(random.pick(next.add))
  }
  const outcome = await room.answer(seat, crypto.randomUUID(), ask, keys)
  if (isRefusal(outcome)) throw new Error(outcome.why)
  given++
}

function heap(): number {
  for (let n = 0; n < 2; n++) (globalThis as { gc?: () => void }).gc?.()
  return process.memoryUsage().heapUsed
}

for (let n = 0; n < 30; n++) (await play(`warm ${n}`)).close('')
;[given, bytes] = [0, 0]
const before = heap()
const began = process.cpuUsage()
const rooms: Room[] = []
for (let n = 0; n < Number(matches); n++) rooms.push(await play(`match ${n}`))
const { user, system } = process.cpuUsage(began)
const kib = (heap() - before) / 1024 / rooms.length
console.log(
  JSON.stringify({
    game,
    matches: rooms.length,
    answersPerMatch: given / rooms.length,
    kibPerMatch: Math.round(kib),
    cpuPerAnswer: (user + system) / 1000 / given,
    bytesPerAnswer: Math.round(bytes / given),
  }),
)
process.exit(0)
