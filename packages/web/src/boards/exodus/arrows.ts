import { factsOf, type ItemFacts, type TargetFacts } from '@cardwright/exodus'
import type { Arrow } from '../../table/aim/Arrows.tsx'
import { useHolding } from '../../table/aim/holding.tsx'
import { cardSpot, type Spot } from '../../table/aim/spots.ts'
import { useTable } from '../../table/context.ts'
import { aim, graveSpot, itemSpot, pileSpot, playerSpot } from './choices.ts'

function targetSpot(target: TargetFacts): Spot | null {
  switch (target.kind) {
    case 'card':
      return target.handle === null ? null : cardSpot(target.handle)
    case 'pile':
      return pileSpot(target.seat, target.pile)
    case 'player':
      return playerSpot(target.seat)
    case 'graveyard':
      return graveSpot(target.seat)
    case 'item':
      return itemSpot(target.id)
  }
}

/** An attack goes from the creature; anything else from where it waits. */
const sourceSpot = ({ id, kind, source }: ItemFacts): Spot =>
  kind === 'attack' && source !== null ? cardSpot(source) : itemSpot(id)

/** Arrows for attacks, the next item to resolve, the item and the option under the pointer, and the battle. */
export function useArrows(looked: number | null): readonly Arrow[] {
  const table = useTable()
  const { view, answering, beat } = table
  const { held } = useHolding()
  const { stack } = factsOf(view)
  const arrows: Arrow[] = []
  for (const item of stack) {
    if (item.kind !== 'attack' && item !== stack.at(-1) && item.id !== looked) continue
    item.targets.forEach((target, i) => {
      const to = targetSpot(target)
      const look = item.kind === 'attack' ? 'attack' : 'aim'
      if (to) arrows.push({ key: `${item.id} ${i}`, from: sourceSpot(item), to, look })
    })
  }
  const { preview, ask } = answering
  const aimed = preview && ask ? aim(preview, ask, table) : null
  const [to] = aimed?.at ?? []
  if (preview && aimed?.from && to && (preview.move === 'attack' || held !== null))
    arrows.push({ key: 'preview', from: aimed.from, to, look: 'preview' })
  if (beat?.type === 'battle' && beat.card?.handle !== undefined) {
    const victim = beat.on?.handle === undefined ? playerSpot(1 - Number(beat.seat)) : cardSpot(beat.on.handle)
    arrows.push({ key: 'battle', from: cardSpot(beat.card.handle), to: victim, look: 'strike' })
  }
  return arrows
}
