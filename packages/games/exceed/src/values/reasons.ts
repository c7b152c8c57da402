import type { Reasons, Seat } from '@cardwright/engine'
import type { TraitName } from '../effects/abilities/traits.ts'
import type { ExceedTable, NumberName } from '../state.ts'
import { amountOf } from './amounts.ts'
import { gainsFromEx, staticBonusesOf } from './numbers.ts'
import { nameOf } from './source.ts'
import { type Having, traitOf, traitsOf } from './traits.ts'

/** What makes a number differ from the one that is printed, and how: `+2`, `×2`, `= 5`. */
interface Reason {
  readonly by: string
  readonly says: string
}

interface Addend {
  readonly by: string
  readonly value: number
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

const bonusReason = ({ by, value }: Addend): Reason => ({ by, says: signed(value) })

function addendsOf(t: ExceedTable, seat: Seat, name: NumberName): Addend[] {
  const found: Addend[] = gainsFromEx(t, seat, name) ? [{ by: 'EX', value: 1 }] : []
  for (const { to, value, by } of t.state.strike!.sides[seat]!.bonuses) if (to === name) found.push({ by, value })
  for (const { value, by } of staticBonusesOf(t, seat, name)) found.push({ by: nameOf(t, by), value })
  return found
}

const nameIn = (t: ExceedTable, having: Having): string => (having.isGained ? having.trait.by : nameOf(t, having.by))

/** The one that counts, of those that a seat has. */
function traitReasons(
  t: ExceedTable,
  seat: Seat,
  name: TraitName,
  counts: (found: readonly Counted[]) => Counted | undefined,
  says: (amount: number) => string,
): Reason[] {
  const found = traitsOf(t, seat, name).map((having) => ({
    having,
    amount: amountOf(t, having.by, having.trait.amount ?? 1),
  }))
  const one = counts(found)
  return one === undefined ? [] : [{ by: nameIn(t, one.having), says: says(one.amount) }]
}

interface Counted {
  readonly having: Having
  readonly amount: number
}

/** Of several that replace a number, what was said last; of several that multiply it, the greatest. */
const last = (found: readonly Counted[]): Counted | undefined =>
  found.findLast(({ having }) => having.isGained) ?? found.at(-1)
const greatest = (found: readonly Counted[]): Counted | undefined =>
  found.toSorted((a, b) => b.amount - a.amount).find(({ amount }) => amount > 1)

const times = (amount: number): string => `bonuses ×${amount}`
const gainsTimes = (amount: number): string => `bonuses above zero ×${amount}`
const instead = (amount: number): string => `= ${amount}`

function powerReasons(t: ExceedTable, seat: Seat): Reason[] {
  const fixed = traitReasons(t, seat, 'fixedPower', last, instead)
  if (fixed.length > 0) return fixed
  return [
    ...traitReasons(t, seat, 'printedPower', last, instead),
    ...plainReasons(t, seat, 'power'),
    ...traitReasons(t, seat, 'powerTimes', greatest, times),
    ...traitReasons(t, seat, 'gainsTimes', greatest, gainsTimes),
  ]
}

const speedReasons = (t: ExceedTable, seat: Seat): Reason[] => [
  ...plainReasons(t, seat, 'speed'),
  ...traitReasons(t, seat, 'speedTimes', greatest, times),
]

function plainReasons(t: ExceedTable, seat: Seat, name: NumberName): Reason[] {
  return addendsOf(t, seat, name)
    .filter(({ value }) => value !== 0)
    .map(bonusReason)
}

/** EX-163: what is added to the least and to the greatest distance comes from the same things in the same order. */
function rangeReasons(t: ExceedTable, seat: Seat): Reason[] {
  const most = addendsOf(t, seat, 'rangeMax')
  return addendsOf(t, seat, 'rangeMin')
    .map(({ by, value }, i) => ({ by, says: `${signed(value)}~${most[i]!.value}` }))
    .filter(({ says }) => says !== '+0~0')
}

/** Why the numbers of an attack are what they are; of those that are as printed, nothing. */
export function reasonsOf(t: ExceedTable, seat: Seat): Reasons {
  const swap = traitReasons(t, seat, 'swapped', last, () => '⇄')
  const [power, speed] = [powerReasons(t, seat), speedReasons(t, seat)]
  const isSwapped = traitOf(t, seat, 'swapped')
  const found: Readonly<Record<string, readonly Reason[]>> = {
    range: rangeReasons(t, seat),
    power: isSwapped ? [...swap, ...speed] : power,
    speed: isSwapped ? [...swap, ...power] : speed,
    armor: plainReasons(t, seat, 'armor'),
    guard: plainReasons(t, seat, 'guard'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, each]) => each.length > 0))
}
