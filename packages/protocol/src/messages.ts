import { type AskView, type Diff, patch, refusalCodes, type SeenEvent, type TableView } from '@cardwright/engine'
import { z } from 'zod'

/** Characters that are not seen: control and format characters, halves of pairs, ends of lines. NUL can be stored nowhere. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u
/** Of those, what people's words need: emoji are joined by U+200D, and U+200C is a letter's neighbour in Persian. */
const unseenInText = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu

const word = (most: number) =>
  z
    .string()
    .max(most)
    .refine((given) => !unseen.test(given), 'no characters that cannot be seen')
const id = word(64).min(1)
/** Everybody at the table is shown it in the end: no text. */
const contribution = z
  .string()
  .max(128)
  .regex(/^[0-9a-f]*$/, 'only hexadecimal digits')
const name = word(40).trim().min(1)
/** What people write: one line, without what cannot be seen. */
const text = z
  .string()
  .min(1)
  .max(500)
  .transform((given) => given.replace(unseenInText, ' ').trim())
  .pipe(z.string().min(1))
const seat = z.int().min(0).max(31)
const ms = z.int().min(1000).max(86_400_000)
/** What a seat plays with: a fighter, a deck; or the code of a deck that somebody made. */
const side = word(4000).min(1)
/** What a form is filled in with is a key too: a trade names up to sixteen cards. */
const key = word(1000)
const keys = z.array(key).max(1000)
const pattern = z.record(z.string().max(64), z.union([z.string().max(64), z.number(), z.boolean(), z.null()]))

/** Deeper than the options of any game: what writes them down again goes as deep as they do. */
const maxDepth = 32
const isShallow = (value: unknown, left = maxDepth): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1)))

/** `policy` follows the game's own rules of thumb and never searches: a yardstick for the others. */
export const strengthNames = ['policy', 'easy', 'medium', 'hard'] as const

export const seatPlanSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), side: side.optional() }),
  z.strictObject({ kind: z.literal('open'), side: side.optional() }),
  z.strictObject({ kind: z.literal('bot'), strength: z.enum(strengthNames), side: side.optional() }),
])

/** Clocks: so long for each answer, so long for the whole match and so much more after each answer. */
export const timeControlSchema = z.strictObject({
  move: ms.optional(),
  bank: ms.optional(),
  increment: z.int().min(0).max(600_000).optional(),
})

/**
 * What a client says. `id` is chosen by the client and never used twice; what was done or refused comes back with it, and
 * what was done once under an id is not done again.
 */
export const clientMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), protocol: z.int(), name: name.optional(), full: z.boolean().optional() }),
  /** Whether anybody is there: `done` comes back. */
  z.strictObject({ type: z.literal('ping'), id }),
  z.strictObject({ type: z.literal('lobby'), on: z.boolean() }),
  z.strictObject({
    type: z.literal('create'),
    id,
    game: id,
    options: z
      .unknown()
      .refine((given) => isShallow(given), 'nested too deeply')
      .optional(),
    seats: z.array(seatPlanSchema).min(1).max(32),
    open: z.boolean().optional(),
    time: timeControlSchema.optional(),
  }),
  z.strictObject({ type: z.literal('quick'), id, game: id, side: side.optional() }),
  z.strictObject({
    type: z.literal('sit'),
    id,
    match: id,
    seat: seat.optional(),
    side: side.optional(),
    agrees: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('leave'), id, match: id }),
  /** What this seat adds to the seed, after it has seen the commitment. */
  z.strictObject({ type: z.literal('ready'), id, match: id, contribution }),
  z.strictObject({
    type: z.literal('join'),
    id,
    match: id,
    seq: z.int().min(0).optional(),
    events: z.int().min(0).optional(),
  }),
  z.strictObject({ type: z.literal('part'), id, match: id }),
  z.strictObject({ type: z.literal('answer'), id, match: id, ask: word(200), keys }),
  z.strictObject({ type: z.literal('next'), id, match: id, ask: word(200), keys }),
  z.strictObject({
    type: z.literal('explain'),
    id,
    match: id,
    key: key.optional(),
    like: pattern.optional(),
  }),
  z.strictObject({ type: z.literal('undo'), id, match: id }),
  z.strictObject({ type: z.literal('resign'), id, match: id }),
  /** Offers a draw or agrees to one; `false` takes the offer back or declines it. */
  z.strictObject({ type: z.literal('draw'), id, match: id, agree: z.boolean() }),
  z.strictObject({ type: z.literal('rematch'), id, match: id }),
  /** In which windows this seat wants to be asked, or until when it passes. */
  z.strictObject({
    type: z.literal('prefer'),
    id,
    match: id,
    windows: z
      .array(z.strictObject({ when: pattern, ask: z.boolean() }))
      .max(100)
      .optional(),
    yield: z.union([pattern, z.literal('own'), z.literal('stop')]).optional(),
  }),
  z.strictObject({ type: z.literal('chat'), id, match: id, text }),
  z.strictObject({ type: z.literal('mute'), id, person: id, on: z.boolean() }),
  z.strictObject({ type: z.literal('report'), id, match: id, person: id, text }),
])

export type ClientMessage = z.infer<typeof clientMessageSchema>
export type SeatPlan = z.infer<typeof seatPlanSchema>
export type TimeControl = z.infer<typeof timeControlSchema>
export type Strength = (typeof strengthNames)[number]

const seatInfoSchema = z.strictObject({
  kind: z.enum(['person', 'bot', 'open']),
  name: z.string(),
  person: z.string().optional(),
  strength: z.enum(strengthNames).optional(),
  side: z.string().optional(),
  /** A person who is connected now. */
  here: z.boolean().optional(),
  /** A person who is wanted for a rematch and has not come yet. */
  asked: z.boolean().optional(),
})

const resultSchema = z.looseObject({
  winner: z.union([z.int(), z.array(z.int()), z.null()]),
  why: z.string(),
})

export const tableInfoSchema = z.strictObject({
  match: z.string(),
  game: z.string(),
  options: z.unknown(),
  status: z.enum(['waiting', 'playing', 'over']),
  open: z.boolean(),
  host: z.string().nullable(),
  seats: z.array(seatInfoSchema),
  time: timeControlSchema.nullable(),
  /** Of the secret from which the seed is made: sent before the first card is dealt. */
  commitment: z.string(),
  created: z.number(),
  result: resultSchema.nullable(),
  /** The match that this one follows, or that followed it. */
  rematch: z.string().nullable(),
})

const chatLineSchema = z.strictObject({
  n: z.int(),
  person: z.string(),
  name: z.string(),
  text: z.string(),
  at: z.number(),
})

const clockSchema = z.strictObject({
  /** The match's own time, and whether it runs. */
  now: z.number(),
  runs: z.boolean(),
  /** For each seat: how much of its bank is left, until when it must answer in the match's time, and whether it was warned. */
  seats: z.array(
    z.strictObject({ left: z.number().nullable(), until: z.number().nullable(), warned: z.boolean(), lapses: z.int() }),
  ),
})

const json = z.unknown()

/** What a table says. */
export const serverMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('welcome'),
    protocol: z.int(),
    server: z.string(),
    person: z.strictObject({ id: z.string(), name: z.string(), guest: z.boolean() }),
    games: z.array(
      z.strictObject({ id: z.string(), title: z.string(), version: z.string(), seats: z.tuple([z.int(), z.int()]) }),
    ),
  }),
  z.strictObject({ type: z.literal('tables'), tables: z.array(tableInfoSchema) }),
  z.strictObject({ type: z.literal('table'), re: z.string().nullable(), table: tableInfoSchema }),
  z.strictObject({ type: z.literal('gone'), match: z.string() }),
  z.strictObject({
    type: z.literal('joined'),
    re: z.string().nullable(),
    match: z.string(),
    seat: z.int().nullable(),
    table: tableInfoSchema,
    chat: z.array(chatLineSchema),
    windows: z.array(json),
  }),
  z.strictObject({
    type: z.literal('view'),
    match: z.string(),
    seq: z.int(),
    /** The `seq` of the view that `change` is a change of; a whole `view` is sent without it. */
    base: z.int().optional(),
    view: json.optional(),
    change: json.optional(),
    /** Events from the `from`-th on: those that a client has from there are to be forgotten (an undo). */
    events: z.strictObject({ from: z.int(), list: z.array(json) }),
    /** Whether this seat can take its last answer back, if that has changed: the keys of that answer, or why not. */
    undo: z
      .union([
        z.strictObject({ keys: z.array(z.string()), since: z.literal(true).optional() }),
        z.strictObject({ why: z.string() }),
      ])
      .optional(),
    /** Cards that are not the game's own and that this seat has not seen before, as their files have them. */
    cards: z.array(z.looseObject({ id: z.string() })).optional(),
  }),
  z.strictObject({ type: z.literal('ask'), match: z.string(), seq: z.int(), asks: z.array(json) }),
  z.strictObject({ type: z.literal('clock'), match: z.string(), clock: clockSchema }),
  z.strictObject({ type: z.literal('done'), re: z.string(), match: z.string().nullable(), seq: z.int().nullable() }),
  z.strictObject({
    type: z.literal('refusal'),
    re: z.string().nullable(),
    code: z.enum(['malformed', 'unknown', 'forbidden', 'illegal', 'tooMany', 'busy', 'fault']),
    why: z.string(),
    /** What kind of refusal of the engine it is, if it is none of a rule. */
    reason: z.enum(refusalCodes).optional(),
    rule: z.string().optional(),
  }),
  z.strictObject({ type: z.literal('next'), re: z.string(), add: z.array(z.string()), stop: z.boolean() }),
  z.strictObject({
    type: z.literal('explained'),
    re: z.string(),
    why: z.string().nullable(),
    reason: z.enum(refusalCodes).optional(),
    rule: z.string().optional(),
  }),
  z.strictObject({ type: z.literal('chat'), match: z.string(), line: chatLineSchema }),
  /** Who has agreed to a draw so far. */
  z.strictObject({ type: z.literal('draw'), match: z.string(), agreed: z.array(z.int()) }),
  z.strictObject({
    type: z.literal('over'),
    match: z.string(),
    result: resultSchema,
    /** The server's secret, and what was made of it: anybody can check the shuffles now. */
    seal: z.strictObject({ commitment: z.string(), contributions: z.array(z.string()), secret: z.string() }).nullable(),
    seed: z.string(),
    record: z.string().nullable(),
  }),
  z.strictObject({ type: z.literal('redirect'), re: z.string().nullable(), match: z.string(), url: z.string() }),
  /** This process is about to stop, or has lost the match: come back, here or elsewhere. */
  z.strictObject({ type: z.literal('closing'), match: z.string().nullable(), why: z.string() }),
])

export type TableInfo = z.infer<typeof tableInfoSchema>
export type SeatInfo = z.infer<typeof seatInfoSchema>
export type ChatLine = z.infer<typeof chatLineSchema>
export type ClockInfo = z.infer<typeof clockSchema>

/** A view as it travels: asks have a message of their own. */
export type SentView = TableView

/** The view after a change. A view is JSON, though its type does not say so. */
export const viewAfter = (before: SentView | null, change: Diff | null): SentView => patch(before, change) as SentView

type Plain = Exclude<z.infer<typeof serverMessageSchema>, { type: 'view' | 'ask' }>
export type ViewMessage = {
  readonly type: 'view'
  readonly match: string
  readonly seq: number
  readonly base?: number
  readonly view?: SentView
  readonly change?: Diff | null
  readonly events: { readonly from: number; readonly list: readonly SeenEvent[] }
  readonly undo?: UndoInfo
  readonly cards?: readonly BroughtCard[]
}

/** The answer that can be taken back, by its keys, or why none can. */
export type UndoInfo =
  | { readonly keys: readonly string[]; readonly since?: true | undefined }
  | { readonly why: string }

/** A card that came with the match, as its file has it. */
export interface BroughtCard {
  readonly id: string
}
export type AskMessage = {
  readonly type: 'ask'
  readonly match: string
  readonly seq: number
  readonly asks: readonly AskView[]
}
export type ServerMessage = Plain | ViewMessage | AskMessage
export type RefusalCode = Extract<ServerMessage, { type: 'refusal' }>['code']
