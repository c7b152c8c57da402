import type { Continuation, Position, RecordedInput, Result, Seat } from '@cardwright/engine'
import type { Hand } from './clock.ts'

/** What a match is made of, in the order in which it happened. Times are the match's own. */
export type JournalEntry =
  | {
      readonly kind: 'answer'
      readonly seat: Seat
      readonly ask: string
      readonly keys: readonly string[]
      readonly at: number
      /** The message that brought it; what is done for a seat has none. */
      readonly id: string | null
      readonly by: By
    }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly at: number; readonly id: string | null }
  /** A deadline fell due, or time was looked at. */
  | { readonly kind: 'clock'; readonly at: number }
  /** A seat agrees to a draw, or not any more. What earlier servers have kept does not say: it was offered, and is no longer. */
  | {
      readonly kind: 'offer'
      readonly seat: Seat
      readonly at: number
      readonly id: string | null
      readonly agree?: boolean
    }
  /** All agreed to a draw, in a game that has a rule for it. */
  | { readonly kind: 'draw'; readonly seat: Seat; readonly at: number; readonly id: string | null }
  /** A seat leaves, in a game that has a rule for it. */
  | {
      readonly kind: 'leave'
      readonly seat: Seat
      readonly at: number
      readonly id: string | null
      readonly why: string
    }
  /** From now on a bot plays here. */
  | {
      readonly kind: 'quit'
      readonly seat: Seat
      readonly at: number
      readonly id: string | null
      readonly why: string
    }
  | {
      readonly kind: 'end'
      readonly at: number
      readonly result: Result
      readonly id: string | null
      readonly seat: Seat
    }
  | Continued

/**
 * From here on other rules hold. The match goes on from a position between two steps; what was answered since then is
 * answered again in the entries that follow.
 */
export interface Continued {
  readonly kind: 'continued'
  readonly at: number
  readonly engine: string
  readonly version: string
  /** How many of the answers before it led to the position. */
  readonly answers: number
  readonly position: Position
  readonly hands: readonly Hand[]
}

/** Who answered: the player, a bot that sits there, a preference of the player, or a stand-in for a player who was too slow. */
export type By = 'player' | 'bot' | 'comfort' | 'lapse'

/** Where entries are kept: they count when the promise is kept, and not before. `from` is how many there were. */
export type Keep = (from: number, entries: readonly JournalEntry[]) => Promise<void>

/** What a player has said that came to an entry: the same message says the same again. */
export function saidBy(entry: JournalEntry): string {
  if (entry.kind === 'answer') return answering(entry.ask, entry.keys)
  if (entry.kind === 'undo') return 'undo'
  const isDraw =
    entry.kind === 'offer' || entry.kind === 'draw' || (entry.kind === 'end' && entry.result.why === 'agreed')
  return isDraw ? 'draw' : 'resign'
}

/** The last answer that a player of a seat gave and that still stands, and the place of its entry; null if there is none. */
export function lastDecision(entries: readonly JournalEntry[], seat: Seat): Decision | null {
  const standing: Decision[] = []
  for (const [n, entry] of entries.entries()) {
    if (entry.kind === 'answer') standing.push({ ...entry, n })
    else if (entry.kind === 'undo') standing.pop()
  }
  return standing.findLast((each) => each.seat === seat && each.by === 'player') ?? null
}

type Decision = Extract<JournalEntry, { kind: 'answer' }> & { readonly n: number }

/** An answer as `saidBy` has it. */
export const answering = (ask: string, keys: readonly string[]): string =>
  JSON.stringify(['answer', askId(ask), ...keys])

/** An ask's id without what an undo has added to it. */
export const askId = (ask: string): string => ask.replace(/~\d+$/, '')

/** What a record holds of entries, found without rules. */
export function recordedIn(entries: readonly JournalEntry[]): {
  inputs: RecordedInput[]
  continuations: Continuation[]
} {
  const inputs: RecordedInput[] = []
  const continuations: Continuation[] = []
  let at = 0
  for (const entry of entries) {
    at = Math.max(at, entry.at)
    if (entry.kind === 'answer') inputs.push({ seat: entry.seat, ask: askId(entry.ask), keys: entry.keys, at })
    else if (entry.kind === 'undo') inputs.pop()
    else if (entry.kind === 'leave') inputs.push({ seat: entry.seat, leaves: true, at })
    else if (entry.kind === 'draw') inputs.push({ draw: true, at })
    else if (entry.kind === 'continued') {
      const { answers: after, engine, version, position } = entry
      inputs.length = after
      continuations.push({ after, engine, version, position })
    }
  }
  return { inputs, continuations }
}
