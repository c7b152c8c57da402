import { expect, it } from 'vitest'
import { combos, linesOf, roster } from '../src/index.ts'

/** 2 to 6, two Jacks, a Queen, a King and an Ace: a ten-card hand that allows most. */
const counts = [0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 1, 1, 0]

it('lists the strings of a ten-card hand for every fighter, few enough to be listed at every decision', () => {
  for (const sheet of roster) {
    const found = combos(linesOf(sheet), counts)
    expect(found.length).toBeGreaterThan(20)
    expect(found.length).toBeLessThan(3000)
  }
})
