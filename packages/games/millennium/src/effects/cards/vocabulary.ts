import { z } from 'zod'
import { effectsSchema } from '../lazy.ts'
import { filterSchema, playersSchema, targetSchema } from '../targets/vocabulary.ts'

export const cardEffects = [
  /** MB-396: into hand. */
  z.strictObject({
    do: z.literal('draw'),
    from: z.enum(['store', 'core']),
    count: z.int().min(1),
    who: playersSchema.optional(),
  }),
  /** MB-439 */
  z.strictObject({ do: z.literal('takeFromAftermarket'), where: filterSchema.optional() }),
  /** MB-223, MB-224 */
  z.strictObject({
    do: z.literal('discard'),
    count: z.int().min(1),
    who: playersSchema,
    random: z.literal(true).optional(),
  }),
  z.strictObject({ do: z.literal('toBinder'), target: targetSchema }),
  z.strictObject({ do: z.literal('toHand'), target: targetSchema }),
  /** MB-432, MB-436: a card from your hand; `thenFlip` turns it down afterwards. */
  z.strictObject({ do: z.literal('playFromHand'), thenFlip: z.literal(true).optional() }),
  /** MB-425 */
  z.strictObject({ do: z.literal('investigate') }),
  /** MB-417 */
  z.strictObject({ do: z.literal('name') }),
  /** MB-410..412 */
  z.strictObject({ do: z.literal('drink') }),
  /** MB-397: the top card of the Store is `it` meanwhile, and lies there again afterwards. */
  z.strictObject({ do: z.literal('revealStore'), so: effectsSchema }),
  /** MB-271: one of the Keyword cards that lie there. */
  z.strictObject({ do: z.literal('attachKeyword'), target: targetSchema }),
  /** They put cards of the Store into the Aftermarket: MB-204. */
  z.strictObject({ do: z.literal('stock'), count: z.int().min(1) }),
] as const
