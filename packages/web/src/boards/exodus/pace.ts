import type { SeenEvent } from '@cardwright/engine'
import { placeOf } from '@cardwright/exodus'

const times: Readonly<Record<string, number>> = {
  shuffle: 0,
  answer: 0,
  turn: 700,
  phase: 220,
  stacked: 850,
  resolves: 450,
  fizzles: 800,
  immediately: 700,
  reselected: 700,
  battle: 850,
  calledOff: 700,
  cancelled: 700,
  destroyed: 600,
  freeze: 600,
  thaw: 500,
  life: 800,
  recycle: 600,
  show: 900,
  end: 600,
}

/** Cards that come to a hand or leave the stack need less of a look than those that come to the field. */
function moving({ cards }: SeenEvent): number {
  const to = placeOf(cards?.[0]?.to ?? '').family
  if (to === 'pile' || to === 'creature' || to === 'lasting') return 380
  return to === 'hand' || to === 'reserve' ? 130 : 240
}

/** How long each thing is shown, in ms. */
export const pace = (event: SeenEvent): number => (event.type === 'move' ? moving(event) : (times[event.type] ?? 500))
