import { summon } from '../../../rules/strike/set.ts'
import type { ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'

/** EX-155: the Strike begins when what causes it is resolved. */
export function strike(t: ExceedTable, by: By, effect: EffectOf<'strike'>): null {
  if (t.state.strike !== null) return null
  const { do: _do, set: _set, foeSet: _foeSet, ...terms } = effect
  summon(t, by.seat, terms)
  return null
}
