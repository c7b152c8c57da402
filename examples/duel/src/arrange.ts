import { type CardId, cardsOf, type JsonObject, layOut, namesIn, type Seat } from '@cardwright/engine'
import { z } from 'zod'
import { library } from './cards.ts'
import type { DuelTable } from './table.ts'

const name = z.string().refine((id) => library.has(id), { error: ({ input }) => `there is no card ${input}` })
const names = z.array(name).default([])

/** A fighter of the board; `ogre#2` is the second ogre of it. */
const fighter = z.string().refine((id) => library.has(id.split('#')[0]!), {
  error: ({ input }) => `there is no card ${input}`,
})

const givenSchema = z.strictObject({
  turn: z.int().min(0).max(1).default(0),
  begun: z.boolean().default(true),
  seats: z
    .array(
      z.strictObject({
        life: z.int().min(1).optional(),
        energy: z.int().min(0).default(0),
        turns: z.int().min(0).default(1),
        hand: names,
        board: names,
        ready: z.array(fighter).optional(),
        discard: names,
        /** The first to be drawn first. */
        deckTop: names,
        /** How many cards: follows from the rest, and must agree. */
        deck: z.int().min(0).optional(),
      }),
    )
    .length(2),
  over: z.literal(false).optional(),
  winner: z.null().optional(),
})

/** A position in the middle of a turn, unless it has not begun: its energy is there and its card is drawn. */
export function arrange(t: DuelTable, given: unknown): void {
  const { turn, begun, seats } = givenSchema.parse(given)
  t.state.turn = turn
  t.state.begun = begun
  t.state.ready = []
  seats.forEach(({ life, energy, turns, hand, board, ready, discard, deckTop, deck }, seat) => {
    if (ready?.length && seat !== turn)
      throw new Error(`seats.${seat}.ready: only fighters of seat ${turn}, whose turn it is, are ready`)
    const side = t.state.sides[seat]!
    t.state.sides[seat] = { life: life ?? side.life, energy, turns }
    const zone = (family: 'hand' | 'board' | 'discard') => t.zone[family](seat)
    const layout = [
      [zone('hand'), hand],
      [zone('board'), board],
      [zone('discard'), discard],
    ] as const
    layOut(t, cardsOf(t, seat), t.zone.deck(seat), layout, deckTop)
    const { size } = t.zone.deck(seat)
    if (deck !== undefined && deck !== size)
      throw new Error(`seats.${seat}.deck: ${size} cards are left for it, not ${deck}`)
    const able = [...(ready ?? (seat === turn ? board : []))]
    for (const { called, id } of fightersOf(t, seat)) {
      const at = able.findIndex((each) => called.includes(each))
      if (at < 0) continue
      able.splice(at, 1)
      t.state.ready.push(id)
    }
  })
}

/** The fighters of a board, each with the names that mean it: `ogre` is any ogre, `ogre#2` the second. */
function fightersOf(t: DuelTable, seat: Seat): { readonly called: readonly [string, string]; readonly id: CardId }[] {
  const { cards } = t.zone.board(seat)
  return cards.map(({ def, id }, at) => {
    const copy = cards.slice(0, at + 1).filter((each) => each.def === def).length
    return { called: [def.id, `${def.id}#${copy}`], id }
  })
}

/** Those that are ready, by name; where an earlier copy is not, by number. */
function readyOf(t: DuelTable, seat: Seat): string[] {
  const fighters = fightersOf(t, seat)
  const isReady = (id: CardId) => t.state.ready.includes(id)
  return fighters.flatMap(({ called: [name, numbered], id }, at) => {
    const isPlain = fighters.slice(0, at).every((each) => each.called[0] !== name || isReady(each.id))
    return isReady(id) ? [isPlain ? name : numbered] : []
  })
}

export function describe(t: DuelTable): JsonObject {
  const { turn, begun, sides } = t.state
  return {
    turn,
    begun,
    seats: sides.map(({ life, energy, turns }, seat) => {
      return {
        life,
        energy,
        turns,
        hand: namesIn(t.zone.hand(seat)),
        board: namesIn(t.zone.board(seat)),
        ready: readyOf(t, seat),
        discard: namesIn(t.zone.discard(seat)),
        deckTop: namesIn(t.zone.deck(seat)).reverse(),
        deck: t.zone.deck(seat).size,
      }
    }),
    over: t.result !== null,
    winner: (t.result?.winner as number | null | undefined) ?? null,
  }
}
