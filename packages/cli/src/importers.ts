import type { ScenarioFailure } from '@cardwright/engine'
import { things, unknownName } from './problems.ts'

/** What of a community's data is understood. */
export interface ImportReport {
  readonly decks: Share
  readonly cards: Share
  /** What is not known, and how often it is used; the most used first. */
  readonly unsupported: readonly { readonly name: string; readonly uses: number }[]
  /** Definitions that do not fit, by file, card and field. */
  readonly problems: readonly {
    readonly file: string
    readonly card: string
    readonly field: string
    readonly problem: string
  }[]
  /** Decks and cards that are not complete, and what each lacks. */
  readonly gaps: { readonly decks: readonly Gap[]; readonly cards: readonly Gap[] }
}

export interface Share {
  readonly total: number
  readonly complete: number
}

export interface Gap {
  readonly id: string
  readonly missing: readonly string[]
}

/** What tests say of the decks: that every name is known says nothing of what a card does. */
export interface BehaviourReport {
  /** Decks that are named in a test, of all. */
  readonly decks: { readonly total: number; readonly tested: number }
  readonly tests: number
  /** Tests that could not run, since they need a card that is in no file. */
  readonly lacking: number
  readonly failed: readonly (ScenarioFailure & { readonly id: string })[]
}

/** A community's data, read and translated; nothing is written yet. */
export interface Imported {
  readonly report: ImportReport
  /** What can be played with, each with the options of matches against all others. */
  readonly decks: readonly { readonly id: string; readonly options: unknown }[]
  /** The ids of all cards. */
  readonly cards: readonly string[]
  /** Plays the positions that there are for these decks. */
  behave(): BehaviourReport
  /** Keeps the definitions for all other commands, in the usual place unless another is named. Says where. */
  keep(home?: string): string
}

export interface Importer {
  read(folder: string, progress: (done: number, of: number) => void): Promise<Imported>
}

/** A game that brings an importer adds its line here. */
const importers: Readonly<Record<string, () => Promise<Importer>>> = {
  exceed: async () => (await import('./exceed/importer.ts')).exceedImporter,
  capcom: async () => (await import('./capcom/importer.ts')).capcomImporter,
}

export async function loadImporter(game: string): Promise<Importer> {
  const load = Object.hasOwn(importers, game) ? importers[game] : undefined
  if (!load) throw unknownName(things.importer, game, Object.keys(importers))
  return load()
}
