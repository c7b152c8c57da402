import { Match, playOut, Random, randomAnswer } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { type CardDef, cardText, exceed, type FighterFile, fighterFileSchema, fighters } from '../../src/index.ts'

const ids = fighters.map(({ fighter }) => fighter.id)
const byId = fighters.map((file) => [file.fighter.id, file] as const)

const countOf = ({ fighter, cards }: FighterFile, kind: CardDef['kind']): number =>
  fighter.deck
    .filter(({ card }) => cards.some(({ id, kind: own }) => id === card && own === kind))
    .reduce((sum, { copies }) => sum + copies, 0)

describe.each(byId)('%s', (_id, file) => {
  const { fighter, cards } = file

  it('is a valid card file, and plain data', () => {
    expect(fighterFileSchema.parse(file)).toEqual(file)
    expect(JSON.parse(JSON.stringify(file))).toEqual(file)
  })

  it('EX-006, EX-014: has a deck of 30: the Normals, five Specials and two Ultras, two of each', () => {
    expect(fighter.deck.reduce((sum, { copies }) => sum + copies, 0)).toBe(30)
    expect(fighter.deck.every(({ copies }) => copies === 2)).toBe(true)
    expect([countOf(file, 'special'), countOf(file, 'ultra')]).toEqual([10, 4])
  })

  it('EX-001, EX-003: has two faces that differ, and a cost to Exceed', () => {
    expect(fighter.exceedCost).toBeGreaterThanOrEqual(1)
    expect(fighter.exceedCost).toBeLessThanOrEqual(5)
    expect(fighter.exceed).not.toEqual(fighter.basic)
    for (const { abilities, actions } of [fighter.basic, fighter.exceed])
      expect(abilities.length + actions.length).toBeGreaterThan(0)
  })

  it('EX-007: its Ultras cost something', () => {
    const free = cards.filter(({ kind, gauge = 0, force = 0 }) => kind === 'ultra' && gauge + force < 2)
    expect(free).toEqual([])
  })

  it('mixes Instant and Continuous Boosts', () => {
    const kinds = new Set(cards.map(({ boost }) => boost.kind))
    expect([...kinds].sort()).toEqual(['continuous', 'instant'])
  })

  it.each([fighter, ...cards].map((def) => [def.name, def] as const))('prints %s', (name, def) => {
    const text = cardText(def)
    expect(text).not.toMatch(/undefined|null|NaN|\[object|\{|\}|\$|\.\.| {2}/)
    for (const line of text.split('\n')) expect(line).toMatch(/^["A-Z+-].*[."]$/)
    expect(text.startsWith(name)).toBe(true)
  })
})

it('has names of its own for everything', () => {
  const names = fighters.flatMap(({ fighter, cards }) => [
    fighter.name,
    ...cards.flatMap(({ name, boost }) => [name, boost.name]),
  ])
  expect(names.length).toBe(fighters.length * 15)
  expect(new Set(names).size).toBe(names.length)
})

const pairs = ids.flatMap((one, i) => ids.slice(i).map((other) => [one, other] as const))

it.each(pairs)('30 random matches of %s against %s end', (one, other) => {
  for (let seed = 0; seed < 30; seed++) {
    const match = Match.start(exceed, { options: { fighters: [one, other] }, seed, quiet: true })
    const random = new Random(`${seed}`)
    playOut(match, random, (ask) => randomAnswer(ask, random), 5000)
    expect(match.over).not.toBeNull()
  }
})
