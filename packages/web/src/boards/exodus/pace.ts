import { eventEntry, type SeenEvent } from '@cardwright/engine'
import { type AnyEvent, type ByType, placeOf, type SeenOf } from '@cardwright/exodus'

const lasts = (ms: number) => (): number => ms

/** Cards that come to a hand or leave the stack need less of a look than those that come to the field. */
function moving({ cards }: SeenOf<'move'>): number {
  const to = placeOf(cards[0]?.to ?? '').family
  if (to === 'pile' || to === 'creature' || to === 'lasting') return 380
  return to === 'hand' || to === 'reserve' ? 130 : 240
}

/** How long each event is shown, in ms. */
const times: ByType<number> = {
  move: moving,
  shuffle: lasts(0),
  answer: lasts(0),
  turn: lasts(700),
  phase: lasts(220),
  stacked: lasts(850),
  resolves: lasts(450),
  fizzles: lasts(800),
  immediately: lasts(700),
  reselected: lasts(700),
  battle: lasts(850),
  calledOff: lasts(700),
  cancelled: lasts(700),
  destroyed: lasts(600),
  freeze: lasts(600),
  thaw: lasts(500),
  prevented: lasts(1100),
  shielded: lasts(700),
  discounted: lasts(500),
  power: lasts(600),
  renewed: lasts(500),
  nothing: lasts(700),
  life: lasts(800),
  recycle: lasts(600),
  show: lasts(900),
  leave: lasts(500),
  end: lasts(600),
}

export const pace = (event: SeenEvent): number => eventEntry<AnyEvent, number, []>(times, event) ?? 500
