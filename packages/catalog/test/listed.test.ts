import { expect, it } from 'vitest'
import { gameIds, loadGame } from '../src/index.ts'

it.each(gameIds)('%s is loaded under its own id, with words and a text for every card', async (id) => {
  const { game, words, cardText } = await loadGame(id)!
  expect(game.id).toBe(id)
  expect(words).toBeDefined()
  for (const def of game.library.values()) expect(cardText!(def).length).toBeGreaterThan(0)
})
