import { roster } from '@cardwright/capcom'
import { type JsonObject, runScenario } from '@cardwright/engine'
import { fighters } from '@cardwright/exceed'
import { decks } from '@cardwright/exodus'
import { describe, expect, it } from 'vitest'
import { loadGame } from '../src/index.ts'

interface Own {
  readonly card: JsonObject
  readonly options?: JsonObject
  readonly given?: JsonObject
  readonly expect: JsonObject
}

const plain = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value))

const skyfire = decks.find(({ id }) => id === 'skyfire')!
const { feint: _, ...main } = skyfire.main

const [{ fighter, cards }] = fighters as [(typeof fighters)[number]]
const guest = plain({ fighter: { ...fighter, id: 'guest', name: 'Guest', life: 17 }, cards })

/** For each game a scenario with a card that it does not have. */
const scenarios: Readonly<Record<string, Own>> = {
  exceed: {
    card: guest,
    options: { fighters: ['guest', fighter.id], first: 0 },
    given: { turn: 0, seats: [{}, {}] },
    expect: { 'seats.0.life': 17 },
  },
  exodus: {
    card: { kind: 'creature', id: 'brass-owl', name: 'Brass Owl', subtype: 'drake', stars: 1 },
    options: { decks: [{ main: { ...main, 'brass-owl': 2 }, energy: skyfire.energy }, 'skyfire'] },
    given: { turn: 0, turns: 3, phase: 'creature', seats: [{ hand: ['brass-owl'] }, {}] },
    expect: { 'seats.0.hand': ['brass-owl'] },
  },
  weiss: {
    card: { id: 'night-clerk', name: 'Night Clerk', type: 'character', colour: 'red', power: 2500, soul: 1 },
    options: { deckRules: 'none', decks: [{ cards: { 'night-clerk': 50 } }, 'random'] },
    given: { turn: 0, turns: 3, part: 'main', seats: [{ hand: ['night-clerk'] }, {}] },
    expect: { 'seats.0.hand': ['night-clerk'] },
  },
  capcom: {
    card: plain({ ...roster[0], id: 'guest', name: 'Guest', hp: 61 }),
    options: { fighters: ['guest', roster[1]!.id], first: 0 },
    given: { turn: 0, seats: [{}, {}] },
    expect: { 'seats.0.hp': 61 },
  },
  millennium: {
    card: { kind: 'venue', id: 'railway-hall', name: 'Railway Hall' },
    options: { mode: 'duel' },
    expect: { over: false },
  },
}

describe.each(Object.entries(scenarios))('A scenario of %s', async (id, { card, ...own }) => {
  const { game } = (await loadGame(id))!
  const run = (...cards: readonly unknown[]) =>
    runScenario(game, { game: id, title: 'what if', play: [], ...own, cards }).failures

  it('brings cards of its own', () => {
    expect(run(card)).toEqual([])
    expect(game.withCards!([card]).library.size).toBeGreaterThan(game.library.size)
  })

  it('is told which card is wrong, and of two that are called the same', () => {
    const [wrong] = run({ id: 'half' })
    expect(wrong).toMatchObject({ step: 'given', found: expect.stringMatching(/^cards\.0 \(half\): /) })
    expect(run(card, card)[0]!.found).toMatch(/^There are two definitions of /)
  })
})
