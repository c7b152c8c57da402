import type { SeenEvent } from '@cardwright/engine'
import { type Change, changeOf } from '../../table/card/change.ts'
import { strikeWords } from '../../words/en/boards/exceed/strike.ts'
import type { Numbers, Stat } from './facts.ts'
import type { Stage } from './stage.ts'

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
  if (stage.first === seat) verdicts.push({ text: strikeWords.first, kind: 'plain' })
  if (hit) verdicts.push({ text: strikeWords.hits(dealt === null ? null : dealt.power - dealt.stopped), kind: 'good' })
  if (missed) verdicts.push({ text: strikeWords.misses, kind: 'bad' })
  if (stunned) verdicts.push({ text: strikeWords.stunned, kind: 'bad' })
  if (stage.isOver && isSet && !hit && !missed) verdicts.push({ text: strikeWords.noAttack, kind: 'bad' })
  if (stage.advantage === seat) verdicts.push({ text: strikeWords.advantage, kind: 'good' })
  return verdicts
}

/** Whether a number is better or worse than the one that is printed; a Range that covers other distances is better. */
export function statChange(numbers: Numbers, printed: Partial<Numbers> | null, id: Stat): Change {
  if (id === 'range') return printed?.range && rangeChange(numbers.range, printed.range)
  const before = printed?.[id]
  return before === undefined ? undefined : changeOf(numbers[id], before)
}

function rangeChange([min, max]: Numbers['range'], [least, most]: Numbers['range']): Change {
  if (min === least && max === most) return undefined
  return max > most || min < least ? 'raised' : 'lowered'
}
