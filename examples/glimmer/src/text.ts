import type { Refusal } from '@cardwright/engine'
import type { LightCard } from './cards.ts'

/** Why something cannot be done. */
export const refusals = {
  tooDark: { why: 'Your row has too few lights for that one.', rule: 'GL-6' },
} as const satisfies Record<string, Refusal>

/** What a card does, beside what its numbers say. */
export function effectText({ light, needs }: LightCard): string {
  if (light === 0) return 'Blows out a light of another player.'
  return needs === 0 ? 'Stays in your row.' : `Stays in your row. Needs ${needs} light${needs === 1 ? '' : 's'} there.`
}

/** What is printed on a card. */
export const cardText = (card: LightCard): string =>
  card.light === 0 ? effectText(card) : `Light ${card.light}. ${effectText(card)}`
