import { andThen, type Flow, inTurn } from '@cardwright/engine'
import { guardFell } from '../../rules/strike/damage.ts'
import type { ExceedTable } from '../../table.ts'
import type { By } from '../by.ts'
import type { EffectList } from '../vocabulary/effects.ts'
import type { Effect, EffectOf } from '../vocabulary/index.ts'
import { boosts } from './boosts/index.ts'
import { cards } from './cards/index.ts'
import { control } from './control/index.ts'
import { costs } from './costs/index.ts'
import { movement } from './movement/index.ts'
import { numbers } from './numbers/index.ts'
import { strikes } from './strikes/index.ts'
import { tokens } from './tokens/index.ts'
import { turn } from './turn/index.ts'

/** What an effect does. Null if it asked nothing. */
export type Run<E> = (t: ExceedTable, by: By, effect: E) => Flow | null
/** One small function for each effect of a part of the vocabulary. */
export type Runs<K extends Effect['do']> = { readonly [E in K]: Run<EffectOf<E>> }

let known: Runs<Effect['do']> | null = null
/** Put together when it is first needed: the parts and the rules need each other. */
function registry(): Runs<Effect['do']> {
  known ??= {
    ...control,
    ...numbers,
    ...movement,
    ...cards,
    ...costs,
    ...boosts,
    ...strikes,
    ...tokens,
    ...turn,
  }
  return known
}

/** EX-125: what an effect does may take Guard away. */
function start(t: ExceedTable, by: By, effect: Effect): Flow | null {
  return andThen((registry()[effect.do] as Run<Effect>)(t, by, effect), () => guardFell(t))
}

/** Carries out effects one after the other. Null if none of them asked anything. */
export function run(t: ExceedTable, by: By, effects: EffectList | undefined): Flow | null {
  return effects === undefined ? null : inTurn(effects, (effect) => start(t, by, effect))
}
