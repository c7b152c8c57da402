import { z } from 'zod'
import { abilityOf } from './abilities/vocabulary.ts'
import { boosts } from './boosts/vocabulary.ts'
import { cards } from './cards/vocabulary.ts'
import { control } from './control/vocabulary.ts'
import { costs } from './costs/vocabulary.ts'
import { laying } from './laying/vocabulary.ts'
import type { Effects } from './list.ts'
import { looking } from './looking/vocabulary.ts'
import { movement } from './movement/vocabulary.ts'
import { numbers } from './numbers/vocabulary.ts'
import { strikes } from './strikes/vocabulary.ts'
import { taking } from './taking/vocabulary.ts'
import { tokens } from './tokens/vocabulary.ts'
import { turn } from './turn/vocabulary.ts'

export const effects: Effects = z.lazy(() => z.array(effectSchema))
export const ability = abilityOf(effects)

/** All that cards and characters can do. */
export const effectSchema = z.discriminatedUnion('do', [
  ...control(effects),
  ...numbers(effects),
  ...movement,
  ...cards,
  ...taking(effects),
  ...looking(effects),
  ...costs(effects),
  ...boosts(effects),
  ...strikes(effects),
  ...tokens(effects),
  ...laying(effects),
  ...turn,
])

export type Effect = z.infer<typeof effectSchema>
export type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>
