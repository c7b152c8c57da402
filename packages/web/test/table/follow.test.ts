import { loadGame } from '@cardwright/catalog'
import { advance, Match, Random, randomAnswer } from '@cardwright/engine'
import { factsOf, type ItemFacts } from '@cardwright/exodus'
import type { SentView } from '@cardwright/protocol'
import { expect, it } from 'vitest'
import { follow as followExodus } from '../../src/boards/exodus/follow.ts'
import { follow as followWeiss } from '../../src/boards/weiss/follow.ts'
import { type Follow, followCards } from '../../src/table/follow.ts'

/** Where every card lies that is seen to lie somewhere, and how many lie where none is seen. */
const placesIn = ({ zones }: SentView) =>
  Object.fromEntries(
    Object.entries(zones).map(([zone, { count, cards }]) => [
      zone,
      { count, cards: cards?.map(({ handle, name }) => ({ handle, name })) },
    ]),
  )

/** Plays matches at random, and compares after each input what is followed with what is so; returns how often. */
async function compare(
  game: string,
  follow: Follow,
  look: (followed: SentView, now: SentView) => void,
): Promise<number> {
  const { game: rules } = (await loadGame(game))!
  let compared = 0
  for (const seed of ['one', 'two', 'three']) {
    const match = Match.start(rules, { seed })
    const random = new Random(seed)
    const viewers = [0, 1, null]
    for (let inputs = 0; inputs < 120 && match.over === null; inputs++) {
      const before = viewers.map((seat) => ({ seat, view: match.view(seat), told: match.events(seat).length }))
      advance(match, random, (ask) => randomAnswer(ask, random))
      for (const { seat, view, told } of before) {
        const events = match.events(seat, told)
        look(events.reduce(follow, view), match.view(seat))
        if (events.some(({ type }) => type === 'move')) compared++
      }
    }
  }
  return compared
}

it.for(['weiss', 'capcom', 'exceed', 'exodus', 'duel', 'hearth', 'market'])(
  'cards of %s are followed to where they lie',
  async (game) => {
    const compared = await compare(game, followCards, (followed, now) =>
      expect(placesIn(followed)).toEqual(placesIn(now)),
    )
    expect(compared).toBeGreaterThan(50)
  },
)

it('Weiss Schwarz: turns, phases, levels and how characters stand are followed', async () => {
  const statesIn = ({ zones }: SentView) =>
    Object.values(zones).flatMap(({ cards = [] }) => cards.map(({ handle, state }) => [handle, state] as const))
  let states = 0
  await compare('weiss', followWeiss, (followed, now) => {
    const { turn, number, level, phase } = now.facts
    expect(followed.facts).toMatchObject({ turn, number, level })
    // the steps of an attack are told by what happens in them
    if (phase === 'main' || phase === 'climax') expect(followed.facts.phase).toBe(phase)
    const so = new Map(statesIn(now))
    for (const [handle, state] of statesIn(followed)) {
      if (state === undefined) continue
      expect(state).toBe(so.get(handle))
      states++
    }
  })
  expect(states).toBeGreaterThan(1000)
})

it('Exodus: turns, phases, Life, piles, ice and the stack are followed', async () => {
  /** All but symmetries leave the stack when they are told, though somebody may still be asked about them. */
  const isSeen = ({ kind }: ItemFacts) => kind === 'symmetry'
  const factsIn = (view: SentView) => {
    const { turn, turns, phase, sides, stack } = factsOf(view)
    return {
      turn,
      turns,
      phase,
      // what a Lasting symmetry takes off damage is seen when all is told
      sides: sides.map(({ shield: _, ...side }) => side),
      stack: stack.filter(isSeen).map(({ owner, kind, name }) => `${owner} ${kind} ${name}`),
    }
  }
  const met = new Set<string>()
  await compare('exodus', followExodus, (followed, now) => {
    expect(factsIn(followed)).toEqual(factsIn(now))
    for (const { kind } of factsOf(now).stack) met.add(kind)
  })
  expect([...met]).toEqual(expect.arrayContaining(['symmetry', 'attack', 'trigger']))
})
