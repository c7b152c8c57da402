import { z } from 'zod'
import { at, itself } from '../terms/vocabulary.ts'

/** XO-H15, XO-H16: ice comes and goes. */
export const iceEffects = [
  z.strictObject({ do: z.literal('freeze'), at, this: itself }),
  z.strictObject({ do: z.literal('unfreeze'), at }),
] as const
