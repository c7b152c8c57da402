import type { EffectName, Script } from './effects/vocabulary.ts'
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

/** Whose things a text is meant for that may select anybody's; null if it has no such choice. */
export function meantFor({ select: [select] = [], do: [first] }: Script): 'you' | 'foe' | null {
  if (!first || select?.whose !== 'any') return null
  return hurting.has(first.do) ? 'foe' : 'you'
}

/** A symmetry of the hand may select anybody's things, and there are none but those that it is not meant for. */
export function misspentOf(t: ExodusTable, card: ExodusInPlay): Misspent | null {
  const by = symmetryOf(card, card.zone.owner)
  const whose = by && meantFor(by.script)
  if (!whose || isThere(t, by, { ...by.script.select![0]!, whose })) return null
  return whose === 'foe' ? 'hurtsSelf' : 'helpsFoe'
}
