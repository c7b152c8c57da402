import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Definition } from '@cardwright/engine'
import { type Entry, loadEntry } from '../games.ts'
import type { Imported } from '../importers.ts'
import { progressBar } from '../progress.ts'
import { closePool, openPool, playAll } from '../simulate/pool.ts'
import { importWords } from '../words/en/imports.ts'

/** How often each deck plays. */
export const matchesOfEach = 50

/** A match that did not come to its end, and how to see it again. */
export interface FailedMatch {
  readonly deck: string
  readonly seed: string
  readonly error: string
}

export interface CheckResult {
  readonly matches: number
  readonly failed: readonly FailedMatch[]
  /** Cards whose text cannot be made. */
  readonly textless: readonly { readonly card: string; readonly error: string }[]
}

/** Plays random matches with each deck and makes the text of each card, without keeping anything. */
export async function checkByPlay(
  game: string,
  imported: Imported,
  { jobs, seed }: { jobs: number; seed: string },
): Promise<CheckResult> {
  const home = mkdtempSync(join(tmpdir(), 'cardwright-import-'))
  const usual = process.env.CARDWRIGHT_HOME
  // threads are given the environment of the moment in which they are started
  process.env.CARDWRIGHT_HOME = home
  try {
    imported.keep(home)
    const entry = await loadEntry(game)
    return { ...(await playDecks(game, imported, jobs, seed)), textless: textless(entry, imported) }
  } finally {
    if (usual === undefined) delete process.env.CARDWRIGHT_HOME
    else process.env.CARDWRIGHT_HOME = usual
    rmSync(home, { recursive: true })
  }
}

async function playDecks(game: string, { decks }: Imported, jobs: number, seed: string) {
  const bar = progressBar(decks.length * matchesOfEach, importWords.matches)
  const pool = openPool(jobs)
  const stop = new AbortController().signal
  const failed: FailedMatch[] = []
  let matches = 0
  try {
    for (const { id, options } of decks) {
      const plan = { game, bots: ['random', 'random'], seats: 2, seed: `${seed}-${id}`, options }
      const before = matches
      const progress = (played: number) => bar.update(before + played)
      const tally = await playAll({ plan, first: 0, games: matchesOfEach, jobs, stop, pool, progress })
      matches += matchesOfEach
      for (const each of tally.errors) failed.push({ deck: id, seed: each.seed, error: each.error })
    }
  } finally {
    bar.stop()
    await closePool(pool)
  }
  return { matches, failed }
}

function textless({ game, cardText }: Entry, { cards }: Imported): { card: string; error: string }[] {
  if (!cardText) return []
  return cards.flatMap((card) => {
    const error = errorOf(() => cardText(game.library.get(card) as Definition))
    return error === null ? [] : [{ card, error }]
  })
}

function errorOf(makeText: () => string): string | null {
  try {
    return /undefined|\[object|NaN/.exec(makeText())?.[0] ?? null
  } catch (error) {
    return (error as Error).message
  }
}
