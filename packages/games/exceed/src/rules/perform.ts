import { andThen, type Flow, inTurn, type Part } from '@cardwright/engine'
import type { z } from 'zod'
import type { EffectList } from '../effects/list.ts'
import type { Effect, EffectOf } from '../effects/vocabulary.ts'
import type { ExceedTable } from '../state.ts'
import type { Source } from '../values/source.ts'

/** What an effect does. Null if it asked nothing. */
export type Run<E> = (t: ExceedTable, by: Source, effect: E) => Part
/** One function for each effect of a family. */
export type RunsOf<Schemas extends readonly z.ZodType<{ readonly do: Effect['do'] }>[]> = {
  readonly [K in z.infer<Schemas[number]>['do']]: Run<EffectOf<K>>
}
export type Runs = { readonly [K in Effect['do']]: Run<EffectOf<K>> }

/** Effects are written in terms of the rules, so the rules cannot import them: `game.ts` brings them together. */
let runs: Runs
/** EX-125: what an effect does may take Guard away. */
let guardFell: (t: ExceedTable) => Part
export function bringEffects(all: Runs, afterEach: (t: ExceedTable) => Part): void {
  runs = all
  guardFell = afterEach
}

function perform(t: ExceedTable, by: Source, effect: Effect): Part {
  const flow = (runs[effect.do] as Run<Effect>)(t, by, effect)
  return flow === null ? guardFell(t) : thenGuards(flow, t)
}

const thenGuards = (flow: Flow, t: ExceedTable): Part => andThen(flow, () => guardFell(t))

/** Carries out effects one after the other. Null if none of them asked anything. */
export function run(t: ExceedTable, by: Source, effects: EffectList | undefined): Part {
  return effects === undefined ? null : inTurn(effects, (effect) => perform(t, by, effect))
}
