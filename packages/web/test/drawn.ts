import { fileURLToPath } from 'node:url'
import { type Entry, loadGame } from '@cardwright/catalog'
import { wordsOf } from '@cardwright/catalog/words'
import type { CardView, ZoneView } from '@cardwright/engine'
import { Match } from '@cardwright/engine'
import type { SentView } from '@cardwright/protocol'
import { type Context, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer, type ViteDevServer } from 'vite'
import type { TableContext } from '../src/table/context.ts'
import type { Look } from '../src/table/contract.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Boards name pictures and styles that only the client's own build knows. */
async function withClient<T>(use: (client: ViteDevServer) => Promise<T>): Promise<T> {
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) })
  const client = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    return await use(client)
  } finally {
    await client.close()
  }
}

/** A game, a view of its first position, and what its board draws of any view. */
export interface Drawing {
  readonly entry: Entry
  readonly view: SentView
  readonly look: Look
  /** `more` is what else a table knows: a question, what is pointed at. */
  markup(view: SentView, more?: Partial<TableContext['answering']>): string
}

/** The board of a game, with nobody asked and nothing happening. */
export const drawingOf = (game: string, options?: unknown): Promise<Drawing> =>
  withClient(async (client) => {
    const load = async <T>(path: string): Promise<T> => (await client.ssrLoadModule(path)) as T
    const { lookOf } = await load<{ lookOf(game: string): Promise<Look> }>('/src/boards/index.ts')
    const { TableHere } = await load<{ TableHere: Context<TableContext | null> }>('/src/table/context.ts')
    const entry = (await loadGame(game))!
    const look = await lookOf(game)
    const words = wordsOf(entry)
    const seats = ['You', 'Kim']
    const { asks: _asks, ...view } = Match.start(entry.game, { options, seats, seed: 'drawn' }).view(0)
    const markup = (shown: SentView, more = {}): string => {
      const table = {
        ...{ entry, look, words, view: shown, near: 0, beat: null, gone: new Set() },
        telling: { view: shown, seat: 0, names: seats },
        asking: { view: shown, seat: 0, names: seats },
        table: { seats: seats.map((name) => ({ name, kind: 'person' })), status: 'playing' },
        snapshot: { events: [], over: null, seat: 0, windows: [] },
        answering: {
          ask: null,
          asks: [],
          chosen: [],
          offered: [],
          preview: null,
          answered: [],
          complete: false,
          sending: false,
          ...more,
        },
      } as unknown as TableContext
      const board = createElement(look.Board, table)
      return renderToStaticMarkup(createElement(TableHere, { value: table }, board))
    }
    return { entry, view, look, markup }
  })

const empty: ZoneView = { count: 0, cards: [] }

/** The view with nothing anywhere. */
export const emptied = ({ zones, ...view }: SentView): SentView => ({
  ...view,
  zones: Object.fromEntries(Object.keys(zones).map((zone) => [zone, empty])),
})

/** The view with one card in a zone, as much of it as could be seen before. */
export function withOne(view: SentView, zone: string, card: Partial<CardView>, isSeen: boolean): SentView {
  const one = { handle: 9001, ...card } as CardView
  return { ...view, zones: { ...view.zones, [zone]: { count: 1, ...(isSeen && { cards: [one] }) } } }
}
