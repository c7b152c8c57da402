import { type ExodusInPlay, type ExodusTable, found, type Target } from '../../table.ts'
import type { By } from './index.ts'

export const targetAt = ({ targets }: By, at = 0): Target => targets[at]!

/** The selected card, if it is still there. */
export function cardAt(t: ExodusTable, by: By, at = 0): ExodusInPlay | undefined {
  const target = by.targets[at]
  return target?.kind === 'card' ? found(t, target.ref) : undefined
}
