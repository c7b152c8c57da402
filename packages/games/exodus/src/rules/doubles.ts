import type { Item, Target } from '../state.ts'
import { type ExodusInPlay, type ExodusTable, found } from '../table.ts'
import type { Playing } from './source.ts'
import { isSameTarget, legalTargets } from './targets.ts'

const isInHand = ({ zone: { family } }: ExodusInPlay): boolean => family === 'hand' || family === 'reserve'

const isKnown = (t: ExodusTable, card: ExodusInPlay): boolean => t.sees(0, card) && t.sees(1, card)

/** XO-H33: what was selected in a hand is there as long as both know a card of its name there; the table goes by that. */
export function isMeant(t: ExodusTable, target: Target): boolean {
  const card = target.kind === 'card' ? found(t, target.ref) : undefined
  return card === undefined || !isInHand(card) || isKnown(t, card)
}

/**
 * XO-H33: cards of one name in a hand are alike: nobody can tell which of them was selected, or which has left. Of those
 * that both know to be there, any is meant. Whether there are others stays hidden.
 */
export function takeDoubles(t: ExodusTable, item: Item, by: Playing): void {
  const selects = by.script.select ?? []
  if (!selects.some(({ where }) => where === 'hand')) return
  item.targets = Object.freeze(
    item.targets.map((target, i) => {
      if (selects[i]?.where !== 'hand' || target.kind !== 'card') return target
      const here = found(t, target.ref)
      if (here !== undefined && isInHand(here) && isKnown(t, here)) return target
      const { def } = t.card(target.ref.card)
      const double = legalTargets(t, by, selects[i]).find((each) => isDouble(t, item, each, def.id))
      return double === undefined ? target : Object.freeze(double)
    }),
  )
}

const isDouble = (t: ExodusTable, { targets }: Item, target: Target, name: string): boolean =>
  target.kind === 'card' &&
  t.card(target.ref.card).def.id === name &&
  isKnown(t, t.card(target.ref.card)) &&
  !targets.some((each) => isSameTarget(each, target))
