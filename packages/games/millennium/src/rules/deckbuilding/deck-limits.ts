import type { OwnedDef } from '../../cards/definitions.ts'
import { keywordOf } from '../../effects/keywords/vocabulary.ts'

/** MB-067, MB-079, MB-080, MB-112 */
export const deckLimits = { single: 8, deckBox: 1, accessory: 2 } as const
export type DeckKind = keyof typeof deckLimits

/** MB-415 */
export function isEpic({ keywords }: OwnedDef): boolean {
  for (const use of keywords) if (keywordOf(use) === 'epic') return true
  return false
}
