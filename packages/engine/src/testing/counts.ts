import type { Match } from '../match.ts'
import { everyone } from '../seats.ts'

/** Matches that differ only in what somebody cannot know; and one that went on from its own position. */
export const twins = [
  'imagined',
  'lockstep',
  'choice',
  'pending',
  'deal',
  'renaming',
  'ids',
  'order',
  'count',
  'position',
] as const
export type Twin = (typeof twins)[number]

/** How many comparisons each twin has really made: one that never found an occasion has shown nothing. */
export type Counts = Record<Twin, number>

export const noCounts = (): Counts => Object.fromEntries(twins.map((twin) => [twin, 0])) as Counts

/** The twins that should find something to compare: none in a game without secrets. */
export function applyingTo({ table: { zones, seats } }: Match): ReadonlySet<Twin> {
  const all = everyone(seats)
  if (zones.every((zone) => zone.faces === all)) return new Set()
  const hasHands = zones.some((zone) => zone.shape === 'hand' && zone.faces !== all)
  const hidesCounts = zones.some((zone) => (zone.counts | zone.objects) !== all)
  return new Set(twins.filter((twin) => (twin !== 'order' || hasHands) && (twin !== 'count' || hidesCounts)))
}
