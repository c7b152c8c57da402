import { z } from 'zod'
import { traitSchema } from '../effects/numbers/vocabulary.ts'
import { type Area, area, finds, origins, rows } from '../effects/shared/vocabulary.ts'
import { strikeTerms } from '../effects/strikes/vocabulary.ts'
import { ability } from '../effects/vocabulary.ts'
import { lastSpace, numbers, phases, type TurnRecord } from '../state.ts'

const seat = z.union([z.literal(0), z.literal(1)])
const names = z.array(z.string()).default([])
const space = z.int().min(1).max(lastSpace)
const counter = z.int().min(0)
const flag = z.boolean().default(false)

const counters = z.record(z.string(), z.number()).default({})

/** Cards by where they lie: `boosts:0#2`. */
const place = z.string()
const places = z.array(place).default([])

/** The areas in which a position names cards, in the order in which they lie there; the deck apart. */
export const areas = [...rows, 'arena', 'pouch', 'secrets', 'under'] as const
export type Named = (typeof areas)[number]

const turnRecord = z
  .strictObject({
    forceSpent: counter.default(0),
    gaugeSpent: counter.default(0),
    moved: counter.default(0),
    discarded: counter.default(0),
    cancels: counter.default(0),
    noCancel: flag,
    noDraw: flag,
    drew: flag,
    exceedsAtEnd: flag,
    changedGauge: flag,
    x: z.number().nullable().default(null),
    looked: z.enum(finds).nullable().default(null),
    actions: counters,
    counters,
  })
  .prefault({}) satisfies z.ZodType<TurnRecord>

const seatSchema = z.strictObject({
  fighter: z.string().optional(),
  space: space.optional(),
  reach: counter.optional(),
  life: z.int().min(1).optional(),
  mode: z.enum(['basic', 'exceed']).default('basic'),
  reshuffles: counter.max(1).default(0),
  faceAttack: place.nullable().default(null),
  tokens: z.record(z.string(), space).optional(),
  lifeSpent: counter.default(0),
  counters,
  turn: turnRecord,
  /** The spaces of those among the Boosts that lie in the arena; of rods and secret tokens, `arena:name`. */
  places: z.record(z.string(), space).default({}),
  /** The topmost first. */
  deckTop: names,
  ...(Object.fromEntries(areas.map((each) => [each, names])) as Record<Named, typeof names>),
  /** What is set for a Strike. */
  attack: names,
  /** Whose the cards of an area are, where not all of them are this seat's. */
  owners: z.record(z.string(), z.array(seat)).default({}),
  /** Cards whose faces this seat knows though they are not shown to it where they lie. */
  knows: places,
  deck: counter.optional(),
  handSize: counter.optional(),
  gaugeSize: counter.optional(),
  stunned: z.boolean().optional(),
  hit: z.boolean().optional(),
})
export type SeatGiven = z.infer<typeof seatSchema>

const bearing = z.strictObject({
  seat,
  card: place.nullable(),
  half: z.enum(['attack', 'boost', 'face']),
  ability: ability,
  bearer: seat.optional(),
})

const terms = z.strictObject({
  ...strikeTerms,
  one: place.optional(),
  demand: z.string().optional(),
  invalid: z.string().optional(),
  dodge: z.string().optional(),
  gained: z.array(bearing).optional(),
})

const strikeSide = z.strictObject({
  /** All that lie there, unless said. */
  cards: z.array(place).optional(),
  from: z.enum(origins).default('hand'),
  ex: flag,
  open: flag,
  hit: flag,
  stunned: flag,
  taken: counter.default(0),
  exceeded: flag,
  armorUsed: counter.default(0),
  paid: places,
  gaugeSpent: counter.default(0),
  spentNames: names,
  bonuses: z.array(z.strictObject({ to: z.enum(numbers), value: z.int(), by: z.string() })).default([]),
  traits: z.array(traitSchema.extend({ ofCard: z.boolean(), by: z.string() })).default([]),
  granted: z.array(bearing).default([]),
  sustained: places,
  bound: z.array(z.strictObject({ card: place, to: area })).default([]),
  moved: counter.default(0),
  shoved: counter.default(0),
  passed: flag,
  placed: names,
  lay: space.nullable().default(null),
  extra: flag,
  extras: z.array(z.strictObject({ card: place, hit: z.boolean(), defends: z.boolean() })).default([]),
  used: z.array(z.strictObject({ card: place.nullable(), says: z.string() })).default([]),
})
export type StrikeSideGiven = z.infer<typeof strikeSide>

const demand = z.union([z.strictObject({ wild: z.literal(true) }), z.strictObject({ name: z.string() })]).nullable()
export const turnPhases = ['mulligan', 'start', 'act', 'end'] as const

const strike = z.strictObject({
  attacker: seat,
  active: seat.optional(),
  sides: z.tuple([strikeSide, strikeSide]).default([strikeSide.parse({}), strikeSide.parse({})]),
  advantage: seat.nullable().default(null),
  terms: terms.default({}),
  demands: z.tuple([demand, demand]).default([null, null]),
  startRange: counter.optional(),
  defenderFirst: flag,
  /** The part of the turn in which it came. */
  during: z.enum(turnPhases).default('act'),
})
export type StrikeGiven = z.infer<typeof strike>

const recent = z.strictObject({
  moved: z.int(),
  wanted: z.int(),
  passed: z.boolean(),
  from: z.int(),
  to: z.int(),
  entered: z.array(z.int()),
  cards: places,
  spent: z.int(),
})

export const givenSchema = z.strictObject({
  turn: seat.default(0),
  next: seat.optional(),
  first: seat.optional(),
  /** Of the turn; of the Strike, if one is on: the part that comes next. */
  phase: z.enum([...turnPhases, ...phases]).default('act'),
  actions: counter.default(1),
  noStrike: flag,
  struck: z.boolean().optional(),
  lastTurnStruck: flag,
  strike: strike.nullable().default(null),
  summons: z.strictObject({ attacker: seat, terms }).nullable().default(null),
  recent: recent.optional(),
  /** Boosts that came into play in this turn. */
  fresh: places,
  facedown: places,
  /** The cards that lie under others, and what they lie under. */
  hosts: z.record(place, place).default({}),
  seats: z.tuple([seatSchema, seatSchema]).default([seatSchema.parse({}), seatSchema.parse({})]),
  attacker: seat.nullable().optional(),
  over: z.boolean().optional(),
  winner: seat.nullable().optional(),
})
export type Given = z.infer<typeof givenSchema>

/** The area in which the cards of a field lie. */
export const areaOf = (field: Named | 'attack'): Area | 'pouch' | 'secrets' => (field === 'attack' ? 'strike' : field)
