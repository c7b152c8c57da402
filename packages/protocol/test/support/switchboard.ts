import { afterEach } from 'vitest'
import {
  Chair,
  type ClientMessage,
  Link,
  type LinkOptions,
  Lobby,
  type ServerMessage,
  type WireEnd,
} from '../../src/index.ts'

/** One of the wires that were opened: the test is its other end. */
export interface Opened {
  readonly url: string
  readonly end: WireEnd
  readonly said: ClientMessage[]
  isClosed: boolean
}

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A switchboard: whoever knocks gets a wire, and what is said on it is kept. */
export function switchboard(greets: (url: string) => boolean = () => true) {
  const wires: Opened[] = []
  const waiting = new Set<() => void>()
  const changed = () => {
    for (const look of [...waiting]) look()
  }
  const options: Pick<LinkOptions, 'connect' | 'patience'> = {
    patience: (attempt) => attempt,
    connect: (url, end) => {
      const wire: Opened = { url, end, said: [], isClosed: false }
      wires.push(wire)
      queueMicrotask(() => {
        if (greets(url)) end.opened()
        changed()
      })
      return {
        send: (message) => {
          wire.said.push(message)
          changed()
          if (message.type !== 'hello') return
          queueMicrotask(() => {
            end.said(welcome)
            changed()
          })
        },
        close: () => {
          wire.isClosed = true
          changed()
        },
      }
    },
  }
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!holds()) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
  return { wires, options, until, urls: () => wires.map(({ url }) => url) }
}

export const welcome: ServerMessage = {
  type: 'welcome',
  protocol: 1,
  server: '0',
  person: { id: 'ann', name: 'Ann', guest: true },
  games: [],
}

export const types = ({ said }: Opened) => said.map(({ type }) => type)

export function linkOf(options: LinkOptions): Link {
  const link = new Link(options)
  closing.push(() => link.close())
  return link
}

export function chairOf(options: LinkOptions): Chair {
  const chair = new Chair('m', options)
  closing.push(() => chair.close())
  return chair
}

export function lobbyOf(options: LinkOptions): Lobby {
  const lobby = new Lobby(options)
  closing.push(() => lobby.close())
  return lobby
}

/** The id of the last message of this type that was said on a wire. */
export const idOf = ({ said }: Opened, type: ClientMessage['type']): string =>
  (said.findLast((message) => message.type === type) as { id: string }).id
