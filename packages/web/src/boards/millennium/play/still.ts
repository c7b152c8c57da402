import type { CardView } from '@cardwright/engine'
import type { OwnedDef, SideFacts, Trigger } from '@cardwright/millennium'

/** The points that a card has brought its side so far. */
export const broughtBy = (side: SideFacts | undefined, { name }: Pick<CardView, 'name'>): number =>
  (side?.breakdown ?? []).filter(({ source }) => source === name).reduce((sum, { rp }) => sum + rp, 0)

/** What is done once when a card is played or flipped lies behind it; these are still to come. */
const lasting: readonly Trigger[] = ['next', 'action', 'reaction', 'top', 'ongoing', 'score']

/** What a card in play can still bring: nothing if it lies face down, no Next that has had its card. */
export function stillOn({ down, marks }: Pick<CardView, 'down' | 'marks'>, def: OwnedDef | undefined): Trigger[] {
  if (!def || down) return []
  const printed = new Set<Trigger>(def.abilities.map(({ on }) => on))
  return lasting.filter((each) => printed.has(each) && !(each === 'next' && marks?.spent === true))
}
