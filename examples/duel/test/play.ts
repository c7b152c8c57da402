import { isRefusal, Match, type Refusal, type Seat } from '@cardwright/engine'
import { duel } from '../src/index.ts'

export type DuelMatch = ReturnType<typeof fresh>

/** What may be said of a side: the rest is as `arrange` has it. */
export interface Side {
  readonly life?: number
  readonly energy?: number
  readonly turns?: number
  readonly hand?: readonly string[]
  readonly board?: readonly string[]
  readonly ready?: readonly string[]
  readonly discard?: readonly string[]
  readonly deckTop?: readonly string[]
}

export const fresh = (options: object = {}, seed: string | number = 1) => Match.start(duel, { options, seed })

/** The middle of a turn of seat 0. */
export const given = (mine: Side, theirs: Side = {}, turn: Seat = 0, options: object = {}): DuelMatch =>
  Match.start(duel, { options, seed: 1, given: { turn, seats: [mine, theirs] } })

/** Answers whoever is asked; each key must be taken. */
export function play(match: DuelMatch, ...keys: string[]): DuelMatch {
  for (const key of keys) {
    const { seat, id, kind } = match.current!
    const outcome = match.answer(seat, id, key)
    if (isRefusal(outcome)) throw new Error(`${kind} ${key}: ${outcome.why}`)
  }
  return match
}

/** Why a key is refused; nothing may have changed. */
export function refused(match: DuelMatch, key: string): Refusal {
  const before = match.hash()
  const { seat, id } = match.current!
  const outcome = match.answer(seat, id, key)
  if (!isRefusal(outcome)) throw new Error(`${key} was taken.`)
  if (match.hash() !== before) throw new Error(`${key} was refused and has changed the table.`)
  return outcome
}

export const asked = (match: DuelMatch) => match.current && { seat: match.current.seat, kind: match.current.kind }
export const offered = (match: DuelMatch): string[] => match.current!.offered().map(({ key }) => key)

interface Described {
  readonly turn: Seat
  readonly begun: boolean
  readonly seats: readonly [Required<Side> & { deck: number }, Required<Side> & { deck: number }]
  readonly over: boolean
  readonly winner: Seat | null
}

export const table = (match: DuelMatch) => duel.describe(match.table as never) as unknown as Described
