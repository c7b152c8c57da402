import type { Seat } from '@cardwright/engine'
import { eachActive } from '../../effects/active.ts'
import type { By } from '../../effects/by.ts'
import { amountOf } from '../../effects/run/amounts.ts'
import { holds } from '../../effects/run/conditions.ts'
import type { EffectList } from '../../effects/vocabulary/effects.ts'
import type { Effect } from '../../effects/vocabulary/index.ts'
import type { Trait, TraitName } from '../../effects/vocabulary/numbers.ts'
import { attackOf, type CardDefNumber, defOf, type ExceedTable, foe, type NumberName } from '../../table.ts'

/** Visits what is in force for a seat: its own and what its opponent has that says so. */
type Visit = (effect: Effect, by: By) => void

/** Static effects of abilities that are in force, through their conditions. */
function eachStatic(t: ExceedTable, seat: Seat, visit: Visit): void {
  for (const timing of statics) {
    if (timing === 'strike' && t.state.strike === null) continue
    for (const bearer of [seat, foe(seat)]) {
      const wanted = bearer === seat ? ofYou : ofFoe
      eachActive(t, bearer, timing, (ability, bearing) => {
        if (holds(t, bearing, ability.if)) walk(t, bearing, ability.do, wanted, visit)
      })
    }
  }
}

const statics = ['strike', 'always'] as const
const ofYou: ReadonlySet<string> = new Set(['you', 'both'])
const ofFoe: ReadonlySet<string> = new Set(['foe', 'both'])

function walk(t: ExceedTable, by: By, list: EffectList, wanted: ReadonlySet<string>, visit: Visit): void {
  for (const effect of list) {
    if (effect.do === 'when') {
      const branch = holds(t, by, effect.if) ? effect.so : effect.else
      if (branch) walk(t, by, branch, wanted, visit)
    } else if ('who' in effect ? wanted.has(effect.who ?? 'you') : wanted === ofYou) visit(effect, by)
  }
}

/** What is printed on the attack: EX-011, EX-012. */
export function printedOf(t: ExceedTable, seat: Seat, name: NumberName): number {
  const attack = attackOf(t, seat)
  if (attack === undefined) return 0
  const by: By = { seat, card: attack.id, half: 'attack' }
  const def = defOf(attack)
  if (name === 'rangeMin') return def.range === null ? -1 : amountOf(t, by, def.range[0])
  if (name === 'rangeMax') return def.range === null ? -1 : amountOf(t, by, def.range[1])
  return amountOf(t, by, def[name as CardDefNumber] ?? 0)
}

/** Numbers that are being worked out: one that depends on itself counts without its bonuses there. */
const pending: string[] = []

/** A number of a seat's attack as it is now: what is printed, through all that is in force. */
export function numberOf(t: ExceedTable, seat: Seat, name: NumberName): number {
  const printed = printedOf(t, seat, name)
  const key = `${name}${seat}`
  if (t.state.strike === null || pending.includes(key)) return printed
  pending.push(key)
  try {
    return printed + bonusOf(t, seat, name)
  } finally {
    pending.pop()
  }
}

/** EX-093, EX-163, and all that says `+1`. */
function bonusOf(t: ExceedTable, seat: Seat, name: NumberName): number {
  const mine = t.state.strike!.sides[seat]!
  let bonus = mine.bonuses[name]
  eachStatic(t, seat, (effect, by) => {
    if (effect.do === 'bonus') {
      if (effect.to === name) bonus += amountOf(t, by, effect.amount)
    } else if (effect.do === 'range') {
      if (name === 'rangeMin') bonus += amountOf(t, by, effect.min)
      else if (name === 'rangeMax') bonus += amountOf(t, by, effect.max)
    }
  })
  const isEx = mine.ex || traitOf(t, seat, 'ex')
  if (isEx && name !== 'rangeMin' && name !== 'rangeMax') bonus += 1
  return bonus
}

/** The traits of a name that a seat has now. */
export function traitsOf(t: ExceedTable, seat: Seat, name: TraitName): { readonly trait: Trait; readonly by: By }[] {
  const found: { trait: Trait; by: By }[] = []
  const { strike } = t.state
  if (strike !== null)
    for (const trait of strike.sides[seat]!.traits)
      if (trait.trait === name) found.push({ trait, by: { seat, card: null, half: 'face' } })
  eachStatic(t, seat, (effect, by) => {
    if (effect.do === 'trait' && effect.trait === name) found.push({ trait: effect, by })
  })
  return found
}

export const traitOf = (t: ExceedTable, seat: Seat, name: TraitName): boolean => traitsOf(t, seat, name).length > 0
