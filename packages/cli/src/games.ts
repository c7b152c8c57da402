import { fileURLToPath } from 'node:url'
import type { Evaluate } from '@cardwright/bots'
import type { AnyGame, Comfort, Definition } from '@cardwright/engine'
import type { ZodType } from 'zod'
import { unknownName } from './problems.ts'

/** A game and what the command line knows of it beside its rules. */
export interface Entry {
  readonly game: AnyGame
  /** The package that it comes from; its tests and scenarios lie there. */
  readonly from: string
  /** How well a seat stands: helps bots that search. */
  readonly evaluate?: Evaluate
  /** What is printed on a card, made from its definition. */
  cardText?(def: Definition): string
  /** What a card file must look like. */
  readonly cardSchema?: ZodType
  /** What each seat plays with, where that differs: fighters, decks. */
  readonly sides?: Sides
  /** In which windows a person is asked unless they say otherwise. */
  readonly comfort?: Comfort
}

export interface Sides {
  readonly names: readonly string[]
  /** What leaves it to chance, if something does. */
  readonly any?: string
  /** The options of a match in which each seat plays with one of them. */
  options(names: readonly string[]): unknown
}

/** The games, each loaded when it is asked for. */
const registry: Readonly<Record<string, () => Promise<Entry>>> = {
  duel: async () => {
    const { duel, cardText, cardSchema } = await import('@cardwright/example-duel')
    return entry('@cardwright/example-duel', duel, { cardText, cardSchema })
  },
  market: async () => {
    const { market, cardText, cardSchema } = await import('@cardwright/example-market')
    return entry('@cardwright/example-market', market, { cardText, cardSchema })
  },
  hearth: async () => {
    const { hearth, cardText, cardSchema } = await import('@cardwright/example-hearth')
    return entry('@cardwright/example-hearth', hearth, { cardText, cardSchema })
  },
  exceed: async () => {
    const { game, more } = (await import('./exceed/entry.ts')).loadExceed()
    return entry('@cardwright/exceed', game, more)
  },
  exodus: async () => {
    const { anyDeck, cardSchema, cardText, comfort, decks, evaluate, exodus } = await import('@cardwright/exodus')
    const sides = {
      names: decks.map(({ id }) => id),
      any: anyDeck,
      options: (names: readonly string[]) => ({ decks: names }),
    }
    return entry('@cardwright/exodus', exodus, { cardText, cardSchema, comfort, evaluate, sides })
  },
}

/** A game's own kind of card is checked here; what handles all games knows of `Definition` alone. */
function entry<D extends Definition>(
  from: string,
  game: AnyGame & { readonly library: ReadonlyMap<string, D> },
  more: { cardText?: (def: D) => string; cardSchema?: ZodType; evaluate?: Evaluate; sides?: Sides; comfort?: Comfort },
): Entry {
  return { from, game, ...more } as Entry
}

export const gameIds: readonly string[] = Object.keys(registry)

export async function loadEntry(id: string): Promise<Entry> {
  const load = Object.hasOwn(registry, id) ? registry[id] : undefined
  if (!load) throw unknownName('game', id, gameIds)
  return load()
}

export const loadEntries = (): Promise<Entry[]> => Promise.all(gameIds.map(loadEntry))

/** The folder of an entry's package. */
export const folderOf = ({ from }: Entry): string => fileURLToPath(new URL('..', import.meta.resolve(from)))
