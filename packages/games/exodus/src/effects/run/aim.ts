import { type Spot, spotOf } from '../../rules/field.ts'
import { type ExodusInPlay, type ExodusTable, found, type Target } from '../../table.ts'
import type { By } from './index.ts'

export const targetAt = ({ targets }: By, at = 0): Target | undefined => targets[at]

/** The selected card, if it is still there. */
export function cardAt(t: ExodusTable, by: By, at = 0): ExodusInPlay | undefined {
  const target = by.targets[at]
  return target?.kind === 'card' ? found(t, target.ref) : undefined
}

interface Aim {
  readonly at?: number | undefined
  readonly this?: boolean | undefined
}

/** The card itself, or the selected one. XO-H25: what acts on its own card does nothing when that is gone. */
export const aimedCard = (t: ExodusTable, by: By, { at, this: itself }: Aim): ExodusInPlay | undefined =>
  itself ? found(t, by.source) : cardAt(t, by, at)

/** The selected pile, or the one of the selected creature or energy. */
export function spotAt(t: ExodusTable, by: By, aim: Aim): Spot | null {
  const target = aim.this ? undefined : targetAt(by, aim.at)
  if (target?.kind === 'pile') return target
  const card = aimedCard(t, by, aim)
  return card ? spotOf(card) : null
}
