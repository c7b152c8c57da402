import { cardsOf, type JsonObject, layOut, namesIn } from '@cardwright/engine'
import { z } from 'zod'
import { creatureAt, energyAt, pilesOf } from './rules/field.ts'
import { freeze, isFrozen } from './rules/freeze.ts'
import { windows } from './rules/windows.ts'
import { type ExodusInPlay, type ExodusTable, mostPiles, phases, side } from './table.ts'

const names = z.array(z.string()).default([])

const pileSchema = z.strictObject({
  energy: z.array(z.string()).max(5).default([]),
  creature: z.string().optional(),
  frozen: z.boolean().default(false),
})

const seatSchema = z.strictObject({
  life: z.int().min(1).optional(),
  hand: names,
  energy: names,
  piles: z.array(pileSchema).max(mostPiles).default([]),
  lasting: names,
  graveyard: names,
  spent: names,
  /** The topmost first. */
  mainTop: names,
  energyTop: names,
})

const givenSchema = z.strictObject({
  turn: z.int().min(0).max(1).default(0),
  turns: z.int().min(1).max(60).default(3),
  phase: z.enum(phases).default('energy'),
  seats: z.tuple([seatSchema, seatSchema]),
})

/** A position in the turn player's own window of a phase. */
export function arrange(t: ExodusTable, given: unknown): void {
  const { turn, turns, phase, seats } = givenSchema.parse(given)
  if (phase === 'draw' || phase === 'end') throw new Error(`phase: ${phase} has no window of the turn player's own.`)
  const { state } = t
  Object.assign(state, { turn, turns, phase, window: windows.main, back: windows.main })
  seats.forEach((wanted, seat) => {
    side(t, seat).life = wanted.life ?? side(t, seat).life
    const own = cardsOf(t, seat) as ExodusInPlay[]
    const main = own.filter(({ def }) => def.kind !== 'energy')
    const energy = own.filter(({ def }) => def.kind === 'energy')
    const piles = wanted.piles.map((pile, index) => ({ ...pile, index }))
    layOut(
      t,
      main,
      t.zone.mainDeck(seat),
      [
        [t.zone.hand(seat), wanted.hand],
        [t.zone.lasting(seat), wanted.lasting],
        [t.zone.graveyard(seat), wanted.graveyard],
        ...piles.flatMap(({ creature, index }) =>
          creature === undefined ? [] : [[t.zone.creature(seat, index), [creature]] as const],
        ),
      ],
      wanted.mainTop,
    )
    layOut(
      t,
      energy,
      t.zone.energyDeck(seat),
      [
        [t.zone.reserve(seat), wanted.energy],
        [t.zone.spent(seat), wanted.spent],
        ...piles.map(({ energy: cards, index }) => [t.zone.pile(seat, index), cards] as const),
      ],
      wanted.energyTop,
    )
    for (const { frozen, index } of piles) if (frozen) freeze(t, { kind: 'pile', seat, index })
  })
}

/** The whole table in the terms of `arrange`. */
export function describe(t: ExodusTable): JsonObject {
  const { turn, turns, phase, window, stack, sides } = t.state
  return {
    turn,
    turns,
    phase,
    window: window.kind,
    stack: stack.map(({ source }) => t.card(source.card).def.id),
    seats: sides.map(({ life }, seat) => ({
      life,
      hand: namesIn(t.zone.hand(seat)),
      energy: namesIn(t.zone.reserve(seat)),
      piles: pilesOf(t, seat).map((spot) => ({
        pile: spot.index + 1,
        energy: energyAt(t, spot).map(({ def }) => def.id),
        creature: creatureAt(t, spot)?.def.id ?? null,
        frozen: isFrozen(t, { kind: 'pile', ...spot }),
      })),
      lasting: namesIn(t.zone.lasting(seat)),
      graveyard: namesIn(t.zone.graveyard(seat)),
      spent: namesIn(t.zone.spent(seat)),
      mainDeck: t.zone.mainDeck(seat).size,
      energyDeck: t.zone.energyDeck(seat).size,
    })),
    over: t.result !== null,
    winner: (t.result?.winner as number | null | undefined) ?? null,
  }
}
