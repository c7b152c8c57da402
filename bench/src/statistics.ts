export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** A figure to three places that count. */
export const figure = (value: number): number => Number(value.toPrecision(3))

/** The median time of a call in us, over batches that are long enough for the clock. */
export function medianTime(call: () => void, batches = 600, calls = 50): number {
  const times: number[] = []
  for (let batch = 0; batch < batches; batch++) {
    const start = performance.now()
    for (let i = 0; i < calls; i++) call()
    times.push(((performance.now() - start) * 1000) / calls)
  }
  return median(times.slice(batches >> 1)) // the first half warms up
}
