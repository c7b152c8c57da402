import { expect, it } from 'vitest'
import { gainsIn } from '../../src/table/outlook.ts'

/** As many matches as tell something: life of both, and the cards in one's hand, each a little off. */
const stood = (own: number, foe: number, hand: number) =>
  Array.from({ length: 30 }, (_, n) => ({ facts: { life: [own + (n % 3), foe + (n % 2)] }, hand: hand + (n % 2) }))

const gains = (first: Parameters<typeof stood>, second: Parameters<typeof stood>) =>
  gainsIn([stood(...first), stood(...second)], 0, 2)

it('what comes of an answer is said where it is more than chance and speaks for the answer', () => {
  expect(gains([12, 8, 4], [10, 8, 5])).toEqual({ name: 'life', own: 2, others: null, hand: -1 })
  expect(gains([12, 8, 4], [12, 11, 4])).toEqual({ name: 'life', own: null, others: -3, hand: null })
  expect(gains([12, 8, 6], [12, 8, 4])).toMatchObject({ hand: 2 })
  expect(gains([12, 8, 4], [12, 8, 4])).toBeNull()
  expect(gains([10, 8, 6], [12, 8, 4])).toBeNull()
  expect(gains([12, 8, 3], [12, 8, 4])).toBeNull()
})

it('a difference that may be chance is not said, nor one of few matches', () => {
  const off = stood(12, 8, 4).map((each, n) => ({ ...each, facts: { life: [12 + (n % 2 === 0 ? 9 : -8), 8] } }))
  expect(gainsIn([off, stood(12, 8, 4)], 0, 2)).toBeNull()
  expect(gainsIn([stood(15, 8, 4).slice(0, 10), stood(12, 8, 4).slice(0, 10)], 0, 2)).toBeNull()
})

it('of what is lost, less is better', () => {
  const standing = ({ life }: { life?: unknown }) => ({ name: 'damage', values: life as number[], isLoss: true })
  const [few, many] = [stood(3, 8, 4), stood(6, 8, 4)]
  expect(gainsIn([few, many], 0, 2, standing)).toMatchObject({ name: 'damage', own: -3 })
  expect(gainsIn([many, few], 0, 2, standing)).toBeNull()
})
