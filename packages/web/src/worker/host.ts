import { makeRecord } from '@cardwright/engine'
import { LocalTable } from '@cardwright/room'
import { loadGame } from '../app/catalog.ts'
import {
  openStore,
  storeClock,
  storedEntries,
  storedMatch,
  storeEntries,
  storeMatch,
  storeResult,
} from '../app/store.ts'
import { matchWords } from '../words/en/pages/match.ts'
import type { FromHost, LocalMatch, ToHost } from './messages.ts'
import { scope } from './scope.ts'
import { thinkAside } from './think-aside.ts'

const tell = (message: FromHost) => scope.postMessage(message)

let table: LocalTable | null = null
/** Kept when all is stored that has happened so far. */
let writing: Promise<unknown> = Promise.resolve()
const wires = new Map<number, ReturnType<LocalTable['connect']>>()
/** Messages that came before the table was ready. */
const early: ToHost[] = []

scope.onmessage = ({ data }: MessageEvent<ToHost>) => {
  if (data.type === 'open') void open(data.plan)
  else if (data.type === 'warm') warm(data.game)
  else if (data.type === 'end') void writing.then(() => scope.close())
  else if (table === null) early.push(data)
  else hear(table, data)
}

function warm(game: string): void {
  openStore()
  void loadGame(game)
}

async function open(plan: LocalMatch): Promise<void> {
  try {
    const catalogued = await loadGame(plan.game)
    if (!catalogued) throw new Error(matchWords.noGame(plan.game))
    const entries = plan.stored ? await storedEntries(plan.id) : []
    const clock = plan.stored ? (await storedMatch(plan.id))?.clock : undefined
    // nothing waits for it but what is written after it
    if (plan.stored) writing = storeMatch(plan).catch(() => {})
    table = new LocalTable({
      catalogued,
      match: plan.id,
      seats: plan.seats,
      options: plan.options,
      given: plan.given,
      seed: plan.seed,
      entries,
      clock,
      ...thinkAside(catalogued),
      kept: (from, made) => {
        if (plan.stored) writing = writing.then(() => storeEntries(plan.id, from, made)).catch(() => {})
      },
      keepClock: (now) => {
        if (plan.stored) writing = writing.then(() => storeClock(plan.id, now)).catch(() => {})
      },
      over: (record) => {
        if (plan.stored) writing = writing.then(() => storeResult(plan.id, makeRecord(record))).catch(() => {})
      },
    })
    tell({ type: 'opened' })
    for (const message of early.splice(0)) hear(table, message)
  } catch (error) {
    tell({ type: 'failed', why: (error as Error).message })
  }
}

function hear(at: LocalTable, message: ToHost): void {
  switch (message.type) {
    case 'connect': {
      const { wire, seat } = message
      wires.set(
        wire,
        at.connect(seat, (said) => tell({ type: 'said', wire, message: said })),
      )
      break
    }
    case 'say':
      wires.get(message.wire)?.say(message.message)
      break
    case 'close':
      wires.get(message.wire)?.close()
      wires.delete(message.wire)
      break
    case 'record':
      tell({ type: 'record', text: makeRecord(at.room.record()) })
      break
    case 'hold':
      at.room.hold(message.on)
      break
    case 'advise':
      void at.advise(message.seat, message.ask).then((advised) => tell({ type: 'advised', n: message.n, advised }))
      break
    default:
  }
}
