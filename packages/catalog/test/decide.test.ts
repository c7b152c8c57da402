import { Match } from '@cardwright/engine'
import { fighters } from '@cardwright/exceed'
import { describe, expect, it } from 'vitest'
import { exceedWith } from '../src/exceed.ts'
import { decide, loadGame } from '../src/index.ts'

describe('What is left to chance', () => {
  const chosen = (options: unknown) => (options as { fighters: string[] }).fighters

  it('is decided when a match begins: later it is the same match, whatever else there is to choose from', () => {
    const before = exceedWith(fighters.slice(0, 4))
    for (let seed = 0; seed < 20; seed++) {
      const options = decide(before, {}, `${seed}`)
      const { header, table } = Match.start(before.game, { options, seed })
      expect(chosen(header.options)).not.toContain('random')
      const after = exceedWith(fighters)
      expect(after.game.facts(Match.start(after.game, header).table, 0)).toEqual(before.game.facts(table, 0))
      expect(Match.start(after.game, header).hash()).toBe(Match.start(before.game, header).hash())
    }
  })

  it('is decided by the seed, and only where it was left open', () => {
    const entry = exceedWith(fighters)
    const [first] = entry.sides!.names
    const decided = decide(entry, { fighters: [first, 'random'], first: 1 }, 'seed')
    expect(chosen(decided)[0]).toBe(first)
    expect(entry.sides!.names).toContain(chosen(decided)[1])
    expect(decided).toMatchObject({ first: 1 })
    expect(decide(entry, { fighters: [first, 'random'], first: 1 }, 'seed')).toEqual(decided)
    const all = Array.from({ length: 40 }, (_, seed) => chosen(decide(entry, {}, `${seed}`))[0])
    expect(new Set(all).size).toBeGreaterThan(3)
    const fixed = { fighters: [first, first] }
    expect(decide(entry, fixed, 'seed')).toBe(fixed)
  })

  it('leaves options alone that do not fit, and games without sides', async () => {
    const wrong = { fighters: 'many' }
    expect(decide(exceedWith(fighters), wrong, 'seed')).toBe(wrong)
    const duel = (await loadGame('duel'))!
    const life = { life: 7 }
    expect(decide(duel, life, 'seed')).toBe(life)
  })
})
