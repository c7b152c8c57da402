import type { AnyGame } from './game.ts'
import { canonical } from './json.ts'
import { Match } from './match.ts'
import { type MatchRecord, RecordError, sealHolds } from './record.ts'

export interface Verdict {
  /** The inputs lead to the hash and the result that the record claims. */
  readonly replayed: boolean
  /** The shuffles follow from what was committed to before the match; null where that cannot be checked. */
  readonly sealed: boolean | null
  readonly why?: string
  /** The line of the record's text that is wrong. */
  readonly line?: number
}

/** Whether a match was what its record says, and its shuffles were honest. */
export function verify(game: AnyGame, record: MatchRecord): Verdict {
  const sealed = sealHolds(record.header)
  const closing = record.inputs.length + 2
  const failed = (why: string, line: number): Verdict => ({ replayed: false, sealed, why, line })
  try {
    const match = Match.replay(game, record, true)
    if (match.hash() !== record.hash)
      return failed('The inputs lead to another position than the record says.', closing)
    if (canonical(match.over) !== canonical(record.result)) return failed('The inputs lead to another result.', closing)
  } catch (error) {
    if (error instanceof RecordError) return failed(error.why, error.line)
    throw error
  }
  if (sealed === false)
    return { replayed: true, sealed, why: 'The seed is not the one that was committed to.', line: 1 }
  return { replayed: true, sealed }
}
