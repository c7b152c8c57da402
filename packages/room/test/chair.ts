import { isRefusal, type Random } from '@cardwright/engine'
import { Chair, type ServerMessage, type Wire } from '@cardwright/protocol'
import type { LocalTable } from '../src/index.ts'

/** A chair at a table of one's own; what is said crosses as JSON, as it would on a wire. */
export function sitDown(table: LocalTable, seat: number | null): Chair {
  return new Chair(table.room.id, {
    url: 'here',
    connect: (_, end): Wire => {
      const line = table.connect(seat, (message: ServerMessage) =>
        queueMicrotask(() => end.said(JSON.parse(JSON.stringify(message)))),
      )
      queueMicrotask(() => end.opened())
      return { send: (message) => line.say(JSON.parse(JSON.stringify(message))), close: () => line.close() }
    },
  })
}

/** Some answer to what is asked, put together key by key. */
export async function someKeys(chair: Chair, random: Random): Promise<string[]> {
  const ask = chair.snapshot.asks[0]!
  const keys: string[] = []
  for (;;) {
    const next = await chair.next(ask.id, keys)
    if (isRefusal(next) || next.add.length === 0 || (next.stop && random.int(2) === 0)) return keys
    keys.push(random.pick(next.add))
  }
}
