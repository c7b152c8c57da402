import { Match } from '@cardwright/engine'
import { listen } from '@cardwright/engine/testing'
import { expect, it } from 'vitest'
import { decks, lanternfall, weiss, words } from '../src/index.ts'

const names = ['Robin', 'Kim']
const pairs = decks.flatMap(({ id: a }) => decks.map(({ id: b }) => [a, b]))

it('has words for every question, answer and event', () => {
  const matches = pairs.map((chosen, seed) => Match.start(weiss, { options: { decks: chosen }, seats: names, seed }))
  const { asked, faults } = listen(matches as never, words, names)
  expect(faults).toEqual([])
  expect(asked).toEqual(
    expect.arrayContaining([
      'attack',
      'choose',
      'climax',
      'clock',
      'counter',
      'levelUp',
      'main',
      'may',
      'mulligan',
      'trigger',
    ]),
  )
})

it('prints every card, with nothing raw on it', () => {
  for (const def of lanternfall) expect(words.lines!(def).length).toBeGreaterThan(2)
})
