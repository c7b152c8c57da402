import { Match, playOut, Random, randomAnswer } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { allCards, isOwned, type MillenniumOptions, millennium, stats } from '../src/index.ts'

function played(options: Partial<MillenniumOptions>, seats: number) {
  const match = Match.start(millennium, { options: { clock: 'none', ...options }, seats, seed: 'stats', quiet: true })
  const random = new Random('stats')
  playOut(match, random, (ask) => randomAnswer(ask, random))
  return stats(match).playedWith
}

const starters = ['brass-parade', 'kitchen-rebellion', 'seaside-sorcery']
const cast = ['captain-dot', 'the-hush', 'baz-underhill']

describe('figures of a season', () => {
  const held = played({ starters, cast }, 3)

  it('say which starter deck and which character each seat began with', () => {
    expect(held.filter(({ kind }) => kind === 'starter').map(({ name }) => name)).toEqual(starters)
    expect(held.filter(({ kind }) => kind === 'character').map(({ name }) => name)).toEqual(cast)
  })

  it('say of which Store sets a seat owned cards in the end, each once', () => {
    const sets = held.filter(({ kind }) => kind === 'set')
    const rarities = sets.map(({ name }) => allCards.filter(isOwned).find(({ set }) => set === name)!.rarity)
    expect(sets.length).toBeGreaterThan(0)
    expect(new Set(rarities).isSubsetOf(new Set(['expansion', 'premium', 'master']))).toBe(true)
    expect(new Set(sets.map(({ name, seat }) => `${name} ${seat}`)).size).toBe(sets.length)
  })

  it('count those who face a boss together once', () => {
    expect(played({ mode: 'boss', boss: 'the-banlist' }, 2)).toEqual([{ kind: 'boss', name: 'the-banlist', seat: 0 }])
  })
})
