import type { EffectName } from './effects/vocabulary.ts'
import { symmetryOf } from './rules/source.ts'
import { isThere } from './rules/targets.ts'
import type { ExodusInPlay, ExodusTable } from './table.ts'

/** What is selected is better off without it. */
const hurting: ReadonlySet<EffectName> = new Set<EffectName>([
  'cancelAttack',
  'damage',
  'destroy',
  'destroyEnergy',
  'freeze',
  'negate',
  'return',
])

/** How a symmetry would be misspent. */
export type Misspent = 'hurtsSelf' | 'helpsFoe'

/** A symmetry of the hand may select anybody's things, and there are none but those that it is not meant for. */
export function misspentOf(t: ExodusTable, card: ExodusInPlay): Misspent | null {
  const by = symmetryOf(card, card.zone.owner)
  const [select] = by?.script.select ?? []
  const [first] = by?.script.do ?? []
  if (!by || !first || select?.whose !== 'any') return null
  const hurts = hurting.has(first.do)
  if (isThere(t, by, { ...select, whose: hurts ? 'foe' : 'you' })) return null
  return hurts ? 'hurtsSelf' : 'helpsFoe'
}
