import { type ExceedTable, side } from '../../../table.ts'
import type { By } from '../../by.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { amountOf } from '../amounts.ts'

/** Remembers a number. */
export function note(t: ExceedTable, by: By, { name, to, add, turn }: EffectOf<'note'>): null {
  const mine = side(t, by.seat)
  const notes = turn ? mine.turnNotes : mine.notes
  const start = to === undefined ? (notes[name] ?? 0) : amountOf(t, by, to)
  notes[name] = start + (add === undefined ? 0 : amountOf(t, by, add))
  t.touch()
  return null
}
