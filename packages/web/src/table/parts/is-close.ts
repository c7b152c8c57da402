import type { Advised } from '@cardwright/room'

type Weighed = Advised['compared'][number]

/** How far a result may be off by chance alone, squared: the fewer tries, the farther. */
const spread = ({ reward, visits }: Weighed): number => (reward * (1 - reward)) / Math.max(1, visits)

/** So much counts, however little was tried. */
const plain = 0.05

/**
 * Whether the best answer is hardly better than another: the difference is small and may well be chance, as much comes of
 * trying one of them twice; or the other, tried less often, has come out better.
 */
export const isClose = (best: Weighed, other: Weighed): boolean =>
  best.reward - other.reward <= Math.min(plain, Math.sqrt(spread(best) + spread(other)))
