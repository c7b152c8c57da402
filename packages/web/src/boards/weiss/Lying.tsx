import type { CardView } from '@cardwright/engine'
import { Card } from '../../table/card/Card.tsx'
import { useTable } from '../../table/context.ts'
import { trayOf } from './tray.ts'

/** A small card of a clock or a row. While the tray offers it, it is chosen there: here it is only looked at. */
export function Lying({ card }: { card: CardView }) {
  const isInTray = trayOf(useTable()).some(({ option }) => option.card === card.handle)
  return <Card card={isInTray ? { name: card.name! } : card} size="small" />
}
