import type { CardId, Seat } from '@cardwright/engine'
import { attackOf, type Bearing, boostOf, defOf, type ExceedTable, faceOf, foe } from '../table.ts'
import { eachStatic, mayGrant } from './statics.ts'
import type { Ability } from './vocabulary/abilities.ts'
import type { Timing } from './vocabulary/timings.ts'

/** Abilities by their timing; worked out once for each list of them. */
const sorted = new WeakMap<readonly Ability[], Map<Timing, readonly Ability[]>>()
const none: readonly Ability[] = []

export function abilitiesAt(list: readonly Ability[], timing: Timing): readonly Ability[] {
  if (list.length === 0) return none
  let known = sorted.get(list)
  if (known === undefined) {
    known = new Map()
    for (const ability of list) known.set(ability.on, [...(known.get(ability.on) ?? none), ability])
    sorted.set(list, known)
  }
  return known.get(timing) ?? none
}

/** An ability that was granted, as a list of one: the same list each time. */
const alone = new WeakMap<Ability, readonly Ability[]>()

function listOf(ability: Ability): readonly Ability[] {
  let list = alone.get(ability)
  if (list === undefined) {
    list = Object.freeze([ability])
    alone.set(ability, list)
  }
  return list
}

/** An attack that hit and has a transform may become one, if there is none of its name yet. */
const transforming: readonly Ability[] = Object.freeze([
  {
    on: 'cleanup',
    if: {
      is: 'all',
      of: [{ is: 'hit' }, { is: 'equal', amount: { count: 'transforms', filter: { sameName: true } }, than: 0 }],
    },
    do: [{ do: 'choose', of: [[{ do: 'transform' }], []] }],
  } satisfies Ability,
])

type VisitList = (list: readonly Ability[], card: CardId | null, half: Bearing['half'], seat: Seat) => void

/**
 * The abilities of a seat that are in force: those of its attack, of its Boosts and of its character (EX-002), and what
 * was granted for this Strike. EX-165: an extra attack has no use of Boosts, nor of what the other one was granted.
 */
export function eachList(t: ExceedTable, seat: Seat, visit: VisitList): void {
  const mine = t.state.strike?.sides[seat as 0 | 1]
  const isExtra = mine?.extra === true
  const attack = attackOf(t, seat)
  if (attack !== undefined && !attack.down) visit(defOf(attack).abilities, attack.id, 'attack', seat)
  if (!isExtra) for (const card of t.zone.boosts(seat).cards) visit(boostOf(t, card).abilities, card.id, 'boost', seat)
  for (const card of t.zone.transforms(seat).cards) visit(defOf(card).boost.abilities, card.id, 'boost', seat)
  visit(faceOf(t, seat).abilities, null, 'face', seat)
  if (mine !== undefined)
    for (const { ability, card, half, seat: of } of mine.granted)
      if (!isExtra || half === 'face') visit(listOf(ability), card, half, of)
  if (attack !== undefined && !attack.down && defOf(attack).boost.kind === 'transform')
    visit(transforming, attack.id, 'attack', seat)
}

/** Whether a list has anything for a time: its own abilities, or such as it grants while it is in force. */
const hasAny = (list: readonly Ability[], timing: Timing): boolean =>
  list.length > 0 && (abilitiesAt(list, timing).length > 0 || mayGrant(list, timing))

/** Whether anything of a seat may be in force at a time: asked so often that it makes no list. */
export function anyActive(t: ExceedTable, seat: Seat, timing: Timing): boolean {
  return someList(t, seat, timing, hasAny) || someList(t, foe(seat), timing, mayGrant)
}

/** Of the lists that `eachList` visits. */
function someList(t: ExceedTable, seat: Seat, timing: Timing, has: typeof hasAny): boolean {
  if (has(faceOf(t, seat).abilities, timing)) return true
  const attack = attackOf(t, seat)
  if (attack !== undefined && !attack.down) {
    const { abilities, boost } = defOf(attack)
    if (has(abilities, timing) || (boost.kind === 'transform' && has(transforming, timing))) return true
  }
  for (const card of t.zone.boosts(seat).cards) if (has(boostOf(t, card).abilities, timing)) return true
  for (const card of t.zone.transforms(seat).cards) if (has(defOf(card).boost.abilities, timing)) return true
  const { strike } = t.state
  if (strike === null) return false
  for (const { ability } of strike.sides[seat]!.granted) if (has(listOf(ability), timing)) return true
  return false
}

/** All that is in force for a seat at a time, what static abilities grant it last. */
export function activeOf(t: ExceedTable, seat: Seat, timing: Timing): Bearing[] {
  const found: Bearing[] = []
  eachList(t, seat, (list, card, half, of) => {
    for (const ability of abilitiesAt(list, timing)) found.push({ seat: of, card, half, ability })
  })
  if (timing !== 'strike' && timing !== 'always')
    eachStatic(t, seat, `on ${timing}`, (effect, { seat: of, card, half }) => {
      if (effect.do === 'grant') found.push({ seat: of, card, half, ability: effect.ability })
    })
  return found
}
