import type { Look } from '../table/contract.ts'
import { look as generic } from './generic/index.tsx'

const boards = import.meta.glob<{ readonly look: Look }>(['./*/index.ts', './*/index.tsx', '!./generic/*'])

/** The look of a game; the generic table if it has none. */
export async function lookOf(game: string): Promise<Look> {
  const load = boards[`./${game}/index.ts`] ?? boards[`./${game}/index.tsx`]
  if (!load) return { ...generic, id: game }
  return (await load()).look
}
