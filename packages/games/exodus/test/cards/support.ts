import fc from 'fast-check'
import { creatures, type DeckContents, symmetries } from '../../src/index.ts'

const twice = <T>(items: readonly T[]): T[] => [...items, ...items]

function copies(ids: readonly string[]): Record<string, number> {
  const list: Record<string, number> = {}
  for (const id of ids) list[id] = (list[id] ?? 0) + 1
  return list
}

const some = (ids: readonly string[], minLength: number, maxLength: number): fc.Arbitrary<string[]> =>
  fc.shuffledSubarray(twice(ids), { minLength, maxLength })

/** Any deck of the set that may be played: XO-P03..P05, XO-H02. */
export const legalDeck: fc.Arbitrary<DeckContents> = fc
  .record({
    creatures: some(
      creatures.map(({ id }) => id),
      10,
      20,
    ),
    symmetries: some(
      symmetries.map(({ id }) => id),
      10,
      20,
    ),
    energy: fc.tuple(
      fc.integer({ min: 5, max: 10 }),
      fc.integer({ min: 5, max: 10 }),
      fc.integer({ min: 5, max: 10 }),
      fc.integer({ min: 5, max: 10 }),
    ),
  })
  .map(({ creatures: fighters, symmetries: tricks, energy: [dawn, tide, moss, ember] }) => ({
    main: copies([...fighters, ...tricks]),
    energy: { dawn, tide, moss, ember },
  }))
