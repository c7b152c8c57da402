import { advance, Match, Random, randomAnswer, type SeenEvent, type TableView } from '@cardwright/engine'
import { factsOf, millennium } from '@cardwright/millennium'
import { expect, it } from 'vitest'
import { follow } from '../../src/boards/millennium/follow.ts'

const isPlay = (view: TableView) => factsOf(view).phase === 'tournament'

/** Cards in play and points, as a tournament shows them. */
const shownIn = (view: TableView) => ({
  tableaus: Array.from({ length: view.seats }, (_, seat) =>
    (view.zones[`tableau:${seat}`]?.cards ?? []).map(({ handle, down = false }) => ({ handle, down })),
  ),
  hands: Array.from({ length: view.seats }, (_, seat) => view.zones[`hand:${seat}`]?.count),
  sides: factsOf(view).sides.map(({ rp, breakdown }) => ({ rp, breakdown })),
})

it.each(['morning', 'noon', 'night'])(
  'What has been told lies on the board: cards and points, as the next view shows them (%s)',
  (seed) => {
    const match = Match.start(millennium, { seats: 3, seed, options: { clock: 'none' } })
    const random = new Random(seed)
    let compared = 0
    let gains = 0
    while (match.over === null) {
      const view = match.view(0)
      const told = match.events(0).length
      advance(match, random, (ask) => randomAnswer(ask, random))
      const after = match.view(0)
      if (!isPlay(view) || !isPlay(after)) continue
      const fresh: readonly SeenEvent[] = match.events(0).slice(told)
      // what changes places within a tableau is seen in the next view
      if (fresh.some(({ type }) => type === 'reorder')) continue
      expect(shownIn(fresh.reduce(follow, view)), JSON.stringify(fresh)).toEqual(shownIn(after))
      compared++
      gains += fresh.filter(({ type }) => type === 'points').length
    }
    expect(compared).toBeGreaterThan(60)
    expect(gains).toBeGreaterThan(30)
  },
)

it('A market changes as a whole', () => {
  const match = Match.start(millennium, { seats: 3, seed: 'market', options: { clock: 'none' } })
  const random = new Random('market')
  const view = match.view(0)
  const told = match.events(0).length
  for (let inputs = 0; inputs < 20; inputs++) advance(match, random, (ask) => randomAnswer(ask, random))
  const fresh = match.events(0).slice(told)
  expect(fresh.some(({ type }) => type === 'move')).toBe(true)
  expect(fresh.reduce(follow, view)).toBe(view)
})
