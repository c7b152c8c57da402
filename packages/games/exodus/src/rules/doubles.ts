import { type ExodusInPlay, type ExodusTable, found, type Item, type Target } from '../table.ts'
import type { Source } from './activate.ts'
import { isSameTarget, legalTargets } from './targets.ts'

const isInHand = (card: ExodusInPlay | undefined): boolean =>
  card?.zone.family === 'hand' || card?.zone.family === 'reserve'

/**
 * XO-H33: cards of one name in a hand are alike: nobody can tell which of them was selected. So if that one has gone elsewhere
 * and its double is still in the hand, the double is meant.
 */
export function takeDoubles(t: ExodusTable, item: Item, by: Source): void {
  const selects = by.script.select ?? []
  if (!selects.some(({ where }) => where === 'hand')) return
  item.targets = Object.freeze(
    item.targets.map((target, i) => {
      if (selects[i]?.where !== 'hand' || target.kind !== 'card' || isInHand(found(t, target.ref))) return target
      const { def } = t.card(target.ref.card)
      const double = legalTargets(t, by, selects[i]).find((each) => isDouble(t, item, each, def.id))
      return double === undefined ? target : Object.freeze(double)
    }),
  )
}

const isDouble = (t: ExodusTable, { targets }: Item, target: Target, name: string): boolean =>
  target.kind === 'card' &&
  t.card(target.ref.card).def.id === name &&
  !targets.some((each) => isSameTarget(each, target))
