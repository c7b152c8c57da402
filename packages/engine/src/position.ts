import { z } from 'zod'

const place = z.tuple([z.string(), z.int().min(0)])
const knowledge = z.array(z.array(z.strictObject({ faces: z.array(z.string()), among: z.array(place) })))

/** A table between two steps, in terms that outlive a change of rules: the game's own, and what the engine adds. */
export const positionSchema = z.strictObject({
  /** What the game's `describe` says, for its `arrange`. */
  given: z.record(z.string(), z.json()),
  now: z.number(),
  timers: z.array(z.strictObject({ name: z.string(), at: z.number() })),
  random: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  uses: z.int(),
  asked: z.array(z.int()),
  gone: z.int(),
  leaving: z.int(),
  notes: z.array(z.json()),
  /** By zone, which face lies where and who knows it. */
  faces: z.record(z.string(), z.array(z.tuple([z.string(), z.int()]))),
  groups: knowledge,
  exclusions: knowledge,
})

export type Position = z.infer<typeof positionSchema>
