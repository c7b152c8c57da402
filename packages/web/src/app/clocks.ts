import type { TimeControl } from '@cardwright/protocol'
import { clockWords } from '../words/en/clocks.ts'

/** Times for each answer, in seconds. */
export const moveTimes = [30, 60, 180, 600, 86_400] as const
/** Times for the whole match, in minutes, and increments after each answer, in seconds. */
export const matchMinutes: readonly number[] = [5, 10, 15, 25, 45, 90]
export const increments: readonly number[] = [0, 5, 10, 15, 30]

export interface ClockWish {
  readonly kind: 'none' | 'move' | 'match'
  readonly move: number
  readonly minutes: number
  readonly increment: number
}

export const noClock: ClockWish = { kind: 'none', move: 60, minutes: 15, increment: 10 }

export function timeOf({ kind, move, minutes, increment }: ClockWish): TimeControl | undefined {
  if (kind === 'move') return { move: move * 1000 }
  return kind === 'match' ? { bank: minutes * 60_000, increment: increment * 1000 } : undefined
}

/** "15 min + 10 s", "1 min for each answer", "no clock" */
export function clockText(time: TimeControl | null): string {
  if (!time) return clockWords.none
  const bank = time.bank === undefined ? [] : [clockWords.bank(time.bank, time.increment ?? 0)]
  const move = time.move === undefined ? [] : [clockWords.answer(time.move)]
  return [...bank, ...move].join(', ')
}
