import { loadGame } from '@cardwright/catalog'
import { Random } from '@cardwright/engine'
import { expect, it } from 'vitest'
import { dealt, drawn } from '../../src/pages/workshop/hand.ts'

const { decks } = (await loadGame('exodus'))!
const { cards } = decks!.starters.skyfire!

it('A sample hand has as many cards of each part as the game deals, out of the whole deck', () => {
  const [main, energy] = dealt(decks!, cards, new Random('1'))
  expect([main!.hand, energy!.hand]).toEqual([4, 5])
  const counts = new Map<string, number>()
  for (const id of [...main!.pile, ...energy!.pile]) counts.set(id, (counts.get(id) ?? 0) + 1)
  expect(Object.fromEntries(counts)).toEqual(cards)
  expect(dealt(decks!, cards, new Random('2'))[0]!.pile).not.toEqual(main!.pile)
})

it('One card more is drawn as long as there is one', () => {
  const few = dealt(decks!, { feint: 2, dawn: 9 }, new Random('1'))
  const more = drawn(drawn(few, 'energy'), 'main')
  expect(more.map(({ hand, pile }) => Math.min(hand, pile.length))).toEqual([2, 6])
})
