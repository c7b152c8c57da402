import { z } from 'zod'
import { filter } from '../shared/vocabulary.ts'

export const countNames = [
  /** X, as an effect has set it. */
  'x',
  'life',
  /** The space of the fighter. */
  'space',
  'exceedCost',
  /** The distance between the fighters. */
  'range',
  'power',
  'speed',
  'armor',
  'guard',
  'printedPower',
  'printedSpeed',
  /** What was gained beyond the printed Power: the bonuses above zero. */
  'powerGained',
  'armorUsed',
  'damageTaken',
  'damageDealt',
  /** In this turn. */
  'forceSpent',
  'gaugeSpent',
  'gaugeSpentInStrike',
  /** The last time that life was spent. */
  'lifeSpent',
  /** What an effect has noted under a name. */
  'note',
  /** Cards of hands and Gauges discarded in this Strike; 1 while a Change Cards that took of the Gauge has effects. */
  'discarded',
  'changedGauge',
  /** How far the fighter has moved in this Strike. */
  'moved',
  /** What the effect just before came to: spaces moved, cards taken, Force or Gauge spent. */
  'justMoved',
  /** How many spaces it fell short; how many of your tokens lie on the spaces that were entered. */
  'justShort',
  'justEntered',
  /** How far the fighter has moved, and has been moved, in this Strike; in this turn before it. */
  'travelled',
  'movedBefore',
  /** The spaces behind the fighter, up to the edge. */
  'behind',
  /** How far the fighters were from each other when the Strike began. */
  'startRange',
  /** The ends of the attack's Range; how far the opponent is from the far one. */
  'rangeMin',
  'rangeMax',
  'toRangeMax',
  /** Your tokens between the fighters; your lightning rods where the opponent stands. */
  'tokensBetween',
  'rodsUnderFoe',
  'justTaken',
  'justSpent',
  /** What is printed on the first of the cards just taken. */
  'justTakenPower',
  'justTakenSpeed',
  'topDeckPower',
  'topDiscardPower',
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
  /** Cards that paid for the attack. */
  'paid',
] as const
export type CountName = (typeof countNames)[number]

/** A number that depends on the table: so many `times` for every `per` of what is counted. */
export const countSchema = z.strictObject({
  count: z.enum(countNames),
  /** Whose; `both` adds them up. */
  of: z.enum(['you', 'foe', 'both']).optional(),
  filter: filter.optional(),
  /** Cards of the same name count once. */
  different: z.boolean().optional(),
  /** Of a note. */
  name: z.string().optional(),
  times: z.int().optional(),
  per: z.int().min(2).optional(),
  plus: z.int().optional(),
  atMost: z.int().optional(),
  atLeast: z.int().optional(),
})
export type Count = z.infer<typeof countSchema>

export const amount = z.union([z.int(), countSchema])
export type Amount = z.infer<typeof amount>
