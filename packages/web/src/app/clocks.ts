import type { TimeControl } from '@cardwright/protocol'

/** Times for each answer, in seconds. */
export const moveTimes: readonly (readonly [number, string])[] = [
  [30, '30 seconds'],
  [60, '1 minute'],
  [180, '3 minutes'],
  [600, '10 minutes'],
  [86_400, 'a day'],
]
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

const spoken = (ms: number): string => {
  const seconds = ms / 1000
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3600) return `${seconds / 60} min`
  return seconds === 86_400 ? 'a day' : `${seconds / 3600} h`
}

/** "15 min + 10 s", "1 min for each answer", "no clock" */
export function clockText(time: TimeControl | null): string {
  if (!time) return 'no clock'
  const bank =
    time.bank === undefined ? [] : [spoken(time.bank) + (time.increment ? ` + ${spoken(time.increment)}` : '')]
  const move = time.move === undefined ? [] : [`${spoken(time.move)} for each answer`]
  return [...bank, ...move].join(', ')
}
