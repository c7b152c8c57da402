import { z } from 'zod'
import { boosts } from './boosts.ts'
import { cards } from './cards.ts'
import { control } from './control.ts'
import { costs } from './costs.ts'
import { movement } from './movement.ts'
import { numbers } from './numbers.ts'
import { strikes } from './strikes.ts'
import { tokens } from './tokens.ts'
import { turn } from './turn.ts'

/** All that cards and characters can do. */
export const effectSchema = z.discriminatedUnion('do', [
  ...control,
  ...numbers,
  ...movement,
  ...cards,
  ...costs,
  ...boosts,
  ...strikes,
  ...tokens,
  ...turn,
])

export type Effect = z.infer<typeof effectSchema>
export type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>
