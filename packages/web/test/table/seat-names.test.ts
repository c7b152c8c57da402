import { loadGame } from '@cardwright/catalog'
import { distinct, resultWords, wordsOf } from '@cardwright/catalog/words'
import type { JsonObject, Telling } from '@cardwright/engine'
import { expect, it } from 'vitest'

it('tells those of one name apart', () => {
  expect(distinct(['Ann', 'easy bot', 'easy bot'])).toEqual(['Ann', 'easy bot 1', 'easy bot 2'])
  expect(distinct(['Ann', 'Bo'])).toEqual(['Ann', 'Bo'])
})

const told = async (game: string, result: JsonObject, seat: number | null, names: readonly string[]) => {
  const words = wordsOf((await loadGame(game))!)
  return resultWords(words, result, { seat, names, view: {} } as unknown as Telling)
}

it('says who resigned, and not that the winner did', async () => {
  const resigned = { winner: 0, why: 'resigned', outside: true }
  expect(await told('exceed', resigned, 0, ['Ann', 'Bo'])).toBe('You win: Bo resigned.')
  expect(await told('exceed', resigned, 1, ['Ann', 'Bo'])).toBe('Ann wins: you resigned.')
  expect(await told('exceed', { ...resigned, why: 'absent' }, null, ['Ann', 'Bo'])).toBe(
    'Ann wins: Bo was away for too long.',
  )
  expect(await told('exceed', { winner: null, why: 'agreed', outside: true }, 0, ['Ann', 'Bo'])).toMatch(/drawn/)
})

it('lets a game say itself how it has ended, with the points', async () => {
  const names = ['You', 'easy bot 1', 'easy bot 2']
  const result = { winner: 1, why: 'points', scores: [4, 9, 7] }
  expect(await told('market', result, 0, names)).toMatch(/^Easy bot 1 wins\. The points: you 4, easy bot 1 9/)
})
