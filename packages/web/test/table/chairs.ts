import { loadGame } from '@cardwright/catalog'
import { Chair, type Connect } from '@cardwright/protocol'
import { LocalTable } from '@cardwright/room'
import { afterEach } from 'vitest'

const open: { close(): void }[] = []
afterEach(() => {
  for (const each of open.splice(0)) each.close()
})

/** Closes it after the test. */
export function closing<T extends { close(): void }>(each: T): T {
  open.push(each)
  return each
}

/** A table for two people, and their chairs. */
export async function sitDown(game: string): Promise<[Chair, Chair]> {
  const catalogued = (await loadGame(game))!
  const table = new LocalTable({ catalogued, match: 'shown', seats: [{ name: 'Ann' }, { name: 'Bo' }], seed: 'shown' })
  const chairs = [0, 1].map((seat) => {
    const connect: Connect = (_, end) => {
      const wire = table.connect(seat, end.said)
      queueMicrotask(end.opened)
      return { send: wire.say, close: wire.close }
    }
    return closing(new Chair('shown', { connect, url: 'here' }))
  })
  await Promise.all(chairs.map((chair) => chair.until(({ asks }) => asks.length > 0)))
  return chairs as [Chair, Chair]
}

/** Goes on in Market until both may sell and buy at once, for as long as the sale is on. */
export async function untilMenus(...chairs: readonly Chair[]): Promise<void> {
  for (const chair of chairs) {
    while (chair.snapshot.asks[0]?.kind !== 'menu') {
      const [ask] = chair.snapshot.asks
      if (ask) await chair.answer(ask.id, [ask.options[0]!.key])
      else await chair.until(({ asks }) => asks.length > 0)
    }
  }
  await chairs[0]!.until(({ asks }) => asks[0]?.kind === 'menu')
}
