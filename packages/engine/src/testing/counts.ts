/** Matches that differ only in what somebody cannot know. */
export const twins = ['imagined', 'lockstep', 'choice', 'pending', 'deal', 'renaming', 'order', 'count'] as const
export type Twin = (typeof twins)[number]

/** How many comparisons each twin has really made: one that never found an occasion has shown nothing. */
export type Counts = Record<Twin, number>

export const noCounts = (): Counts => Object.fromEntries(twins.map((twin) => [twin, 0])) as Counts
