import { attackOf, defOf, type ExceedTable, strikeSide } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { Timing } from '../../vocabulary/timings.ts'

const lent: ReadonlySet<Timing> = new Set<Timing>(['before', 'hit', 'after'])

/** The attack has what the cards just taken say for before, on and after a hit. */
export function gainTriggers(t: ExceedTable, { seat }: By): null {
  const attack = attackOf(t, seat)
  if (attack === undefined) return null
  const { granted } = strikeSide(t, seat)
  for (const id of t.state.recent.cards) {
    for (const ability of defOf(t.card(id)).abilities)
      if (lent.has(ability.on)) granted.push(Object.freeze({ seat, card: attack.id, half: 'attack', ability }))
  }
  t.touch()
  return null
}
