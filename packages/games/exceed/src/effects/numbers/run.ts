import type { Seat } from '@cardwright/engine'
import type { RunsOf } from '../../rules/perform.ts'
import { armorOf } from '../../rules/strike/damage.ts'
import { attackOf, type Bonus, defOf, type ExceedTable, foe, type StrikeSide, side } from '../../state.ts'
import { amountOf } from '../../values/amounts.ts'
import { nameOf, type Source, seatOf } from '../../values/source.ts'
import type { numbers as schemas, Trait } from './vocabulary.ts'

/** Bonuses and traits last for the rest of the Strike; what they count is counted now. */
export const numbers: RunsOf<ReturnType<typeof schemas>> = {
  bonus: (t, by, { to, amount, who }) => {
    const value = amountOf(t, by, amount)
    for (const seat of seatsOf(by, who)) gainBonus(t, by, seat, { to, value })
    return null
  },
  /** EX-163 */
  range: (t, by, { min, max, who, kinds }) => {
    const [least, greatest] = [amountOf(t, by, min), amountOf(t, by, max)]
    for (const seat of seatsOf(by, who)) {
      const attack = attackOf(t, seat)
      if (kinds !== undefined && (attack === undefined || !kinds.includes(defOf(attack).kind))) continue
      gainBonus(t, by, seat, { to: 'rangeMin', value: least })
      gainBonus(t, by, seat, { to: 'rangeMax', value: greatest })
    }
    return null
  },
  trait: (t, by, effect) => gainTrait(t, by, effect),
  /** What is left of it now; it was not used up by damage. */
  loseArmor: (t, by, { who }) => {
    const seat = seatOf(by, who)
    gainBonus(t, by, seat, { to: 'armor', value: -armorOf(t, seat) })
    return null
  },
  /** For as long as the turn goes on, and with it its Strike. */
  setX: (t, by, { to }) => {
    side(t, by.seat).turn.x = amountOf(t, by, to)
    t.touch()
    return null
  },
  note: (t, by, { name, to, add, turn }) => {
    const mine = side(t, by.seat)
    const keeper = turn ? mine.turn : mine
    const start = to === undefined ? (keeper.counters[name] ?? 0) : amountOf(t, by, to)
    keeper.counters = { ...keeper.counters, [name]: start + (add === undefined ? 0 : amountOf(t, by, add)) }
    t.touch()
    return null
  },
  grant: (t, by, { ability, who }) => {
    const seat = seatOf(by, who)
    inStrike(t, seat, ({ granted }) => granted.push(Object.freeze({ seat, card: by.card, half: by.half, ability })))
    return null
  },
}

/** Whose numbers an effect changes. */
function seatsOf(by: Source, who: 'you' | 'foe' | 'both' | undefined): Seat[] {
  if (who === 'both') return [by.seat, foe(by.seat)]
  return [who === 'foe' ? foe(by.seat) : by.seat]
}

/** Changes a side of the Strike that is on; outside of one there is nothing to change. */
function inStrike(t: ExceedTable, seat: Seat, change: (mine: StrikeSide) => void): void {
  if (t.state.strike === null) return
  change(t.state.strike.sides[seat]!)
  t.touch()
}

const gainBonus = (t: ExceedTable, by: Source, seat: Seat, bonus: Omit<Bonus, 'by'>): void =>
  inStrike(t, seat, ({ bonuses }) => bonuses.push(Object.freeze({ ...bonus, by: nameOf(t, by) })))

export function gainTrait(t: ExceedTable, by: Source, effect: Trait): null {
  const gained = { ...effect }
  for (const name of ['amount', 'min', 'max'] as const) {
    const value = effect[name]
    if (value !== undefined) gained[name] = amountOf(t, by, value)
  }
  for (const seat of seatsOf(by, effect.who)) {
    const ofCard = seat === by.seat && by.half !== 'face'
    inStrike(t, seat, ({ traits }) => traits.push(Object.freeze({ ...gained, ofCard, by: nameOf(t, by) })))
  }
  return null
}
