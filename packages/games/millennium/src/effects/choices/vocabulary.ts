import { z } from 'zod'
import { countSchema } from '../amounts/vocabulary.ts'
import { conditionSchema as anyCondition, effectsSchema } from '../lazy.ts'
import { filterSchema, playersSchema, targetSchema } from '../targets/vocabulary.ts'
import type { Condition } from '../vocabulary.ts'

export const choiceEffects = [
  z.strictObject({ do: z.literal('may'), effects: effectsSchema }),
  z.strictObject({ do: z.literal('choose'), target: targetSchema, so: effectsSchema }),
  z.strictObject({ do: z.literal('when'), if: anyCondition, so: effectsSchema, otherwise: effectsSchema.optional() }),
  /** MB-395: each of these players must do one of these that they can complete. In it they are `you`, and you are `them`. */
  z.strictObject({
    do: z.literal('either'),
    who: playersSchema,
    of: z.array(effectsSchema).min(2),
    /** MB-424 */
    unanswerable: z.literal(true).optional(),
  }),
  /** Each of these players in turn is `them`. */
  z.strictObject({ do: z.literal('each'), who: playersSchema, effects: effectsSchema }),
] as const

export const conditionSchema: z.ZodType<Condition> = z.union([
  z.strictObject({ count: countSchema, atLeast: z.int().optional(), atMost: z.int().optional() }),
  z.strictObject({ card: z.enum(['this', 'it', 'left', 'right', 'top']), is: filterSchema }),
  z.strictObject({ rp: z.enum(['most', 'least', 'notMost']) }),
  z.strictObject({ this: z.enum(['top', 'leftmost', 'middle', 'lastSlot']) }),
  z.strictObject({ not: anyCondition }),
]) as z.ZodType<Condition>
