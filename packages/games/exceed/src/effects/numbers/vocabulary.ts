import { z } from 'zod'
import { traits } from '../abilities/traits.ts'
import { abilityOf } from '../abilities/vocabulary.ts'
import { amount } from '../amounts/vocabulary.ts'
import type { Effects } from '../list.ts'
import { kind, who } from '../shared/vocabulary.ts'

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
export const numbers = (effects: Effects) =>
  [
    z.strictObject({
      do: z.literal('bonus'),
      to: z.enum(['power', 'speed', 'armor', 'guard']),
      amount,
      who: whom.optional(),
    }),
    /** EX-163: added to the least and the greatest distance; of attacks of these kinds. */
    z.strictObject({
      do: z.literal('range'),
      min: amount,
      max: amount,
      who: whom.optional(),
      kinds: z.array(kind).min(1).optional(),
      /** For cards that are no attack too, wherever their Range matters. */
      always: z.boolean().optional(),
    }),
    traitSchema,
    z.strictObject({ do: z.literal('loseArmor'), who: who.optional() }),
    z.strictObject({ do: z.literal('setX'), to: amount }),
    /** Keeps a number under a name: sets it, or adds to it. It is forgotten when the turn ends, if so said. */
    z.strictObject({
      do: z.literal('note'),
      name: z.string(),
      to: amount.optional(),
      add: amount.optional(),
      turn: z.boolean().optional(),
    }),
    /** Your attack gains an ability for this Strike. */
    z.strictObject({ do: z.literal('grant'), ability: abilityOf(effects), who: who.optional() }),
  ] as const
