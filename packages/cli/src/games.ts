import { fileURLToPath } from 'node:url'
import type { Evaluate } from '@cardwright/bots'
import type { AnyGame, Definition } from '@cardwright/engine'
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
}

/** The games, each loaded when it is asked for. */
const registry: Readonly<Record<string, () => Promise<Entry>>> = {
  duel: async () => ({ game: (await import('@cardwright/example-duel')).duel, from: '@cardwright/example-duel' }),
  market: async () => ({
    game: (await import('@cardwright/example-market')).market,
    from: '@cardwright/example-market',
  }),
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
