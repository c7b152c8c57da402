import type { FighterFile } from '@cardwright/exceed'
import { type Entry, entry } from './entry.ts'

/** With cards that somebody has imported, where the game takes them. */
export type Load = (imported?: readonly unknown[]) => Promise<Entry>

/** The games, each loaded when it is asked for. */
export const games: Readonly<Record<string, Load>> = {
  duel: async () => {
    const { duel, cardText, cardSchema, words } = await import('@cardwright/example-duel')
    return entry('@cardwright/example-duel', duel, { cardText, cardSchema, words })
  },
  market: async () => {
    const { market, cardText, cardSchema, words } = await import('@cardwright/example-market')
    return entry('@cardwright/example-market', market, { cardText, cardSchema, words })
  },
  hearth: async () => {
    const { hearth, cardText, cardSchema, words } = await import('@cardwright/example-hearth')
    return entry('@cardwright/example-hearth', hearth, { cardText, cardSchema, words })
  },
  exceed: async (imported = []) => {
    const [{ exceedWith }, { fighters }] = await Promise.all([import('./exceed.ts'), import('@cardwright/exceed')])
    return exceedWith([...fighters, ...(imported as FighterFile[])])
  },
  exodus: async () => (await import('./exodus.ts')).exodusEntry,
  weiss: async () => (await import('./weiss.ts')).weissEntry,
  capcom: async (imported = []) => {
    const [{ capcomWith }, { roster, sheetSchema }] = await Promise.all([
      import('./capcom.ts'),
      import('@cardwright/capcom'),
    ])
    return capcomWith([...roster, ...imported.map((sheet) => sheetSchema.parse(sheet))])
  },
  millennium: async () => {
    const { cardSchema, cardText, evaluate, millennium, stats, words } = await import('@cardwright/millennium')
    return entry('@cardwright/millennium', millennium, { cardText, cardSchema, evaluate, stats, words })
  },
}

export const gameIds: readonly string[] = Object.keys(games)

/** The games to which cards can be imported that are all there from the beginning. */
export const takesImports = (id: string): boolean => id === 'exceed' || id === 'capcom'

/** The games whose imported cards are many: they are fetched a set at a time, and a match brings those that it needs. */
export const takesSets = (id: string): boolean => id === 'weiss'

/** The games that one brings a deck to. */
export const hasDecks = (id: string): boolean => id === 'exodus' || id === 'weiss'

/** The game of this id; null if there is none. */
export function loadGame(id: string, imported?: readonly unknown[]): Promise<Entry> | null {
  return Object.hasOwn(games, id) ? games[id]!(imported) : null
}
