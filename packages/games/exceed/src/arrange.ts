import { cardsOf, type JsonObject, layOut, namesIn } from '@cardwright/engine'
import { z } from 'zod'
import { type ExceedTable, lastSpace, side } from './table.ts'

const names = z.array(z.string()).default([])
const space = z.int().min(1).max(lastSpace)

/** The areas that a position names, beside the deck. */
const laid = ['hand', 'gauge', 'discard', 'sealed', 'boosts', 'transforms', 'aside', 'overdrive', 'stored'] as const

const seatSchema = z.strictObject({
  space: space.optional(),
  life: z.int().min(1).optional(),
  mode: z.enum(['basic', 'exceed']).default('basic'),
  reshuffles: z.int().min(0).max(1).default(0),
  tokens: z.record(z.string(), space).optional(),
  /** The spaces of those among the Boosts that lie in the arena. */
  places: z.record(z.string(), space).default({}),
  /** The topmost first. */
  deckTop: names,
  ...(Object.fromEntries(laid.map((area) => [area, names])) as Record<(typeof laid)[number], typeof names>),
})

const givenSchema = z.strictObject({
  turn: z.int().min(0).max(1).default(0),
  seats: z.tuple([seatSchema, seatSchema]).default([seatSchema.parse({}), seatSchema.parse({})]),
})

/** A position at the beginning of an action. Cards that it does not name are in the decks, in an order of chance. */
export function arrange(t: ExceedTable, given: unknown): void {
  const { turn, seats } = givenSchema.parse(given)
  const { state } = t
  state.turn = turn
  state.next = 1 - turn
  state.phase = 'act'
  state.actions = 1
  seats.forEach((wanted, seat) => {
    const mine = side(t, seat)
    mine.mode = wanted.mode
    mine.reshuffles = wanted.reshuffles
    mine.life = wanted.life ?? mine.life
    mine.space = wanted.space ?? mine.space
    if (wanted.tokens) mine.tokens = { ...wanted.tokens }
    const own = cardsOf(t, seat).filter((card) => card.zone.family !== 'character')
    const layout = laid.map((area) => [t.zone[area](seat), wanted[area]] as const)
    const kept = own.filter(({ zone }) => zone.family === 'deck' || zone.family === 'hand')
    const named = new Set(laid.flatMap((area) => wanted[area]))
    const loose = own.filter((card) => kept.includes(card) || named.has(card.def.id))
    layOut(t, loose, t.zone.deck(seat), layout, wanted.deckTop)
    for (const [name, at] of Object.entries(wanted.places)) {
      const boost = t.zone.boosts(seat).cards.find(({ def }) => def.id === name)
      if (!boost) throw new Error(`seats.${seat}.places: ${name} is not among the Boosts.`)
      state.places[boost.id] = at
    }
  })
  t.touch()
  const [a, b] = state.sides
  if (a.space === b.space) throw new Error(`seats.1.space: both fighters stand on space ${a.space}.`)
}

/** The whole table in the terms of `arrange`. */
export function describe(t: ExceedTable): JsonObject {
  const { turn, sides, strike, phase, places } = t.state
  return {
    turn,
    phase: strike === null ? phase : strike.phase,
    attacker: strike?.attacker ?? null,
    seats: sides.map((mine, seat) => ({
      space: mine.space,
      life: mine.life,
      mode: mine.mode,
      reshuffles: mine.reshuffles,
      tokens: mine.tokens,
      places: Object.fromEntries(
        t.zone.boosts(seat).cards.flatMap(({ id, def }) => (id in places ? [[def.id, places[id]!]] : [])),
      ),
      deck: t.zone.deck(seat).size,
      deckTop: namesIn(t.zone.deck(seat)).slice(-1),
      stunned: strike?.sides[seat as 0 | 1].stunned ?? false,
      hit: strike?.sides[seat as 0 | 1].hit ?? false,
      attack: namesIn(t.zone.strike(seat)),
      handSize: t.zone.hand(seat).size,
      gaugeSize: t.zone.gauge(seat).size,
      ...Object.fromEntries(laid.map((area) => [area, namesIn(t.zone[area](seat))])),
    })),
    over: t.result !== null,
    winner: (t.result?.winner as number | null | undefined) ?? null,
  }
}
