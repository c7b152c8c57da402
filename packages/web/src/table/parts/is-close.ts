import type { Advised } from '@cardwright/room'

type Weighed = Advised['compared'][number]

/** How far a result may be off by chance alone, squared: the fewer tries, the farther. */
const spread = ({ reward, visits }: Weighed): number => (reward * (1 - reward)) / Math.max(1, visits)

/** Whether the difference between two answers may well be chance: as much comes of trying one of them twice. */
export const isClose = (one: Weighed, other: Weighed): boolean =>
  Math.abs(one.reward - other.reward) <= Math.sqrt(spread(one) + spread(other))
