import type { Look } from '../table/contract.ts'

const boards = import.meta.glob<{ readonly look: Look }>(['./*/index.ts', './*/index.tsx'])

/** The look of a game; the generic table if it has none. */
export async function lookOf(game: string): Promise<Look> {
  const load = boards[`./${game}/index.ts`] ?? boards[`./${game}/index.tsx`]
  if (load) return (await load()).look
  const { look } = await boards['./generic/index.tsx']!()
  return { ...look, id: game }
}
