import { describe, expect, it } from 'vitest'
import { gameIds, loadGame } from '../src/index.ts'

describe.each(gameIds)('The settings of %s', async (id) => {
  const { game, words } = (await loadGame(id))!
  const settings = words?.settings ?? []

  it.each(settings)('$option can be chosen, and is as the game has it unless it is', ({ option, choices }) => {
    const usual = game.options.parse({}) as Record<string, unknown>
    expect(choices[0]!.value).toBe(usual[option])
    for (const { value } of choices) {
      const read = game.options.parse({ [option]: value }) as Record<string, unknown>
      expect(read[option]).toBe(value)
    }
    expect(new Set(choices.map(({ name }) => name)).size).toBe(choices.length)
  })

  it('count in modes that can be chosen', () => {
    const mode = settings.find(({ option }) => option === 'mode')
    const known = mode?.choices.map(({ value }) => value) ?? []
    expect(known).toEqual(expect.arrayContaining(settings.flatMap(({ modes = [] }) => modes)))
  })

  it('offer a mode where that decides how many play', () => {
    expect(settings.some(({ option }) => option === 'mode')).toBe(game.seatsFor !== undefined)
  })
})
