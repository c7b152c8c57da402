import { z } from 'zod'
import type { AnyGame } from './game.ts'
import { canonical } from './json.ts'
import { type Position, positionSchema } from './position.ts'
import { sha256 } from './sha256.ts'
import type { Result, Seat } from './types.ts'

export const engineVersion = '0.2.0'

const sealSchema = z.strictObject({
  /** `commit` of the secret, made known before the first card is dealt. */
  commitment: z.string(),
  /** What each seat adds to the seed after it has seen the commitment. */
  contributions: z.array(z.string()),
  /** Made known at the end. */
  secret: z.string().optional(),
})

const headerSchema = z.strictObject({
  cardwright: z.literal(1),
  engine: z.string(),
  game: z.string(),
  version: z.string(),
  options: z.unknown(),
  seats: z.array(z.string()).min(1),
  seed: z.string(),
  given: z.unknown().optional(),
  seal: sealSchema.optional(),
})

const at = z.number().min(0)
const seat = z.int().min(0)
const leaveSchema = z.strictObject({ seat, leaves: z.literal(true), at })
const drawSchema = z.strictObject({ draw: z.literal(true), at })
const answerSchema = z.strictObject({ seat, ask: z.string(), keys: z.array(z.string()), at })

/** The match went on from here under other versions of its rules or of the engine. */
const continuationSchema = z.strictObject({
  continued: z.strictObject({ engine: z.string(), version: z.string(), position: positionSchema }),
})

const closingSchema = z.strictObject({
  clock: z.number().min(0),
  hash: z.string(),
  result: z
    .strictObject({
      winner: z.union([z.int(), z.array(z.int()), z.null()]),
      why: z.string(),
      rule: z.string().optional(),
      scores: z.array(z.number()).optional(),
      places: z.array(z.int().min(1)).optional(),
      outside: z.literal(true).optional(),
    })
    .nullable(),
})

export type Header = z.infer<typeof headerSchema>

export interface RecordedAnswer {
  readonly seat: Seat
  readonly ask: string
  readonly keys: readonly string[]
  readonly at: number
}

/** What drives a match from outside: an answer, a seat that leaves, a draw to which all agreed. */
export type RecordedInput =
  | RecordedAnswer
  | { readonly seat: Seat; readonly leaves: true; readonly at: number }
  | { readonly draw: true; readonly at: number }

export const isAnswer = (input: RecordedInput): input is RecordedAnswer => 'keys' in input

/** Where a match went on under other rules: after how many inputs, under which versions, from which position. */
export interface Continuation {
  readonly after: number
  readonly engine: string
  readonly version: string
  readonly position: Position
}

/** A match: what it began with, every answer, and what it came to. */
export interface MatchRecord {
  readonly header: Header
  readonly inputs: readonly RecordedInput[]
  readonly continuations?: readonly Continuation[]
  /** The last time that the clock was set to. */
  readonly clock: number
  readonly hash: string
  readonly result: Result | null
}

/** A record that is damaged, or not of this game; `line` is the line of its text that is wrong. */
export class RecordError extends Error {
  readonly why: string
  readonly line: number

  constructor(why: string, line: number) {
    super(`Line ${line}: ${why}`)
    this.why = why
    this.line = line
  }
}

/** The line of a record's text on which its n-th input stands. */
export const lineOfInput = (n: number, continuations: readonly Continuation[] = []): number =>
  n + 2 + continuations.filter(({ after }) => after <= n).length

/** A record as text: the header, the inputs and the closing, a line each. */
export function makeRecord({ header, inputs, continuations = [], clock, hash, result }: MatchRecord): string {
  const lines: unknown[] = [header]
  for (let n = 0; n <= inputs.length; n++) {
    for (const { after, ...continued } of continuations) if (after === n) lines.push({ continued })
    if (n < inputs.length) lines.push(inputs[n])
  }
  lines.push({ clock, hash, result })
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`
}

export function parseRecord(text: string): MatchRecord {
  const lines = text.replace(/\n$/, '').split('\n')
  if (lines.length < 2) throw new RecordError('A record has a header and a closing line at least.', lines.length)
  const jsonOf = (line: number, what: string): unknown => {
    try {
      return JSON.parse(lines[line - 1]!)
    } catch (error) {
      throw new RecordError(`This is no JSON (${(error as Error).message}); ${what} was expected.`, line)
    }
  }
  const read = <T>(schema: z.ZodType<T>, line: number, what: string, json = jsonOf(line, what)): T => {
    const parsed = schema.safeParse(json)
    if (parsed.success) return parsed.data
    const issue = parsed.error.issues[0]!
    const where = issue.path.length > 0 ? ` at ${issue.path.join('.')}` : ''
    throw new RecordError(`This is not ${what}${where}: ${issue.message}.`, line)
  }
  const header = read(headerSchema, 1, 'the header of a record')
  const closing = read(closingSchema, lines.length, 'the closing line of a record')
  const inputs: RecordedInput[] = []
  const continuations: Continuation[] = []
  for (let line = 2; line < lines.length; line++) {
    const json = jsonOf(line, 'an input')
    if (has(json, 'continued')) {
      const { continued } = read(continuationSchema, line, 'a continuation', json)
      continuations.push({ after: inputs.length, ...continued })
    } else if (has(json, 'leaves')) inputs.push(read(leaveSchema, line, 'an input', json))
    else if (has(json, 'draw')) inputs.push(read(drawSchema, line, 'an input', json))
    else inputs.push(read(answerSchema, line, 'an input', json))
  }
  const result = closing.result as Result | null
  return { header, inputs, ...(continuations.length > 0 && { continuations }), ...closing, result }
}

const has = (json: unknown, field: string): boolean =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, field)

/** Why a record cannot be played by this game, as it is now; null if it can. */
export function foreign(
  game: AnyGame,
  { header, continuations = [] }: Pick<MatchRecord, 'header' | 'continuations'>,
): string | null {
  const { game: id } = header
  const { engine, version } = continuations.at(-1) ?? header
  if (id !== game.id) return `This is a record of ${id}, not of ${game.id}.`
  const made = `It was made by ${id} ${version} on engine ${engine}`
  if (version !== game.version || engine !== engineVersion) {
    return `${made}, and only they can replay it; this is ${game.id} ${game.version} on engine ${engineVersion}.`
  }
  return null
}

/** Whether two versions differ in their last number alone, and the first is the earlier one. */
function isEarlierPatch(version: string, of: string): boolean {
  const [major, minor, patch] = version.split('.').map(Number)
  const [sameMajor, sameMinor, later] = of.split('.').map(Number)
  return major === sameMajor && minor === sameMinor && patch! < later!
}

/** Whether a match of this version can go on under the rules of a game. */
export function opens(game: AnyGame, version: string): boolean {
  return version === game.version || (game.opens?.(version) ?? isEarlierPatch(version, game.version))
}

/** Why a match of earlier rules cannot go on under those of this game; null if it can. */
export function closedTo(
  game: AnyGame,
  { header, continuations = [] }: Pick<MatchRecord, 'header' | 'continuations'>,
): string | null {
  const { version } = continuations.at(-1) ?? header
  if (header.game !== game.id) return `This is a match of ${header.game}, not of ${game.id}.`
  if (opens(game, version)) return null
  return `${game.title} ${game.version} cannot go on with a match of version ${version}.`
}

/** What a server makes known before the first card is dealt. */
export const commit = (secret: string): string => sha256(`cardwright commitment ${secret}`)

/** The seed that follows from the server's secret and what every seat added. */
export const sealedSeed = (secret: string, contributions: readonly string[]): string =>
  sha256(`cardwright seed ${canonical([secret, ...contributions])}`)

/** Whether a seed was made as was promised; null where nothing was promised or the secret is not out yet. */
export function sealHolds({ seed, seal }: Header): boolean | null {
  if (seal?.secret === undefined) return null
  return commit(seal.secret) === seal.commitment && sealedSeed(seal.secret, seal.contributions) === seed
}
