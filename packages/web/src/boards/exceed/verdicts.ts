import type { SeenEvent } from '@cardwright/engine'
import { type Numbers, rangeText, type Stat } from './facts.ts'
import type { Stage } from './stage.ts'
import type { Step } from './strike-course.ts'

/** What a Strike is being looked at for: which row of the comparison counts now. */
export function rowInFocus(beat: SeenEvent | null, isOpen: boolean): Stat | null {
  if (!isOpen || beat === null) return null
  const rows: Readonly<Record<string, Stat>> = {
    priority: 'speed',
    hit: 'range',
    miss: 'range',
    damage: 'power',
    life: 'power',
    stunned: 'guard',
  }
  return rows[beat.type] ?? null
}

export interface Verdict {
  readonly text: string
  readonly kind: 'plain' | 'good' | 'bad'
}

/** What has become of a side's attack so far, in words. */
export function verdictsOf(stage: Stage, seat: 0 | 1): Verdict[] {
  const { hit, missed, stunned, dealt, isSet } = stage.sides[seat]
  const verdicts: Verdict[] = []
  if (stage.first === seat) verdicts.push({ text: 'First', kind: 'plain' })
  if (hit) verdicts.push({ text: dealt === null ? 'Hits' : `Hits for ${dealt.power - dealt.stopped}`, kind: 'good' })
  if (missed) verdicts.push({ text: 'Misses', kind: 'bad' })
  if (stunned) verdicts.push({ text: 'Stunned', kind: 'bad' })
  if (stage.isOver && isSet && !hit && !missed) verdicts.push({ text: 'No attack', kind: 'bad' })
  if (stage.advantage === seat) verdicts.push({ text: 'Advantage', kind: 'good' })
  return verdicts
}

/** Who is meant, and what a card is called. */
export interface Names {
  who(seat: number): string
  /** "you are", "Kim is" */
  is(seat: number): string
  card(id: string | null): string
}

const speedText = ({ first, speeds }: Step & { kind: 'speed' }, { is }: Names): string => {
  if (speeds === null) return `${is(first)} first`
  const [own, other] = [speeds[first as 0 | 1], speeds[(1 - first) as 0 | 1]]
  return own === other
    ? `Speed ${own} each: ${is(first)} first as the Attacker`
    : `Speed ${own} against ${other}: ${is(first)} first`
}

const reachText = ({ card, seat, range, distance, hits, inRange }: Step & { kind: 'reach' }, names: Names): string => {
  const name = card === null ? names.who(seat) : names.card(card)
  if (range !== null && range[0] < 0) return `${name}: no Range, ${hits ? 'hits all the same' : 'hits nobody'}`
  const far = distance === null || range === null ? '' : `Range ${rangeText(range)} at distance ${distance}, `
  if (hits) return `${name}: ${far}${inRange ? 'hits' : 'hits all the same'}`
  return `${name}: ${far}${inRange ? 'in Range, and misses all the same' : 'out of Range'}`
}

function blowText(step: Step & { kind: 'blow' }, { is }: Names): string {
  const { seat, amount, isPower, stopped, taken, guard, stunned, ignoresGuard } = step
  const dealt = `${isPower ? 'Power' : 'Damage'} ${amount}`
  const sum = stopped === 0 ? dealt : `${dealt} − Armor ${stopped} = ${amount - stopped}`
  if (taken === null || guard === null) return stunned === true ? `${sum}: ${is(seat)} stunned` : sum
  const all = taken > amount - stopped ? `, ${taken} in all` : ''
  const held = Math.max(0, guard)
  const isMore = taken > held
  const against = ignoresGuard ? 'whatever the Guard' : `${isMore ? 'more' : 'no more'} than Guard ${held}`
  if (stunned === null) return `${sum}${all}, ${against}`
  const spared = isMore ? 'not stunned all the same' : 'not stunned'
  const become = stunned ? 'stunned' : spared
  return `${sum}${all}, ${against}: ${is(seat)} ${become}`
}

/** A step of a Strike in words: "Power 5 − Armor 2 = 3, no more than Guard 5: Kim is not stunned". */
export function stepText(step: Step, names: Names): string {
  switch (step.kind) {
    case 'speed':
      return speedText(step, names)
    case 'reach':
      return reachText(step, names)
    case 'blow':
      return blowText(step, names)
  }
}

export type Change = 'up' | 'down' | null

/** Whether a number is better or worse than the one that is printed; a Range that covers other distances is better. */
export function changeOf(numbers: Numbers, printed: Partial<Numbers> | null, id: Stat): Change {
  if (id === 'range') return printed?.range === undefined ? null : rangeChange(numbers.range, printed.range)
  const before = printed?.[id]
  if (before === undefined || numbers[id] === before) return null
  return numbers[id] > before ? 'up' : 'down'
}

function rangeChange([min, max]: Numbers['range'], [least, most]: Numbers['range']): Change {
  if (min === least && max === most) return null
  return max > most || min < least ? 'up' : 'down'
}
