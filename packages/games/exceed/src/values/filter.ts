import type { CardDef } from '../cards/definitions.ts'
import type { Filter } from '../effects/shared/vocabulary.ts'
import { attackOf, defOf, type ExceedInPlay, type ExceedTable, foe } from '../state.ts'
import { amountOf } from './amounts.ts'
import { distance } from './arena.ts'
import { rangeBonusFor } from './numbers.ts'
import type { Source } from './source.ts'

type Test<V> = (t: ExceedTable, by: Source, def: CardDef, value: V) => boolean

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
  foeName: (t, by, def, wanted) => {
    const attack = attackOf(t, foe(by.seat))
    return (attack !== undefined && defOf(attack).name === def.name) === wanted
  },
  likeTopDiscard: (t, by, def, wanted) => isCopy(t.zone.discard(by.seat).top, def) === wanted,
  likeBoost: (t, by, def, wanted) => (isCopy(justPlayed(t), def) || isSameNormal(t, by, def)) === wanted,
  sameSpeed: (t, by, def, wanted) => {
    const speed = amountOf(t, by, def.speed)
    return t.state.recent.cards.some((id) => amountOf(t, by, defOf(t.card(id)).speed) === speed) === wanted
  },
  inRange: (t, by, def, wanted) => isInRange(t, by, def) === wanted,
}

function isInRange(t: ExceedTable, by: Source, def: CardDef): boolean {
  if (def.range === null) return false
  const [min, max] = rangeBonusFor(t, by.seat, def)
  const far = distance(t)
  return amountOf(t, by, def.range[0]) + min <= far && far <= amountOf(t, by, def.range[1]) + max
}

const isCopy = (card: ExceedInPlay | undefined, def: CardDef): boolean =>
  card !== undefined && defOf(card).name === def.name

const justPlayed = (t: ExceedTable): ExceedInPlay | undefined =>
  t.state.boosting === null ? undefined : t.card(t.state.boosting.card)

/** Normals have other names in other sets: their Speed tells them. */
function isSameNormal(t: ExceedTable, by: Source, def: CardDef): boolean {
  const played = justPlayed(t)
  if (played === undefined || def.kind !== 'normal' || defOf(played).kind !== 'normal') return false
  return amountOf(t, by, def.speed) === amountOf(t, by, defOf(played).speed)
}

/** Whether a card is one of those that are meant. */
export function matches(t: ExceedTable, by: Source, filter: Filter, def: CardDef): boolean {
  for (const name in filter) {
    const value = filter[name as keyof Filter]
    if (value !== undefined && !(tests[name as keyof Filter] as Test<unknown>)(t, by, def, value)) return false
  }
  return true
}
