import { z } from 'zod'
import { maxPiles, notices, phases, plainWindows } from '../state.ts'

const seat = z.int().min(0).max(1)
const names = z.array(z.string()).default([])
/** Cards by their places, `hand:0#2`, or what else can be aimed at, `pile:0:1`: see `places.ts`. */
const places = z.array(z.string()).default([])
/** Follows from the rest: a position may give it, and is then checked. */
const follows = z.unknown().optional()

const pile = z.strictObject({
  /** From 1 on; the one after the last, unless said. */
  pile: z.int().min(1).max(maxPiles).optional(),
  energy: z.array(z.string()).max(5).default([]),
  /** The owner of each energy, if some of it is the opponent's. */
  owners: z.array(seat).optional(),
  creature: z.string().nullish(),
  frozen: z.boolean().default(false),
})

/** The marks of this turn. */
const marks = {
  attacks: places,
  renewed: places,
  calledOff: places,
  moved: places,
  used: z.array(z.strictObject({ card: z.string(), ability: z.int().min(0) })).default([]),
  revealed: places,
  notes: z
    .strictObject({
      paid: z.literal(1).optional(),
      hurt: z.literal(1).optional(),
      discount: z.int().min(1).optional(),
      prevent: z.int().min(1).optional(),
      preventBy: z.array(z.string()).optional(),
    })
    .default({}),
}

export const followsOfSeat = ['creatures', 'powers', 'attacked', 'mainDeck', 'energyDeck'] as const

const side = z.strictObject({
  life: z.int().min(1).optional(),
  hand: names,
  /** The energy in hand. */
  energy: names,
  piles: z.array(pile).max(maxPiles).default([]),
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
  ...marks,
  ...(Object.fromEntries(followsOfSeat.map((field) => [field, follows])) as Record<
    (typeof followsOfSeat)[number],
    typeof follows
  >),
})
export type SideGiven = z.infer<typeof side>

/** Either player may have done it: whoever is asked is asked as about what the other has done. */
const ofSomebody = [0, 1].map((owner) => ({ owner, name: '' }))

const item = z.strictObject({
  /** From 1 on, unless said. */
  id: z.int().optional(),
  owner: seat,
  kind: z.enum(['symmetry', 'ability', 'trigger', 'attack']).default('symmetry'),
  name: z.string(),
  ability: z.int().min(-1).default(-1),
  /** A symmetry is its own, and lies on the stack. */
  source: z.string().optional(),
  targets: places,
  payment: places,
  fixed: z.boolean().default(false),
})
export type ItemGiven = z.infer<typeof item>

const trigger = z.strictObject({ owner: seat, name: z.string(), ability: z.int().min(-1), source: z.string() })

export const followsOfTable = ['stack', 'waiting', 'over', 'winner', 'why'] as const

export const givenSchema = z.strictObject({
  first: seat.optional(),
  turn: seat.default(0),
  turns: z.int().min(0).max(999).default(3),
  phase: z.enum(phases).default('energy'),
  /** The beginning of the phase, unless said; a stack if something lies on it. */
  window: z.enum([...plainWindows, 'stack']).optional(),
  holder: seat.nullish(),
  passes: z.int().min(0).max(1).nullish(),
  /** The window that the stack was opened from. */
  back: z.enum(plainWindows).default('main'),
  /** The card that a notice is about. */
  noticed: z.strictObject({ move: z.enum(notices), card: z.string() }).nullish(),
  /** Items on the stack, the lowest first. */
  items: z.array(item).default([]),
  /** What of the stack has resolved or failed, the topmost first. Before 1.3.5 a position said how many, and not what. */
  resolved: z
    .union([
      z.array(z.strictObject({ owner: seat, name: z.string() })),
      z
        .int()
        .min(0)
        .transform((count) => (count === 0 ? [] : ofSomebody)),
    ])
    .default([]),
  nextItem: z.int().optional(),
  /** Triggers that wait for the stack to be empty. */
  triggers: z.array(trigger).default([]),
  /** All ice, in the order in which it came; without it, `frozen` and the like say where it lies. */
  ice: z.array(z.strictObject({ on: z.string(), late: z.boolean().default(false) })).optional(),
  /** Still to unfreeze in this End Phase; all that is due, unless said. */
  due: z.array(z.string()).optional(),
  boons: z
    .array(z.strictObject({ card: z.string(), power: z.int(), until: z.enum(['turn', 'battle']), by: z.string() }))
    .default([]),
  seats: z.tuple([side, side]),
  ...(Object.fromEntries(followsOfTable.map((field) => [field, follows])) as Record<
    (typeof followsOfTable)[number],
    typeof follows
  >),
})
export type Given = z.infer<typeof givenSchema>
