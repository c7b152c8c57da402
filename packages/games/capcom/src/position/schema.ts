import { z } from 'zod'
import { types } from '../cards/sheet.ts'
import { attackClasses } from '../cards/words.ts'
import { phases, stages } from '../state.ts'

const team = z.union([z.literal(0), z.literal(1)])
const names = z.array(z.string())
/** What follows from the rest: a position may say it. */
const follows = z.unknown().optional()

const place = { team, character: z.int().min(0).max(1) }

const strike = z.strictObject({
  ...place,
  use: z.string(),
  class: z.enum(attackClasses),
  isTagSuper: z.boolean(),
  type: z.enum(types),
  isRanged: z.boolean(),
  isUnblockable: z.boolean(),
  isHoming: z.boolean(),
  isTriggered: z.boolean(),
  damage: z.int(),
  priority: z.int(),
  cost: z.int(),
  value: z.int(),
  isRed: z.boolean(),
  extra: z.int(),
})

const combat = z.strictObject({
  opener: strike,
  stage: z.enum(stages),
  chain: z.strictObject({
    points: z.int(),
    full: z.int(),
    last: z.int(),
    basics: z.int(),
    used: names,
    isOpen: z.boolean(),
  }),
  owner: z.strictObject(place),
  target: z.strictObject(place),
  hits: z.array(
    z.strictObject({ ...place, damage: z.int(), use: z.string(), class: z.enum([...attackClasses, 'ability']) }),
  ),
})

const character = z.strictObject({
  hp: z.int().min(0).optional(),
  out: z.boolean().optional(),
  usedTurn: z.boolean().optional(),
  usedGame: z.boolean().optional(),
  fighter: follows,
  seat: follows,
})

const seat = z.strictObject({
  hand: names.optional(),
  /** The topmost first; the rest of the seat's cards lie beneath. */
  deck: names.optional(),
  discard: names.optional(),
  meter: names.optional(),
  /** Face down. */
  block: names.optional(),
  played: names.optional(),
  /** Where the cards lie that nothing names: beneath the deck, unless said. */
  rest: z.enum(['deck', 'discard']).optional(),
  fighter: follows,
  hp: follows,
  deckSize: follows,
  handSize: follows,
  meterTotal: follows,
})

/** Everything that is left out stays as the setup made it; of a seat that names cards, zones that are left out are empty. */
export const givenSchema = z.strictObject({
  first: team.optional(),
  turn: team.optional(),
  turns: z.int().min(0).max(999).optional(),
  phase: z.enum(phases).default('combat'),
  actor: z.int().min(0).max(3).optional(),
  support: z.boolean().optional(),
  mulligans: z.array(z.int().min(0).max(3)).optional(),
  teams: z
    .array(
      z.strictObject({
        active: z.int().min(0).max(1).optional(),
        characters: z.array(character).max(2).optional(),
        hp: follows,
      }),
    )
    .max(2)
    .optional(),
  combat: combat.nullish(),
  cleanUp: z
    .strictObject({
      metered: z.boolean(),
      aced: z.boolean(),
      tagged: z.boolean(),
      recovered: z.boolean(),
      jokered: z.boolean(),
    })
    .partial()
    .optional(),
  swaps: z.tuple([z.boolean(), z.boolean()]).optional(),
  declined: z.tuple([z.boolean(), z.boolean()]).optional(),
  seats: z.array(seat).max(4).optional(),
  mode: follows,
  points: follows,
  pending: follows,
  over: follows,
  winner: follows,
  why: follows,
})
export type Given = z.infer<typeof givenSchema>
export type SeatGiven = z.infer<typeof seat>
