export interface Interval {
  readonly low: number
  readonly high: number
}

/** The normal distribution's 97.5 % point: two-sided 95 %. */
const z95 = 1.959963984540054

/** Wilson's score interval for a proportion: honest near 0 and 1 and for few games, unlike the textbook's. */
export function wilson(successes: number, trials: number, z = z95): Interval {
  if (trials === 0) return { low: 0, high: 1 }
  const share = successes / trials
  const square = (z * z) / trials
  const middle = (share + square / 2) / (1 + square)
  const half = (z * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials))) / (1 + square)
  // at the ends the bounds are exact, and rounding would miss them
  return { low: successes === 0 ? 0 : middle - half, high: successes === trials ? 1 : middle + half }
}

/** How often each value occurred. */
export type Histogram = ReadonlyMap<number, number>

const timesIn = (histogram: Histogram): number => [...histogram.values()].reduce((sum, times) => sum + times, 0)

export function mean(histogram: Histogram): number {
  let sum = 0
  for (const [value, times] of histogram) sum += value * times
  return sum / timesIn(histogram)
}

/** The value below which a share of all lies; between two values, in proportion (type 7 of Hyndman and Fan). */
export function quantile(histogram: Histogram, share: number): number {
  const place = share * (timesIn(histogram) - 1)
  const low = valueAt(histogram, Math.floor(place))
  return low + (valueAt(histogram, Math.ceil(place)) - low) * (place - Math.floor(place))
}

/** The value at a place when all are sorted. */
function valueAt(histogram: Histogram, place: number): number {
  let passed = 0
  for (const [value, times] of [...histogram].sort(([a], [b]) => a - b)) {
    passed += times
    if (place < passed) return value
  }
  return Number.NaN
}
