import type { Flow } from '@cardwright/engine'
import type { ExceedTable } from '../../../table.ts'
import { type By, fromFoe } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { run } from '../index.ts'

/** The other player does this. */
export function foeDoes(t: ExceedTable, by: By, { so }: EffectOf<'foeDoes'>): Flow | null {
  return run(t, fromFoe(by), so)
}
