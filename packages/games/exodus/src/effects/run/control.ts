import { ask, type Flow, numbered } from '@cardwright/engine'
import type { ExodusTable } from '../../table.ts'
import type { EffectOf } from '../vocabulary.ts'
import { holds } from './conditions.ts'
import { type By, runEffects } from './index.ts'

export const ifSo = (
  t: ExodusTable,
  by: By,
  { if: condition, so, else: otherwise = [] }: EffectOf<'if'>,
): Flow | null => runEffects(t, by, holds(t, by, condition) ? so : otherwise)

/** One of these, as the player likes when it resolves. */
export function* choose(t: ExodusTable, by: By, { of }: EffectOf<'choose'>): Flow {
  const { index } = yield* ask(t, by.seat, {
    kind: 'choose',
    rule: 'XO-053',
    options: () =>
      numbered(
        of.map((effects, index) => ({ effects, index })),
        ({ effects }) => effects.map((effect) => effect.do).join('+') || 'nothing',
        ({ index }) => ({ index }),
      ),
  })
  const flow = runEffects(t, by, of[index]!)
  if (flow !== null) yield* flow
}
