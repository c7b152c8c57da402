import { type ClientMessage, protocolVersion, type ServerMessage } from '@cardwright/protocol'
import { type Guest, sitDown } from './people.ts'

/** A connection on which the test chooses every word. */
export async function talk(guest: Guest) {
  const told: ServerMessage[] = []
  const waiting = new Set<() => void>()
  const until = <T>(find: () => T | undefined) =>
    new Promise<T>((resolve) => {
      const look = () => {
        const found = find()
        if (found === undefined) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  let isOpen = false
  let isClosed = false
  const changed = () => {
    for (const look of [...waiting]) look()
  }
  const wire = guest.connect(guest.url, {
    opened: () => {
      isOpen = true
      changed()
    },
    said: (message) => {
      told.push(message)
      changed()
    },
    closed: () => {
      isClosed = true
      changed()
    },
  })
  await until(() => isOpen || undefined)
  wire.send({ type: 'hello', protocol: protocolVersion })
  await until(() => told.find(({ type }) => type === 'welcome'))
  const say = (message: ClientMessage & { id: string }) => {
    const before = told.length
    wire.send(message)
    return until(() => told.slice(before).find((each) => 're' in each && each.re === message.id))
  }
  /** When the other end has closed it. */
  const closed = () => until(() => isClosed || undefined)
  /** Says something that has no reply. */
  const tell = (message: ClientMessage) => wire.send(message)
  return { say, tell, told, until, closed, close: () => wire.close() }
}

/** Both sit at a match that has begun, each on a connection of their own. */
export async function talkAt(one: Guest, two: Guest) {
  const match = await sitDown(one, two, 'duel')
  const people = await Promise.all([one, two].map((guest) => talk(guest)))
  for (const [n, person] of people.entries()) {
    await person.say({ type: 'join', id: `join ${n}`, match })
    await person.say({ type: 'ready', id: `ready ${n}`, match, contribution: '' })
  }
  for (const person of people) await person.until(() => person.told.find(({ type }) => type === 'view'))
  const close = () => people.forEach((person) => void person.close())
  return { match, one: people[0]!, two: people[1]!, close }
}
