import { z } from 'zod'
import { filter } from './shared.ts'

export const countNames = [
  /** X, as an effect has set it. */
  'x',
  'life',
  /** The distance between the fighters. */
  'range',
  'power',
  'speed',
  'armor',
  'guard',
  'printedPower',
  'printedSpeed',
  'damageTaken',
  'damageDealt',
  /** In this turn. */
  'forceSpent',
  'gaugeSpent',
  /** How far the fighter has moved in this Strike. */
  'moved',
  /** What the effect just before came to: spaces moved, cards taken, Force or Gauge spent. */
  'justMoved',
  'justTaken',
  'justSpent',
  /** Cards. */
  'hand',
  'gauge',
  'discard',
  'deck',
  'sealed',
  'boosts',
  'transforms',
  'overdrive',
  'stored',
] as const
export type CountName = (typeof countNames)[number]

/** A number that depends on the table: so many `times` for every `per` of what is counted. */
export const countSchema = z.strictObject({
  count: z.enum(countNames),
  /** Whose; `both` adds them up. */
  of: z.enum(['you', 'foe', 'both']).optional(),
  filter: filter.optional(),
  times: z.int().optional(),
  per: z.int().min(2).optional(),
  plus: z.int().optional(),
  atMost: z.int().optional(),
})
export type Count = z.infer<typeof countSchema>

export const amount = z.union([z.int(), countSchema])
export type Amount = z.infer<typeof amount>
