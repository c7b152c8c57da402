import type { Advised } from '@cardwright/room'

type Weighed = Advised['compared'][number]

/** How far a result may be off by chance alone, squared: the fewer tries, the farther. */
const spread = ({ reward, visits }: Weighed): number => (reward * (1 - reward)) / Math.max(1, visits)

/** So much counts, however little was tried. */
const plain = 0.05

/** Whether the difference between two answers is small, and may well be chance: as much comes of trying one of them twice. */
export const isClose = (one: Weighed, other: Weighed): boolean =>
  Math.abs(one.reward - other.reward) <= Math.min(plain, Math.sqrt(spread(one) + spread(other)))
