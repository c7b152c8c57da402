import { isOwned } from '../../cards/definitions.ts'
import { promoTiers } from '../../cards/symbols.ts'
import type { MillenniumTable } from '../../state.ts'
import { fusionPile } from '../deckbuilding/fusion.ts'

/** MB-355: before each phase but the first the fusion promos are others. */
export function newFusionSets(t: MillenniumTable): void {
  for (const tier of promoTiers) {
    const pile = fusionPile(t, tier)
    const [next, ...rest] = t.state.reserves[tier]
    if (pile.size > 0) t.move(pile.cards, t.zone.box())
    if (next === undefined) continue
    t.state.reserves[tier] = rest
    t.state.fusion[tier] = [next]
    t.move(
      t.zone.box().cards.filter(({ def }) => 'set' in def && def.set === next),
      pile,
    )
  }
}

/** MB-354, MB-H57: the Core deck of all Core cards that nobody owns, the Store deck of the new sets. */
export function rebuildStore(t: MillenniumTable): void {
  const { zone } = t
  const core = [
    ...zone.coreDiscard().cards,
    ...zone.box().cards.filter(({ def }) => isOwned(def) && def.rarity === 'core'),
  ]
  if (core.length > 0) t.move(core, zone.core())
  t.shuffle(zone.core())
  const old = [...zone.store().cards, ...zone.storeArea().cards, ...zone.storeDiscard().cards]
  if (old.length > 0) t.move(old, zone.box())
  const fresh = zone.box().cards.filter(({ def }) => isOwned(def) && t.state.terms.secondStore.includes(def.set))
  t.move(fresh, zone.store())
  t.shuffle(zone.store())
  t.tell({ type: 'newStore', rule: 'MB-354' })
}
