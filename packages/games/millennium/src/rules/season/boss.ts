import type { MillenniumTable } from '../../state.ts'

/** MB-356: 10 RP for each player in each round after the first. */
export const campaignBonus = ({ state, seats }: MillenniumTable): number =>
  state.terms.mode === 'campaign' ? (state.round - 1) * 10 * seats : 0

/** MB-336, MB-351, MB-352: a Boss Accessory comes to light. */
export function revealBossAccessory(t: MillenniumTable): void {
  const card = t.zone.bossReserve().top
  if (!card) return
  t.move(card, t.zone.bossAccessories())
  t.tell({ type: 'bossAccessory', card: card.id, rule: 'MB-336' })
}

/** MB-333, MB-342, MB-353: the next boss takes its place; its Singles, Deck Box and Accessories come from the box. */
export function bringBoss(t: MillenniumTable): void {
  const { state } = t
  const [boss, ...left] = state.bossesLeft
  if (boss === undefined) return
  clearBoss(t)
  state.boss = boss
  state.bossesLeft = left
  const isOfBoss = (set: unknown) => set === boss
  const cards = t.zone.box().cards.filter(({ def }) => 'set' in def && isOfBoss(def.set))
  const of = (kind: string) => cards.filter(({ def }) => def.kind === kind)
  t.move(of('deckBox'), t.zone.bossBox())
  t.move(of('single'), t.zone.bossDeck())
  t.move(of('accessory'), t.zone.bossReserve())
  // MB-339: everybody may look through them, but not at their order
  t.show(t.zone.bossDeck().cards, 'all')
  t.shuffle(t.zone.bossDeck())
  t.shuffle(t.zone.bossReserve())
  t.touch()
  t.tell({ type: 'boss', boss, rule: 'MB-353' })
}

/** A boss that was beaten goes back to the box with all that it had. */
function clearBoss(t: MillenniumTable): void {
  const { zone } = t
  const areas = [zone.bossDeck(), zone.bossReserve(), zone.bossTableau(), zone.bossBox(), zone.bossAccessories()]
  for (const area of [...areas, zone.bossAttached()]) if (area.size > 0) t.move(area.cards, zone.box())
}
