import { z } from 'zod'
import { amount, at, each, itself } from '../terms/vocabulary.ts'

/** Energy that comes, goes and moves. */
export const energyEffects = [
  /** The selected energy; or so many of the selected creature's pile, as its controller picks. */
  z.strictObject({ do: z.literal('destroyEnergy'), at, amount: amount.optional() }),
  /** From the top of the Energy Deck, to five at most: XO-H07. */
  z.strictObject({ do: z.literal('addEnergy'), at, this: itself, amount, each }),
  /** From one selected pile to another, to five at most. */
  z.strictObject({ do: z.literal('moveEnergy'), from: z.int().min(0), to: z.int().min(0), amount }),
  /** From your hand, as in the Energy Phase, if you like. */
  z.strictObject({ do: z.literal('placeEnergy'), amount }),
  /** From the Energy part of your graveyard to your hand. */
  z.strictObject({ do: z.literal('recoverEnergy'), amount }),
] as const
