import { z } from 'zod'
import type { AnyGame } from './game.ts'
import { canonical } from './json.ts'
import { sha256 } from './sha256.ts'
import type { Result, Seat } from './types.ts'

export const engineVersion = '0.1.0'

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

const inputSchema = z.strictObject({
  seat: z.int().min(0),
  ask: z.string(),
  keys: z.array(z.string()),
  at: z.number().min(0),
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
      outside: z.literal(true).optional(),
    })
    .nullable(),
})

export type Header = z.infer<typeof headerSchema>

export interface RecordedInput {
  readonly seat: Seat
  readonly ask: string
  readonly keys: readonly string[]
  readonly at: number
}

/** A match: what it began with, every answer, and what it came to. */
export interface MatchRecord {
  readonly header: Header
  readonly inputs: readonly RecordedInput[]
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
export const lineOfInput = (n: number): number => n + 2

/** A record as text: the header, the inputs and the closing, a line each. */
export function makeRecord({ header, inputs, clock, hash, result }: MatchRecord): string {
  return `${[header, ...inputs, { clock, hash, result }].map((line) => JSON.stringify(line)).join('\n')}\n`
}

export function parseRecord(text: string): MatchRecord {
  const lines = text.replace(/\n$/, '').split('\n')
  if (lines.length < 2) throw new RecordError('A record has a header and a closing line at least.', lines.length)
  const read = <T>(schema: z.ZodType<T>, line: number, what: string): T => {
    let json: unknown
    try {
      json = JSON.parse(lines[line - 1]!)
    } catch (error) {
      throw new RecordError(`This is no JSON (${(error as Error).message}); ${what} was expected.`, line)
    }
    const parsed = schema.safeParse(json)
    if (parsed.success) return parsed.data
    const issue = parsed.error.issues[0]!
    const where = issue.path.length > 0 ? ` at ${issue.path.join('.')}` : ''
    throw new RecordError(`This is not ${what}${where}: ${issue.message}.`, line)
  }
  const header = read(headerSchema, 1, 'the header of a record')
  const closing = read(closingSchema, lines.length, 'the closing line of a record')
  const inputs = lines.slice(1, -1).map((_, n) => read(inputSchema, lineOfInput(n), 'an input'))
  return { header, inputs, ...closing, result: closing.result as Result | null }
}

/** Why a record cannot be played by this game, as it is now; null if it can. */
export function foreign(game: AnyGame, { engine, game: id, version }: Header): string | null {
  if (id !== game.id) return `This is a record of ${id}, not of ${game.id}.`
  const made = `It was made by ${id} ${version} on engine ${engine}`
  if (version !== game.version || engine !== engineVersion) {
    return `${made}, and only they can replay it; this is ${game.id} ${game.version} on engine ${engineVersion}.`
  }
  return null
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
