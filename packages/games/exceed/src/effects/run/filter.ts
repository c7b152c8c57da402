import type { CardDef } from '../../cards/definitions.ts'
import { distance } from '../../rules/arena.ts'
import { attackOf, defOf, type ExceedTable } from '../../table.ts'
import type { By } from '../by.ts'
import type { Filter } from '../vocabulary/shared.ts'
import { amountOf } from './amounts.ts'

type Test<V> = (t: ExceedTable, by: By, def: CardDef, value: V) => boolean

/** One small test for each thing that a filter can ask for. */
const tests: { readonly [K in keyof Required<Filter>]: Test<NonNullable<Filter[K]>> } = {
  kinds: (_t, _by, def, kinds) => kinds.includes(def.kind),
  boost: (_t, _by, def, kind) => def.boost.kind === kind,
  card: (_t, _by, def, id) => def.id === id,
  boostName: (_t, _by, def, name) => def.boost.name === name,
  sameName: (t, by, def, wanted) => {
    const attack = attackOf(t, by.seat)
    return (attack !== undefined && defOf(attack).name === def.name) === wanted
  },
  inRange: (t, by, { range }, wanted) => {
    const far = distance(t)
    return (range !== null && amountOf(t, by, range[0]) <= far && far <= amountOf(t, by, range[1])) === wanted
  },
}

/** Whether a card is one of those that are meant. */
export function matches(t: ExceedTable, by: By, filter: Filter, def: CardDef): boolean {
  for (const name in filter) {
    const value = filter[name as keyof Filter]
    if (value !== undefined && !(tests[name as keyof Filter] as Test<unknown>)(t, by, def, value)) return false
  }
  return true
}
