import { loadGame, makeDeckCode } from '@cardwright/catalog'
import { describe, expect, it } from 'vitest'
import { chooseAgain } from '../../src/app/choose-again.ts'
import { planFrom } from '../../src/app/plan.ts'

/** What the page that chooses is told after a match with this wish. */
async function toldAfter(game: string, wish: Readonly<Record<string, string>>) {
  const { options, seats } = await planFrom(game, new URLSearchParams(wish))
  const address = chooseAgain((await loadGame(game))!, { options, seats: seats.length, seat: 0, rival: 'hard' })
  const [path, search] = address.split('?')
  expect(path).toBe(`/choose/${game}`)
  return Object.fromEntries(new URLSearchParams(search))
}

describe('Choosing another match', () => {
  it('begins with what was played, and against what', async () => {
    const played = { side: 'ketta', versus: 'odrun' }
    expect(await toldAfter('exceed', played)).toEqual({ ...played, rival: 'hard', seats: '2', options: '{}' })
  })

  it('begins with both of a pair, and with the mode', async () => {
    const pair = { side: 'tamsin-reed+ember-lio', options: '{"mode":"tag"}' }
    expect(await toldAfter('capcom', { ...pair, versus: 'sable-nix+pell-orrin' })).toEqual({
      ...pair,
      rival: 'hard',
      seats: '2',
    })
    expect(await toldAfter('capcom', { ...pair, side: 'ember-lio' })).toMatchObject({ side: 'ember-lio' })
  })

  it('begins with settings that are not as usual', async () => {
    const options = '{"mode":"boss","clock":"none"}'
    const told = await toldAfter('millennium', { options, seats: '3' })
    expect(JSON.parse(told.options!)).toEqual(JSON.parse(options))
    expect(told.seats).toBe('3')
  })

  it('leaves out cards that somebody put together', async () => {
    const { cards } = (await loadGame('exodus'))!.decks!.starters.skyfire!
    const told = await toldAfter('exodus', { side: makeDeckCode({ name: 'Mine', cards }), versus: 'clockwork' })
    expect(told).not.toHaveProperty('side')
    expect(told.versus).toBe('clockwork')
  })
})
