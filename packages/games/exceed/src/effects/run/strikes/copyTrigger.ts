import { type Flow, flowOf } from '@cardwright/engine'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { run } from '../index.ts'
import { othersOf, pickOf } from '../triggers.ts'

/** What another trigger of the same time says happens once more. */
export function copyTrigger(t: ExceedTable, by: By, { on }: EffectOf<'copyTrigger'>): Flow | null {
  const others = othersOf(t, by, on)
  if (others.length === 0) return null
  return others.length === 1 ? run(t, others[0]!, others[0]!.ability.do) : copy(t, by, on)
}

function* copy(t: ExceedTable, by: By, on: EffectOf<'copyTrigger'>['on']): Flow {
  const chosen = yield* pickOf(t, by.seat, on, () => othersOf(t, by, on))
  yield* flowOf(run(t, chosen, chosen.ability.do))
}
