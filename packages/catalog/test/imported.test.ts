import { fighters } from '@cardwright/exceed'
import { describe, expect, it } from 'vitest'
import { gameIds, loadGame, takesImports } from '../src/index.ts'

/** One of ours under another name, with cards of its own. */
function visitor() {
  const { fighter, cards } = fighters[0]!
  const renamed = new Map(cards.map(({ id }) => [id, `${id}-too`]))
  return {
    fighter: {
      ...fighter,
      id: 'visitor',
      name: 'Visitor',
      deck: fighter.deck.map((each) => ({ ...each, card: renamed.get(each.card) ?? each.card })),
    },
    cards: cards.map((card) => ({ ...card, id: renamed.get(card.id)!, name: `${card.name} Too` })),
  }
}

describe('Imported cards', () => {
  it('are there beside the game’s own', async () => {
    const own = await loadGame('exceed')!
    const { sides, game } = await loadGame('exceed', [visitor()])!
    expect(sides!.names).toEqual([...own.sides!.names, 'visitor'])
    expect(game.library.has('visitor')).toBe(true)
    expect(own.game.library.has('visitor')).toBe(false)
  })

  it('are left alone by games that take none', async () => {
    const others = gameIds.filter((id) => !takesImports(id))
    expect(others).toContain('exodus')
    for (const id of others) expect((await loadGame(id, [visitor()])!).game.library.has('visitor')).toBe(false)
  })

  it('make no game of what is none', () => expect(loadGame('nothing', [])).toBeNull())
})
