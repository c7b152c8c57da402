import { advance, bit, type Card, Match, Random, randomAnswer } from '@cardwright/engine'
import { duel } from '@cardwright/example-duel'
import { describe, expect, it } from 'vitest'
import { type Bot, makeBot, type Position, positionOf } from '../src/index.ts'
import { auction } from './games.ts'

const bots = ['random', 'search:15']

/** Positions of random matches, at every ask until the match is over. */
function* positions(match: Match, seed: string): Generator<{ match: Match; position: Position }> {
  const random = new Random(seed)
  while (match.over === null) {
    for (const { seat, id } of match.open) {
      const ask = match.asks(seat).find((each) => each.id === id)!
      yield { match, position: positionOf(match, seat, ask) }
    }
    advance(match, random, (ask) => randomAnswer(ask, random))
  }
}

const hiddenFrom = (match: Match, seat: number): Card[] =>
  match.table.cards.filter((card) => (card.known & bit(seat)) === 0)

/** Lets nobody read these faces, except while `looking` holds. */
function guard(cards: readonly Card[], looking: () => boolean): () => void {
  const faces = cards.map((card) => card.def)
  cards.forEach((card, i) => {
    Object.defineProperty(card, 'def', {
      configurable: true,
      get() {
        if (!looking()) throw new Error(`Somebody looked at the face of card ${card.id}.`)
        return faces[i]
      },
    })
  })
  return () =>
    cards.forEach((card, i) => {
      Object.defineProperty(card, 'def', { configurable: true, enumerable: true, writable: true, value: faces[i] })
    })
}

/** The same position, with a light that is on while its owner imagines. */
function watched(position: Position): { position: Position; imagining: () => boolean } {
  let imagining = false
  return {
    imagining: () => imagining,
    position: {
      seat: position.seat,
      ask: position.ask,
      get view() {
        return position.view
      },
      next: position.next,
      isAnswer: position.isAnswer,
      imagine(random) {
        imagining = true
        try {
          return position.imagine(random)
        } finally {
          imagining = false
        }
      },
    },
  }
}

/** Reads all that a position offers before it chooses. */
const curious = (bot: Bot): Bot => ({
  name: bot.name,
  choose(position) {
    JSON.stringify(position.view)
    return bot.choose(position)
  },
})

describe.each(bots)('%s is honest', (name) => {
  it('looks at no hidden face of the real table', () => {
    for (const [seed, match] of [Match.start(duel, { seed: 1 }), Match.start(auction, { seed: 1 })].entries()) {
      const bot = curious(makeBot(name, 'spy'))
      for (const { match: real, position } of positions(match, `spy ${seed}`)) {
        const { position: seen, imagining } = watched(position)
        const hidden = hiddenFrom(real, position.seat)
        const restore = guard(hidden, imagining)
        try {
          if (hidden.length > 0) expect(() => hidden[0]!.def).toThrow()
          bot.choose(seen)
        } finally {
          restore()
        }
      }
    }
  })

  it('answers the same whatever the hidden faces are', () => {
    let compared = 0
    for (let seed = 0; seed < 2; seed++) {
      for (const start of [Match.start(duel, { seed }), Match.start(auction, { seed })]) {
        for (const { match, position } of positions(start, `twins ${seed}`)) {
          const { seat, ask, view } = position
          const twin = match.imagine(seat, new Random(`twin ${compared}`), false)
          expect({ ...twin.view(seat), waiting: [] }).toEqual({ ...view, waiting: [] })
          const other = positionOf(twin, seat, twin.asks(seat).find(({ id }) => id === ask.id)!)
          const [one, two] = [makeBot(name, `same ${compared}`), makeBot(name, `same ${compared}`)]
          expect(two.choose(other)).toEqual(one.choose(position))
          compared++
        }
      }
    }
    expect(compared).toBeGreaterThan(150)
  })
})

/** Everything that can be reached by reading properties, prototypes included. */
function reachable(from: unknown): Set<unknown> {
  const seen = new Set<unknown>()
  const queue = [from]
  for (let thing = queue.pop(); queue.length > 0 || thing !== undefined; thing = queue.pop()) {
    if ((typeof thing !== 'object' && typeof thing !== 'function') || thing === null || seen.has(thing)) continue
    seen.add(thing)
    queue.push(Object.getPrototypeOf(thing))
    for (const key of Reflect.ownKeys(thing)) {
      const property = Object.getOwnPropertyDescriptor(thing, key)!
      queue.push('value' in property ? property.value : property.get, property.set)
    }
  }
  return seen
}

describe('a position', () => {
  it('has no path to a table or a card, its view included', () => {
    const match = Match.start(duel, { seed: 4 })
    const [Table, CardClass] = [match.table.constructor, match.table.cards[0]!.constructor]
    const position = positionOf(match, 0, match.asks(0)[0]!)
    const things = [...reachable(position), ...reachable(position.view)]
    expect(things).toContain(position.ask)
    expect(things.length).toBeGreaterThan(50)
    for (const thing of things) {
      const isInside = [Table, CardClass, Match].some((inner) => Object(thing) instanceof inner)
      expect(isInside).toBe(false)
    }
  })

  it('cannot be changed', () => {
    const match = Match.start(duel, { seed: 4 })
    expect(Object.isFrozen(positionOf(match, 0, match.asks(0)[0]!))).toBe(true)
  })
})
