import { cardsOf, type JsonObject, layOut, namesIn, type Seat } from '@cardwright/engine'
import { z } from 'zod'
import { hasAttacked } from './rules/attacks.ts'
import { creatureAt, creaturesOf, energyAt, pilesOf } from './rules/field.ts'
import { freeze, isCardFrozen, isFrozen } from './rules/freeze.ts'
import { beginPhase } from './rules/phases.ts'
import { powerOf } from './rules/power.ts'
import { windows } from './rules/windows.ts'
import { type ExodusInPlay, type ExodusTable, mostPiles, phases, refer, side } from './table.ts'

const names = z.array(z.string()).default([])

const pileSchema = z.strictObject({
  energy: z.array(z.string()).max(5).default([]),
  creature: z.string().optional(),
  frozen: z.boolean().default(false),
})

const seatSchema = z.strictObject({
  life: z.int().min(1).optional(),
  hand: names,
  /** The energy in hand. */
  energy: names,
  piles: z.array(pileSchema).max(mostPiles).default([]),
  lasting: names,
  /** Those of the lasting ones that are frozen. */
  frozenLasting: names,
  graveyard: names,
  spent: names,
  frozenGraveyard: z.boolean().default(false),
  /** The topmost first. */
  mainTop: names,
  energyTop: names,
  /** Nothing is left in the deck but what is named on top of it; the others lie in the graveyard. */
  shortMain: z.boolean().default(false),
  shortEnergy: z.boolean().default(false),
})
type SeatGiven = z.infer<typeof seatSchema>

const givenSchema = z.strictObject({
  turn: z.int().min(0).max(1).default(0),
  turns: z.int().min(1).max(999).default(3),
  phase: z.enum(phases).default('energy'),
  seats: z.tuple([seatSchema, seatSchema]),
})

/** A position at the beginning of a phase. */
export function arrange(t: ExodusTable, given: unknown): void {
  const { turn, turns, phase, seats } = givenSchema.parse(given)
  Object.assign(t.state, { turn, turns, back: windows.main })
  seats.forEach((wanted, seat) => {
    side(t, seat).life = wanted.life ?? side(t, seat).life
    layCards(t, seat, wanted)
    layIce(t, seat, wanted)
  })
  beginPhase(t, phase)
}

function layCards(t: ExodusTable, seat: Seat, wanted: SeatGiven): void {
  const own = cardsOf(t, seat) as ExodusInPlay[]
  const piles = wanted.piles.map((pile, index) => ({ ...pile, index }))
  layOut(
    t,
    own.filter(({ def }) => def.kind !== 'energy'),
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
    own.filter(({ def }) => def.kind === 'energy'),
    t.zone.energyDeck(seat),
    [
      [t.zone.reserve(seat), wanted.energy],
      [t.zone.spent(seat), wanted.spent],
      ...piles.map(({ energy: cards, index }) => [t.zone.pile(seat, index), cards] as const),
    ],
    wanted.energyTop,
  )
  if (wanted.shortMain) bury(t, seat, 'mainDeck', 'graveyard', wanted.mainTop.length)
  if (wanted.shortEnergy) bury(t, seat, 'energyDeck', 'spent', wanted.energyTop.length)
}

function bury(
  t: ExodusTable,
  seat: Seat,
  deck: 'mainDeck' | 'energyDeck',
  grave: 'graveyard' | 'spent',
  left: number,
): void {
  const { cards } = t.zone[deck](seat)
  for (const card of cards.slice(0, cards.length - left)) t.place(card, t.zone[grave](seat))
}

function layIce(t: ExodusTable, seat: Seat, { piles, lasting, frozenLasting, frozenGraveyard }: SeatGiven): void {
  piles.forEach(({ frozen }, index) => {
    if (frozen) freeze(t, { kind: 'pile', seat, index })
  })
  for (const name of frozenLasting) {
    const card = t.zone.lasting(seat).cards.find((each) => each.def.id === name && !isCardFrozen(t, each))
    if (card === undefined) throw new Error(`frozenLasting: ${name} is not among lasting (${lasting.join(', ')}).`)
    freeze(t, { kind: 'card', ref: refer(card) })
  }
  if (frozenGraveyard) freeze(t, { kind: 'graveyard', seat })
}

/** The whole table in the terms of `arrange`. */
export function describe(t: ExodusTable): JsonObject {
  const { turn, turns, phase, window, stack, sides, waiting } = t.state
  return {
    turn,
    turns,
    phase,
    window: window.kind,
    holder: window.kind === 'stack' ? window.holder : null,
    stack: stack.map(({ text }) => text),
    waiting: waiting.length,
    seats: sides.map(({ life }, seat) => ({
      life,
      hand: namesIn(t.zone.hand(seat)),
      energy: namesIn(t.zone.reserve(seat)),
      piles: pilesOf(t, seat).map((spot) => ({
        pile: spot.index + 1,
        energy: energyAt(t, spot).map(({ def }) => def.id),
        creature: creatureAt(t, spot)?.def.id ?? null,
        frozen: isFrozen(t, spot),
      })),
      creatures: creaturesOf(t, seat).map(({ def }) => def.id),
      powers: creaturesOf(t, seat).map((card) => powerOf(t, card, null)),
      attacked: creaturesOf(t, seat).flatMap((card) => (hasAttacked(t, card) ? [card.def.id] : [])),
      lasting: namesIn(t.zone.lasting(seat)),
      frozenLasting: t.zone.lasting(seat).cards.flatMap((card) => (isCardFrozen(t, card) ? [card.def.id] : [])),
      graveyard: namesIn(t.zone.graveyard(seat)),
      spent: namesIn(t.zone.spent(seat)),
      frozenGraveyard: isFrozen(t, { kind: 'graveyard', seat }),
      mainDeck: t.zone.mainDeck(seat).size,
      energyDeck: t.zone.energyDeck(seat).size,
    })),
    over: t.result !== null,
    winner: (t.result?.winner as number | null | undefined) ?? null,
    why: t.result?.why ?? null,
  }
}
