import type { CardId, Seat } from '@cardwright/engine'
import type { Timing } from '../effects/abilities/timings.ts'
import type { TraitName } from '../effects/abilities/traits.ts'
import type { Ability } from '../effects/abilities/vocabulary.ts'
import type { Effect } from '../effects/vocabulary.ts'
import {
  type ActiveAbility,
  attackOf,
  boostOf,
  defOf,
  type ExceedInPlay,
  type ExceedTable,
  faceOf,
  type StrikeSide,
} from '../state.ts'

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

/** What becomes of an attack that hit. */
export const transformingOf = (attack: ExceedInPlay): Ability | null =>
  defOf(attack).boost.kind === 'transform' ? transforming[0]! : null

/** What an attack says of attacks on its player. */
const defending: ReadonlySet<string> = new Set<TraitName>([
  'rooted',
  'stunImmune',
  'dodges',
  'dodgesAtRange',
  'damageCap',
  'lifeFloor',
  'millsInstead',
])

const isDefence = (effect: Effect): boolean =>
  (effect.do === 'bonus' && effect.who !== 'foe' && (effect.to === 'armor' || effect.to === 'guard')) ||
  (effect.do === 'trait' && effect.who !== 'foe' && defending.has(effect.trait))

/** The part of an attack's abilities that defends; worked out once for each list of them. */
const defences = new WeakMap<readonly Ability[], readonly Ability[]>()

function defencesIn(list: readonly Ability[]): readonly Ability[] {
  let found = defences.get(list)
  if (found === undefined) {
    found = list.flatMap((ability): Ability[] => {
      if (ability.on === 'whenHit') return [ability]
      const part = ability.on === 'strike' ? ability.do.filter(isDefence) : []
      return part.length === 0 ? [] : [{ ...ability, do: part }]
    })
    defences.set(list, found)
  }
  return found
}

type VisitList = (list: readonly Ability[], card: CardId | null, half: ActiveAbility['half'], seat: Seat) => void

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
  if (mine !== undefined) eachAdded(t, mine, seat, visit)
  if (attack !== undefined && !attack.down && defOf(attack).boost.kind === 'transform')
    visit(transforming, attack.id, 'attack', seat)
}

/** What has come to a side in this Strike: attacks that defend, and abilities that were granted. */
function eachAdded(t: ExceedTable, { extras, granted, extra }: StrikeSide, seat: Seat, visit: VisitList): void {
  for (const { card, defends } of extras)
    if (defends) visit(defencesIn(defOf(t.card(card)).abilities), card, 'attack', seat)
  for (const { ability, card, half, seat: of } of granted)
    if (!extra || half === 'face') visit(listOf(ability), card, half, of)
}
