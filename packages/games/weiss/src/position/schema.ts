import { z } from 'zod'
import { parts, positions } from '../table.ts'

const seat = z.union([z.literal(0), z.literal(1)])
const mark = z.union([z.number(), z.string(), z.boolean()])

const under = z.union([
  z.string(),
  z.strictObject({ card: z.string(), owner: seat.optional(), down: z.boolean().optional() }),
])

/** A card by its id; one that is not as cards there mostly are says how. What it has come to is there to be expected. */
export const lying = z.union([
  z.string(),
  z.strictObject({
    card: z.string(),
    owner: seat.optional(),
    down: z.boolean().optional(),
    state: z.enum(['stand', 'rest', 'reverse']).optional(),
    marks: z.record(z.string(), mark).optional(),
    markers: z.array(under).optional(),
    since: z.int().optional(),
    level: z.unknown().optional(),
    power: z.unknown().optional(),
    soul: z.unknown().optional(),
  }),
])
export type Lying = z.infer<typeof lying>

const zone = z.array(lying).optional()
const position = z.union([lying, z.array(lying), z.null()]).optional()

const side = z.strictObject({
  /** From the top. Cards that a position does not name lie beneath. */
  deck: zone,
  hand: zone,
  /** From the top. */
  stock: zone,
  /** From the bottom. */
  clock: zone,
  level: zone,
  climaxArea: zone,
  waitingRoom: zone,
  memory: zone,
  resolution: zone,
  stage: z
    .strictObject(
      Object.fromEntries(positions.map((name) => [name, position])) as Record<
        (typeof positions)[number],
        typeof position
      >,
    )
    .optional(),
})
export type Side = z.infer<typeof side>

const list = z.array(z.unknown()).optional()

export const positionSchema = z.strictObject({
  first: seat.optional(),
  turn: seat.optional(),
  turns: z.int().min(0).optional(),
  part: z.enum(parts).optional(),
  begun: z.boolean().optional(),
  mulligans: z.array(seat).optional(),
  attacks: z.int().min(0).optional(),
  attack: z.unknown().optional(),
  waiting: list,
  delays: list,
  lasting: list,
  happened: list,
  penalties: z.tuple([z.int().min(0), z.int().min(0)]).optional(),
  refreshRule: z.enum(['2021', '2022']).optional(),
  seats: z.tuple([side, side]).optional(),
  // what follows from the rest, and is there to be expected
  over: z.unknown().optional(),
  winner: z.unknown().optional(),
  why: z.unknown().optional(),
})
