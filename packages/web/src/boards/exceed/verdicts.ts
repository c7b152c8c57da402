import type { SeenEvent } from '@cardwright/engine'
import type { Numbers } from './facts.ts'
import type { Stage } from './stage.ts'

/** What a Strike is being looked at for: which row of the comparison counts now. */
export function rowInFocus(beat: SeenEvent | null, isOpen: boolean): keyof Numbers | null {
  if (!isOpen || beat === null) return null
  const rows: Readonly<Record<string, keyof Numbers>> = {
    priority: 'speed',
    hit: 'range',
    damage: 'power',
    life: 'armor',
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
  const { hit, stunned, dealt, isSet } = stage.sides[seat]
  const verdicts: Verdict[] = []
  if (stage.first === seat) verdicts.push({ text: 'First', kind: 'plain' })
  if (hit) verdicts.push({ text: dealt === null ? 'Hits' : `Hits for ${dealt.power - dealt.stopped}`, kind: 'good' })
  if (stunned) verdicts.push({ text: 'Stunned', kind: 'bad' })
  if (stage.isOver && isSet && !hit) verdicts.push({ text: stunned ? 'No attack' : 'Misses', kind: 'bad' })
  if (stage.advantage === seat) verdicts.push({ text: 'Advantage', kind: 'good' })
  return verdicts
}

/** The arithmetic of a blow: "Power 5 − Armor 2 = 3: stunned". */
export function arithmetic(stage: Stage, seat: 0 | 1): string | null {
  const { dealt } = stage.sides[seat]
  const target = stage.sides[(1 - seat) as 0 | 1]
  if (dealt === null) return null
  const through = dealt.power - dealt.stopped
  const sum =
    dealt.stopped === 0 ? `${dealt.power} damage` : `Power ${dealt.power} − Armor ${dealt.stopped} = ${through}`
  return target.stunned ? `${sum}: stunned` : sum
}
