import { type Deck, loadGame, makeDeckCode, withMore } from '@cardwright/catalog'
import { describe, expect, it } from 'vitest'
import { planFrom } from '../../src/app/plan.ts'

const fightersOf = async (wish: string): Promise<readonly string[]> => {
  const { options } = await planFrom('exceed', new URLSearchParams(wish))
  return (options as { fighters: readonly string[] }).fighters
}

describe('A match of one’s own', () => {
  it('is against somebody else, unless that is wished', async () => {
    for (let n = 0; n < 40; n++) {
      const [own, other] = await fightersOf(`seed=${n}`)
      expect(own).not.toBe(other)
      expect((await fightersOf(`seed=${n}&side=ketta`))[1]).not.toBe('ketta')
      expect((await fightersOf(`seed=${n}&versus=ketta`))[0]).not.toBe('ketta')
    }
    expect(await fightersOf('side=ketta&versus=ketta')).toEqual(['ketta', 'ketta'])
  })

  it('is played with a deck of one’s own, if it follows the rules', async () => {
    const { cards } = (await loadGame('exodus'))!.decks!.starters.skyfire!
    const wish = (deck: Deck) => new URLSearchParams({ side: makeDeckCode(deck), versus: 'clockwork' })
    const right = { name: 'Mine', cards: withMore(withMore(cards, 'feint', -2), 'undertow', 2) }
    const { options } = await planFrom('exodus', wish(right))
    expect(options).toMatchObject({ decks: [{ main: { undertow: 2 }, energy: { ember: 12 } }, 'clockwork'] })
    const wrong = { name: 'Mine', cards: withMore(cards, 'feint', 1) }
    await expect(planFrom('exodus', wish(wrong))).rejects.toThrow(/^XO-P05: /)
  })

  it('is the same again from the same seed', async () => {
    expect(await fightersOf('seed=again')).toEqual(await fightersOf('seed=again'))
  })

  it('begins with a position that the address describes', async () => {
    const given = { turn: 1, phase: 'attack', seats: [{ life: 3 }, { life: 4 }] }
    const plan = await planFrom('exodus', new URLSearchParams({ given: JSON.stringify(given), seed: 'given' }))
    expect(plan.given).toEqual(given)
    expect(await planFrom('exodus', new URLSearchParams('seed=given'))).not.toHaveProperty('given')
  })

  it('lets one sit in the other seat', async () => {
    const { seats } = await planFrom('exceed', new URLSearchParams('seat=1&strength=hard'))
    expect(seats).toEqual([{ strength: 'hard' }, { name: 'You' }])
    expect((await fightersOf('seat=1&side=ketta&versus=odrun')).join()).toBe('odrun,ketta')
  })

  it('has as many seats as its mode, and two fighters a seat in a tag battle', async () => {
    const capcom = async (options: object, wish: Record<string, string> = {}) =>
      planFrom('capcom', new URLSearchParams({ ...wish, options: JSON.stringify(options) }))
    const lineUp = async (...given: Parameters<typeof capcom>) =>
      ((await capcom(...given)).options as { fighters: readonly string[] }).fighters

    for (const [mode, seats] of [
      ['duel', 2],
      ['tag', 2],
      ['team', 4],
      ['boss', 3],
    ] as const)
      expect((await capcom({ mode })).seats).toHaveLength(seats)
    const { names } = (await loadGame('capcom'))!.sides!
    const [one, two, three] = names as [string, string, string]
    const pairs = { side: `${one}+${two}`, versus: three }
    expect(await lineUp({ mode: 'tag' }, pairs)).toEqual([one, two, three, 'random'])
    expect((await lineUp({ mode: 'tag', fighters: [two, one, one, two] }, pairs))[0]).toBe(two)
    // in a duel nobody plays with a pair: it is as if nothing had been said
    const [own, other] = await lineUp({ mode: 'duel' }, pairs)
    expect([names.includes(own!), other]).toEqual([true, three])
  })
})
