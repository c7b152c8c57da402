import { describe, expect, it } from 'vitest'
import { merged } from '../../src/app/account-decks.ts'
import type { KeptDeck } from '../../src/app/decks.ts'

const here = (id: string, touched: number, account?: string): KeptDeck => ({
  ...{ id, game: 'weiss', name: `${id} here`, cards: { a: 1 }, touched },
  ...(account && { account }),
})
const there = (id: string, changed: number) => ({ id, game: 'weiss', name: `${id} there`, cards: { b: 1 }, changed })

describe('Decks here and with the account', () => {
  it('become one when somebody signs in: a guest’s decks go with them', () => {
    const { decks, save } = merged([here('mine', 5)], [there('old', 3)], 'ann')
    expect(decks.map(({ id, account }) => [id, account])).toEqual([
      ['mine', 'ann'],
      ['old', 'ann'],
    ])
    expect(save.map(({ id }) => id)).toEqual(['mine'])
  })

  it('are in the state of the last change, wherever that was', () => {
    const both = merged([here('a', 5, 'ann'), here('b', 2, 'ann')], [there('a', 3), there('b', 4)], 'ann')
    expect(both.decks.map(({ name }) => name)).toEqual(['a here', 'b there'])
    expect(both.save.map(({ id }) => id)).toEqual(['a'])
  })

  it('are gone here once they were deleted elsewhere', () =>
    expect(merged([here('gone', 9, 'ann')], [], 'ann')).toEqual({ decks: [], save: [] }))

  it('of another account are not taken over', () =>
    expect(merged([here('bo’s', 9, 'bo')], [], 'ann')).toEqual({ decks: [], save: [] }))
})
