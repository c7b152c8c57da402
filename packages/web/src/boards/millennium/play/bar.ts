/** A piece of a bar of points. */
interface Piece {
  readonly rp: number
}

/** The pieces of a bar, a piece for each gain. What was lost again makes each shorter: the bar is as long as the points say. */
export function barOf<T extends Piece>(sources: readonly T[], points: number): T[] {
  const gains = sources.filter(({ rp }) => rp > 0)
  const gained = gains.reduce((sum, { rp }) => sum + rp, 0)
  return gains.map((each) => ({ ...each, rp: (each.rp * Math.max(0, points)) / Math.max(points, gained) }))
}
