import type { JsonObject, Seat } from '@cardwright/engine'
import { type By, nameOf } from '../../effects/by.ts'
import { amountOf } from '../../effects/run/amounts.ts'
import type { TraitName } from '../../effects/vocabulary/traits.ts'
import type { ExceedTable, NumberName } from '../../table.ts'
import { eachStaticBonus, gainsFromEx, type Having, traitOf, traitsOf } from './numbers.ts'

/** What makes a number differ from the one that is printed, and how: `+2`, `×2`, `= 5`. */
interface Source {
  readonly by: string
  readonly says: string
}

interface Addend {
  readonly by: string
  readonly value: number
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

const bonusSource = ({ by, value }: Addend): Source => ({ by, says: signed(value) })

function addendsOf(t: ExceedTable, seat: Seat, name: NumberName): Addend[] {
  const found: Addend[] = gainsFromEx(t, seat, name) ? [{ by: 'EX', value: 1 }] : []
  for (const { to, value, by } of t.state.strike!.sides[seat]!.bonuses) if (to === name) found.push({ by, value })
  eachStaticBonus(t, seat, name, (value: number, by: By) => found.push({ by: nameOf(t, by), value }))
  return found
}

const nameIn = (t: ExceedTable, having: Having): string => (having.isGained ? having.trait.by : nameOf(t, having.by))

function traitSources(t: ExceedTable, seat: Seat, name: TraitName, says: (amount: number) => string): Source[] {
  return traitsOf(t, seat, name).map((having) => ({
    by: nameIn(t, having),
    says: says(amountOf(t, having.by, having.trait.amount ?? 0)),
  }))
}

const times = (amount: number): string => `×${amount}`
const instead = (amount: number): string => `= ${amount}`

function powerSources(t: ExceedTable, seat: Seat): Source[] {
  const fixed = traitSources(t, seat, 'fixedPower', instead)
  if (fixed.length > 0) return fixed
  return [
    ...traitSources(t, seat, 'printedPower', instead),
    ...plainSources(t, seat, 'power'),
    ...traitSources(t, seat, 'powerTimes', times),
    ...traitSources(t, seat, 'gainsTimes', times),
  ]
}

const speedSources = (t: ExceedTable, seat: Seat): Source[] => [
  ...plainSources(t, seat, 'speed'),
  ...traitSources(t, seat, 'speedTimes', times),
]

function plainSources(t: ExceedTable, seat: Seat, name: NumberName): Source[] {
  return addendsOf(t, seat, name)
    .filter(({ value }) => value !== 0)
    .map(bonusSource)
}

/** EX-163: what is added to the least and to the greatest distance comes from the same things in the same order. */
function rangeSources(t: ExceedTable, seat: Seat): Source[] {
  const most = addendsOf(t, seat, 'rangeMax')
  return addendsOf(t, seat, 'rangeMin')
    .map(({ by, value }, i) => ({ by, says: `+${value}~${most[i]!.value}` }))
    .filter(({ says }) => says !== '+0~0')
}

/** Why the numbers of an attack are what they are; of those that are as printed, nothing. */
export function sourcesOf(t: ExceedTable, seat: Seat): JsonObject {
  const swap = traitSources(t, seat, 'swapped', () => '⇄')
  const [power, speed] = [powerSources(t, seat), speedSources(t, seat)]
  const isSwapped = traitOf(t, seat, 'swapped')
  const found: Readonly<Record<string, readonly Source[]>> = {
    range: rangeSources(t, seat),
    power: isSwapped ? [...swap, ...speed] : power,
    speed: isSwapped ? [...swap, ...power] : speed,
    armor: plainSources(t, seat, 'armor'),
    guard: plainSources(t, seat, 'guard'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, each]) => each.length > 0)) as unknown as JsonObject
}
