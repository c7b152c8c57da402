import { summon } from '../../../rules/strike/set.ts'
import type { Bearing, ExceedTable } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'

/** EX-155: the Strike begins when what causes it is resolved. */
export function strike(t: ExceedTable, by: By, effect: EffectOf<'strike'>): null {
  const { do: _do, set, foeSet, ...terms } = effect
  const gained: Bearing[] = []
  if (set !== undefined) gained.push(gain(by, { on: 'set', do: set }))
  if (foeSet !== undefined) gained.push(gain(by, { on: 'foeSet', do: foeSet }))
  summon(t, by.seat, gained.length === 0 ? terms : { ...terms, gained: Object.freeze(gained) })
  return null
}

const gain = ({ seat, card, half }: By, ability: Bearing['ability']): Bearing =>
  Object.freeze({ seat, card, half, ability: Object.freeze(ability) })
