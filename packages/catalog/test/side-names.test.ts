import { expect, it } from 'vitest'
import { gameIds, loadGame, sideName } from '../src/index.ts'

it.each(gameIds)('the sides of %s are called by a name, not by their keys', async (id) => {
  const entry = (await loadGame(id))!
  for (const side of entry.sides?.names ?? []) expect(sideName(entry, side)).not.toBe(side)
})
