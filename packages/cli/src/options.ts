import { partsOf, seatsIn } from '@cardwright/catalog'
import {
  botProblem,
  isDeckCode,
  loadSetOf,
  sideProblem,
  withCardsOf,
  withMatch,
  withSides,
} from '@cardwright/catalog/node'
import { type AnyGame, seatsFor } from '@cardwright/engine'
import { z } from 'zod'
import type { Entry } from './games.ts'
import { things, UsageError, unknownName } from './problems.ts'
import { problemWords } from './words/en/problems.ts'
import { studyWords } from './words/en/study.ts'

/** An option of a game, for people: what may be said, and what holds if nothing is. */
export interface OptionLine {
  readonly name: string
  readonly values: string
  readonly default: unknown
  readonly description?: string
}

interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: unknown
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

export function optionLines(game: AnyGame): OptionLine[] {
  const schema = z.toJSONSchema(game.options, { io: 'input', unrepresentable: 'any' }) as Schema
  const defaults = game.options.safeParse({}).data as Readonly<Record<string, unknown>> | undefined
  return Object.entries(schema.properties ?? {}).map(([name, each]) => ({
    name,
    values: valuesOf(each),
    default: each.default ?? defaults?.[name],
    ...(each.description !== undefined && { description: each.description }),
  }))
}

const maxListed = 8

const { values } = studyWords
const kindsOf: Readonly<Record<string, string>> = {
  string: values.text,
  number: values.number,
  integer: values.integer,
}

function valuesOf(schema: Schema): string {
  const { type, minimum, maximum, items } = schema
  const either = schema.anyOf ?? schema.oneOf
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.prefixItems) return `[${schema.prefixItems.map(valuesOf).join(', ')}]`
  if (schema.enum && schema.enum.length > maxListed) return values.name
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (either) return either.map(valuesOf).join(' | ')
  if (type === 'array') return `[${items ? valuesOf(items) : '...'}, ...]`
  if (type === 'object') return '{...}'
  if (type === 'boolean') return values.yesOrNo
  const bounded = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER
  if (bounded(minimum) && bounded(maximum)) return `${minimum}..${maximum}`
  if (bounded(minimum)) return values.from(minimum!)
  return kindsOf[type ?? ''] ?? values.any
}

/** What `--options` and `--sides` say, checked against the game. */
export function parseOptions(entry: Entry, text: string | undefined, named?: readonly string[]): unknown {
  const { game } = entry
  let given: unknown = {}
  try {
    if (text !== undefined) given = JSON.parse(text)
  } catch (error) {
    throw unfit(game, problemWords.optionsNoJson((error as Error).message))
  }
  if (named !== undefined) given = optionsWith(entry, given as object, named)
  const parsed = game.options.safeParse(given)
  if (parsed.success) return given
  const issue = parsed.error.issues[0]!
  throw unfit(game, problemWords.optionsUnfit(game.title, issue.path.join('.'), issue.message))
}

const unfit = (game: AnyGame, why: string): UsageError => new UsageError(`${why} ${problemWords.right(example(game))}`)

/** What is played: the options, and the game with the cards that they bring. */
export async function parseMatch(
  entry: Entry,
  text: string | undefined,
  named?: readonly string[],
): Promise<{ readonly entry: Entry; readonly options: unknown }> {
  const known = await withCardsOf(entry, named ?? [], loadSetOf(entry.game.id))
  const options = parseOptions(known, text, named)
  return { entry: withMatch(known, options), options }
}

/** Bots do not play with everything that people may agree to. */
export function mustBeForBots(entry: Entry, options: unknown): void {
  const problem = botProblem(entry, options)
  if (problem !== null) throw new UsageError(problem)
}

/** These options, and in them what each seat plays with. */
function optionsWith(entry: Entry, options: object, named: readonly string[]): object {
  const { game, sides } = entry
  if (!sides) throw new UsageError(problemWords.noSides(game.title))
  const names = [...sides.names, ...(sides.any === undefined ? [] : [sides.any])]
  for (const name of named.flatMap((side) => partsOf(entry, side)))
    if (!isDeckCode(name) && !names.includes(name)) throw unknownName(things.side, name, names)
  for (const side of named) {
    const problem = sideProblem(entry, side, options)
    if (problem !== null) throw new UsageError(problem)
  }
  const [min, max] = 'mode' in options ? seatsIn(game, options) : game.seats
  if (named.length < min || named.length > max)
    throw new UsageError(problemWords.sidesPerSeat(named.length, game.title, max))
  return withSides(entry, options, named)
}

const example = (game: AnyGame): string => {
  const defaults = game.options.safeParse({})
  return `--options '${JSON.stringify(defaults.success ? defaults.data : {})}'`
}

/** How many sit there: what `--seats` says if the game allows it with these options, else the least that will do. */
export function parseSeats(game: AnyGame, options: unknown, given: number | undefined, wanted = 0): number {
  const [min, max] = seatsFor(game, game.options.parse(options))
  const seats = given ?? Math.max(min, wanted)
  if (seats >= min && seats <= max) return seats
  throw new UsageError(problemWords.seats(game.title, min, max, seats))
}
