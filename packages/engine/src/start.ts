import { z } from 'zod'
import type { Definition } from './cards.ts'
import { type AnyGame, type Game, seatsFor, tableRulesOf, zonesOf } from './game.ts'
import { misfits } from './misfits.ts'
import { Random } from './random.ts'
import { engineVersion, type Header } from './record.ts'
import { Table } from './table.ts'

export interface Start {
  /** What the game's options schema takes; left out, a good default game. */
  readonly options?: unknown
  /** The names of the players, or their number; by default the game's smallest number. */
  readonly seats?: number | readonly string[]
  readonly seed?: string | number
  /** A position in the terms of the game's `arrange`. */
  readonly given?: unknown
  readonly seal?: Header['seal']
  /** Nobody listens: no events, no checkpoints. */
  readonly quiet?: boolean
}

const unnamed = Array.from({ length: 29 }, (_, seat) => `Seat ${seat}`)

/** The header of a match that begins thus. Throws an error for people if that does not fit the game. */
export function headerOf(game: AnyGame, { options = {}, seats, seed = 'cardwright', given, seal }: Start): Header {
  const parsed = game.options.safeParse(options)
  if (!parsed.success)
    throw new Error(`These options do not fit ${game.title}: ${z.prettifyError(misfits(parsed.error))}`)
  const [min, max] = seatsFor(game, parsed.data)
  const names = typeof seats === 'object' ? [...seats] : unnamed.slice(0, seats ?? min)
  if (names.length < min || names.length > max) {
    const mode = game.seatsFor ? ' with these options' : ''
    throw new Error(`${game.title}${mode} is for ${min === max ? min : `${min} to ${max}`} seats, not ${names.length}.`)
  }
  const header: Header = {
    cardwright: 1,
    engine: engineVersion,
    game: game.id,
    version: game.version,
    options: parsed.data,
    seats: names,
    seed: String(seed),
  }
  if (given !== undefined) header.given = given
  if (seal !== undefined) header.seal = seal
  return header
}

/** The table as a match begins. */
export function layTable<S, O, D extends Definition>(game: Game<S, O, D>, header: Header, quiet: boolean): Table<S, D> {
  const seats = header.seats.length
  const options = header.options as O
  const rules = tableRulesOf(game, options)
  const table = Table.lay<S, D, string>(rules, zonesOf(game, options, seats), seats, new Random(header.seed), quiet)
  game.setup(table, options)
  if (header.given !== undefined) game.arrange(table, header.given)
  return table
}
