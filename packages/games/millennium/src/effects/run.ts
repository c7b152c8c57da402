import type { Part } from '@cardwright/engine'
import { effectsAt } from '../programs.ts'
import type { MillenniumTable } from '../state.ts'
import type { Context } from '../tasks.ts'
import { runCards } from './cards/run.ts'
import { runChoices } from './choices/run.ts'
import { runClashes } from './clashes/run.ts'
import { runFlips } from './flips/run.ts'
import { runMoney } from './money/run.ts'
import { runPoints } from './points/run.ts'
import { runPosition } from './position/run.ts'
import type { Run } from './running.ts'
import { runTokens } from './tokens/run.ts'
import { runTurns } from './turns/run.ts'
import type { Effect, EffectOf } from './vocabulary.ts'

/** One small function for each effect. */
const registry: { readonly [K in Effect['do']]: Run<EffectOf<K>> } = {
  ...runPoints,
  ...runMoney,
  ...runFlips,
  ...runTokens,
  ...runCards,
  ...runPosition,
  ...runTurns,
  ...runClashes,
  ...runChoices,
}

/** Carries out one effect of a list; what it sets off lies on the stack above what follows it. */
export function runEffect(t: MillenniumTable, list: string, at: number, context: Context): Part {
  const effect = effectsAt(t, list)[at]!
  return (registry[effect.do] as Run<Effect>)(t, context, effect, `${list}.${at}`)
}
