import type { Seat } from '@cardwright/engine'
import type { CardDef } from '../cards/definitions.ts'
import type { TraitName } from '../effects/abilities/traits.ts'
import type { Amount } from '../effects/amounts/vocabulary.ts'
import {
  attackOf,
  defOf,
  type ExceedInPlay,
  type ExceedTable,
  type NumberName,
  type StrikeSide,
  side,
} from '../state.ts'
import { amountOf } from './amounts.ts'
import type { Source } from './source.ts'
import { eachStatic } from './statics.ts'
import { isTouched } from './survey.ts'
import { traitOf, traitsOf } from './traits.ts'

/** The attack of a seat as long as it is in play: one that has left has no Power, no Speed and reaches nobody. */
function attackInPlay(t: ExceedTable, seat: Seat): ExceedInPlay | undefined {
  const attack = attackOf(t, seat)
  return attack?.zone.family === 'strike' ? attack : undefined
}

/** What stands on a card for a seat: EX-011, EX-012. An attack without Range has -1. */
export function printedOn(t: ExceedTable, seat: Seat, card: ExceedInPlay, name: NumberName): number {
  const def = defOf(card)
  const value = valueOn(def, name)
  if (typeof value === 'number') return value
  return amountOf(t, { seat, card: card.id, half: 'attack' }, value)
}

function valueOn({ range, power, speed, armor = 0, guard = 0 }: CardDef, name: NumberName): Amount {
  switch (name) {
    case 'power':
      return power
    case 'speed':
      return speed
    case 'armor':
      return armor
    case 'guard':
      return guard
    case 'rangeMin':
      return range === null ? -1 : range[0]
    case 'rangeMax':
      return range === null ? -1 : range[1]
  }
}

/** What is printed on the attack, or counts as printed. */
export function printedOf(t: ExceedTable, seat: Seat, name: NumberName): number {
  const attack = attackInPlay(t, seat)
  if (attack === undefined) return name === 'rangeMin' || name === 'rangeMax' ? -1 : 0
  const instead = name === 'power' && t.state.strike !== null ? decisive(t, seat, 'printedPower') : null
  return instead ?? printedOn(t, seat, attack, name)
}

/** A number of a seat's attack as it is now: what is printed, through all that is in force. */
export function numberOf(t: ExceedTable, seat: Seat, name: NumberName): number {
  if (t.state.strike === null) return printedOf(t, seat, name)
  if ((name === 'power' || name === 'speed') && traitOf(t, seat, 'swapped'))
    return total(t, seat, name === 'power' ? 'speed' : 'power')
  return total(t, seat, name)
}

function total(t: ExceedTable, seat: Seat, name: NumberName): number {
  if (name === 'power' || name === 'speed') {
    if (attackInPlay(t, seat) === undefined) return 0
    const fixed = name === 'power' ? decisive(t, seat, 'fixedPower') : null
    if (fixed !== null) return fixed
  }
  const printed = printedOf(t, seat, name)
  const { sum, gains } = bonuses(t, seat, name)
  if (name === 'speed') return printed + sum * multiplier(t, seat, 'speedTimes')
  if (name !== 'power') return printed + sum
  return printed + sum * multiplier(t, seat, 'powerTimes') + gains * (multiplier(t, seat, 'gainsTimes') - 1)
}

/** The greatest of those that there are. */
function multiplier(t: ExceedTable, seat: Seat, name: TraitName): number {
  let most = 1
  for (const { trait, by } of traitsOf(t, seat, name)) most = Math.max(most, amountOf(t, by, trait.amount ?? 1))
  return most
}

/** The number of a trait that replaces another number: what was said last. */
function decisive(t: ExceedTable, seat: Seat, name: TraitName): number | null {
  const found = traitsOf(t, seat, name)
  const last = found.findLast(({ isGained }) => isGained) ?? found.at(-1)
  return last === undefined ? null : amountOf(t, last.by, last.trait.amount ?? 0)
}

/** Bonuses above zero to Power. */
export const powerGained = (t: ExceedTable, seat: Seat): number =>
  t.state.strike === null ? 0 : bonuses(t, seat, 'power').gains

/** EX-093, EX-163, and all that says `+1`. */
function bonuses(t: ExceedTable, seat: Seat, name: NumberName): { sum: number; gains: number } {
  let sum = 0
  let gains = 0
  for (const { to, value } of t.state.strike!.sides[seat]!.bonuses) {
    if (to !== name) continue
    sum += value
    if (value > 0) gains += value
  }
  if (gainsFromEx(t, seat, name)) {
    sum++
    gains++
  }
  for (const { value } of staticBonusesOf(t, seat, name)) {
    sum += value
    if (value > 0) gains += value
  }
  return { sum, gains }
}

/** EX-093 */
export const gainsFromEx = (t: ExceedTable, seat: Seat, name: NumberName): boolean =>
  name !== 'rangeMin' && name !== 'rangeMax' && isEx(t, seat)

interface StaticBonus {
  readonly value: number
  readonly by: Source
}

const noBonuses: readonly StaticBonus[] = []

/** What is added as long as it is in force: by attacks that defend, and by static abilities. */
export function staticBonusesOf(t: ExceedTable, seat: Seat, name: NumberName): readonly StaticBonus[] {
  const extras = name === 'armor' || name === 'guard' ? t.state.strike!.sides[seat]!.extras : []
  return extras.length > 0 || isTouched(t, name) ? allStaticBonusesOf(t, seat, name, extras) : noBonuses
}

function allStaticBonusesOf(t: ExceedTable, seat: Seat, name: NumberName, extras: StrikeSide['extras']): StaticBonus[] {
  const found: StaticBonus[] = []
  for (const { card, defends } of extras)
    if (defends) found.push({ value: printedOn(t, seat, t.card(card), name), by: { seat, card, half: 'attack' } })
  eachStatic(t, seat, name, (effect, by) => {
    if (effect.do === 'bonus') found.push({ value: amountOf(t, by, effect.amount), by })
    else if (effect.do === 'range' && isOfKind(t, seat, effect.kinds))
      found.push({ value: amountOf(t, by, name === 'rangeMin' ? effect.min : effect.max), by })
  })
  return found
}

const isOfKind = (t: ExceedTable, seat: Seat, kinds: readonly string[] | undefined): boolean => {
  if (kinds === undefined) return true
  const attack = attackOf(t, seat)
  return attack !== undefined && kinds.includes(defOf(attack).kind)
}

/** What a seat's effects add to the Range of a card that need not be an attack. */
export function rangeBonusFor(t: ExceedTable, seat: Seat, { kind }: CardDef): readonly [number, number] {
  const { strike } = t.state
  let min = 0
  let max = 0
  for (const { to, value } of strike?.sides[seat as 0 | 1].bonuses ?? []) {
    if (to === 'rangeMin') min += value
    else if (to === 'rangeMax') max += value
  }
  eachStatic(t, seat, 'rangeMax', (effect, by) => {
    if (effect.do !== 'range' || (strike === null && !effect.always)) return
    if (effect.kinds !== undefined && !effect.kinds.includes(kind)) return
    min += amountOf(t, by, effect.min)
    max += amountOf(t, by, effect.max)
  })
  return [min, max]
}

/** EX-093: set as an EX attack, or made one. */
export const isEx = (t: ExceedTable, seat: Seat): boolean =>
  t.state.strike !== null && (t.state.strike.sides[seat]!.ex || traitOf(t, seat, 'ex'))

/** X: as a static effect says, or as it was set. */
export function xOf(t: ExceedTable, seat: Seat): number {
  let x: number | undefined
  eachStatic(t, seat, 'x', (effect, by) => {
    if (effect.do === 'setX') x = amountOf(t, by, effect.to)
  })
  return x ?? side(t, seat).turn.x ?? 0
}
