import { type Entry, gameIds, loadGame } from '@cardwright/catalog/node'
import { fingerprintOf } from './fingerprint.ts'

/** A game, and by which rules exactly it is played here. */
export interface Playable {
  readonly entry: Entry
  readonly rules: string
}

/** The games of this process, by id. */
export type Games = ReadonlyMap<string, Playable>

/** The games of the catalog, with what was imported on this machine. */
export async function loadGames(): Promise<Games> {
  const entries = await Promise.all(gameIds.map((id) => loadGame(id)!))
  return new Map(entries.map((entry) => [entry.game.id, { entry, rules: fingerprintOf(entry) }]))
}

/** Whether one version comes after another; those that cannot be compared do not. */
export function isNewer(version: string, than: string): boolean {
  const [mine, theirs] = [version, than].map((each) => each.split('.').map(Number))
  if ([...mine!, ...theirs!].some(Number.isNaN)) return false
  const at = mine!.findIndex((part, i) => part !== (theirs![i] ?? 0))
  return at >= 0 && mine![at]! > (theirs![at] ?? 0)
}
