import { basename } from 'node:path'
import { seatsFor } from '@cardwright/engine'
import {
  type Connect,
  Link,
  overSocketAs,
  type SeatPlan,
  type ServerMessage,
  type Strength,
  type TableInfo,
} from '@cardwright/protocol'
import { LocalTable } from '@cardwright/room'
import { type Entry, loadEntry } from '../games.ts'
import { parseOptions } from '../options.ts'
import { CheckError, UsageError } from '../problems.ts'
import { botWords } from '../words/en/bot.ts'
import { problemWords } from '../words/en/problems.ts'

type Welcome = Extract<ServerMessage, { type: 'welcome' }>

/** A table with a seat for the program, and the way to it. */
export interface Place {
  readonly link: Link
  readonly match: string
  readonly game: string
  /** What the table said first when the link came up last. */
  readonly welcome: () => Welcome
}

/** Comes back with the table for match number i. */
export type Seek = (i: number) => Promise<Place>

export interface Wish {
  readonly name: string
  readonly create?: string
  readonly options?: string
  readonly against: Strength | 'open'
  readonly quick?: string
  readonly match?: string
}

/** The same wire, but it asks for whole views, and keeps the welcome. */
function attentive(connect: Connect): { connect: Connect; welcome: () => Welcome } {
  let welcome: Welcome | null = null
  return {
    connect: (url, end) => {
      const wire = connect(url, {
        ...end,
        said: (message) => {
          if (message.type === 'welcome') welcome = message
          end.said(message)
        },
      })
      const send: typeof wire.send = (said) => wire.send(said.type === 'hello' ? { ...said, full: true } : said)
      return { ...wire, send }
    },
    welcome: () => welcome!,
  }
}

/** Tables of one's own, against our bots: no server is needed. The program's seat changes from match to match. */
export async function here({ create, options: text, against, name }: Wish): Promise<Seek> {
  if (against === 'open') throw new UsageError(botWords.openNeedsServer)
  const entry = await loadEntry(create!)
  const options = parseOptions(entry, text)
  const [count] = seatsFor(entry.game, entry.game.options.parse(options))
  return async (i) => {
    const own = i % count
    const seats = Array.from({ length: count }, (_, seat) => (seat === own ? { name } : { strength: against }))
    const match = `here-${i + 1}`
    const { connect, welcome } = attentive(toTable(tableOf(entry, { match, seats, options }), own))
    return { link: new Link({ connect, url: 'here', name }), match, game: entry.game.id, welcome }
  }
}

const tableOf = (
  catalogued: Entry,
  more: Pick<ConstructorParameters<typeof LocalTable>[0], 'match' | 'seats' | 'options'>,
) => new LocalTable({ catalogued, ...more })

function toTable(table: LocalTable, seat: number): Connect {
  return (_, end) => {
    const line = table.connect(seat, (message) => setImmediate(() => end.said(message)))
    setImmediate(() => end.opened())
    return { send: (message) => line.say(message), close: () => line.close() }
  }
}

/** Tables of a server, at which the program sits as a guest. */
export async function at(url: string, wish: Wish): Promise<Seek> {
  const token = await signIn(url, wish.name)
  const socket = overSocketAs(token)
  return async (i) => {
    const { connect, welcome } = attentive(socket)
    const link = new Link({ connect, url, name: wish.name })
    try {
      const { match, game } = await sitDown(link, wish, i)
      return { link, match, game, welcome }
    } catch (error) {
      link.close()
      throw error
    }
  }
}

async function sitDown(link: Link, wish: Wish, i: number): Promise<TableInfo> {
  const { match, quick, create, options, against } = wish
  // whoever names a table knows it
  if (match !== undefined) return tableIn(await link.request({ type: 'sit', match, agrees: true }))
  if (quick !== undefined) return tableIn(await link.request({ type: 'quick', game: quick }))
  await live(link)
  const count = link.games.find(({ id }) => id === create)?.seats[0] ?? 2
  const other: SeatPlan = against === 'open' ? { kind: 'open' } : { kind: 'bot', strength: against }
  const seats = Array.from({ length: count }, (_, seat): SeatPlan => (seat === i % count ? { kind: 'me' } : other))
  const open = against === 'open'
  return tableIn(await link.request({ type: 'create', game: create!, options: jsonIn(options), seats, open }))
}

function tableIn(reply: ServerMessage): TableInfo {
  if (reply.type === 'table') return reply.table
  throw new CheckError(reply.type === 'refusal' ? reply.why : botWords.notATable(reply.type))
}

function live(link: Link): Promise<void> {
  return new Promise((resolve) => {
    link.onLive = resolve
    if (link.status === 'live') resolve()
  })
}

function jsonIn(options: string | undefined): unknown {
  try {
    return JSON.parse(options ?? '{}')
  } catch (error) {
    throw new UsageError(problemWords.optionsNoJson((error as Error).message))
  }
}

/** A guest with a session: programs send its token, which browsers never see. */
async function signIn(url: string, name: string): Promise<string> {
  const http = url.replace(/^ws/, 'http').replace(/\/ws$/, '')
  const response = await fetch(`${http}/api/auth/sign-in/anonymous`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  }).catch((error: Error) => {
    throw new CheckError(botWords.unreachable(http, (error.cause as Error | undefined)?.message ?? error.message))
  })
  const token = response.headers.get('set-auth-token')
  if (token !== null) return token
  const { why } = (await response.json().catch(() => ({}))) as { why?: string }
  throw new CheckError(botWords.noGuests(http, why ?? botWords.status(response.status)))
}

/** `my_bot.py` of `python3 my_bot.py`. */
export const nameOf = (command: readonly string[]): string =>
  basename(command.findLast((word) => !word.startsWith('-')) ?? 'bot').slice(0, 40)
