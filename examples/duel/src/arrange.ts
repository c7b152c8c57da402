import { cardsOf, type JsonObject, layOut, namesIn } from '@cardwright/engine'
import { z } from 'zod'
import { library } from './cards.ts'
import type { DuelTable } from './table.ts'

const name = z.string().refine((id) => library.has(id), { error: ({ input }) => `there is no card ${input}` })
const names = z.array(name).default([])

const givenSchema = z.strictObject({
  turn: z.int().min(0).max(1).default(0),
  seats: z
    .array(
      z.strictObject({
        life: z.int().min(1).optional(),
        energy: z.int().min(0).default(0),
        turns: z.int().min(0).default(1),
        hand: names,
        board: names,
        ready: z.array(name).optional(),
        discard: names,
        deckTop: names,
      }),
    )
    .length(2),
})

/** A position in the middle of a turn: its energy is there and its card is drawn. */
export function arrange(t: DuelTable, given: unknown): void {
  const { turn, seats } = givenSchema.parse(given)
  t.state.turn = turn
  t.state.begun = true
  t.state.ready = []
  seats.forEach(({ life, energy, turns, hand, board, ready, discard, deckTop }, seat) => {
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
    const able = [...(ready ?? (seat === turn ? board : []))]
    for (const fighter of zone('board').cards) {
      const at = able.indexOf(fighter.def.id)
      if (at < 0) continue
      able.splice(at, 1)
      t.state.ready.push(fighter.id)
    }
  })
}

export function describe(t: DuelTable): JsonObject {
  const { turn, sides, ready } = t.state
  return {
    turn,
    seats: sides.map(({ life, energy, turns }, seat) => {
      const board = t.zone.board(seat)
      return {
        life,
        energy,
        turns,
        hand: namesIn(t.zone.hand(seat)),
        board: namesIn(board),
        ready: board.cards.filter((fighter) => ready.includes(fighter.id)).map((fighter) => fighter.def.id),
        discard: namesIn(t.zone.discard(seat)),
        deck: t.zone.deck(seat).size,
      }
    }),
    over: t.result !== null,
    winner: (t.result?.winner as number | null | undefined) ?? null,
  }
}
