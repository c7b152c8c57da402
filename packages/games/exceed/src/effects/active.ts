import type { Seat } from '@cardwright/engine'
import { attackOf, type Bearing, defOf, type ExceedTable, faceOf } from '../table.ts'
import type { Ability } from './vocabulary/abilities.ts'
import type { Timing } from './vocabulary/timings.ts'

/** Abilities by their timing; worked out once for each list of them. */
const sorted = new WeakMap<readonly Ability[], Map<Timing, readonly Ability[]>>()
const none: readonly Ability[] = []

export function abilitiesAt(list: readonly Ability[], timing: Timing): readonly Ability[] {
  let known = sorted.get(list)
  if (known === undefined) {
    known = new Map()
    for (const ability of list) known.set(ability.on, [...(known.get(ability.on) ?? none), ability])
    sorted.set(list, known)
  }
  return known.get(timing) ?? none
}

type Visit = (ability: Ability, bearing: Omit<Bearing, 'ability'>) => void

/**
 * The abilities of a seat that are in force: those of its attack, what was granted to it, those of its Boosts and of its
 * character (EX-002). EX-165: an extra attack has no use of Boosts.
 */
export function eachActive(t: ExceedTable, seat: Seat, timing: Timing, visit: Visit): void {
  const mine = t.state.strike?.sides[seat as 0 | 1]
  const attack = attackOf(t, seat)
  if (mine !== undefined && attack !== undefined && !attack.down) {
    const bearing = { seat, card: attack.id, half: 'attack' } as const
    for (const ability of abilitiesAt(defOf(attack).abilities, timing)) visit(ability, bearing)
  }
  if (mine !== undefined) {
    for (const granted of mine.granted) if (granted.ability.on === timing) visit(granted.ability, granted)
  }
  if (mine === undefined || !mine.extra) {
    for (const card of t.zone.boosts(seat).cards) {
      const abilities = abilitiesAt(defOf(card).boost.abilities, timing)
      if (abilities.length > 0) for (const ability of abilities) visit(ability, { seat, card: card.id, half: 'boost' })
    }
  }
  for (const card of t.zone.transforms(seat).cards) {
    for (const ability of abilitiesAt(defOf(card).boost.abilities, timing))
      visit(ability, { seat, card: card.id, half: 'boost' })
  }
  const face = { seat, card: null, half: 'face' } as const
  for (const ability of abilitiesAt(faceOf(t, seat).abilities, timing)) visit(ability, face)
}

/** The same, as a list. */
export function activeOf(t: ExceedTable, seat: Seat, timing: Timing): Bearing[] {
  const found: Bearing[] = []
  eachActive(t, seat, timing, (ability, { seat: of, card, half }) => found.push({ seat: of, card, half, ability }))
  return found
}
