// For policies and evaluations of bots.

/** The one that is worth most, the first of equals; null if there is none. */
export function bestBy<T>(list: readonly T[], worth: (each: T) => number): T | null {
  let best: T | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const each of list) {
    const own = worth(each)
    if (own <= most) continue
    most = own
    best = each
  }
  return best
}

/** How likely a lead wins, of 0 to 1: one of `scale` makes the odds e to one. */
export const chanceOfLead = (lead: number, scale: number): number => 1 / (1 + Math.exp(-lead / scale))

/** How far one side is ahead by what both have, each thing at its weight. */
export function weigh<K extends string>(
  weights: Readonly<Record<K, number>>,
  own: Readonly<Record<K, number>>,
  other: Readonly<Record<K, number>>,
): number {
  let lead = 0
  for (const name in weights) lead += weights[name] * (own[name] - other[name])
  return lead
}
