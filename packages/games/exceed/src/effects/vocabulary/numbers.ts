import { z } from 'zod'
import { ability } from './abilities.ts'
import { amount } from './amounts.ts'
import { who } from './shared.ts'

/** What an attack or a fighter is, as long as the ability is in force, or for the rest of the Strike. */
export const traits = [
  'ignoresArmor',
  'ignoresGuard',
  'stunImmune',
  'cannotStun',
  /** Push and Pull do not move you. */
  'rooted',
  /** Your attack does not hit. */
  'misses',
  /** Opposing attacks do not hit you; at these distances from where they come. */
  'dodges',
  'dodgesAtRange',
  /** Power is this, whatever else is said. */
  'fixedPower',
  'nonlethal',
  /** Your attack is an EX attack. */
  'ex',
] as const
export type TraitName = (typeof traits)[number]

const whom = z.enum(['you', 'foe', 'both'])

export const traitSchema = z.strictObject({
  do: z.literal('trait'),
  trait: z.enum(traits),
  who: whom.optional(),
  amount: amount.optional(),
  min: amount.optional(),
  max: amount.optional(),
  token: z.string().optional(),
})
export type Trait = z.infer<typeof traitSchema>

/** Bonuses count as long as the ability is in force; gained by a trigger, for the rest of the Strike. */
export const numbers = [
  z.strictObject({
    do: z.literal('bonus'),
    to: z.enum(['power', 'speed', 'armor', 'guard']),
    amount,
    who: whom.optional(),
  }),
  /** EX-163: added to the least and the greatest distance. */
  z.strictObject({ do: z.literal('range'), min: amount, max: amount, who: whom.optional() }),
  traitSchema,
  z.strictObject({ do: z.literal('loseArmor'), who: who.optional() }),
  z.strictObject({ do: z.literal('critical') }),
  z.strictObject({ do: z.literal('setX'), to: amount }),
  /** Your attack gains an ability for this Strike. */
  z.strictObject({ do: z.literal('grant'), ability: ability(), who: who.optional() }),
] as const
