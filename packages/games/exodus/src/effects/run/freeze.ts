import type { Flow } from '@cardwright/engine'
import { awaken } from '../../rules/end.ts'
import { freeze as freezeIt, iceOf, thaw } from '../../rules/freeze.ts'
import type { ExodusTable } from '../../table.ts'
import type { EffectOf } from '../vocabulary.ts'
import { targetAt } from './aim.ts'
import type { By } from './index.ts'

/** XO-H15 */
export function freeze(t: ExodusTable, by: By, effect: EffectOf<'freeze'>): null {
  const target = effect.this ? ({ kind: 'card', ref: by.source } as const) : targetAt(by, effect.at)
  if (target) freezeIt(t, target)
  return null
}

/** What it does when it unfreezes comes with it. */
export function unfreeze(t: ExodusTable, by: By, { at }: EffectOf<'unfreeze'>): Flow | null {
  const target = targetAt(by, at)
  const ice = target ? iceOf(t, target) : null
  if (ice === null || !thaw(t, ice)) return null
  return awaken(t, ice)
}
